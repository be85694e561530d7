"""What goes on at the table: somebody is asked, something is watched, a computer thinks."""
