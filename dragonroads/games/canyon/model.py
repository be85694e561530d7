"""The state of a game: the map and who stands on it, the clans and their stores, and the Automa's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from dragonroads.engine.state import Field, GameState, State
from dragonroads.engine.table import Card, Seat, Table
from dragonroads.engine.views import Hidden
from dragonroads.engine.visibility import ALL, NOBODY, Cards, Known, Static, everybody, owner
from dragonroads.games.canyon.grid import NOWHERE, Tile

if TYPE_CHECKING:
    from dragonroads.games.canyon.content import CanyonContent

HERO, AUTOMA = "hero", "automa"
"""The families of cards."""
NOBODY_THERE = -1
ON_CARD = NOWHERE
"""Where a dragon is that nobody has called."""
DOWN, SHOWN, EXPOSED = 0, 1, 2
"""How a hero lies: face down, turned up for a battle or trick, or found by hounds."""
PLENTY = 9999
"""Tokens of a kind when the table plays without a limit."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The options of a game."""

    length: str
    automas: tuple[str, ...]
    """The difficulty of each Automa."""
    clans: str
    dragons: tuple[int, ...]
    """The dragons in play, in the order in which they take effect."""
    fair_ending: bool
    tactical: bool
    solo: bool
    missions: str
    two_dice: bool
    all_missions: bool
    glory_lead: int
    one_scale: bool
    owner_discards: bool
    auto_seal: bool
    unlimited: bool
    fixed_map: bool
    max_rounds: int
    """The last round; 0 where nobody has set one."""


def face_up(game: Canyon, place: int) -> int:
    """Everybody looks at a hero that is turned up, otherwise only a person who owns it; an Automa's nobody knows."""
    if game.faces[place] != DOWN:
        return ALL
    seat = game.field[place] // game.heroes
    return 1 << seat if seat < game.people else NOBODY


class Clan(State):
    """One seat: its heroes off the map, its stores, and what it has won and built."""

    seat: int
    hand: Annotated[list[Card], Cards(HERO, seen_by=owner, backs="all")]
    pile: Annotated[list[Card], Cards(HERO, backs="all")]
    """An Automa's heroes, face down; the top is the end."""
    discard: Annotated[list[Card], Cards(HERO, seen_by=everybody)]
    own: int = 0
    """The set of tiles its heroes stand on."""
    caravan: list[int] = [0, 0, 0, 0]
    stock: list[int] = [0, 0, 0, 0]
    rage: int = 0
    glory: int = 0
    built: list[int]
    """Buildings by kind."""
    symbols: int = 1
    """Trade symbols of the own board and buildings."""
    people: str = ""
    """Its clan card, where the table plays with them."""
    price: int = 0
    """What an Automa pays for a building; 0 for a person."""
    deeds: dict[str, int] = {}
    """What missions and figures count."""
    tally: list[int] = []
    """Points by source, once they are counted."""


class Canyon(GameState):
    """A game. Lists are by seat, tile, kind of token, or place on the field."""

    content: Annotated[Any, Static()]
    rules: Annotated[TableRules, Static()]
    seats: int
    """Clans at the table, Automas included; they sit after the people."""
    people: int
    heroes: int
    """Heroes of one clan."""
    dragons: list[int]
    """Those in play; this and the next three are rules of the table that a view shows."""
    glory_lead: int
    one_scale: bool
    two_dice: bool
    clans: list[Clan]
    tiles: list[int]
    """Per tile its terrain."""
    gives: list[int]
    """Per tile the kind of token it gives, -1 for none."""
    towns: int = 0
    """The set of tiles that help in trade."""
    canyon: int = NOWHERE
    taken: int = 0
    """The set of tiles with a hero."""
    field: Annotated[list[Card], Cards(HERO, seen_by=face_up, backs="all")]
    """The heroes on the map, in the order they came."""
    spots: list[int] = []
    """For each of them its tile."""
    faces: list[int] = []
    """For each of them how it lies."""
    hero_seen: Annotated[list[int], Known(HERO)]
    supply: list[int]
    glory_left: int
    piles: list[int]
    """Cards left of each building."""
    bones: int = 0
    """How often the holder of the canyon has gathered there."""
    bone_tokens: int = 0
    """Tokens among these bones; when the supply was empty there are fewer."""
    perch: list[int]
    """Per dragon the tile it is on."""
    spared: list[int] = []
    """Per dragon the set of tiles whose heroes have shown a seal against it: it does nothing to them."""
    automa_deck: Annotated[list[Card], Cards(AUTOMA)]
    automa_discard: Annotated[list[Card], Cards(AUTOMA, seen_by=everybody)]
    automa_card: Annotated[list[Card], Cards(AUTOMA, seen_by=everybody)]
    """The card that is being carried out."""
    automa_seen: Annotated[list[int], Known(AUTOMA)]
    missions: list[str] = []
    start: int = 0
    turn: int = 0
    deployed: int = NOWHERE
    """The tile of the hero who came in this turn."""
    is_news: bool = True
    """Whether something happened since the active seat was last offered to buy and trade."""
    is_enough: bool = False
    """The active seat will not buy or trade any more in this turn."""
    attacker: int = NOWHERE
    defender: int = NOWHERE
    """The tiles of a battle while it lasts."""
    wrath: list[int] = [0, 0]
    """Rage tokens put into the battle by attacker and defender."""
    closing: list[int] = []
    """Seats that may still buy in a fair ending."""
    history: list[int] = []
    """Everybody's points at the end of each round, seat after seat."""
    winners: list[int] = []
    ending: str = ""

    def backs(self, family: str) -> list[int]:
        """Heroes show their colour, Automa cards look alike."""
        backs: list[int] = self.content.backs[family]
        return backs

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, beginning with this one."""
        return [*range(seat, self.seats), *range(seat)]

    def hero_at(self, tile: Tile) -> Card:
        """The hero on a tile."""
        return self.field[self.spots.index(tile)]

    def holder(self, tile: Tile) -> Seat:
        """The seat whose hero stands on a tile."""
        if not self.taken >> tile & 1:
            return NOBODY_THERE
        return self.owner_of(self.field[self.spots.index(tile)])

    def owner_of(self, card: Card) -> Seat:
        """Whose hero a card is: the back of a hidden one shows that."""
        return card // self.heroes if type(card) is not Hidden else card.back or 0

    def is_automa(self, seat: Seat) -> bool:
        """Whether rules play this seat."""
        return seat >= self.people


T: TypeAlias = Table[Canyon]


def _is_pile(field: Field) -> bool:
    return isinstance(field.tag, Cards)


def new_game(content: CanyonContent, rules: TableRules, people: int, seed: int) -> Canyon:
    """A game before anything has been laid out."""
    seats = people + len(rules.automas)
    empty: dict[str, Any] = {field.name: [] for field in Canyon.fields if _is_pile(field)}
    tokens = PLENTY if rules.unlimited else content.supplies.tokens
    return Canyon(
        seed=seed,
        phase="set_up",
        content=content,
        rules=rules,
        seats=seats,
        people=people,
        heroes=content.size,
        dragons=list(rules.dragons),
        glory_lead=rules.glory_lead,
        one_scale=rules.one_scale,
        two_dice=rules.two_dice,
        clans=[
            Clan(seat=seat, hand=[], pile=[], discard=[], built=[0] * len(content.buildings)) for seat in range(seats)
        ],
        tiles=[],
        gives=[],
        hero_seen=[0] * len(content.hero_of),
        supply=[tokens] * 4,
        glory_left=content.supplies.glory,
        piles=[0] * len(content.buildings),
        perch=[ON_CARD] * len(content.dragons),
        spared=[0] * len(content.dragons),
        automa_seen=[0] * len(content.automa),
        **empty,
    )
