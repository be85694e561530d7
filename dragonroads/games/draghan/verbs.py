"""The vocabulary of the race: what a card's `effect` may say. A verb gets the table, the active seat and its slot."""

from dragonroads.library.vocabulary import Vocabulary

words = Vocabulary(given=3)
