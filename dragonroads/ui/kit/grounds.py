"""What a card lies on by its state, and what is under the cursor."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.ui.kit.levels import HEAVY

FACE: Mapping[str, str] = {"hand": "paper", "now": "paper_now", "played": "paper_old"}
"""The ground of a card that shows its face."""
POINTED = "badge@cursor"
"""Whatever is under the cursor is in one tone."""
POINTED_MARK = f"{POINTED}+{HEAVY}"
"""A sign there that is counted."""
