"""Reading golden games: what they are, how they end and what they use."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonroads.engine.game import Game
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_resuming import load_match

FOLDER = Path(__file__).parent
EXECUTES = {"draghan": "revealed"}
"""The event of each game that tells of a card being carried out."""
ENDINGS = {
    "almanac_tours": ("counted", "stopped"),
    "crystal_peaks": ("counted", "stopped"),
    "draghan": ("finish", "round_cap", "stopped"),
    "dragon_canyon": ("piles", "canyon", "unfinished", "stopped"),
    "dragon_road": ("counted", "stopped"),
}
"""Every way a game can end."""


@dataclass(frozen=True)
class Played:
    """A golden game, replayed."""

    line: str
    """Its line in the list of results."""
    ending: str
    used: frozenset[str]
    """The cards that were carried out in it, or the things the game's own list says it has used."""


def files_of(name: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((FOLDER / name).glob("*.jsonl"))


def replay(path: Path, game: Game[Any]) -> Played:
    """Play a file again; SaveError, naming the line, when it plays otherwise now."""
    return played(path.stem, load_match(path, game))


def played(stem: str, match: Match[Any]) -> Played:
    """What a finished match has shown."""
    result = match.result
    assert result is not None, f"{stem} is not over"
    winners = ",".join(map(str, result.winners))
    scores = ",".join(map(str, result.scores))
    digest = f"{match.state.digest():08x}"
    line = f"{stem}: {result.ending}, winners {winners}, scores {scores}, answers {match.answered}, digest {digest}"
    return Played(line, result.ending, cards_carried_out(match) or things_used(match))


def cards_carried_out(match: Match[Any]) -> frozenset[str]:
    """The names of the cards that the game's own event tells of."""
    kind = EXECUTES.get(match.game.id, "")
    told = [match.game.faces_in(kind, args) for told, args, _ in match._told if told == kind]
    return frozenset(match.game.card_name(*face) for faces in told for face in faces)


def things_used(match: Match[Any]) -> frozenset[str]:
    """Pages, cards, tokens and the like, by sort and name, as the game counts them."""
    return frozenset(f"{sort} {name}" for kind, args, _ in match._told for sort, name in match.game.used(kind, args))


def results_of(name: str) -> list[str]:
    """The list of results as it was reviewed."""
    return (FOLDER / name / "results.txt").read_text("utf-8").splitlines()
