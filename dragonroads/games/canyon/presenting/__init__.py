"""Dragon Canyon in words and places."""
