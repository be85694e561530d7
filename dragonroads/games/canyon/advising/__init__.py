"""How a sensible beginner plays Dragon Canyon."""
