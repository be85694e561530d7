"""The chronicle of the canyon: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after the heroes have left their tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.record import Happening
from dragonroads.games.canyon.automa_deck import AutomaCardRead
from dragonroads.games.canyon.ending import Counted, MissionCounted, Won
from dragonroads.games.canyon.entering import Entered
from dragonroads.games.canyon.festivals import FeastBones, Festival
from dragonroads.games.canyon.gathering import Bone, Gathered
from dragonroads.games.canyon.heroes import Moved
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.battle_events import SILENT, BattleWords, Worded
from dragonroads.games.canyon.presenting.words import CanyonWords

Values = dict[str, object]
PLACES = {"token": "kind", "other_token": "other_kind"}
"""Fields that go by another name in the words."""


class EventWords:
    """Words of what happened."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._names: Mapping[str, Callable[[Canyon, Any], object]] = {
            "who": words.name,
            "other": words.name,
            "clan": lambda _view, clan: words.clan(clan),
            "missions": lambda _view, names: words.listed([words.mission(name) for name in names]),
            "tokens": lambda _view, four: words.tokens(four),
            "land": words.tile,
            "hero": lambda _view, card: words.hero_name(card),
            "hero_attacked": lambda _view, card: words.hero_name(card),
            "token": lambda _view, kind: words.kind(kind),
            "other_token": lambda _view, kind: words.kind(kind),
            "dragon": lambda _view, dragon: words.dragon(dragon),
            "ability": lambda _view, ability: words.ability(ability),
            "building": lambda _view, building: words.building(building),
        }
        self._special: Mapping[type[Happening], Callable[..., Worded]] = {
            **BattleWords(words).events,
            Moved: self._moved,
            Entered: self._entered,
            Festival: self._festival,
            FeastBones: self._feast_bones,
            Gathered: self._gathered,
            Bone: self._bone,
            AutomaCardRead: self._automa_card,
            MissionCounted: self._mission,
            Counted: self._counted,
            Won: self._won,
        }

    def sentence(self, view: Canyon, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        record = event.record
        tell = self._special.get(type(record), self._plain)
        variant, values = tell(view, record)
        if variant == SILENT:
            return ""
        return self.words.say(f"event.{record.kind}.{variant}" if variant else f"event.{record.kind}", **values)

    def _plain(self, view: Canyon, event: Happening) -> Worded:
        """Words that mention every field by its name."""
        named = zip(event.fields, event)
        return "", {PLACES.get(name, name): self._named(view, name, value) for name, value in named}

    def _named(self, view: Canyon, name: str, value: Any) -> object:
        return self._names[name](view, value) if name in self._names else value

    # --- the map ----------------------------------------------------------------------------------------------------

    def _moved(self, view: Canyon, event: Moved) -> Worded:
        return ("own" if event.who == event.other else ""), self._plain(view, event)[1]

    def _entered(self, view: Canyon, event: Entered) -> Worded:
        return ("" if event.n else "none"), self._plain(view, event)[1]

    def _festival(self, view: Canyon, event: Festival) -> Worded:
        """All guests, clan by clan."""
        seats = dict.fromkeys(sorted(card // view.heroes for card in event.heroes))
        each = [
            self.words.say(
                "festival.guests",
                who=self.words.name(view, seat),
                heroes=self.words.heroes([card for card in event.heroes if card // view.heroes == seat]),
            )
            for seat in seats
        ]
        tables = self.words.listed(list(event.tiles))
        return "", {"who": self.words.name(view, event.who), "tiles": tables, "guests": "; ".join(each)}

    def _feast_bones(self, view: Canyon, event: FeastBones) -> Worded:
        return ("" if event.n else SILENT), self._plain(view, event)[1]

    def _gathered(self, view: Canyon, event: Gathered) -> Worded:
        values: Values = {"who": self.words.name(view, event.who), "tile": event.tile}
        variant = "stockpile" if event.to_stockpile else ""
        return variant, values | {"tokens": self.words.some(event.token, event.n)}

    def _bone(self, view: Canyon, event: Bone) -> Worded:
        """How many more it takes to win; alone nobody wins by them."""
        values: Values = {"who": self.words.name(view, event.who), "n": event.n}
        left = self.words.content.supplies.bones_to_win - event.n
        if view.rules.solo:
            return "solo", values
        return ("last" if left <= 0 else "close" if left == 1 else ""), values | {"left": left}

    # --- the Automa -------------------------------------------------------------------------------------------------

    def _automa_card(self, view: Canyon, event: AutomaCardRead) -> Worded:
        """What she reads off the card."""
        say, one = self.words.say, self.words.content.automa[event.card]
        values: Values = {
            "who": self.words.name(view, event.who),
            "card": one.id,
            "building": self.words.building(one.purchase),
            "tile": one.move,
            "n": one.strength,
            "arrow": say(f"arrow.{one.arrow}"),
            "turn": say(f"board.automa.{one.turn}"),
        }
        return (f"{event.part}.{one.action}" if event.part == "action" else event.part), values

    # --- the end ----------------------------------------------------------------------------------------------------

    def _mission(self, _view: Canyon, event: MissionCounted) -> Worded:
        values: Values = {"mission": self.words.mission(event.mission), "points": f"{event.points:+}"}
        return ("done" if event.fulfilled else "failed"), values

    def _counted(self, view: Canyon, event: Counted) -> Worded:
        return "", {"who": self.words.name(view, event.who), "n": sum(event.tally)}

    def _won(self, view: Canyon, event: Won) -> Worded:
        variant = "canyon" if event.ending == "canyon" else "one" if len(event.winners) == 1 else "many"
        return variant, {"who": self.words.people(view, event.winners)}
