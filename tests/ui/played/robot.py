"""A robot at the keyboard: any key at any moment, also while a screen is only half there."""

from __future__ import annotations

import asyncio
from random import Random

from dragonroads.ui.keys import KEYS
from dragonroads.ui.screens.home import HomeScreen
from tests.ui.played.hands import Hands

LEAVING = {"ctrl+q"}
AT_HOME = {"q", "escape"}
"""Keys that leave the app there."""
COMMON = ("enter", "escape", "ctrl+p", "pageup", "pagedown", "down", "up", "home", "end", "tab", "backspace")
"""Keys that move, open and close; most of what is pressed."""
RARE = (*(key for one in KEYS.values() for key in one.keys.split(",") if key not in LEAVING), *"abcmt0123459x", "f2")
SHORT = 0.03
"""Seconds within which one key follows the last."""
TURNS = 40
"""Turns of the loop within which one key follows the last; a screen needs some to come up."""
LATELY = 12


async def hammer(hands: Hands, seed: int, count: int) -> int:
    """Press so many keys; how many were pressed before one of them left the app. A fault names the last keys."""
    random, pressed = Random(seed), list[str]()
    while len(pressed) < count and hands.app.is_running and not hands.app._exit:
        key = random.choice(COMMON if random.random() < 0.6 else RARE)
        if key in AT_HOME and isinstance(hands.screen, HomeScreen):
            continue
        pressed.append(key)
        hands.send(key)
        await _pause(random)
        if hands.app.fault is not None:
            hands.app.fault.add_note(f"after {len(pressed)} keys, seed {seed}: {' '.join(pressed[-LATELY:])}")
            raise hands.app.fault
    if not hands.app._exit:
        await hands.rest()
    return len(pressed)


async def _pause(random: Random) -> None:
    how = random.random()
    if how < 0.2:
        return
    if how < 0.9:
        for _ in range(random.randrange(TURNS)):
            await asyncio.sleep(0)
    else:
        await asyncio.sleep(random.random() * SHORT)
