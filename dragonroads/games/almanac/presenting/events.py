"""The chronicle of a journey: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after everybody has left the page it happened on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.record import Happening, tags_of
from dragonroads.engine.table import Card, Seat
from dragonroads.gamekit.speaker import event_key
from dragonroads.games.almanac.arrival import GlobeShown
from dragonroads.games.almanac.bids import BidsShown
from dragonroads.games.almanac.choice_verbs import ChoicesShown
from dragonroads.games.almanac.closing import Counted, JourneyOver
from dragonroads.games.almanac.duels import DuelRolls
from dragonroads.games.almanac.encounter_verbs import Pledged
from dragonroads.games.almanac.fights import LOSING_FACE, FightRoll
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.nouns import AREA
from dragonroads.games.almanac.placements.facing_booths import Duel
from dragonroads.games.almanac.placing import HELPER, WORKER, Placed
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.options import alternatives
from dragonroads.games.almanac.presenting.words import JourneyWords

Values = dict[str, object]
"""What the words of an event mention."""


class EventWords:
    """Words of what happened."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._alternatives = alternatives(words)
        content = words.content
        self._names: Mapping[str, Callable[[Journey, Any], object]] = {
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
        }
        self._special: Mapping[type[Happening], Callable[[Any], Values]] = {
            Placed: self._placed,
            GlobeShown: self._globe_shown,
            BidsShown: self._bids_shown,
            FightRoll: self._fight_roll,
            Pledged: self._pledged,
            ChoicesShown: self._choices_shown,
            Duel: self._duel,
            DuelRolls: self._duel_rolls,
            Counted: self._counted,
            JourneyOver: self._journey_over,
        }

    def sentence(self, view: Journey, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        record, tell = event.record, self._special.get(type(event.record))
        values = tell(record) if tell else self._named(view, record)
        return self.words.say(event_key(record, record.variant(view)), **values)

    def _named(self, view: Journey, record: Happening) -> Values:
        """What each field is called: an area by the page it lies on, everything else by the name of the field."""
        values: Values = {}
        for (name, sort), value in zip(record.sorts().items(), record):
            if AREA in tags_of(sort):
                values[name] = self._areas(record, value)
            else:
                values[name] = self._names[name](view, value) if name in self._names else value
        return values

    # --- names ------------------------------------------------------------------------------------------------------

    def _start(self, _view: Journey, start: int) -> str:
        return self.words.say(f"start.{self.words.content.starting[start].id}.name")

    def _met(self, _view: Journey, card: Card) -> str:
        letter = self.words.content.encounters[card].letter
        return self.words.say("encounter.head", letter=letter, name=self.words.encounter(card))

    def _tile(self, view: Journey, card: Card) -> str:
        number = self.words.content.tiles[card][0]
        return self._actions.name(number, self.words.content.pages(view.seats)[number].pool[card])

    def _areas(self, record: Happening, letters: str | tuple[str, ...]) -> str:
        """The names of areas on the page with the rule that tells of them."""
        pages, told_by = self.words.content.locations.values(), type(record).__module__
        page = next((page.id for page in pages if type(page.placement).__module__ == told_by), None)
        return self.words.listed([one if page is None else self.words.area(page, one) for one in letters])

    def _each(self, pairs: Sequence[tuple[Seat, object]]) -> str:
        """`Ana (3), Ben (1)`: names may end in a number."""
        return ", ".join(f"{self.words.name(seat)} ({value})" for seat, value in pairs)

    # --- events with words of their own -----------------------------------------------------------------------------

    def _placed(self, event: Placed) -> Values:
        values: Values = {"who": self.words.name(event.who), "space": event.space}
        return values if event.piece in (WORKER, HELPER) else values | {"token": self.words.token(event.piece)}

    def _globe_shown(self, event: GlobeShown) -> Values:
        page = self.words.page(self.words.content.slips[event.slip].page)
        return {"who": self.words.name(event.who), "page": page}

    def _bids_shown(self, event: BidsShown) -> Values:
        bids, who = self._each(event.bids), self.words.name(event.who)
        values: Values = {"bid": self.words.say("term.bid"), "bids": bids, "who": who}
        if event.reward in self.words.content.tokens:
            values["token"] = self.words.token(event.reward)
        return values

    def _fight_roll(self, event: FightRoll) -> Values:
        own, face = event.own, event.face
        rolled: Values = {"own": own, "face": face, "needed": event.needed, "sum": own + face}
        return rolled | {"who": self.words.name(event.who)}

    def _pledged(self, event: Pledged) -> Values:
        return {"pledges": self._each(event.pledges)}

    def _choices_shown(self, event: ChoicesShown) -> Values:
        named = [(seat, self.words.say(self._alternatives[pick][0])) for seat, pick in event.choices]
        return {"choices": self._each(named)}

    def _duel(self, event: Duel) -> Values:
        return self._rolls(event, event.rolls) | {"winner": self.words.name(event.winner)}

    def _duel_rolls(self, event: DuelRolls) -> Values:
        cross = self.words.say("die.cross")
        return self._rolls(event, [cross if face == LOSING_FACE else str(face) for face in event.rolls])

    def _rolls(self, event: Duel | DuelRolls, rolls: Sequence[object]) -> Values:
        return {
            "who": self.words.name(event.who),
            "roll": rolls[0],
            "sum": event.totals[0],
            "other": self.words.name(event.other),
            "other_roll": rolls[1],
            "other_sum": event.totals[1],
        }

    def _counted(self, event: Counted) -> Values:
        return {"who": self.words.name(event.who), "n": sum(event.tally)}

    def _journey_over(self, event: JourneyOver) -> Values:
        return {"who": self.words.people(event.winners)}
