"""A battle told in steps: strength source by source, dice with their explosions, totals, and what abilities change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.record import Happening
from dragonroads.games.canyon.battles import BattleOver, Rolled, Strength
from dragonroads.games.canyon.heroes import PassiveHelped
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.spoils import Stole

Worded = tuple[str, dict[str, object]]
"""The variant of an event's words (empty for the plain one) and what they mention."""
TOLD_ELSEWHERE = frozenset({"breaks_dragons", "loot_of_choice", "raids_stockpile"})
"""Lasting effects that another event speaks of."""
WORDED = frozenset({"guards_stores", "returns_to_hand", "wins_ties"})
"""Those that have words of their own."""
SOURCES = ("hero", "tile", "buildings", "rage")
"""What strength can come from, beside abilities and dragons."""
SILENT = "-"
"""The variant of an event that needs no words."""


class BattleWords:
    """Words of the events of a battle."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._dragons = frozenset(dragon.id for dragon in words.content.dragons)
        self.events: Mapping[type[Happening], Callable[..., Worded]] = {
            Strength: self._strength,
            Rolled: self._rolled,
            BattleOver: self._over,
            PassiveHelped: self._passive,
            Stole: self._stole,
        }

    def _strength(self, view: Canyon, event: Strength) -> Worded:
        """`Wildling 10 + walls 2 = 12`."""
        each = " + ".join(f"{self._source(name)} {n}" for name, n in event.parts)
        values = {"who": self.words.name(view, event.who), "parts": each, "n": sum(n for _, n in event.parts)}
        return ("" if len(event.parts) > 1 else "one"), values

    def _source(self, name: str) -> str:
        if name in SOURCES:
            return self.words.say(f"strength.{name}")
        return self.words.dragon(name) if name in self._dragons else self.words.ability(name)

    def _rolled(self, view: Canyon, event: Rolled) -> Worded:
        """`6! 6! 3`: every roll but the last one exploded; of two dice the higher counts."""
        shown = ["/".join(str(die) for die in sorted(dice, reverse=True)) for dice in event.rolls]
        told = " ".join([*(f"{roll}!" for roll in shown[:-1]), shown[-1]])
        values = {"who": self.words.name(view, event.who), "rolls": told, "n": sum(max(dice) for dice in event.rolls)}
        return ("explodes" if len(event.rolls) > 1 else "" if len(event.rolls[0]) == 1 else "two"), values

    def _over(self, view: Canyon, event: BattleOver) -> Worded:
        names = {"who": self.words.name(view, event.who), "other": self.words.name(view, event.other)}
        tie = ".tie" if event.strong == event.firm else ""
        return f"{'won' if event.won else 'lost'}{tie}", {**names, "strong": event.strong, "firm": event.firm}

    def _passive(self, view: Canyon, event: PassiveHelped) -> Worded:
        """What an ability has changed; nothing where the next line says it anyway."""
        sources = self.words.content.sources[event.hero % view.heroes]
        effects = [effect for effect, name in sources.items() if name == event.ability]
        if set(effects) & TOLD_ELSEWHERE:
            return SILENT, {}
        return next((effect for effect in effects if effect in WORDED), ""), {
            "who": self.words.name(view, event.who),
            "ability": self.words.ability(event.ability),
            "hero": self.words.hero_name(event.hero),
        }

    def _stole(self, view: Canyon, event: Stole) -> Worded:
        names = {"who": self.words.name(view, event.who), "other": self.words.name(view, event.other)}
        return event.store, {**names, "kind": self.words.kind(event.token)}
