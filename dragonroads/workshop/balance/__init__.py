"""How even a game is."""
