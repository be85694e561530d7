"""Sorts of value in what the canyon tells and asks: whom it happens to, which faces it shows, what it uses."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dragonroads.engine.record import SEAT, ShowsFace, Uses
from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.model import AUTOMA, HERO

Who: TypeAlias = Annotated[Seat, SEAT]
"""A seat to which it happens."""
Person: TypeAlias = Seat
"""A seat that is only mentioned: what it does or sees itself it need not be told."""
Shown: TypeAlias = Annotated[Card, ShowsFace(HERO)]
"""A hero whose face is seen."""
ShownAutoma: TypeAlias = Annotated[Card, ShowsFace(AUTOMA)]
"""A card of the Automas' deck whose face is seen."""
Place: TypeAlias = str
"""A tile by its name: `B3`."""
Token: TypeAlias = str
"""A kind of token: `wood`."""
Four: TypeAlias = tuple[int, ...]
"""How many there are of each of the four kinds of token."""

# --- things of the box that many games together should use -----------------------------------------------------------

ABILITIES = "abilities"
UsedAbility: TypeAlias = Annotated[str, Uses(ABILITIES)]
UsedBuilding: TypeAlias = Annotated[str, Uses("buildings")]
UsedClan: TypeAlias = Annotated[str, Uses("clans")]
UsedDragon: TypeAlias = Annotated[str, Uses("dragons")]
UsedMission: TypeAlias = Annotated[str, Uses("missions")]
UsedPart: TypeAlias = Annotated[str, Uses("automa parts")]
UsedEnding: TypeAlias = Annotated[str, Uses("ways to end")]
