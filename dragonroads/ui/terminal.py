"""Facts about the terminal that are needed before Textual is imported; so this file must not import it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping
from threading import Lock
from typing import TextIO

if sys.platform != "win32":
    import termios

KEPT = (
    ("TEXTUAL_ANIMATIONS", "how much may move: a need of the person"),
    ("TEXTUAL_FPS", "how often is painted: for slow lines"),
    ("TEXTUAL_COLOR_SYSTEM", "what the terminal can show, when it names itself wrongly"),
    ("TEXTUAL_DISABLE_KITTY_KEY", "for terminals that claim the newer key reports and send them wrongly"),
)
"""What of Textual's own settings may come from outside. All others go, also those still to come: TEXTUAL_DRIVER imports
code, TEXTUAL_LOG and TEXTUAL_SCREENSHOT* write files, TEXTUAL and TEXTUAL_DEVTOOLS* open a connection, TEXTUAL_PRESS
answers questions, and the rest is for people who debug Textual."""

PATIENCE = "250"
"""Milliseconds to wait for the rest of a key: on a bad line an arrow comes in pieces and would read as Esc, [, A."""


def prepare_environment(environ: MutableMapping[str, str] = os.environ) -> None:
    """Makes the environment fit to import Textual in; it is read there and then, and never again."""
    kept = {name for name, _why in KEPT}
    for name in [one for one in environ if one == "TEXTUAL" or one.startswith("TEXTUAL_")]:
        if name not in kept:
            del environ[name]
    if is_remote(environ):
        environ.setdefault("ESCDELAY", PATIENCE)


def is_remote(environ: Mapping[str, str]) -> bool:
    """Whether somebody came in over SSH."""
    return bool(environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"))


def can_show_screen(stdin: TextIO | None, screen: TextIO | None, environ: Mapping[str, str]) -> str:
    """Why a full screen is impossible, as a key of words; empty when it is possible. Textual paints on stderr."""
    if not _is_terminal(stdin):
        return "ui.terminal.no_keyboard"
    if not _is_terminal(screen):
        return "ui.terminal.no_screen"
    # Windows has no TERM; everywhere else a terminal without one cannot be trusted to move its cursor.
    if sys.platform != "win32" and environ.get("TERM", "") in ("", "dumb", "unknown"):
        return "ui.terminal.dumb"
    return ""


READING = Lock()
"""Held by whoever takes what was typed: what one thread has seen waiting is not thrown away before it reads it."""


def forget_typed(stdin: TextIO | None = None) -> None:
    """Throws away what was typed ahead and not yet read; where that cannot be done, nothing happens."""
    stream = sys.__stdin__ if stdin is None else stdin
    if sys.platform == "win32" or stream is None or not _is_terminal(stream):
        return
    try:
        with READING:
            termios.tcflush(stream.fileno(), termios.TCIFLUSH)
    except (OSError, ValueError, termios.error):
        return


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False
