"""Computer players: they see what their seat sees and try things out in worlds dealt anew."""
