"""What a game has on the table, as facts: words already said, numbers and states, and nothing of how it is drawn."""
