"""The race as the engine plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from dragonroads.engine.game import Header, Options, Result, Settled, Step
from dragonroads.engine.hidden import Random
from dragonroads.engine.pieces import pieces_of
from dragonroads.engine.question import Kind
from dragonroads.engine.table import Card, Seat
from dragonroads.errors import UsageError, Violation
from dragonroads.gamekit.game import BaseGame
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.content import RaceContent
from dragonroads.games.draghan.model import Race, RaceRules, new_race
from dragonroads.games.draghan.steps import dealing, ending, movement, preparing, programming

STEPS: Mapping[str, Step[Race]] = {
    "set_up": preparing.set_up,
    "growl": preparing.growl,
    "deal": dealing.deal,
    "draft": dealing.draft,
    "program": programming.program,
    "duo_own": programming.duo_own,
    "duo_give": programming.duo_give,
    "duo_insert": programming.duo_insert,
    "action_round": movement.action_round,
    "turn": movement.turn,
    "round_end": ending.round_end,
    "crown": ending.crown,
}
FULL_LENGTH = 36


class DraghanRace(BaseGame[Race]):
    """Rules and content of the Draghan Race."""

    rules_version = 2
    state_class = Race
    steps = STEPS
    most_answers = 6000

    content: RaceContent

    def settle(self, options: Options, seats: int) -> Settled:
        """Make options go together (RACE-V3-02, RACE-V5-01, RACE-2P-02, RACE-6P-01, RACE-V2-01)."""
        self.spec.refuse_unknown(options, seats)
        rules = dict(options)
        on_mountain = rules["track"] != "forest"
        forced: dict[str, Any] = {}
        if on_mountain:
            forced["enchanted"] = False
        else:
            forced["risky"] = False
        if seats == 2:
            forced["draft"] = False
        if seats == 6 or on_mountain:
            forced["length"] = FULL_LENGTH
        if not rules["show_backs"]:
            forced["show_totals"] = False
        changed = tuple(name for name, value in forced.items() if rules[name] != value)
        return Settled(rules | forced, changed)

    def pieces(self) -> Sequence[str]:
        """The dragons."""
        return [dragon.id for dragon in self.content.dragons]

    def begin(self, header: Header) -> Race:
        """A race before anything has been laid out; everybody has come with a dragon (RACE-SETUP-01)."""
        dragons = pieces_of(header.seats, self.pieces())
        return new_race(self.content, rules_of(header), dragons, header.seed)

    def load(self, data: Mapping[str, Any], header: Header) -> Race:
        """A dumped race; its track follows from its cards."""
        rules = rules_of(header)
        track = self.content.track(data["track_id"], data["track_cards"], rules.length, rules.risky)
        seats = len(header.seats)
        since_rules_2 = {"out": [False] * seats, "owed": [0] * seats}
        return Race.load({**since_rules_2, **data}, {"content": self.content, "rules": rules, "track": track})

    def result(self, state: Race) -> Result:
        """Ranks by place; equal places share one, but the winners stand alone at the top."""
        winners = state.winners or ending.leaders(state)
        places = state.places
        ranks = [
            1 if seat in winners else max(len(winners), sum(other > place for other in places)) + 1
            for seat, place in enumerate(places)
        ]
        return Result(tuple(places), tuple(ranks), tuple(winners), state.ending or "stopped")

    def check(self, state: Race) -> None:
        """Every card is somewhere once, and every dragon stands where a dragon may stand."""
        # Simulations call this after every answer, so the zones are named here instead of looked up.
        lying = state.deck + state.discard + state.drawn + state.spare + state.removed
        for zones in (state.hands, state.kept, [row.cards for row in state.rows]):
            for zone in zones:
                lying += zone
        found = len(set(lying))
        if not len(lying) == found == state.deck_size:
            raise Violation(f"{len(lying)} cards ({found} different) lie about, the race has {state.deck_size}")
        if min(state.places) < state.floor:
            raise Violation(f"a dragon stands on {min(state.places)}, the floor is {state.floor}")
        for row in state.rows:
            if not len(row.cards) == len(row.states) == len(row.ids) == len(row.laid_by):
                raise Violation("the columns of a row differ in length")
        if state.phase == "deal" and any(row.cards for row in state.rows):
            raise Violation("a row was not cleared at the end of the round")

    def card_name(self, family: str, card: Card) -> str:
        """What a list of used cards calls it: all copies of a face together."""
        return self.content.cards[card].face.id

    def advise(self, state: Race, seat: Seat, kind: Kind[Any], options: Sequence[Any], random: Random) -> int:
        """How a sensible beginner answers: as the question itself says."""
        if isinstance(kind, str):
            return super().advise(state, seat, kind, options, random)
        return kind.advise(Outlook(state, seat), options, random)


FORMERLY: Options = {"for_real": False}
"""How tables play that were begun before there was such an option."""


def rules_of(header: Header) -> RaceRules:
    """The options of a race, by name; nothing is done for real where a computer would have to do it."""
    options = {**FORMERLY, **header.options}
    try:
        chosen: dict[str, Any] = {field.name: options[field.name] for field in fields(RaceRules)}
    except KeyError as missing:
        raise UsageError(f"the option {missing} is not set") from None
    chosen["for_real"] = chosen["for_real"] and all(seat.is_person for seat in header.seats)
    return RaceRules(**chosen)
