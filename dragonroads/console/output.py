"""Writing to the terminal: lines and JSON on one stream, notices on the other."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

NARROWEST, WIDEST = 40, 100


def write(*lines: str) -> None:
    """Write lines to the standard output, if there is one."""
    if sys.stdout is not None:
        sys.stdout.write("".join(f"{line}\n" for line in lines))


def write_json(data: Any) -> None:
    """Write data as one line of JSON."""
    write(json.dumps(data, ensure_ascii=False, default=str))


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
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join(word.ljust(wide) for word, wide in zip(row, widths)).rstrip() for row in rows]


def aligned(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table of figures: names at the left, numbers right under one another."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows)]
    return [
        "  ".join([first.ljust(widths[0]), *(word.rjust(wide) for word, wide in zip(rest, widths[1:]))]).rstrip()
        for first, *rest in rows
    ]
