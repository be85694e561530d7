"""When a curtain falls: what the people at a table agree on."""

from __future__ import annotations

AT_NEED, EVERY_TURN, OPEN_HANDS = "need", "every-turn", "open"
"""Before something that is one person's alone, before each turn of one's own, or never."""
HANDOVERS = (AT_NEED, EVERY_TURN, OPEN_HANDS)
FORMER_HANDOVERS = {"turns": AT_NEED, "strict": EVERY_TURN}
"""What they were once called."""


def handover_called(word: str) -> str:
    """The agreement of a name, old names included; ValueError when there is none."""
    found = FORMER_HANDOVERS.get(word, word)
    if found not in HANDOVERS:
        raise ValueError(f"no such hand-over: {word!r}")
    return found
