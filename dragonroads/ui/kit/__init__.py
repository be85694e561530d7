"""The kit of parts: everything that lies on the table, drawn from facts at the size there is."""
