"""A table of cards: a road with everybody on it, a row of cards before each, piles, and what happens on the stage."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.gamekit.facts.cards import CardRow, Laid, Pile
from dragonroads.gamekit.facts.moment import Moment
from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.progress import Bar
from dragonroads.gamekit.facts.road import Road, Trail


@dataclass(frozen=True, slots=True)
class Rank:
    """Somebody in the order in which they lie in front."""

    badge: Badge
    figure: str
    person: str
    where: str
    behind: str = ""
    """How far behind whoever is first: `-3`; nothing for those in front."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """Everything that lies on the table, as one viewer may see it."""

    title: str
    now: str
    """`round 3 · second cards · Tide's turn`."""
    right: str
    """`Cinder goes first`."""
    road: Road
    heading: str
    """What rows are called here: `Storylines`."""
    ordinals: tuple[str, ...]
    rows: tuple[CardRow, ...]
    at: int = -1
    """The column that is played now."""
    piles: tuple[Pile, ...] = ()
    ranking: str = ""
    """What the order is called: `In front`."""
    ranks: tuple[Rank, ...] = ()
    asks: Laid | None = None
    """The card that is being carried out: what is asked is asked because of it."""


@dataclass(frozen=True, slots=True)
class Staged:
    """What stands on the stage at a beat of a scene."""

    moment: Moment
    card: Laid | None = None
    led: tuple[Laid, ...] = ()
    """The cards that led to it, the first one first."""
    word: str = ""
    """One word for a moment at which everybody should look up, in at most seven letters."""
    does: str = ""
    """What Enter does then: `Show us`."""
    bars: tuple[Bar, ...] = ()
    """How far everybody has come, at the end of a round."""
    trail: Trail | None = None
    """Where the last one who moved came from."""


@dataclass(frozen=True, slots=True)
class PlanPlace:
    """A free place of a plan: where a card will lie, and the question that asks for it."""

    row: int
    """Which row of the table."""
    title: str
    to: str
    """Whose row it is, in a word."""
    place: str


@dataclass(frozen=True, slots=True)
class Plan:
    """Several answers given in one go: a hand, and places for all of it in the order in which they are asked."""

    hand: tuple[Laid, ...]
    keys: tuple[str, ...]
    """The answer each card of the hand stands for."""
    places: tuple[PlanPlace, ...]
    rows: tuple[CardRow, ...]
    """The rows in the order of the places, own one first."""
    ordinals: tuple[str, ...]
    heading: str
    button: str
    """`Lay all five`."""
    warning: str
    """What cannot be undone by it."""
    free: str
    """What stands on a free place that is next: `here?`."""
