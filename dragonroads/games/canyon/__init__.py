"""Dragon Canyon: heroes on a map of sixteen tiles, harvest festivals, dragons, and an Automa who plays by cards."""
