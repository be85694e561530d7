"""The chronicle of the canyon: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after the heroes have left their tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import View
from dragonroads.games.canyon.presenting.battle_events import SILENT, BattleWords, Worded
from dragonroads.games.canyon.presenting.plain_events import PLAIN, SILENT_WITH_NONE, WITH_NONE
from dragonroads.games.canyon.presenting.seen import is_solo
from dragonroads.games.canyon.presenting.words import CanyonWords

Values = dict[str, object]


class EventWords:
    """Words of what happened."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._names: Mapping[str, Callable[[View, Any], object]] = {
            "who": words.name,
            "other": words.name,
            "clan": lambda _view, clan: words.clan(clan),
            "missions": lambda _view, names: words.listed([words.mission(name) for name in names]),
            "tokens": lambda _view, four: words.tokens(four),
            "land": words.tile,
            "hero": lambda _view, card: words.hero_name(card),
            "hero_attacked": lambda _view, card: words.hero_name(card),
            "kind": lambda _view, kind: words.kind(kind),
            "other_kind": lambda _view, kind: words.kind(kind),
            "dragon": lambda _view, dragon: words.dragon(dragon),
            "ability": lambda _view, ability: words.ability(ability),
            "building": lambda _view, building: words.building(building),
        }
        self._special: Mapping[str, Callable[..., Worded]] = {
            **BattleWords(words).events,
            "moved": self._moved,
            "festival": self._festival,
            "gathered": self._gathered,
            "bone": self._bone,
            "automa_card": self._automa_card,
            "mission": self._mission,
            "counted": self._counted,
            "won": self._won,
        }

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of event that has words."""
        return frozenset(PLAIN) | frozenset(self._special)

    def sentence(self, view: View, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        tell = self._special.get(event.kind)
        variant, values = tell(view, *event.args) if tell else self._plain(view, event)
        if variant == SILENT:
            return ""
        return self.words.say(f"event.{event.kind}.{variant}" if variant else f"event.{event.kind}", **values)

    def _plain(self, view: View, event: Event) -> Worded:
        values = {
            name: self._names[name](view, value) if name in self._names else value
            for name, value in zip(PLAIN[event.kind], event.args)
        }
        if values.get("n") != 0:
            return "", values
        return (SILENT if event.kind in SILENT_WITH_NONE else "none" if event.kind in WITH_NONE else ""), values

    # --- the map ----------------------------------------------------------------------------------------------------

    def _moved(self, view: View, seat: Seat, owner: Seat, start: str, goal: str) -> Worded:
        values: Values = {"who": self.words.name(view, seat), "other": self.words.name(view, owner)}
        return ("own" if seat == owner else ""), values | {"start": start, "land": self.words.tile(view, goal)}

    def _festival(self, view: View, host: Seat, tiles: Sequence[str], cards: Sequence[Card]) -> Worded:
        """All guests, clan by clan."""
        seats = dict.fromkeys(sorted(card // view["heroes"] for card in cards))
        each = [
            self.words.say(
                "festival.guests",
                who=self.words.name(view, seat),
                heroes=self.words.heroes([card for card in cards if card // view["heroes"] == seat]),
            )
            for seat in seats
        ]
        tables = self.words.listed(list(tiles))
        return "", {"who": self.words.name(view, host), "tiles": tables, "guests": "; ".join(each)}

    def _gathered(self, view: View, seat: Seat, tile: str, kind: str, n: int, to_stockpile: bool) -> Worded:
        values: Values = {"who": self.words.name(view, seat), "tile": tile, "tokens": self.words.some(kind, n)}
        return ("stockpile" if to_stockpile else ""), values

    def _bone(self, view: View, seat: Seat, n: int) -> Worded:
        """How many more it takes to win; alone nobody wins by them."""
        values: Values = {"who": self.words.name(view, seat), "n": n}
        left = self.words.content.supplies.bones_to_win - n
        if is_solo(view):
            return "solo", values
        return ("last" if left <= 0 else "close" if left == 1 else ""), values | {"left": left}

    # --- the Automa -------------------------------------------------------------------------------------------------

    def _automa_card(self, view: View, seat: Seat, card: Card, part: str) -> Worded:
        """What she reads off the card."""
        say, one = self.words.say, self.words.content.automa[card]
        values: Values = {
            "who": self.words.name(view, seat),
            "card": one.id,
            "building": self.words.building(one.purchase),
            "tile": one.move,
            "n": one.strength,
            "arrow": say(f"arrow.{one.arrow}"),
            "turn": say(f"board.automa.{one.turn}"),
        }
        return (f"{part}.{one.action}" if part == "action" else part), values

    # --- the end ----------------------------------------------------------------------------------------------------

    def _mission(self, _view: View, name: str, fulfilled: bool, points: int) -> Worded:
        return ("done" if fulfilled else "failed"), {"mission": self.words.mission(name), "points": f"{points:+}"}

    def _counted(self, view: View, seat: Seat, tally: Sequence[int]) -> Worded:
        return "", {"who": self.words.name(view, seat), "n": sum(tally)}

    def _won(self, view: View, winners: Sequence[Seat], ending: str) -> Worded:
        variant = "canyon" if ending == "canyon" else "one" if len(winners) == 1 else "many"
        return variant, {"who": self.words.people(view, winners)}
