"""The phases in the order of the rule book, and what they use: walking, rows, piles."""
