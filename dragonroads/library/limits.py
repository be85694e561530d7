"""How much one content file may hold; known without the reader, which few starts need."""

DEEPEST = 20
"""Mappings and lists inside one another."""
LARGEST = 256 * 1024
"""Bytes."""
