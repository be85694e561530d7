"""Tables as people know them: set up, kept, found and opened again."""
