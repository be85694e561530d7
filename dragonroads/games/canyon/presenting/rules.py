"""Where in the rule book each kind of question is explained."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "pick_clan": "CAN-VAR-CLAN",
    "deploy": "CAN-TURN-04",
    "send_dragon": "CAN-CANYON-03",
    "act": "CAN-TURN-08",
    "rage": "CAN-BATTLE-04",
    "steal": "CAN-BATTLE-08",
    "loot": "CAN-HERO-FULL-SACK",
    "window": "CAN-TRADE-05",
    "end_turn": "CAN-TURN-15",
    "last_purchase": "CAN-VAR-FAIR-01",
    "recall": "CAN-D-PALACE",
    "seal": "CAN-HERO-DRAGON-SEAL",
    "lose_hero": "CAN-DRAGON-ANCIENT",
    "gift": "CAN-D-BONUS",
}
"""Kind of question -> the rule to read first."""
