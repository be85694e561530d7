"""The chronicle of a journey: every event as one line; an indented line is what came of the one above.

A line is made of what the event itself says: it may be read long after everybody has left the page it happened on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.record import Happening, tags_of
from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.arrival import GlobeShown
from dragonroads.games.almanac.bids import BidsShown
from dragonroads.games.almanac.choice_verbs import ChoicesShown
from dragonroads.games.almanac.closing import Counted, JourneyOver
from dragonroads.games.almanac.duels import DuelRolls
from dragonroads.games.almanac.encounter_verbs import GuideIs, Pledged
from dragonroads.games.almanac.encounters import Faces
from dragonroads.games.almanac.fights import LOSING_FACE, FightRoll
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.nouns import AREA
from dragonroads.games.almanac.placements.facing_booths import Duel
from dragonroads.games.almanac.placements.host_fee import Monte
from dragonroads.games.almanac.placing import HELPER, WORKER, Placed
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.options import alternatives
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.setting_out import FirstGuide

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
        self._special: Mapping[type[Happening], Callable[[Any], Worded]] = {
            FirstGuide: self._first_guide,
            Placed: self._placed,
            GlobeShown: self._globe_shown,
            GuideIs: self._guide_is,
            BidsShown: self._bids_shown,
            Faces: self._faces,
            FightRoll: self._fight_roll,
            Pledged: self._pledged,
            ChoicesShown: self._choices_shown,
            Duel: self._duel,
            DuelRolls: self._duel_rolls,
            Monte: self._monte,
            Counted: self._counted,
            JourneyOver: self._journey_over,
        }

    def sentence(self, view: Journey, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        tell = self._special.get(type(event.record))
        variant, values = tell(event.record) if tell else ("", self._named(view, event.record))
        key = f"event.{event.kind}.{variant}" if variant else f"event.{event.kind}"
        return self.words.say(key, **values)

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

    def _first_guide(self, event: FirstGuide) -> Worded:
        return ("drawn" if event.drawn else ""), {"who": self.words.name(event.who)}

    def _placed(self, event: Placed) -> Worded:
        values: Values = {"who": self.words.name(event.who), "space": event.space}
        if event.piece in (WORKER, HELPER):
            return "", values
        return "hired", values | {"token": self.words.token(event.piece)}

    def _globe_shown(self, event: GlobeShown) -> Worded:
        page = self.words.page(self.words.content.slips[event.slip].page)
        return ("right" if event.right else "wrong"), {"who": self.words.name(event.who), "page": page}

    def _guide_is(self, event: GuideIs) -> Worded:
        return ("same" if event.same else ""), {"who": self.words.name(event.who)}

    def _bids_shown(self, event: BidsShown) -> Worded:
        bids, who = self._each(event.bids), self.words.name(event.who)
        values: Values = {"bid": self.words.say("term.bid"), "bids": bids, "who": who}
        if event.reward in self.words.content.tokens:
            return "token", values | {"token": self.words.token(event.reward)}
        return event.reward, values

    def _faces(self, event: Faces) -> Worded:
        return event.way, {"who": self.words.name(event.who)}

    def _fight_roll(self, event: FightRoll) -> Worded:
        own, face = event.own, event.face
        rolled: Values = {"own": own, "face": face, "needed": event.needed, "sum": own + face}
        return ("cross" if not face else "won" if event.won else "lost"), {"who": self.words.name(event.who)} | rolled

    def _pledged(self, event: Pledged) -> Worded:
        return "", {"pledges": self._each(event.pledges)}

    def _choices_shown(self, event: ChoicesShown) -> Worded:
        named = [(seat, self.words.say(self._alternatives[pick][0])) for seat, pick in event.choices]
        return "", {"choices": self._each(named)}

    def _duel(self, event: Duel) -> Worded:
        return "", self._rolls(event, event.rolls) | {"winner": self.words.name(event.winner)}

    def _duel_rolls(self, event: DuelRolls) -> Worded:
        cross = self.words.say("die.cross")
        return "", self._rolls(event, [cross if face == LOSING_FACE else str(face) for face in event.rolls])

    def _rolls(self, event: Duel | DuelRolls, rolls: Sequence[object]) -> Values:
        return {
            "who": self.words.name(event.who),
            "roll": rolls[0],
            "sum": event.totals[0],
            "other": self.words.name(event.other),
            "other_roll": rolls[1],
            "other_sum": event.totals[1],
        }

    def _monte(self, event: Monte) -> Worded:
        return ("peak" if event.wins else "fog"), {"who": self.words.name(event.who), "n": event.n}

    def _counted(self, event: Counted) -> Worded:
        return "", {"who": self.words.name(event.who), "n": sum(event.tally)}

    def _journey_over(self, event: JourneyOver) -> Worded:
        return ("one" if len(event.winners) == 1 else "many"), {"who": self.words.people(event.winners)}
