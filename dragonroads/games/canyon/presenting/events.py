"""The chronicle of the canyon: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after the heroes have left their tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Happening
from dragonroads.gamekit.speaker import event_key
from dragonroads.games.canyon.automa_deck import AutomaCardRead
from dragonroads.games.canyon.content import TURNINGS
from dragonroads.games.canyon.ending import Counted, MissionCounted, Won
from dragonroads.games.canyon.festivals import Festival
from dragonroads.games.canyon.gathering import Bone, Gathered
from dragonroads.games.canyon.grid import COMPASS
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.battle_events import BattleWords, Values
from dragonroads.games.canyon.presenting.words import CanyonWords


class Says(Texts):
    """What is read off a card of the Automas."""

    family = ""
    arrow = text(*COMPASS)
    turn = text(*TURNINGS, key="board.automa")


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
        self._special: Mapping[type[Happening], Callable[..., Values]] = {
            **BattleWords(words).events,
            Festival: self._festival,
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
        return self.words.say(event_key(record, record.variant(view)), **tell(view, record))

    def _plain(self, view: Canyon, event: Happening) -> Values:
        """Words that mention every field by its name."""
        named = zip(event.fields, event)
        return {name: self._named(view, name, value) for name, value in named}

    def _named(self, view: Canyon, name: str, value: Any) -> object:
        return self._names[name](view, value) if name in self._names else value

    # --- the map ----------------------------------------------------------------------------------------------------

    def _festival(self, view: Canyon, event: Festival) -> Values:
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
        return {"who": self.words.name(view, event.who), "tiles": tables, "guests": "; ".join(each)}

    def _gathered(self, view: Canyon, event: Gathered) -> Values:
        values: Values = {"who": self.words.name(view, event.who), "tile": event.tile}
        return values | {"tokens": self.words.some(event.token, event.n)}

    def _bone(self, view: Canyon, event: Bone) -> Values:
        """How many more it takes to win."""
        return {"who": self.words.name(view, event.who), "n": event.n, "left": event.left(view)}

    # --- the Automa -------------------------------------------------------------------------------------------------

    def _automa_card(self, view: Canyon, event: AutomaCardRead) -> Values:
        """What she reads off the card."""
        line, one = self.words.line, self.words.content.automa[event.card]
        values: Values = {
            "who": self.words.name(view, event.who),
            "card": one.id,
            "building": self.words.building(one.purchase),
            "tile": one.move,
            "n": one.strength,
            "arrow": line(Says.arrow(one.arrow)),
            "turn": line(Says.turn(one.turn)),
        }
        return values

    # --- the end ----------------------------------------------------------------------------------------------------

    def _mission(self, _view: Canyon, event: MissionCounted) -> Values:
        return {"mission": self.words.mission(event.mission), "points": f"{event.points:+}"}

    def _counted(self, view: Canyon, event: Counted) -> Values:
        return {"who": self.words.name(view, event.who), "n": sum(event.tally)}

    def _won(self, view: Canyon, event: Won) -> Values:
        return {"who": self.words.people(view, event.winners)}
