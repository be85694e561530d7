"""How a sensible beginner answers every question of a journey."""
