"""The Draghan Race: dragons race by programmed card rows, the Storylines."""
