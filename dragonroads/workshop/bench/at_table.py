"""Somebody at a table in a terminal: presses a key, waits for what it paints, and knows when it was an answer."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Self

from dragonroads.errors import DragonroadsError
from dragonroads.ui.deaf import QUESTION
from dragonroads.workshop.bench.pseudo_terminal import Chunk, PseudoTerminal

SILENCE = 0.04
"""Seconds without a byte after which a key has painted everything."""
PATIENCE = 0.5
"""Seconds after which a key has painted nothing at all; Textual alone takes a fifth of it to tell Esc from an arrow."""
TOGETHER = 0.001
"""Bytes that come within so many seconds belong to one frame: a terminal takes at most 4095 at once."""
TRIES = 20
"""So many results in a row are left before nobody believes in another question."""
ENTER, UP, DOWN, ESCAPE = b"\r", b"\x1b[A", b"\x1b[B", b"\x1b"
OTHERS = (b"g", b"?", b"i", b"v")
"""Keys that lay something over the table; Esc takes it away."""


@dataclass(frozen=True, slots=True)
class Painted:
    """What one key made the program paint: the first frame, in which the cursor has moved, and everything."""

    frame_ms: float
    frame_bytes: int
    whole_ms: float
    whole_bytes: int

    @classmethod
    def by(cls, at: float, chunks: Sequence[Chunk]) -> Self:
        """What came after a key was pressed."""
        pairs = pairwise(chunks)
        end = next((n for n, (one, then) in enumerate(pairs, 1) if then.at - one.at > TOGETHER), len(chunks))
        return cls(
            (chunks[end - 1].at - at) * 1e3,
            sum(len(chunk.data) for chunk in chunks[:end]),
            (chunks[-1].at - at) * 1e3,
            sum(len(chunk.data) for chunk in chunks),
        )


class AtTable:
    """Plays with arrows and Enter alone; the save says what was an answer and what only led on."""

    def __init__(self, terminal: PseudoTerminal, saves: Path) -> None:
        self.terminal = terminal
        self._saves = saves

    def arrows(self, many: int) -> list[Painted]:
        """Down and up in turn at a question, whose cursor moves each time."""
        before = self._written()
        painted = [self._moved((DOWN, UP)[n % 2]) for n in range(many)]
        self._insist(self._written() == before, "an arrow answered")
        return painted

    def to_question(self) -> None:
        """Leave results until an arrow wakes a cursor."""
        for _ in range(TRIES):
            if self._press(DOWN):
                return
            self._press(ENTER)
            time.sleep(QUESTION)
        raise self._stuck("no question comes")

    def answers(self, many: int) -> list[Painted]:
        """The next answers; results in between are left, and are not among them."""
        return [self._answer() for _ in range(many)]

    def others(self) -> list[Painted]:
        """Keys that open something, and Esc behind each of them."""
        return [painted for key in OTHERS for one in (key, ESCAPE) if (painted := self._press(one))]

    def _answer(self) -> Painted:
        for _ in range(TRIES):
            self._press(DOWN)  # a question that has just come sleeps until an arrow wakes its cursor
            before = self._written()
            painted = self._press(ENTER)
            if painted and self._written() > before:
                return painted
            if painted is None:  # what has only just come takes no answer yet
                time.sleep(QUESTION)
        raise self._stuck("no answer is written")

    def _moved(self, arrow: bytes) -> Painted:
        painted = self._press(arrow)
        if painted is None:
            raise self._stuck("an arrow moves nothing")
        return painted

    def _press(self, key: bytes) -> Painted | None:
        """Press a key and wait until everything is painted; nothing when it paints nothing."""
        at = self.terminal.send(key)
        chunks = self.terminal.read_until_silence(SILENCE, PATIENCE)
        return Painted.by(at, chunks) if chunks else None

    def _written(self) -> int:
        """How long the save is: it grows with every answer, before anything is painted."""
        return sum(path.stat().st_size for path in self._saves.glob("*.save"))

    def _insist(self, is_so: bool, complaint: str) -> None:
        if not is_so:
            raise self._stuck(complaint)

    def _stuck(self, complaint: str) -> DragonroadsError:
        return DragonroadsError(f"{complaint}; the screen ends in {self.terminal.written[-200:]!r}")
