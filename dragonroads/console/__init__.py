"""What every command needs of a terminal."""
