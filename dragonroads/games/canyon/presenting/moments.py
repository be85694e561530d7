"""Which events people want to watch, and what explains them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.canyon.grid import full_rows
from dragonroads.games.canyon.presenting.words import CanyonWords

BOOKKEEPING = frozenset(
    {
        *("clan", "turn", "stored", "refilled", "deployed_hero", "gift", "clan_power", "recalled", "moved", "strength"),
        *("passive", "stole", "looted", "enraged", "harvested", "feast_bones", "gathered", "traded"),
        *("automa_shuffled", "automa_pile", "automa_bones"),
    }
)
"""Events that are only written down; everything else is worth a look while it happens."""
TOUCHING = {
    **dict.fromkeys(("gift", "recalled", "looted", "enraged", "harvested", "feast_bones", "gathered"), ("who",)),
    **dict.fromkeys(("stole", "moved"), ("who", "other")),
}
"""Those of them that one wants to know of where they happen to oneself, with the names of their first arguments."""


class Explanations:
    """Why something happens, in a line: what an ability, dragon, building or clan does, and how an Automa decides."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._explained: Mapping[str, Callable[[tuple[Any, ...]], str]] = {
            "clan": lambda args: words.clan_text(args[1]),
            "clan_power": lambda args: words.clan_text(args[1]),
            "trick": lambda args: words.ability_text(args[3]),
            "passive": lambda args: words.ability_text(args[1]),
            "sealed": lambda args: words.ability_text(words.content.ability_with(args[2], "breaks_dragons")),
            "dragon": lambda args: words.dragon_text(args[1]),
            "bought": lambda args: words.building_text(args[1]),
            "mission": lambda args: words.mission_text(args[0]),
            "automa_card": lambda args: words.say(f"explained.automa.{args[2]}"),
            "piles_empty": lambda _args: words.say("explained.piles_empty"),
            "festival": lambda _args: words.say("explained.festival"),
        }

    def text(self, view: View, event: Event) -> str:
        """What explains an event; mostly nothing."""
        if event.kind == "deployed":
            return self._deployed(view, event.args[0])
        tell = self._explained.get(event.kind)
        return tell(event.args) if tell else ""

    def _deployed(self, view: View, seat: Seat) -> str:
        """Why an Automa goes somewhere without a card."""
        fills = seat >= view["people"] and full_rows(view["taken"])
        return self.words.say("explained.automa.feast") if fills else ""
