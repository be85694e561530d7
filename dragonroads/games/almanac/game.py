"""A journey as the engine plays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.game import Header, Options, Result, Settled, Step
from dragonroads.engine.pieces import pieces_of
from dragonroads.engine.table import Card, Face, Seat
from dragonroads.errors import UsageError
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.games.almanac import arrival, closing, encounters, ending, invariants, setting_out, turns
from dragonroads.games.almanac.closing import rank_key
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.coverage import can_tell, card_name, things_in, used_by
from dragonroads.games.almanac.model import Journey, TableRules, new_journey
from dragonroads.games.almanac.openly import endow
from dragonroads.games.almanac.scoring import count_fame
from dragonroads.library.gamespec import GameSpec

STEPS: Mapping[str, Step[Journey]] = {
    "set_up": setting_out.set_up,
    "set_out": setting_out.set_out,
    "arrive": arrival.arrive,
    "arrival": arrival.arrival,
    "market": arrival.market,
    "lay_out": arrival.lay_out,
    "turn": turns.turn,
    "finish_page": ending.finish_page,
    "retrieve": ending.retrieve,
    "before_bid": ending.before_bid,
    "bid": ending.bid,
    "road": ending.road,
    "encounter": encounters.turn_up,
    "meet": encounters.meet,
    "clean_up": ending.clean_up,
    "close": closing.close,
    "score": closing.score,
}

TOUR = ("tour", "first_book")
"""The options that choose a tour."""


class AlmanacJourney:
    """Rules and content of one box."""

    rules_version = 2
    state_class = Journey
    steps = STEPS
    most_answers = 3000

    def __init__(self, spec: GameSpec, content: AlmanacContent, content_hash: str) -> None:
        self.id = spec.id
        self.spec = spec
        self.content = content
        self.content_hash = content_hash

    def settle(self, options: Options, seats: int) -> Settled:
        """Refuse what does not exist; a named first Guide must have a seat."""
        self.spec.refuse_unknown(options, seats)
        guide = str(options["first_guide"])
        if guide.isdigit() and int(guide) > seats:
            return Settled(dict(options) | {"first_guide": setting_out.DRAWN}, ("first_guide",))
        return Settled(options)

    def pieces(self) -> Sequence[str]:
        """The colours."""
        return [colour.id for colour in self.content.colours]

    def begin(self, header: Header) -> Journey:
        """A journey before anything has been laid out; everybody has come with a colour (ALM-SETUP-11)."""
        content, colours = self.content, pieces_of(header.seats, self.pieces())
        tour, rules = content.tours[tour_name(header.options)], table_rules(header.options)
        return new_journey(content, content.pages(len(colours)), tour, rules, colours, header.seed)

    def load(self, data: Mapping[str, Any], header: Header) -> Journey:
        """A dumped journey, with its content put back."""
        pages = self.content.pages(len(header.seats))
        static = {"content": self.content, "pages": pages, "page": pages[data["location"]]}
        chosen = {"tour": self.content.tours[tour_name(header.options)], "rules": table_rules(header.options)}
        return Journey.load(data, static | chosen)

    def result(self, state: Journey) -> Result:
        """Fame and ranks; a journey that was stopped is counted as it stands."""
        players = state.players
        if not state.over:
            counted = [sum(count_fame(state, p)) for p in players]
            best = max(counted)
            ranks = tuple(1 + sum(other > one for other in counted) for one in counted)
            return Result(tuple(counted), ranks, tuple(s for s, one in enumerate(counted) if one == best), "stopped")
        keys = [rank_key(p) for p in players]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Result(tuple(sum(p.tally) for p in players), ranks, tuple(state.winners), "counted")

    def check(self, state: Journey) -> None:
        """Everything the ledger's list of invariants demands of a state."""
        invariants.check(state)

    def endow(self, state: Journey, seat: Seat) -> None:
        """What an open question may ask for is gold and contracts; a contract is turned up before it is paid."""
        endow(state, seat)

    @property
    def kinds(self) -> Kinds:
        """Everything that can happen, be asked or be refused on a journey."""
        return kinds_of(__package__)

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        """The cards whose faces an event or the options of a question show."""
        return self.kinds.faces_in(kind, values)

    def card_name(self, family: str, card: Card) -> str:
        """What a list of used cards calls it."""
        return card_name(self.content, family, card)

    def things(self) -> Mapping[str, Sequence[str]]:
        """Everything else of the box that a run of many games should have used."""
        return things_in(self.content)

    def can_tell(self, kind: str) -> bool:
        """Whether an event of this kind could happen on a page of the box."""
        event = self.kinds.events.get(kind)
        return event is not None and can_tell(self.content, event)

    def used(self, kind: str, args: tuple[Any, ...]) -> Iterable[tuple[str, str]]:
        """What of it an event has used."""
        event = self.kinds.events[kind]
        return () if event.is_plain() else used_by(self.content, event(*args))


def tour_name(options: Options) -> str:
    """The name of the tour that a table has chosen; nothing where there is none to choose."""
    return "/".join(str(options[part]) for part in TOUR if part in options)


def table_rules(options: Options) -> TableRules:
    """The options of a journey, by name."""
    try:
        return TableRules(str(options["first_guide"]))
    except KeyError as missing:
        raise UsageError(f"the option {missing} is not set") from None
