"""How each screen is drawn: words and facts in, lines of spans out."""
