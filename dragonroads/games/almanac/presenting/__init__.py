"""A journey in words: views, questions and events in, lines of text out."""
