"""Turns YAML into checked, bound content: reading, shapes, verbs, packs, words and rule books."""
