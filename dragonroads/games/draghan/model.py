"""The state of a race: dragons on the track, cards in rows, hands and piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from dragonroads.engine.state import GameState, State
from dragonroads.engine.table import Card, Seat, Table
from dragonroads.engine.visibility import ALL, NOBODY, Cards, Known, Private, Static, everybody, owner
from dragonroads.games.draghan.content import RaceContent
from dragonroads.games.draghan.track import Track

DOWN, TURNED, RESOLVING, PLAYED, MISSED = "down", "turned", "resolving", "played", "missed"
"""The states of a slot; a turned card lies face down and will be missed."""
UNPLAYED = (DOWN, TURNED)
HANDS = ("left", "right")
NO_HAND = -1
ADVANCED = "advanced"
UNKNOWN = -1


Seats: TypeAlias = tuple[Seat, ...]

ROUND_THE_TABLE = tuple(
    tuple(tuple((first + k) % seats for k in range(seats)) for first in range(seats)) for seats in range(7)
)
"""Number of seats, then a seat -> all seats clockwise from it."""
OTHERS = tuple(tuple(seats[1:] for seats in table) for table in ROUND_THE_TABLE)


def face_up(row: Row, place: int) -> int:
    """Cards of a Storyline are open once they are turned up."""
    return ALL if row.states[place] in (PLAYED, RESOLVING) else NOBODY


def after_the_race(race: Race, _place: int) -> int:
    """Cards left out of a race, or still on the draw pile, stay unknown until it is over."""
    return ALL if race.over else NOBODY


def is_advanced(race: Race, card: Card) -> bool:
    """Only Advanced cards are drawn at random to join a deck."""
    return race.content.cards[card].face.group == ADVANCED


def is_removable(race: Race, card: Card) -> bool:
    """Only action cards are taken out, and not those that have just been added."""
    return is_removable_group(race.rules, race.content.cards[card].face.group)


def is_removable_group(rules: RaceRules, group: str) -> bool:
    """The same for all cards of a group."""
    return group != "movement" and (rules.deck == "all" or group != ADVANCED)


@dataclass(frozen=True, slots=True)
class RaceRules:
    """The options of a race."""

    deck: str
    advanced: int
    removed: int
    draft: bool
    track: str
    length: int
    enchanted: bool
    betting: bool
    risky: bool
    show_backs: bool
    show_totals: bool
    growl: bool
    for_real: bool
    roar: bool
    tie_break: str
    round_cap: int
    """The last round; 0 when the race goes on until a dragon is past the line."""


class Row(State):
    """A Storyline. A slot is found by its id, because others to its left may vanish while its card runs."""

    cards: Annotated[list[Card], Cards("race", seen_by=face_up, backs="all", backs_if="show_backs")]
    states: list[str]
    ids: list[int]
    laid_by: list[int]
    """Who laid the card, as far as everybody can tell."""
    backwards: bool = False
    """A Will-o'-the-wisp is being followed here: the rightmost card comes next."""


class Race(GameState):
    """A race. Lists are by seat; the top of a pile is its end."""

    content: Annotated[RaceContent, Static()]
    rules: Annotated[RaceRules, Static()]
    track: Annotated[Track, Static()]
    seats: int
    """How many race."""
    track_id: str
    track_cards: list[str]
    """The mountain's cards in their order; none in the forest."""
    length: int
    risky: bool
    show_backs: bool
    show_totals: bool
    dragons: list[str]
    places: list[int]
    tested: list[int]
    """Where each dragon stood at the last landing test."""
    trees: list[bool]
    hugged: list[int]
    """0, or the how-manieth hug of the round holds this seat."""
    potions: list[int]
    books: list[str]
    """Only cards with this spell letter work for the seat."""
    out: list[bool] = []
    """Who has followed a Will-o'-the-wisp: no bag has a card for this seat any more."""
    owed: list[int] = []
    """Passes owed because a Magic mirror made the seat play ahead of its turn."""
    token_hand: Annotated[list[int], Private((0, 1))]
    hands: Annotated[list[list[Card]], Cards("race", seen_by=owner)]
    kept: Annotated[list[list[Card]], Cards("race", seen_by=owner)]
    """Cards put aside in the draft."""
    rows: list[Row]
    deck: Annotated[list[Card], Cards("race", seen_by=after_the_race, backs="top", backs_if="show_backs")]
    discard: Annotated[list[Card], Cards("race", seen_by=everybody)]
    drawn: Annotated[list[Card], Cards("race", seen_by=everybody)]
    """Cards that lie open beside the rows while an effect uses them."""
    spare: Annotated[list[Card], Cards("race", seen_by=after_the_race, only=is_advanced)]
    """Advanced cards that did not join the deck."""
    removed: Annotated[list[Card], Cards("race", seen_by=after_the_race, only=is_removable)]
    """Action cards taken out of the deck."""
    seen: Annotated[list[int], Known("race")]
    deck_size: int = 0
    """Cards in the race, those left out included."""
    first: int = 0
    """The seat with the starting player token."""
    turn: int = 0
    action_round: int = 0
    laying_for: int = UNKNOWN
    """Whose row the card being laid will go to."""
    acted: list[bool]
    caravans: int = 0
    hugging: list[int] = []
    """Seats that will be hugged when the running turn is over."""
    hugs: int = 0
    next_slot: int = 0
    floor: int = 0
    winners: list[int] = []
    ending: str = ""

    @property
    def active(self) -> Seat:
        """Whose turn it is while cards are laid or played."""
        return (self.first + self.turn) % self.seats

    def backs(self, family: str) -> list[int]:
        """Cards with the same number look alike face down."""
        return self.content.backs

    def clockwise_from(self, seat: Seat) -> Seats:
        """All seats, beginning with this one."""
        return ROUND_THE_TABLE[self.seats][seat]

    def others(self, seat: Seat) -> Seats:
        """The seats a card of this seat can affect, clockwise: everybody else who is not hugged."""
        others = OTHERS[self.seats][seat]
        return tuple([b for b in others if not self.hugged[b]]) if self.hugs else others

    def free_seats(self, seat: Seat) -> Seats:
        """Everybody who is not hugged, clockwise from this seat."""
        everybody = ROUND_THE_TABLE[self.seats][seat]
        return tuple([b for b in everybody if not self.hugged[b]]) if self.hugs else everybody

    def left_of(self, seat: Seat) -> Seat:
        """The next player."""
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        """The previous player."""
        return (seat - 1) % self.seats


RaceTable: TypeAlias = Table[Race]
Slot: TypeAlias = int | None
"""Id of the slot an effect speaks from; none for a card that runs beside the rows."""


def new_race(content: RaceContent, rules: RaceRules, dragons: Sequence[str], seed: int) -> Race:
    """A race of these dragons before anything has been laid out."""
    seats = len(dragons)
    fields: dict[str, Any] = {name: [0] * seats for name in ("places", "tested", "hugged", "potions", "owed")}
    fields |= {name: [[] for _ in range(seats)] for name in ("hands", "kept")}
    fields |= {name: [] for name in ("deck", "discard", "drawn", "spare", "removed", "track_cards")}
    fields |= {name: [False] * seats for name in ("trees", "acted", "out")}
    return Race(
        seed=seed,
        phase="set_up",
        content=content,
        rules=rules,
        track=content.track("forest", [], rules.length, False),
        track_id="forest",
        seats=seats,
        dragons=list(dragons),
        books=[""] * seats,
        length=rules.length,
        risky=rules.risky,
        show_backs=rules.show_backs,
        show_totals=rules.show_totals,
        token_hand=[NO_HAND] * seats,
        rows=[Row(cards=[], states=[], ids=[], laid_by=[]) for _ in range(seats)],
        seen=[0] * len(content.cards),
        **fields,
    )
