"""What every question of a journey is: something that a player decides by a view of the journey."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from dragonroads.engine.question import Ask
from dragonroads.games.almanac.model import Journey

if TYPE_CHECKING:
    from dragonroads.games.almanac.advising.outlook import Outlook  # noqa: F401 - advice imports questions

T = TypeVar("T")


class JourneyAsk(Ask[Journey, "Outlook", T]):
    """A kind of question of a journey."""

    mentions: ClassVar[tuple[str, ...]] = ("n", "gold", "crates", "encounter", "banner", "special", "strength")
