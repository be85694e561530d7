"""A location page as its YAML file describes it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, TypeAlias

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import Cost, Good, at_table
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.placement import Placement, Players, Tile
from dragonroads.library.tags import Pattern, Range, Ref, Text

SpaceId: TypeAlias = Annotated[str, Pattern(r"[a-z][0-9]", "a1")]
AreaId: TypeAlias = Annotated[str, Pattern(r"[a-z]", "a")]
Explained: TypeAlias = Annotated[Text, Ref("rule")]
"""A rule that is only told to people."""
__all__ = ["AreaId", "Location", "LocationAction", "SpaceId", "SpaceSpec", "Tile", "TokenPlace", "page_in"]
BOOK = 100
"""No book has so many pages: the ids of the next one's go on from there."""


def _refuse_open_costs(costs: tuple[Cost, ...]) -> None:
    if any(cost.goods.is_open for cost in costs):
        raise ValueError("costs: a space names the goods it costs")


@dataclass(frozen=True, slots=True)
class LocationAction:
    """An action that only this page has."""

    label: Annotated[Text, Pattern(r"\S{1,4}", "LIFT")]
    name: Text
    text: Text
    do: Deeds
    costs: tuple[Cost, ...] = ()

    def __post_init__(self) -> None:
        _refuse_open_costs(self.costs)


@dataclass(frozen=True, slots=True)
class SpaceSpec:
    """A space a worker can be placed on: what it does, by itself or by the name of a location action."""

    id: SpaceId
    area: AreaId
    do: Deeds = ()
    action: str = ""
    from_players: Players = 2
    costs: tuple[Cost, ...] = ()
    fog: bool = False
    """What lies here is dealt from the page's pool."""

    def __post_init__(self) -> None:
        _refuse_open_costs(self.costs)
        if [bool(self.do), bool(self.action), self.fog].count(True) != 1:
            raise ValueError("needs exactly one of do, action, fog: true")
        if self.area != self.id[0]:
            raise ValueError(f"the area of {self.id} is {self.id[0]}")


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """Where tokens of a kind are laid at page setup: on spaces, one in each area, or beside the board."""

    token: Annotated[str, Ref("token")]
    spaces: tuple[SpaceId, ...] = ()
    areas: tuple[AreaId, ...] = ()
    beside: bool = False
    bonus: bool = False
    """Whoever takes the space gains the token besides its action."""


@dataclass(frozen=True, slots=True)
class Location:
    """One page of a book; its id is the number in its file, set off where its book is not the only one."""

    id: Annotated[int, Range(1, BOOK - 1)]
    name: Text
    stop: Annotated[int, Range(1, 6)]
    preview: Text
    lore: Text
    placing: Text
    """The placement rule in a sentence or two."""
    placing_rule: Annotated[str, Ref("rule")]
    """The rule of the book that explains it."""
    demand: tuple[Good, ...]
    placement: Placement
    areas: dict[str, Text]
    spaces: tuple[SpaceSpec, ...]
    sketch: Text
    """`{a1}` is a space of nine cells, `{name:a}` an area, `{@a}` a place for what moves, with all blanks behind it."""
    placing_two: Text = ""
    """The placement rule in one sentence for two players, where it is another one for them."""
    closing_rules: dict[str, Explained | dict[int, Explained]] = field(default_factory=dict)
    """Why the placement rule may close a space -> the rule of the book that says so, where it is another one."""
    asking_rules: dict[str, Explained] = field(default_factory=dict)
    """Kinds of questions -> the rule of the book that explains them on this page, where it is another one."""
    exits: tuple[int, ...] = ()
    tokens: tuple[TokenPlace, ...] = ()
    actions: dict[str, LocationAction] = field(default_factory=dict)
    ground: Annotated[Text, Pattern(r"earth|snow", "snow")] = "earth"
    """What the sketch lies on."""

    @property
    def number(self) -> int:
        """The number people know the page by."""
        return self.id % BOOK

    @property
    def book(self) -> int:
        """Which of the books the page is in."""
        return self.id // BOOK

    def rule_for(self, reason: type[Reason], players: int) -> str:
        """The rule of the book that closes a space for this reason."""
        return at_table(self.closing_rules.get(reason.kind, self.placing_rule), players)

    def within(self, book: int) -> Location:
        """The same page with ids that no other book has."""
        return replace(self, id=page_in(book, self.id), exits=tuple(page_in(book, one) for one in self.exits))


def page_in(book: int, number: int) -> int:
    """The id of a page of a book."""
    return book * BOOK + number
