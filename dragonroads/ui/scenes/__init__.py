"""What everybody watches: scenes, their beats and results, and the steps between them."""
