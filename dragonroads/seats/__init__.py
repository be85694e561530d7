"""Who sits where, and who may look at the screen now."""
