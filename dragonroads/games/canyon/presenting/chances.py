"""A battle that might be fought, in a line: both strengths and the chance to win, as far as the enemy shows."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.canyon.grid import Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import possible
from dragonroads.games.canyon.presenting.odds import Odds, battle_odds
from dragonroads.games.canyon.presenting.words import CanyonWords


class ChanceWords:
    """Says how a battle would stand before the dice."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def attack(self, view: Canyon, attacker: Tile, defender: Tile) -> str:
        """`5 against 4 to 7, 31 to 69 in 100; may be DRS, GWD or SKY`."""
        told = self.told(battle_odds(view, attacker, defender))
        cards = possible(view, defender)
        if len(cards) == 1:
            return told
        if len(cards) == view.heroes:
            return self.words.say("chance.anybody", told=told)
        codes = [self.words.hero_code(card) for card in cards]
        return self.words.say("chance.hidden", told=told, codes=self.words.choice(codes))

    def told(self, odds: Sequence[Odds], attacks: bool = True) -> str:
        """The same without names; for who defends the other way round."""
        chances = [one.chance if attacks else 100 - one.chance for one in odds]
        own, foe = [one.own for one in odds], [one.foe for one in odds]
        strong, firm = (own, foe) if attacks else (foe, own)
        return self.words.say("chance", own=self._range(strong), foe=self._range(firm), chance=self._range(chances))

    def _range(self, numbers: Sequence[int]) -> str:
        """`4`, or `4 to 7`."""
        least, most = min(numbers), max(numbers)
        return str(least) if least == most else self.words.say("range", least=least, most=most)
