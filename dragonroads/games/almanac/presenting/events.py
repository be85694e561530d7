"""The chronicle of a journey: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after everybody has left the page it happened on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import View
from dragonroads.games.almanac.fights import LOSING_FACE
from dragonroads.games.almanac.placing import HELPER, WORKER
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.options import alternatives
from dragonroads.games.almanac.presenting.plain_events import AREAS, PLAIN
from dragonroads.games.almanac.presenting.words import JourneyWords

Values = dict[str, object]
Worded = tuple[str, Values]
"""The variant of an event's words (empty for the plain one) and what they mention."""


class EventWords:
    """Words of what happened."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._alternatives = alternatives(words)
        content = words.content
        self._names: Mapping[str, Callable[[View, Any], object]] = {
            "who": lambda _view, seat: words.name(seat),
            "other": lambda _view, seat: words.name(seat),
            "colour": lambda _view, colour: words.say(f"colour.{colour}.name"),
            "start": self._start,
            "gold": lambda _view, n: words.gold(n),
            "page": lambda _view, page: words.page(page),
            "letter": lambda view, card: words.address(view, content.letters[card].page),
            "caravans": lambda _view, cards: words.listed([words.caravan(card) for card in cards]),
            "caravan": lambda _view, card: words.caravan(card),
            "contract": lambda _view, card: words.contract(card),
            "token": lambda _view, token: words.token(token),
            "cargo": lambda _view, piece: words.cargo(piece),
            "goods": lambda _view, several: words.goods(several),
            "good": lambda _view, good: words.good(good),
            "other_good": lambda _view, good: words.good(good),
            "power": lambda _view, power: words.power(power),
            "met": self._met,
            "choice": lambda _view, name: words.say(self._alternatives[name][0]),
            "tile": self._tile,
            "turtles": lambda _view, row: words.listed([self._area("turtle", letter) for letter in row]),
            "wards": lambda _view, some: words.listed([self._area("ward", letter) for letter in some]),
            **{name: self._area_called(name) for name in AREAS},
        }
        self._special: Mapping[str, Callable[..., Worded]] = {
            "first_guide": self._first_guide,
            "placed": self._placed,
            "globe_shown": self._globe_shown,
            "guide_is": self._guide_is,
            "bids_shown": self._bids_shown,
            "faces": self._faces,
            "fight_roll": self._fight_roll,
            "pledged": self._pledged,
            "choices_shown": self._choices_shown,
            "duel": self._duel,
            "duel_rolls": self._duel_rolls,
            "monte": self._monte,
            "counted": self._counted,
            "journey_over": self._journey_over,
        }

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of event that has words."""
        return frozenset(PLAIN) | frozenset(self._special)

    def sentence(self, view: View, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        if event.kind in self._special:
            variant, values = self._special[event.kind](view, *event.args)
        else:
            variant, values = "", self._named(view, event)
        key = f"event.{event.kind}.{variant}" if variant else f"event.{event.kind}"
        return self.words.say(key, **values)

    def _named(self, view: View, event: Event) -> Values:
        return {
            name: self._names[name](view, value) if name in self._names else value
            for name, value in zip(PLAIN[event.kind], event.args)
        }

    # --- names ------------------------------------------------------------------------------------------------------

    def _start(self, _view: View, start: int) -> str:
        return self.words.say(f"start.{self.words.content.starting[start].id}.name")

    def _met(self, _view: View, card: Card) -> str:
        letter = self.words.content.encounters[card].letter
        return self.words.say("encounter.head", letter=letter, name=self.words.encounter(card))

    def _tile(self, view: View, card: Card) -> str:
        number = self.words.content.tiles[card][0]
        return self._actions.name(number, self.words.content.pages(view["seats"])[number].pool[card])

    def _area_called(self, name: str) -> Callable[[View, str], str]:
        return lambda _view, letter: self._area(name, letter)

    def _area(self, name: str, letter: str) -> str:
        """The name of an area on the page with the rule that events of this kind come from."""
        pages = self.words.content.locations.values()
        return next((self.words.area(p.id, letter) for p in pages if isinstance(p.placement, AREAS[name])), letter)

    def _each(self, pairs: Sequence[tuple[Seat, object]]) -> str:
        """`Ana (3), Ben (1)`: names may end in a number."""
        return ", ".join(f"{self.words.name(seat)} ({value})" for seat, value in pairs)

    # --- events with words of their own -----------------------------------------------------------------------------

    def _first_guide(self, _view: View, seat: Seat, drawn: bool) -> Worded:
        return ("drawn" if drawn else ""), {"who": self.words.name(seat)}

    def _placed(self, _view: View, seat: Seat, space: str, piece: str) -> Worded:
        values: Values = {"who": self.words.name(seat), "space": space}
        if piece in (WORKER, HELPER):
            return "", values
        return "hired", values | {"token": self.words.token(piece)}

    def _globe_shown(self, _view: View, seat: Seat, card: Card, right: bool) -> Worded:
        page = self.words.page(self.words.content.slips[card].page)
        return ("right" if right else "wrong"), {"who": self.words.name(seat), "page": page}

    def _guide_is(self, _view: View, seat: Seat, same: bool) -> Worded:
        return ("same" if same else ""), {"who": self.words.name(seat)}

    def _bids_shown(
        self, _view: View, bids: Sequence[tuple[Seat, int]], winner: Seat, _price: int, reward: str
    ) -> Worded:
        values: Values = {"bid": self.words.say("term.bid"), "bids": self._each(bids), "who": self.words.name(winner)}
        if reward in self.words.content.tokens:
            return "token", values | {"token": self.words.token(reward)}
        return reward, values

    def _faces(self, _view: View, seat: Seat, way: str) -> Worded:
        return way, {"who": self.words.name(seat)}

    def _fight_roll(self, _view: View, seat: Seat, own: int, face: int, needed: int, won: bool) -> Worded:
        values: Values = {"who": self.words.name(seat), "own": own, "face": face, "needed": needed, "sum": own + face}
        return ("cross" if not face else "won" if won else "lost"), values

    def _pledged(self, _view: View, pledges: Sequence[tuple[Seat, int]]) -> Worded:
        return "", {"pledges": self._each(pledges)}

    def _choices_shown(self, _view: View, picks: Sequence[tuple[Seat, str]]) -> Worded:
        named = [(seat, self.words.say(self._alternatives[pick][0])) for seat, pick in picks]
        return "", {"choices": self._each(named)}

    def _duel(
        self, _view: View, earlier: Seat, later: Seat, rolls: Sequence[int], totals: Sequence[int], winner: Seat
    ) -> Worded:
        names = self.words.name(earlier), self.words.name(later)
        return "", {
            "who": names[0],
            "roll": rolls[0],
            "sum": totals[0],
            "other": names[1],
            "other_roll": rolls[1],
            "other_sum": totals[1],
            "winner": self.words.name(winner),
        }

    def _duel_rolls(
        self, _view: View, challenger: Seat, defender: Seat, faces: Sequence[int], totals: Sequence[int]
    ) -> Worded:
        rolls = [str(face) if face != LOSING_FACE else self.words.say("die.cross") for face in faces]
        who, other = self.words.name(challenger), self.words.name(defender)
        return "", {
            "who": who,
            "roll": rolls[0],
            "sum": totals[0],
            "other": other,
            "other_roll": rolls[1],
            "other_sum": totals[1],
        }

    def _monte(self, _view: View, seat: Seat, place: int, _card: Card, wins: bool) -> Worded:
        return ("peak" if wins else "fog"), {"who": self.words.name(seat), "n": place}

    def _counted(self, _view: View, seat: Seat, tally: Sequence[int], _powers: Sequence[int]) -> Worded:
        return "", {"who": self.words.name(seat), "n": sum(tally)}

    def _journey_over(self, _view: View, winners: Sequence[Seat]) -> Worded:
        return ("one" if len(winners) == 1 else "many"), {"who": self.words.people(winners)}
