"""Which names the arguments of plain events go by in their words."""

from __future__ import annotations

from collections.abc import Mapping

PLAIN: Mapping[str, tuple[str, ...]] = {
    "began": ("who",),
    "clan": ("who", "clan"),
    "missions": ("missions",),
    "turn": ("who", "round"),
    "stored": ("who", "tokens"),
    "refilled": ("who", "n"),
    "deployed": ("who", "land"),
    "deployed_hero": ("who", "tile", "hero"),
    "entered": ("who", "n"),
    "gift": ("who", "kind"),
    "clan_power": ("who", "clan"),
    "dragon": ("who", "dragon", "land"),
    "sealed": ("who", "tile", "hero", "dragon"),
    "lost_hero": ("who", "hero"),
    "recalled": ("who", "hero"),
    "trick": ("who", "tile", "hero", "ability"),
    "exposed": ("who", "other", "tile", "hero"),
    "mustered": ("who", "tile"),
    "battle": ("who", "tile", "hero", "other", "other_tile", "hero_attacked"),
    "rage": ("who", "n", "strength"),
    "glory": ("who",),
    "looted": ("who", "kind", "hero"),
    "fell": ("who", "hero"),
    "enraged": ("who",),
    "harvested": ("who", "tile", "kind"),
    "feast_bones": ("who", "n"),
    "canyon_won": ("who",),
    "bought": ("who", "building", "n"),
    "traded": ("who", "n", "kind", "other_kind"),
    "piles_empty": ("who",),
    "last_purchases": ("who",),
    "automa_shuffled": ("who",),
    "automa_pile": ("who", "n"),
    "automa_bones": ("who", "n"),
}
"""Events that need nothing but names for their arguments, in order."""
WITH_NONE = frozenset({"entered"})
"""Those of them that speak otherwise where there is nothing to count."""
SILENT_WITH_NONE = frozenset({"feast_bones"})
"""Those that then say nothing at all."""
