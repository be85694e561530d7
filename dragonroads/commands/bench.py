"""`dragonroads bench`: what things cost on this machine, beside floors and goals."""

from __future__ import annotations

import json
import platform
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from itertools import chain

from dragonroads.console.parser import Parser, Takes
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language
from dragonroads.engine.line import Texts, text
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.cuts import cut_figures
from dragonroads.workshop.bench.disk import disk_figures
from dragonroads.workshop.bench.measure import Figure
from dragonroads.workshop.bench.moments import moment_figures
from dragonroads.workshop.bench.playouts import fuzz_figure, longest, playout_figures
from dragonroads.workshop.bench.tables import Setting, default_seats
from dragonroads.workshop.bench.targets import Judged, judge
from dragonroads.workshop.bench.terminal import screen_figures


class Helps(Texts):
    """The help of the command."""

    family = "help.bench"
    command, games, screen, playouts, check = text(), text(), text(), text(), text()


NAME = "bench"
HELP = Helps.command()
EXAMPLE = """dragonroads bench draghan --json
dragonroads bench --screen"""


def configure(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("games", nargs="*", metavar=Takes.game(), help=Helps.games())
    parser.add_argument("--screen", action="store_true", help=Helps.screen())
    parser.add_argument("--playouts", type=int, default=400, metavar="K", help=Helps.playouts())
    parser.add_argument("--json", action="store_true", help=Shared.json())
    parser.add_argument("--check", action="store_true", help=Helps.check())
    add_language(parser)


def run(args: Namespace) -> int:
    """Measure, print, and with --check say by the exit code whether every floor holds."""
    judged = list(_measured(_wanted(args), quiet=args.json))
    if args.json:
        sys.stdout.write(json.dumps(_as_json(judged), indent=1) + "\n")
    below = [row for row in judged if row.verdict == "below"]
    return 1 if args.check and below else 0


def _wanted(args: Namespace) -> Iterator[tuple[Figure, bool]]:
    """The figures of the games that are named; without names, of all games and the screen, or of the screen alone."""
    shelf = Shelf()
    names = [shelf.find(name) for name in args.games] or ([] if args.screen else shelf.games())
    for name in names:
        yield from _figures(shelf, name, args.playouts)
    if args.screen or not args.games:
        for figure in chain(screen_figures(), cut_figures()):
            yield figure, True


def _measured(figures: Iterable[tuple[Figure, bool]], quiet: bool) -> Iterator[Judged]:
    for figure, has_target in figures:
        row = judge(figure, has_target)
        if not quiet:
            sys.stdout.write(_line(row) + "\n")
            sys.stdout.flush()
        yield row


def _figures(shelf: Shelf, name: str, playouts: int) -> Iterator[tuple[Figure, bool]]:
    """Every figure of a game; targets are for its first preset at the default number of seats."""
    loaded = shelf.open(name)
    seats = default_seats(loaded)
    first = Setting(loaded, loaded.spec.presets[0].id, seats)
    for preset in loaded.spec.presets:
        for figure in playout_figures(Setting(loaded, preset.id, seats), playouts):
            yield figure, preset.id == first.preset
    yield fuzz_figure(first, max(1, playouts // 4)), True
    for figure in moment_figures(first):
        yield figure, True
    for figure in disk_figures(shelf, longest([Setting(loaded, preset.id, seats) for preset in loaded.spec.presets])):
        yield figure, True


def _line(row: Judged) -> str:
    figure, target = row.figure, row.target
    value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.2f}"
    beside = f"floor {target.floor:,g}, goal {target.goal:,g}: {row.verdict}" if target else ""
    return f"{figure.name:<48} {value:>12} {figure.unit:<18} {beside}".rstrip()


def _as_json(rows: list[Judged]) -> dict[str, object]:
    figures = [
        {
            "name": row.figure.name,
            "value": round(row.figure.value, 3),
            "unit": row.figure.unit,
            "floor": row.target.floor if row.target else None,
            "goal": row.target.goal if row.target else None,
            "verdict": row.verdict or None,
        }
        for row in rows
    ]
    return {"python": platform.python_version(), "machine": platform.machine(), "figures": figures}
