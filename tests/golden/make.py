"""Chooses and writes the golden games anew: `python -m tests.golden.make [GAME] [--visibility] [--force]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.fields import visibility_table
from dragonroads.engine.game import Game
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.engine.simulate_cases import lines_of
from dragonroads.engine.state import GameState
from dragonroads.errors import DragonroadsError
from tests.boxes import boxed
from tests.conformance.cases import GAMES
from tests.golden.cases import Candidate
from tests.golden.replaying import FOLDER, alone, files_of, line_of, listing, results_of
from tests.golden.showing import Shown, counts, shown_by

TRIED: Mapping[str, int] = {"draghan": 1000, "dragon_canyon": 1000}
TRIED_ELSEWHERE = 400
"""So many games are played; of these as few as possible are kept that together show everything."""
AT_ONCE = 20


@dataclass(frozen=True)
class Tried:
    """A game that might be kept."""

    candidate: Candidate
    shows: Shown
    lines: int


def try_out(candidate: Candidate) -> Tried:
    """Play a game and look what it shows."""
    match, records = candidate.play()
    shows = shown_by(Match(match.game, match.header), boxed(candidate.title), records)
    return Tried(candidate, counts(candidate.title, shows), len(records))


def choose(tried: Iterable[Tried]) -> list[Tried]:
    """Few games that show everything: always the one that adds most, the shorter of two; then none too many is left."""
    games, kept = list(tried), list[Tried]()
    left = set[str]().union(*(one.shows for one in games))
    while left:
        best = max(games, key=lambda one: (len(one.shows & left), -one.lines))
        kept.append(best)
        left -= best.shows
    for one in sorted(kept, key=lambda one: -one.lines):
        if not alone({game.candidate.stem: game.shows for game in kept})[one.candidate.stem]:
            kept.remove(one)
    return kept


def write_games(name: str) -> None:
    """Choose and write the golden games of a game."""
    folder = FOLDER / name
    candidates = [Candidate(name, number) for number in range(TRIED.get(name, TRIED_ELSEWHERE))]
    with ProcessPoolExecutor() as executor:
        kept = choose(executor.map(try_out, candidates, chunksize=AT_ONCE))
    for old in files_of(name):
        old.unlink()
    results = []
    for one in kept:
        match, records = one.candidate.play()
        (folder / f"{one.candidate.stem}.jsonl").write_bytes(lines_of(match.header, records))
        results.append(line_of(one.candidate.stem, match))
    _write_lines(name, "results.txt", sorted(results))
    _write_lines(name, "shows.txt", listing(name, {one.candidate.stem: one.shows for one in kept}))


def changed_games(name: str) -> list[str]:
    """Golden games of the present rules version that play otherwise now."""
    game: Game[Any] = boxed(name).game
    wanted = set(results_of(name)) if files_of(name) else set()
    found = []
    for path in files_of(name):
        if read(path).header.rules != game.rules_version:
            continue
        try:
            if line_of(path.stem, load_match(path, game)) not in wanted:
                found.append(path.name)
        except DragonroadsError as fault:
            found.append(str(fault))
    return found


def write_visibility(name: str) -> None:
    """Write who may see which field."""
    (FOLDER / name).mkdir(exist_ok=True)
    states: type[GameState] = boxed(name).game.state_class
    _write_lines(name, "visibility.txt", visibility_table(states))


def _write_lines(name: str, file: str, lines: Iterable[str]) -> None:
    (FOLDER / name / file).write_text("".join(f"{line}\n" for line in lines), "utf-8")


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
