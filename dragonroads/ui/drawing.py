"""What is drawn, before any terminal: lines of spans, each with a tone and perhaps a place one can point at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, wraps
from typing import NamedTuple, ParamSpec, TypeVar

from dragonroads.library.letters import cells


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text in one tone; with a place it can be pointed at, and its first cell is free for a mark."""

    text: str
    tone: str = "plain"
    place: str = ""

    @property
    def width(self) -> int:
        """How many terminal cells it fills."""
        return width(self.text)


Line = tuple[Span, ...]
NO_BREAK = "\u00a0"
_P = ParamSpec("_P")
_R = TypeVar("_R")


def width(text: str) -> int:
    """How many terminal cells a text fills."""
    return len(text) if text.isascii() else sum(map(cells, text))


def line_width(line: Iterable[Span]) -> int:
    """How many terminal cells a line fills."""
    return sum(span.width for span in line)


def across(lines: Iterable[Line]) -> int:
    """How many cells a drawing fills from its first column to its last one; the blanks around it do not count."""
    texts = ["".join(span.text for span in line).rstrip() for line in lines]
    left = min((width(text) - width(text.lstrip()) for text in texts if text), default=0)
    return max(map(width, texts), default=0) - left if any(texts) else 0


# --- the one place where words are lost -----------------------------------------------------------------------------


class Cut(NamedTuple):
    """A text that did not fit, and what was shown of it."""

    text: str
    shown: str


_cuts: list[Cut] | None = None


@contextmanager
def recorded_cuts() -> Iterator[list[Cut]]:
    """Everything that is cut from here on; what is kept of earlier drawings is drawn again."""
    global _cuts
    before, _cuts = _cuts, []
    try:
        yield _cuts
    finally:
        _cuts = before


def kept(size: int) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """For a drawing that is the same for the same facts: the last ones are kept, but while cuts are recorded."""

    def keep(draw: Callable[_P, _R]) -> Callable[_P, _R]:
        known: Callable[..., _R] = lru_cache(maxsize=size)(draw)

        @wraps(draw)
        def drawn(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            return known(*args, **kwargs) if _cuts is None else draw(*args, **kwargs)

        return drawn

    return keep


def cut(text: str, room: int, more: str = "~") -> str:
    """The text, or as much of it as fits with a mark that there is more."""
    if width(text) <= room:
        return text
    words = text.rstrip(" ")
    if width(words) <= room:  # nothing is lost with spaces
        return words + " " * (room - width(words))
    shown, used = "", width(more)
    for letter in text:
        used += cells(letter)
        if used > room:
            break
        shown += letter
    return _noted(text, (shown + more)[:room] if room > 0 else "")


def cut_lines(lines: Sequence[Line], most: int) -> list[Line]:
    """The first so many lines of a drawing."""
    for line in lines[max(0, most) :]:
        _noted("".join(span.text for span in line).strip(), "")
    return list(lines[: max(0, most)])


def _noted(text: str, shown: str) -> str:
    if _cuts is not None and text:
        _cuts.append(Cut(text, shown))
    return shown


# --- lines of exactly so many cells ---------------------------------------------------------------------------------


def fill(text: str, room: int) -> str:
    """The text cut or filled up with spaces to exactly so many cells."""
    shown = cut(text, room)
    return shown + " " * (room - width(shown))


def fit(line: Sequence[Span], room: int, tone: str = "plain") -> Line:
    """The line cut or filled up with spaces to exactly so many cells."""
    shown: list[Span] = []
    left = room
    for at, span in enumerate(line):
        if span.width > left:
            shown.append(replace(span, text=cut(span.text, left)))
            left -= shown[-1].width
            cut_lines([tuple(line[at + 1 :])], 0)
            break
        shown.append(span)
        left -= span.width
    return (*shown, Span(" " * left, tone)) if left > 0 else tuple(shown)


def words_in(text: str) -> list[str]:
    """The words of a text; a no-break space holds what it stands between together."""
    return [word for word in text.split(" ") if word] if NO_BREAK in text else text.split()


def wrap(text: str, room: int, indent: int = 0) -> list[str]:
    """Words in lines of at most so many cells; all but the first are set in."""
    lines: list[str] = []
    line = ""
    for word in words_in(text):
        space = room - (indent if lines else 0)
        longer = f"{line} {word}" if line else word
        if width(longer) > space and line:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    shown = [one if at == 0 else " " * indent + one for at, one in enumerate(lines)]
    return [cut(one, room) for one in shown]


def wrap_in(text: str, room: int, most: int) -> list[str]:
    """The same in at most so many lines; the last one ends with a mark where there is more."""
    lines = wrap(text, room)
    if len(lines) <= most:
        return lines
    if most <= 0:
        _noted(text, "")
        return []
    return [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), room)]


def headline(text: str) -> str:
    """The words of `-- a heading --` among lines of text; empty for any other line."""
    return text.strip("- ") if text.startswith("--") else ""


def beside(left: Sequence[Line], right: Sequence[Line], room: int, gap: int = 1) -> list[Line]:
    """Two drawings side by side; the left one gets so many cells."""
    height = max(len(left), len(right))
    blank: Line = ()
    return [
        (
            *fit(left[y] if y < len(left) else blank, room),
            Span(" " * gap),
            *(right[y] if y < len(right) else blank),
        )
        for y in range(height)
    ]
