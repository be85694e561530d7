"""What the shipped boxes hold: one reviewed listing per box."""
