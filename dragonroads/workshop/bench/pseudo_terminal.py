"""A program on a terminal of its own, for somebody in front of it: keys go in, bytes and their times come out."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import struct
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Self

if sys.platform != "win32":
    import fcntl
    import termios

Size = tuple[int, int]
"""Columns and lines."""
CHUNK = 65536
STEP = 0.02
"""Seconds between two looks at whether a program has ended."""


class Chunk(NamedTuple):
    """Bytes that came together, and when."""

    at: float
    data: bytes


class PseudoTerminal:
    """Starts a program whose keyboard and screen are ours. It runs freely, but only what is asked for is read."""

    def __init__(self, argv: Sequence[str], size: Size, environ: Mapping[str, str]) -> None:
        self.end, inside = os.openpty()
        self._set_size(self.end, size)
        self.chunks: list[Chunk] = []
        self.code: int | None = None
        """What the program ended with; a signal is a negative number."""
        self.started = time.perf_counter()
        self.tty = os.ttyname(inside)
        self.pid = _spawn(argv, self.tty, environ)
        os.close(inside)

    # --- keyboard ---------------------------------------------------------------------------------------------------

    def send(self, keys: bytes) -> float:
        """Press keys; when that was."""
        at = time.perf_counter()
        with contextlib.suppress(OSError):  # a program that is gone hears nothing
            os.write(self.end, keys)
        return at

    def resize(self, size: Size) -> None:
        """Make the window larger or smaller; the system tells the program."""
        self._set_size(self.end, size)

    @staticmethod
    def _set_size(end: int, size: Size) -> None:
        across, down = size
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", down, across, 0, 0))

    # --- screen -----------------------------------------------------------------------------------------------------

    @property
    def written(self) -> bytes:
        """Everything read so far."""
        return b"".join(chunk.data for chunk in self.chunks)

    def read(self, seconds: float) -> bytes:
        """The next bytes, as soon as there are any; none after so many seconds or when the program has let go."""
        if self.end < 0 or not select.select([self.end], [], [], max(0.0, seconds))[0]:
            return b""
        try:
            data = os.read(self.end, CHUNK)
        except OSError:  # nobody holds the other side any more
            data = b""
        if data:
            self.chunks.append(Chunk(time.perf_counter(), data))
        else:
            self.close()
        return data

    def read_until(self, is_enough: Callable[[], bool], seconds: float) -> bool:
        """Read until it is enough; whether it ever was."""
        deadline = time.perf_counter() + seconds
        while not is_enough():
            left = deadline - time.perf_counter()
            if left <= 0 or (not self.read(min(left, 1.0)) and self.end < 0):
                return is_enough()
        return True

    def read_until_silence(self, silence: float, first: float) -> list[Chunk]:
        """What comes until nothing comes for so many seconds; the first of it may take longer."""
        start = len(self.chunks)
        patience = first
        while self.read(patience):
            patience = silence
        return self.chunks[start:]

    # --- the end ----------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended yet."""
        if self.code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
        return self.code is None

    def wait(self, seconds: float) -> int | None:
        """Read on until the program has ended; its exit code, or nothing when it goes on."""
        deadline = time.perf_counter() + seconds
        while self.is_running and time.perf_counter() < deadline:
            if not self.read(STEP) and self.end < 0:
                time.sleep(STEP)
        while self.read(0):
            pass
        return self.code

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Send the program a signal, if it is still there."""
        if self.is_running:
            os.kill(self.pid, how)

    def close(self) -> None:
        """Close the window."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running."""
        self.kill()
        self.close()
        if self.code is None:
            os.waitpid(self.pid, 0)


def _spawn(argv: Sequence[str], tty: str, environ: Mapping[str, str]) -> int:
    """A new session that opens the terminal first and so is controlled by it: closing the window hangs it up."""
    screen = [(os.POSIX_SPAWN_OPEN, 0, tty, os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
    return os.posix_spawn(argv[0], list(argv), dict(environ), file_actions=screen, setsid=True)
