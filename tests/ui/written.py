"""The closed list: which ink is written on which ground, what lies on what. Any other pair is a mistake."""

from __future__ import annotations

from dragonroads.library.cover import GROUNDS as COVER_GROUNDS
from dragonroads.library.cover import INKS as COVER_INKS
from dragonroads.ui.palettes import GOODS, GROUNDS, SEATS, luminance
from dragonroads.ui.tones import Tone, read

_SAID = ("plain", "strong", "dim", "title", "good", "bad", "warn", "key", "note", "closed", "target", "gold", "tile")
_SIGNS = ("brave", "step", "spell")
_LOOT = ("wood", "meat", "stone", "bone")
_EVERY = (*_SAID, *_SIGNS, *SEATS, *GOODS, *_LOOT)
_CARD = ("plain", "strong", "good", "bad", "warn", *_SIGNS)

WRITTEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("table", "panel", "bar"), _EVERY),
    "paper": (*_CARD, "dim", "title", "note", "key", "closed", "target", "gold", *SEATS, *GOODS, *_LOOT),
    "paper_now": (*_CARD, "dim", "tile", *GOODS),
    "paper_old": ("plain", "strong", "tile"),
    "cloth": ("plain", "strong", *_SIGNS),
    "cloth_dim": ("plain", "dim"),
    **dict.fromkeys(("leaf_a", "leaf_b", "rock_a", "rock_b"), ("tile", "strong")),
    "rust": ("tile", "strong", "warn"),
    "pit": ("warn", "strong", "plain", "dim"),
    **dict.fromkeys(("goal_a", "goal_b"), ("gold", "strong")),
    **dict.fromkeys(("drape", "drape_dark"), ("gold",)),
    **dict.fromkeys(("sky", "snow", "dusk", "sand", "night", "wood"), ("strong", "plain")),
    # Seats keep their colour under the cursor, and so does what means something of its own.
    "cursor": ("badge", "bad", "warn", "target", "closed", *SEATS),
    "cursor_paper": ("badge", "bad", "warn", "target", "closed", *SEATS),
    "secret": ("badge",),
}
"""What is read; it needs a contrast of 4.5 in every look."""

DRAWN = ("frame", "frame_cloth", "shade", "shade_cloth", "shade_leaf", "fold", "leaf", "water", "earth")
"""Lines, textures and pictures: they lie on any ground and say nothing that is not said otherwise."""

_FAINT = {"leaf_b": ("bad", "good", "title"), "sand": ("bad",)}
"""What 256 colours leave too little of."""
PICTURED = {
    ground: tuple(ink for ink in COVER_INKS if ink not in (*SEATS, *DRAWN, *_FAINT.get(ground, ())))
    for ground in COVER_GROUNDS
}
"""Signs in the picture on a box: more than a texture, and no words. They need what lines need, 3."""

TRAILS = ("leaf_a", "leaf_b", "rock_a", "rock_b", "goal_a", "goal_b", "rust")
"""Where a figure leaves its trail in its seat's ink: arrows, and the figure at their end says as much. They need 2."""

UNDER = tuple(sorted(GROUNDS - {"secret"}))
"""Every ground a badge lies on."""

LIES = {
    "cursor": ("table", "panel", "leaf_a", "leaf_b", "rock_a", "rock_b", "goal_a", "goal_b", "dusk", "sand"),
    "cursor_paper": ("paper",),
    "secret": ("bar", "table", "panel"),
}
"""What else must be seen on what. On a card the cursor has the card's frame, on a box its double frame."""


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def fault(written: str) -> str:
    """Why a tone must not be used; empty if it may."""
    tone = read(written)
    if tone is None:
        return f"{written}: there is no such tone"
    return "" if _is_listed(tone) else f"{written}: {tone.ink} is not written on {tone.ground}"


def _is_listed(tone: Tone) -> bool:
    if tone.is_badge:
        return tone.ground in UNDER
    if tone.ink in SEATS and tone.ground in TRAILS:
        return True
    return tone.ink in (*DRAWN, *WRITTEN.get(tone.ground, ()), *PICTURED.get(tone.ground, ()))
