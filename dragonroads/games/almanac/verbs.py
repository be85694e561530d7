"""The vocabulary of the journeys: what cards, tokens and pages may say. A verb gets the table and the player."""

from dragonroads.library.vocabulary import Vocabulary

words = Vocabulary(given=2)
"""A verb's check gets the journey, the player and the gold that is left, and says why the verb cannot be done."""
