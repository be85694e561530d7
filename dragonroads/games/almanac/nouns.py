"""The sorts of value that events, reasons and questions of a journey speak of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dragonroads.engine.record import SEAT, ShowsFace, Uses
from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE

PAGES, TOKENS, ABILITIES, CARAVANS, CONTRACTS, ENCOUNTERS = (
    *("pages", "tokens", "abilities"),
    *("caravans", "contracts", "encounters"),
)
"""What many journeys together should use."""
LASTING = "lasting"
"""Abilities of which those are used now that have no moment of their own: they always work, or are counted."""
AREA = "area"
"""Tags the letter of an area on the page whose placement rule tells of it."""

Who: TypeAlias = Annotated[Seat, SEAT]
"""A seat to which something happens."""
Person: TypeAlias = Seat
"""A seat that is only mentioned."""
ColourName: TypeAlias = str
Start: TypeAlias = int
"""A starting caravan, by its place in the list."""
Gold: TypeAlias = int
GoodName: TypeAlias = str
GoodsCounted: TypeAlias = tuple[int, ...]
"""How many of each of the four goods."""
SpaceName: TypeAlias = str
Area: TypeAlias = Annotated[str, AREA]
PageNumber: TypeAlias = int
Opened: TypeAlias = Annotated[int, Uses(PAGES)]
"""A page on which everybody arrives."""
TokenName: TypeAlias = str
"""A token that is only mentioned."""
Token: TypeAlias = Annotated[str, Uses(TOKENS)]
Power: TypeAlias = Annotated[int, Uses(ABILITIES)]
Lasting: TypeAlias = Annotated[tuple[int, ...], Uses(LASTING)]

ShownCaravan: TypeAlias = Annotated[Card, ShowsFace(CARAVAN)]
BoughtCaravan: TypeAlias = Annotated[Card, ShowsFace(CARAVAN), Uses(CARAVANS)]
ShownContract: TypeAlias = Annotated[Card, ShowsFace(CONTRACT)]
DoneContract: TypeAlias = Annotated[Card, ShowsFace(CONTRACT), Uses(CONTRACTS)]
ShownEncounter: TypeAlias = Annotated[Card, ShowsFace(ENCOUNTER)]
MetEncounter: TypeAlias = Annotated[Card, ShowsFace(ENCOUNTER), Uses(ENCOUNTERS)]
ShownLetter: TypeAlias = Annotated[Card, ShowsFace(LETTER)]
ShownSlip: TypeAlias = Annotated[Card, ShowsFace(SLIP)]
ShownTile: TypeAlias = Annotated[Card, ShowsFace(TILE)]
