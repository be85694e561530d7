"""A made-up fair for two to four: every kind of question, zone and secret the engine knows, in three short rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from dragonroads.engine.game import Header, Options, Result, Settled, Step, Thing
from dragonroads.engine.pieces import pieces_of
from dragonroads.engine.record import Reason
from dragonroads.engine.state import GameState, State
from dragonroads.engine.table import Card, Closed, Face, Seat, Table
from dragonroads.engine.visibility import ALL, Cards, Known, Private, Static, everybody, nobody, owner
from dragonroads.engine.zones import keep_for, show, shuffle
from dragonroads.errors import UsageError, Violation

CARDS, HAND = 24, 4
STALLS = ("north", "east", "south", "west")


class Taken(Reason):
    """Somebody stands there."""

    stall: str
    rule = "TOY-01"


class DeckEmpty(Reason):
    """No card is left."""

    rule = "TOY-02"


@dataclass(frozen=True, slots=True)
class Fair:
    """What the rules read: another die makes another game."""

    die: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    rounds: int = 3


class Visitor(State):
    """One seat: a hand for its own eyes, money behind a screen, a secret guess."""

    seat: int
    hand: Annotated[list[int], Cards("card", owner, backs="all", backs_if="show_backs")]
    purse: Annotated[int, Private()] = 3
    guess: Annotated[int, Private((0, 1, 2))] = -1
    stall: str | None = None
    points: int = 0


class FairState(GameState):
    """The whole fair; the cards on the table are known to those who laid them."""

    visitors: list[Visitor]
    deck: Annotated[list[int], Cards("card", nobody, backs="top")]
    table: Annotated[list[int], Cards("card", nobody)] = []
    layers: list[int] = []
    shown: Annotated[list[int], Cards("card", everybody)] = []
    seen: Annotated[list[int], Known("card")]
    fair: Annotated[Fair, Static()]
    turn: int = 0
    show_backs: bool = True

    def backs(self, family: str) -> list[int]:
        return [card % 3 for card in range(CARDS)]


Fairground = Table[FairState]


def deal(t: Fairground) -> None:
    """Shuffle and fill the hands."""
    shuffle(t, t.state.deck, t.state.seen)
    fill_hands(t)
    t.state.round, t.state.phase = 1, "turn"


def fill_hands(t: Fairground) -> None:
    """Everybody draws up to a full hand, as far as the deck goes."""
    s = t.state
    for visitor in s.visitors:
        while s.deck and len(visitor.hand) < HAND:
            draw(t, visitor)


def draw(t: Fairground, visitor: Visitor) -> None:
    """The top card goes into a hand; only its owner sees it."""
    card = t.state.deck.pop()
    visitor.hand.append(card)
    show(t.state.seen, [card], 1 << visitor.seat)
    t.tell("drew", visitor.seat)
    t.tell_to(1 << visitor.seat, "drew_card", visitor.seat, card)


def turn(t: Fairground) -> None:
    """A visitor picks a stall, guesses, lays a card face down, and may try its luck."""
    s = t.state
    visitor = s.visitors[s.turn]
    taken = [other.stall for other in s.visitors]
    free = [stall for stall in STALLS if stall not in taken or stall == visitor.stall]
    closed = [Closed(stall, Taken(stall)) for stall in STALLS if stall not in free]
    visitor.stall = t.ask(visitor.seat, "stall", free, closed=lambda: closed)
    t.tell("stall", visitor.seat, visitor.stall)
    visitor.guess = t.ask(visitor.seat, "guess", (0, 1, 2), private=True, ritual=True)
    if visitor.hand:
        lay(t, visitor)
    luck(t, visitor)
    s.turn = (s.turn + 1) % len(s.visitors)
    s.phase = "turn" if s.turn else "auction"


def lay(t: Fairground, visitor: Visitor) -> None:
    """One card goes face down on the table; whoever laid it still knows it but may not look."""
    card = t.ask(visitor.seat, "lay", visitor.hand[:], private=True, ritual=True)
    visitor.hand.remove(card)
    t.state.table.append(card)
    t.state.layers.append(visitor.seat)
    keep_for(t.state.seen, [card], 1 << visitor.seat)
    t.tell("laid", visitor.seat)


def luck(t: Fairground, visitor: Visitor) -> None:
    """Rest, roll the die, or draw a card."""
    no_cards = [Closed("draw", DeckEmpty())] if not t.state.deck else []
    options = ["rest", "roll", "draw"] if t.state.deck else ["rest", "roll"]
    match t.ask(visitor.seat, "luck", options, closed=lambda: no_cards):
        case "roll":
            rolled = t.roll(t.state.fair.die)
            visitor.points += rolled
            t.tell("rolled", visitor.seat, rolled)
        case "draw":
            draw(t, visitor)


def auction(t: Fairground) -> None:
    """All bid in secret; the best bid pays and may show cards for a point each."""
    s = t.state
    seats = range(len(s.visitors))
    bids = t.ask_all("bid", seats, lambda seat: range(s.visitors[seat].purse + 1))
    winner = s.visitors[max(seats, key=lambda seat: (bids[seat], -seat))]
    winner.purse -= bids[winner.seat]
    t.tell("bids", *bids)
    for card in t.ask_some(winner.seat, "parade", winner.hand[:], 0, 2, private=True):
        winner.hand.remove(card)
        s.shown.append(card)
        show(s.seen, [card], ALL)
        winner.points += 1
    s.phase = "reveal"


def reveal(t: Fairground) -> None:
    """The table is turned over: a right guess of the back scores; then the next round or the end."""
    s = t.state
    show(s.seen, s.table, ALL)
    for seat, card in zip(s.layers, s.table):
        s.visitors[seat].points += 3 * (s.visitors[seat].guess == card % 3)
        t.tell("turned", seat, card)
    s.shown, s.table, s.layers = s.shown + s.table, [], []
    for visitor in s.visitors:
        visitor.guess = -1
    if s.round == s.fair.rounds:
        s.over = True
        return
    fill_hands(t)
    s.round, s.phase = s.round + 1, "turn"


STEPS: Mapping[str, Step[FairState]] = {"deal": deal, "turn": turn, "auction": auction, "reveal": reveal}


class Toy:
    """The fair as a game for the engine."""

    id = "toy"
    rules_version = 1
    content_hash = "70790000000000aa"
    state_class = FairState
    most_answers = 3 * (4 * 4 + 2)

    def __init__(self, fair: Fair | None = None, steps: Mapping[str, Step[FairState]] | None = None) -> None:
        self.fair = fair or Fair()
        self.steps = {**STEPS, **(steps or {})}

    def settle(self, options: Options, seats: int) -> Settled:
        if not 2 <= seats <= 4:
            raise UsageError(f"the fair is for 2 to 4, not {seats}")
        return Settled({"show_backs": True, **options})

    def pieces(self) -> Sequence[str]:
        return ()

    def begin(self, header: Header) -> FairState:
        pieces_of(header.seats, self.pieces())
        visitors = [Visitor(seat=seat, hand=[]) for seat in range(len(header.seats))]
        deck, seen = list(range(CARDS)), [0] * CARDS
        state = FairState(seed=header.seed, phase="deal", visitors=visitors, deck=deck, seen=seen, fair=self.fair)
        state.show_backs = bool(header.options.get("show_backs", True))
        return state

    def load(self, data: Mapping[str, Any], header: Header) -> FairState:
        return FairState.load(data, {"fair": self.fair})

    def result(self, state: FairState) -> Result:
        scores = tuple(visitor.points for visitor in state.visitors)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Result(scores, ranks, winners, "closing_time" if state.over else "stopped")

    def check(self, state: FairState) -> None:
        hands = [card for visitor in state.visitors for card in visitor.hand]
        if sorted(state.deck + state.table + state.shown + hands) != list(range(CARDS)):
            raise Violation("a card is lost or there twice")

    def endow(self, state: FairState, seat: Seat) -> None:
        state.visitors[seat].purse += 99

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        cards = values if kind in ("lay", "parade") else values[1:] if kind in ("drew_card", "turned") else ()
        return (("card", card) for card in cards)

    def card_name(self, family: str, card: Card) -> str:
        return f"{family}-{card}"

    def things(self) -> Mapping[str, Sequence[str]]:
        return {"stalls": STALLS, "seasons": ("summer",)}

    def can_tell(self, kind: str) -> bool:
        return True

    def used(self, kind: str, args: tuple[Any, ...]) -> Iterable[Thing]:
        return [("stalls", args[1])] if kind == "stall" else ()
