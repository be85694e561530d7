"""A battle told in steps: strength source by source, dice with their explosions, totals, and what abilities change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Happening
from dragonroads.games.canyon.battles import Rolled, Strength
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.spoils import Stole

Values = dict[str, object]
"""What the words of an event mention."""
SOURCES = ("hero", "tile", "buildings", "rage")
"""What strength can come from, beside abilities and dragons."""


class Says(Texts):
    """What strength comes from."""

    family = ""
    strength = text(*SOURCES)


class BattleWords:
    """Words of the events of a battle."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._dragons = frozenset(dragon.id for dragon in words.content.dragons)
        self.events: Mapping[type[Happening], Callable[..., Values]] = {
            Strength: self._strength,
            Rolled: self._rolled,
            Stole: self._stole,
        }

    def _strength(self, view: Canyon, event: Strength) -> Values:
        """`Wildling 10 + walls 2 = 12`."""
        each = " + ".join(f"{self._source(name)} {n}" for name, n in event.parts)
        return {"who": self.words.name(view, event.who), "parts": each, "n": sum(n for _, n in event.parts)}

    def _source(self, name: str) -> str:
        if name in SOURCES:
            return self.words.line(Says.strength(name))
        return self.words.dragon(name) if name in self._dragons else self.words.ability(name)

    def _rolled(self, view: Canyon, event: Rolled) -> Values:
        """`6! 6! 3`: every roll but the last one exploded; of two dice the higher counts."""
        shown = ["/".join(str(die) for die in sorted(dice, reverse=True)) for dice in event.rolls]
        told = " ".join([*(f"{roll}!" for roll in shown[:-1]), shown[-1]])
        return {"who": self.words.name(view, event.who), "rolls": told, "n": sum(max(dice) for dice in event.rolls)}

    def _stole(self, view: Canyon, event: Stole) -> Values:
        names = {"who": self.words.name(view, event.who), "other": self.words.name(view, event.other)}
        return {**names, "token": self.words.kind(event.token)}
