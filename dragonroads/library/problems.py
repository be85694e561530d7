"""What can be wrong with content, said in one line that names the file, the line and the column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Protocol

from dragonroads.errors import ContentError

LONGEST_QUOTE = 40
LONGEST_GUESS = 60
LONGEST_MESSAGE = 390
MOST_LISTED = 8


class Place(Protocol):
    """Anything that knows where in which file it was written."""

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong at one place of one content file."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class BadContent(ContentError):
    """Content that cannot be used: the message is the first problem, `problems` holds them all."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(str(self.problems[0]))


class Problems:
    """Collects problems in the order they are found, each of them once."""

    def __init__(self, known: Iterable[Problem] = ()) -> None:
        self._found: dict[Problem, None] = dict.fromkeys(known)

    def add(self, place: Place, message: str) -> None:
        """Notes that something is wrong at a place."""
        self.note(Problem(place.file, place.line, place.column, message))

    def note(self, problem: Problem) -> None:
        """Notes a problem, unless it is known already; whatever an author wrote, it stays one line to read."""
        if len(problem.message) > LONGEST_MESSAGE:
            problem = replace(problem, message=problem.message[:LONGEST_MESSAGE] + "...")
        self._found[problem] = None

    def raise_if_any(self) -> None:
        """Raises BadContent unless everything is in order."""
        if self._found:
            raise BadContent(self._found)

    def __iter__(self) -> Iterator[Problem]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def quoted(text: str) -> str:
    """Returns an author's text in quotes, on one line and short enough for a message."""
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "...")


def hint(word: str, known: Iterable[str]) -> str:
    """Returns a remark that names the likeliest known word, or all of them when they are few."""
    words = sorted(known)
    if close := likeliest(word, words):
        return f" (did you mean {quoted(close)}?)"
    if 0 < len(words) <= MOST_LISTED:
        return f" (known: {', '.join(map(quoted, words))})"
    return ""


def likeliest(word: str, known: Sequence[str]) -> str:
    """Returns the known word that was probably meant; empty when none is likely."""
    if len(word) > LONGEST_GUESS:
        return ""
    swapped = [one for one in known if sorted(one) == sorted(word)]  # the likeliest slip of all
    return next(iter(swapped or get_close_matches(word, known, n=1)), "")
