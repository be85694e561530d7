"""What every question of the canyon is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from dragonroads.engine.question import Ask, T
from dragonroads.games.canyon.model import Canyon

if TYPE_CHECKING:
    from dragonroads.games.canyon.advising.outlook import Outlook  # noqa: F401 - named in the base below


class CanyonAsk(Ask[Canyon, "Outlook", T]):
    """A kind of question in the canyon."""

    mentions: ClassVar[tuple[str, ...]] = ("stock", "ratio")


Asks: TypeAlias = type[Ask[Any, Any, Any]] | None
"""The class of an open question."""
