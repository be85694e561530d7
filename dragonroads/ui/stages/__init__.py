"""What goes on at the table: somebody is asked, something is watched, a plan is confirmed."""
