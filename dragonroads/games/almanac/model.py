"""The state of a journey: the page and what stands on it, the players' caravans, and every pile of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from dragonroads.engine.state import Field, GameState, State
from dragonroads.engine.table import Card, Seat, Table
from dragonroads.engine.visibility import ALL, NOBODY, Cards, Known, Private, Sealed, Static, everybody

if TYPE_CHECKING:
    from dragonroads.games.almanac.content import AlmanacContent
    from dragonroads.games.almanac.pages import Page
    from dragonroads.games.almanac.tours import Tour

NOBODY_THERE = -1
NOWHERE = -1
CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE = "caravan", "contract", "encounter", "letter", "slip", "tile"
"""The families of cards: a slip is the secret inside a prophecy globe, a tile what lies under the fog of a page."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The options of a journey."""

    first_guide: str


def behind_the_screen(player: Player, _place: int) -> int:
    """Only the owner looks, until all screens are lifted at the end."""
    return ALL if player.revealed else 1 << player.seat


def drawn_by(journey: Journey, _place: int) -> int:
    """Only whoever draws looks at the drawn cards."""
    return 1 << journey.drawing


def whoever_peeked(journey: Journey, place: int) -> int:
    """Only those whom an ability has let look at a card of the deck."""
    return journey.encounter_seen[journey.encounter_deck[place]]


def out_of_the_fog(journey: Journey, place: int) -> int:
    """Everybody sees what has been turned up."""
    return ALL if journey.lifted[place] else NOBODY


class Player(State):
    """One caravan with its people, and what its owner keeps behind the screen."""

    seat: int
    gold: Annotated[int, Private(counted=True)] = 0
    spare: int = 3
    """Workers behind the screen; their number follows from those that are seen."""
    workers: int = 3
    """Workers on the caravan."""
    placed: int = 0
    """Workers on the page."""
    lent: int = 0
    """Stand-ins on the page."""
    aside: int = 0
    """Workers that rest until the next retrieval."""
    borrowed: int = 0
    """Workers on the page that return behind the screen."""
    goods: list[int] = [0, 0, 0, 0]
    guards: int = 0
    fame: int = 0
    """Markers won in encounters."""
    awards: int = 0
    """Fame granted by a page."""
    start: int = 0
    """Which of the starting caravans it is."""
    crates: int = 0
    """Printed on all the cards of the caravan."""
    shields: int = 0
    tokens: dict[str, int] = {}
    riders: int = 0
    """How many of the tokens fill a crate."""
    bonus: dict[str, int] = {}
    """The sum of everything that abilities add, by key."""
    powers: list[int] = []
    """Abilities in the order they were gained."""
    used: list[int] = []
    """Abilities used up in this round."""
    spent: dict[str, int] = {}
    """Tokens used in this Action Phase."""
    own: int = 0
    """The set of spaces this player stands on."""
    last: int = NOWHERE
    """The space of the latest own piece on this page."""
    facts: dict[str, int] = {}
    """What the page's placement rule remembers of this player."""
    caravans: Annotated[list[Card], Cards(CARAVAN, seen_by=everybody)]
    contracts: Annotated[list[Card], Cards(CONTRACT, seen_by=behind_the_screen)]
    done: Annotated[list[Card], Cards(CONTRACT, seen_by=everybody)]
    letters: Annotated[list[Card], Cards(LETTER, seen_by=behind_the_screen)]
    slips: Annotated[list[Card], Cards(SLIP, seen_by=behind_the_screen)]
    revealed: bool = False
    """The screen is lifted."""
    tally: list[int] = []
    """Points by source, once they are counted."""
    flow: Annotated[int, Sealed()] = 0
    """Everything gained less everything paid: the book the purse is checked against."""


class Journey(GameState):
    """A journey. Lists are by seat or by space; the top of a pile is its end."""

    content: Annotated[Any, Static()]
    pages: Annotated[Any, Static()]
    """Every page as it is laid out for so many players, by its id."""
    page: Annotated[Any, Static()]
    """The open one."""
    tour: Annotated[Any, Static()]
    rules: Annotated[TableRules, Static()]
    seats: int
    players: list[Player]
    colours: list[str]
    guide: int = 0
    location: int
    """The id of the open page."""
    way: list[int] = []
    """Every page travelled so far, the open one last."""
    supply: list[int]
    guard_supply: int
    box: dict[str, int]
    """Location tokens nobody has and no page shows."""
    removed: dict[str, int]
    """Location tokens out of the game."""
    standing: list[int]
    """Per space the seat whose piece stands there."""
    above: list[int]
    """Per space the seat whose piece stands on top of another."""
    taken: int = 0
    """The set of spaces somebody stands on."""
    order: list[int] = []
    """Spaces in the order they were taken."""
    coins: list[int]
    """Gold that lies on each space."""
    lying: dict[str, list[int]] = {}
    """Per token the spaces it lies on; -1 for beside the board."""
    facts: dict[str, int] = {}
    """What the page's placement rule remembers: a ferry, a storm, a die."""
    turn: int = 0
    waiting: int = 0
    """How many seats in a row have taken no turn."""
    space: int = NOWHERE
    """The space whose action is being carried out."""
    sorting: int = NOBODY_THERE
    """The seat that is choosing what to load and what to leave behind."""
    lately: list[int] = [0, 0, 0, 0]
    """Goods that the action being carried out has brought."""
    sold: int = 0
    named: int = -1
    """The good the Guide has named."""
    pledges: list[int] = []
    queue: list[int] = []
    """Seats that still have to do something in this step of the round."""
    exit: int = 0
    """The page that opens next."""
    caravan_deck: Annotated[list[Card], Cards(CARAVAN)]
    display: Annotated[list[Card], Cards(CARAVAN, seen_by=everybody)]
    caravan_discard: Annotated[list[Card], Cards(CARAVAN, seen_by=everybody)]
    caravan_seen: Annotated[list[int], Known(CARAVAN)]
    contract_deck: Annotated[list[Card], Cards(CONTRACT)]
    drawn: Annotated[list[Card], Cards(CONTRACT, seen_by=drawn_by)]
    drawing: int = 0
    contract_seen: Annotated[list[int], Known(CONTRACT)]
    encounter_deck: Annotated[list[Card], Cards(ENCOUNTER, seen_by=whoever_peeked, backs="all")]
    encounter: Annotated[list[Card], Cards(ENCOUNTER, seen_by=everybody)]
    encounter_discard: Annotated[list[Card], Cards(ENCOUNTER, seen_by=everybody)]
    encounters_unused: Annotated[list[Card], Cards(ENCOUNTER, backs="all")]
    encounter_seen: Annotated[list[int], Known(ENCOUNTER)]
    letter_pile: Annotated[list[Card], Cards(LETTER)]
    delivered: Annotated[list[Card], Cards(LETTER, seen_by=everybody)]
    letter_seen: Annotated[list[int], Known(LETTER)]
    slip_supply: Annotated[list[Card], Cards(SLIP)]
    slips_shown: Annotated[list[Card], Cards(SLIP, seen_by=everybody)]
    slip_seen: Annotated[list[int], Known(SLIP)]
    fog: Annotated[list[Card], Cards(TILE, seen_by=out_of_the_fog)]
    """What lies under each covered space of the page."""
    lifted: list[bool]
    tile_seen: Annotated[list[int], Known(TILE)]
    worth: Annotated[list[int], Sealed()] = []
    """What everybody's caravan was worth at the end of each round, seat after seat."""
    history: list[int] = []
    """The same, once the screens are lifted."""
    winners: list[int] = []

    def backs(self, family: str) -> list[int]:
        """Encounters show their letters, everything else looks alike from behind."""
        backs: list[int] = self.content.backs[family]
        return backs

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with this one."""
        return ROUND_THE_TABLE[self.seats][seat]

    @property
    def in_turn_order(self) -> tuple[Seat, ...]:
        """All seats, the Guide first."""
        return ROUND_THE_TABLE[self.seats][self.guide]


ROUND_THE_TABLE = tuple(
    tuple(tuple((first + k) % seats for k in range(seats)) for first in range(seats)) for seats in range(5)
)
"""Number of seats, then a seat -> all seats clockwise from it."""

T: TypeAlias = Table[Journey]


def new_player(seat: Seat, tokens: Mapping[str, Any]) -> Player:
    """A caravan before anything has been dealt to it."""
    return Player(seat=seat, tokens=dict.fromkeys(tokens, 0), caravans=[], contracts=[], done=[], letters=[], slips=[])


def _is_pile(field: Field) -> bool:
    return isinstance(field.tag, Cards)


def new_journey(
    content: AlmanacContent, pages: Mapping[int, Page], tour: Tour, rules: TableRules, colours: Sequence[str], seed: int
) -> Journey:
    """A journey of people in these colours before anything has been laid out."""
    seats = len(colours)
    empty: dict[str, Any] = {field.name: [] for field in Journey.fields if _is_pile(field)}
    return Journey(
        seed=seed,
        phase="set_up",
        content=content,
        pages=pages,
        page=pages[tour.first_page],
        tour=tour,
        rules=rules,
        seats=seats,
        players=[new_player(seat, content.tokens) for seat in range(seats)],
        colours=list(colours),
        location=tour.first_page,
        standing=[],
        above=[],
        coins=[],
        lifted=[],
        supply=tour.goods[:],
        guard_supply=tour.guards,
        box={token.id: token.count for token in content.tokens.values()},
        removed=dict.fromkeys(content.tokens, 0),
        caravan_seen=[0] * len(content.caravans),
        contract_seen=[0] * len(content.contracts),
        encounter_seen=[0] * len(content.encounters),
        letter_seen=[0] * len(content.letters),
        slip_seen=[0] * len(content.slips),
        tile_seen=[0] * len(content.tiles),
        **empty,
    )
