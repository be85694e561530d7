"""A battle told in steps: strength source by source, dice with their explosions, totals, and what abilities change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import View
from dragonroads.games.canyon.presenting.words import CanyonWords

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
        self.events: Mapping[str, Callable[..., Worded]] = {
            "strength": self._strength,
            "rolled": self._rolled,
            "battle_over": self._over,
            "passive": self._passive,
            "stole": self._stole,
        }

    def _strength(self, view: View, seat: Seat, parts: Sequence[tuple[str, int]]) -> Worded:
        """`Wildling 10 + walls 2 = 12`."""
        each = " + ".join(f"{self._source(name)} {n}" for name, n in parts)
        values = {"who": self.words.name(view, seat), "parts": each, "n": sum(n for _, n in parts)}
        return ("" if len(parts) > 1 else "one"), values

    def _source(self, name: str) -> str:
        if name in SOURCES:
            return self.words.say(f"strength.{name}")
        return self.words.dragon(name) if name in self._dragons else self.words.ability(name)

    def _rolled(self, view: View, seat: Seat, rolls: Sequence[Sequence[int]]) -> Worded:
        """`6! 6! 3`: every roll but the last one exploded; of two dice the higher counts."""
        shown = ["/".join(str(die) for die in sorted(dice, reverse=True)) for dice in rolls]
        told = " ".join([*(f"{roll}!" for roll in shown[:-1]), shown[-1]])
        values = {"who": self.words.name(view, seat), "rolls": told, "n": sum(max(dice) for dice in rolls)}
        return ("explodes" if len(rolls) > 1 else "" if len(rolls[0]) == 1 else "two"), values

    def _over(self, view: View, attacker: Seat, strong: int, defender: Seat, firm: int, won: bool) -> Worded:
        names = {"who": self.words.name(view, attacker), "other": self.words.name(view, defender)}
        tie = ".tie" if strong == firm else ""
        return f"{'won' if won else 'lost'}{tie}", {**names, "strong": strong, "firm": firm}

    def _passive(self, view: View, seat: Seat, ability: str, card: Card) -> Worded:
        """What an ability has changed; nothing where the next line says it anyway."""
        sources = self.words.content.sources[card % view["heroes"]]
        effects = [effect for effect, name in sources.items() if name == ability]
        if set(effects) & TOLD_ELSEWHERE:
            return SILENT, {}
        return next((effect for effect in effects if effect in WORDED), ""), {
            "who": self.words.name(view, seat),
            "ability": self.words.ability(ability),
            "hero": self.words.hero_name(card),
        }

    def _stole(self, view: View, winner: Seat, loser: Seat, kind: str, store: str) -> Worded:
        names = {"who": self.words.name(view, winner), "other": self.words.name(view, loser)}
        return store, {**names, "kind": self.words.kind(kind)}
