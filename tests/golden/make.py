"""Writes the golden games anew: `python -m tests.golden.make [GAME] [--visibility] [--force]`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from dragonroads.engine.fields import visibility_table
from dragonroads.engine.game import Game
from dragonroads.engine.match import Match
from dragonroads.engine.record import Record
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.simulate_cases import lines_of
from dragonroads.engine.state import GameState
from dragonroads.errors import DragonroadsError
from tests.conformance.cases import GAMES, Case, opened
from tests.conformance.driving import drive
from tests.golden.cases import golden_cases
from tests.golden.replaying import ENDINGS, FOLDER, Played, files_of, played, replay

TRIED = 60
"""So many games are played for each setting; the one that adds most is kept."""
TRIED_FOR_AN_ENDING = 3000
GAMES_PER_CARD = 3
LEAST_GAMES = 50
"""Games with few settings are played more often with each."""
GAMES_PER_ENDING = 2


class Collection:
    """The games chosen so far and what they cover."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.lines: list[str] = []

    def worth(self, game: Played, answers: int) -> tuple[int, int, int]:
        """What a game would add: a rare ending, rare cards, and little to read."""
        rare = sum(self.used[name] < GAMES_PER_CARD for name in game.used)
        return self.endings[game.ending] < GAMES_PER_ENDING, rare, -answers

    def keep(self, game: Played, match: Match[Any], records: list[Record], path: Path) -> None:
        """Write a game down."""
        self.used.update(game.used)
        self.endings[game.ending] += 1
        self.lines.append(game.line)
        path.write_bytes(lines_of(match.header, records))


def random_game(case: Case, seed: int, stop_after: int | None = None) -> tuple[Match[Any], list[Record]]:
    """A game of a case and its records; it may be stopped early."""
    records: list[Record] = []
    match = Match(case.game, case.header(seed), records.append)
    for _ in drive(match, Random(f"{case} {seed}")):
        if match.answered == stop_after:
            match.stop()
            break
    return match, records


def stem_of(case: Case, more: str = "") -> str:
    """The name of a case's file."""
    return f"{case.seats}-{case.setting.replace('+', '-').replace('=', '-')}{more}".lower()


def write_games(name: str) -> None:
    """Choose and write the golden games of a game."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for old in files_of(name):
        old.unlink()
    kept = Collection()
    cases = golden_cases(name)
    for case in cases:
        _add_best(case, stem_of(case), range(TRIED), kept, folder)
    _add_missing_endings(name, cases, kept)
    for number in range(len(kept.lines), LEAST_GAMES):
        case = cases[number % len(cases)]
        _add_best(case, stem_of(case, f"-{number}"), range(number * TRIED, (number + 1) * TRIED), kept, folder)
    text = "".join(f"{line}\n" for line in sorted(kept.lines))
    (folder / "results.txt").write_text(text, "utf-8")


def _add_best(case: Case, stem: str, seeds: range, kept: Collection, folder: Path) -> None:
    """Of several games of a case keep the one that adds most."""
    tried = [random_game(case, seed) for seed in seeds]
    match, records = max(tried, key=lambda one: kept.worth(played(stem, one[0]), one[0].answered))
    kept.keep(played(stem, match), match, records, folder / f"{stem}.jsonl")


def _add_missing_endings(name: str, cases: list[Case], kept: Collection) -> None:
    for ending in ENDINGS.get(name, ()):
        for number in range(GAMES_PER_ENDING - kept.endings[ending]):
            case, match, records = _game_with(ending, cases[number::GAMES_PER_ENDING])
            stem = stem_of(case, f"-{ending}")
            kept.keep(played(stem, match), match, records, FOLDER / name / f"{stem}.jsonl")


def _game_with(ending: str, cases: list[Case]) -> tuple[Case, Match[Any], list[Record]]:
    for seed in range(TRIED_FOR_AN_ENDING):
        case = cases[seed % len(cases)]
        match, records = random_game(case, seed, 20 if ending == "stopped" else None)
        if match.result and match.result.ending == ending:
            return case, match, records
    raise SystemExit(f"no game that ends with '{ending}' was found")


def changed_games(name: str) -> list[str]:
    """Golden games of the present rules version that play otherwise now."""
    game: Game[Any] = opened(name).game
    wanted = set((FOLDER / name / "results.txt").read_text("utf-8").splitlines()) if files_of(name) else set()
    found = []
    for path in files_of(name):
        if read(path).header.rules != game.rules_version:
            continue
        try:
            if replay(path, game).line not in wanted:
                found.append(path.name)
        except DragonroadsError as fault:
            found.append(str(fault))
    return found


def write_visibility(name: str) -> None:
    """Write who may see which field."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    states: type[GameState] = opened(name).game.state_class
    lines = visibility_table(states)
    (folder / "visibility.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")


def main() -> int:
    """Write what was asked for, unless that would hide a change of the rules."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=[], help="default: all")
    parser.add_argument("--visibility", action="store_true", help="only the tables of who may see what")
    parser.add_argument("--force", action="store_true", help="for rules that nobody has played with yet")
    args = parser.parse_args()
    for name in args.games or GAMES:
        write_visibility(name)
        if args.visibility:
            continue
        changed = [] if args.force else changed_games(name)
        if changed:
            advice = f"raise rules_version of {name} first, because running games would break"
            sys.stderr.write(f"{len(changed)} golden games play otherwise now ({changed[0]}): {advice}\n")
            return 1
        write_games(name)
        sys.stdout.write(f"{name}: {len(files_of(name))} golden games\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
