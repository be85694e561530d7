"""The valley with all four dragons in play, and somebody who enters the canyon."""

from __future__ import annotations

from typing import Any

from tests.games.canyon.situations import Situation, on_map

DRAGONS = ("ancient", "forest", "undead", "celestial")
RESOURCES = ["A1", "C1", "D1", "A2", "B2", "D2", "A3", "B3", "D3", "A4", "B4", "C4"]
TOWNS = ["B1", "C3", "D4"]


def valley(heroes: str = "", **more: Any) -> Situation:
    """All four dragons are in play."""
    return on_map(heroes, **{f"{name}_dragon": True for name in DRAGONS} | more)


def enters(heroes: str, send: str, *, code: str = "SKY", **more: Any) -> Situation:
    """Red deploys to the canyon and sends a dragon."""
    return valley(heroes, **more).say(f"deploy {code} C2 / send_dragon {send}")


def targets(s: Situation, dragon: str) -> list[str]:
    """Where a dragon could have been sent."""
    return [option.split()[1] for option in s.options("send_dragon") if option.startswith(dragon)]


def gathers(heroes: str, **dragons: str) -> tuple[str, str]:
    """Caravan and stockpile of red after gathering under these dragons."""
    s = valley(heroes, phase="gather", dragons=dragons).play_turn()
    return s.caravan("R"), s.stock("R")
