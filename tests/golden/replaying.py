"""Reading golden games: what they are, how they end, and what each alone shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonroads.engine.game import Game
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from tests.boxes import boxed
from tests.golden.showing import Shown, counts, shown_by, wanted

FOLDER = Path(__file__).parent
NOBODY = "no game shows"
"""The last line of a listing: what should be shown and is not, mostly what only another title can show."""


@dataclass(frozen=True)
class Played:
    """A golden game, replayed."""

    line: str
    """Its line in the list of results."""
    shows: Shown


def files_of(name: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((FOLDER / name).glob("*.jsonl"))


def replay(path: Path, game: Game[Any]) -> Played:
    """Play a file again, looking at every question; SaveError, naming the line, when it plays otherwise now."""
    loaded, saved = boxed(game.id), read(path)
    load_match(saved, game)
    match = Match(game, saved.header)
    shows = shown_by(match, loaded, saved.records)
    return Played(line_of(path.stem, match), counts(game.id, shows))


def line_of(stem: str, match: Match[Any]) -> str:
    """How a finished match has ended."""
    result = match.result
    assert result is not None, f"{stem} is not over"
    winners = ",".join(map(str, result.winners))
    scores = ",".join(map(str, result.scores))
    digest = f"{match.state.digest():08x}"
    return f"{stem}: {result.ending}, winners {winners}, scores {scores}, answers {match.answered}, digest {digest}"


def results_of(name: str) -> list[str]:
    """The list of results as it was reviewed."""
    return (FOLDER / name / "results.txt").read_text("utf-8").splitlines()


def listing_of(name: str) -> list[str]:
    """What each game alone shows, and what none does, as it was reviewed."""
    return (FOLDER / name / "shows.txt").read_text("utf-8").splitlines()


def listing(name: str, games: Mapping[str, Shown]) -> Iterator[str]:
    """The lines of that list for these games."""
    for stem, shows in sorted(alone(games).items()):
        yield f"{stem}: {', '.join(sorted(shows))}"
    yield f"{NOBODY}: {', '.join(sorted(missing(name, games))) or 'nothing'}"


def alone(games: Mapping[str, Shown]) -> dict[str, Shown]:
    """Per game what no other one shows."""
    times = Counter(one for shows in games.values() for one in shows)
    return {stem: frozenset(one for one in shows if times[one] == 1) for stem, shows in games.items()}


def missing(name: str, games: Mapping[str, Shown]) -> Shown:
    """What the content of a title makes wish for and none of these games shows."""
    return counts(name, wanted(name)) - frozenset().union(*games.values())
