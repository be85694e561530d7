"""Writing to the terminal: lines and JSON on one stream, notices on the other."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.errors import OutputError
from dragonroads.library.letters import cells


class Says(Texts):
    """What is said when nothing can be written."""

    family = "cli"
    unwritten = text(reason=str)


NARROWEST, WIDEST = 40, 100
GAP, INDENT = "  ", "    "


def write(*lines: str) -> None:
    """Write lines to the standard output, if there is one; OutputError when it takes no more."""
    if sys.stdout is not None:
        with _naming_fault():
            sys.stdout.write("".join(f"{line}\n" for line in lines))


def flush() -> None:
    """Nothing is left to be written; OutputError when the standard output takes no more."""
    if sys.stdout is not None:
        with _naming_fault():
            sys.stdout.flush()


@contextlib.contextmanager
def _naming_fault() -> Iterator[None]:
    """A full disk is nobody's fault in here; a reader who goes away is something else."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise OutputError(Says.unwritten(reason=str(fault.strerror or fault))) from None


def write_json(data: Any) -> None:
    """Write data as one line of JSON; what a terminal could obey is spelt as an escape."""
    text = json.dumps(data, ensure_ascii=False, default=str)
    write("".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text))


def notice(text: str) -> None:
    """Write one line to the standard error; a terminal that is gone is no reason to fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(f"dragonroads: {on_one_line(text)}\n")
        sys.stderr.flush()


def on_one_line(text: str) -> str:
    """Text without line breaks and without anything a terminal would act on."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def width() -> int:
    """How many columns text may fill."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, indent: str = "", first: str | None = None) -> list[str]:
    """Text in lines that fit the terminal; the first may start otherwise than the others."""
    start = indent if first is None else first
    return textwrap.wrap(text, width(), initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)


def columns(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Rows of words, one under the other."""
    rows = list(rows)
    return _filled(rows, _widths(rows))


def room() -> int | None:
    """How many columns a list may fill: those of the terminal; as many as it needs where there is none."""
    if sys.stdout is None or not sys.stdout.isatty():
        return None
    return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)


def listed(rows: Iterable[tuple[str, ...]], room: int | None) -> list[str]:
    """Rows of words; where they are too wide, the first word of each has a line of its own and the longest are cut."""
    rows = list(rows)
    lines = columns(rows)
    if room is None or all(_wide(line) <= room for line in lines):
        return lines
    rest = [row[1:] for row in rows]
    widths = _widths(rest)
    while sum(widths) + len(GAP) * (len(widths) - 1) > room - len(INDENT):
        widths[widths.index(max(widths))] -= 1
    below = _filled(rest, widths)
    return [line for row, more in zip(rows, below) for line in (_cut(row[0], room), f"{INDENT}{more}")]


def _widths(rows: Sequence[tuple[str, ...]]) -> list[int]:
    return [max(map(_wide, column)) for column in zip(*rows)]


def _filled(rows: Sequence[tuple[str, ...]], widths: Sequence[int]) -> list[str]:
    shown = ([_cut(word, wide) for word, wide in zip(row, widths)] for row in rows)
    return [GAP.join(w + " " * (wide - _wide(w)) for w, wide in zip(row, widths)).rstrip() for row in shown]


def _wide(text: str) -> int:
    """How many cells a text fills."""
    return len(text) if text.isascii() else sum(map(cells, text))


def _cut(text: str, wide: int) -> str:
    """Text that fills no more than so many cells."""
    if _wide(text) <= wide:
        return text
    while text and _wide(text) >= wide:
        text = text[:-1]
    return f"{text}…"


def aligned(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table of figures: names at the left, numbers right under one another."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows)]
    return [
        "  ".join([first.ljust(widths[0]), *(word.rjust(wide) for word, wide in zip(rest, widths[1:]))]).rstrip()
        for first, *rest in rows
    ]
