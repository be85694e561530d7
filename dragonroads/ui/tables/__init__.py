"""Tables of one sort each: how their regions share a screen, and what is drawn in them."""
