"""Pages of Crystal Peaks in use, drawn without an app: `python -m tests.ui.boards.peaks` writes them down anew."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from random import Random

from dragonroads import paths
from dragonroads.engine.views import Sight, see
from dragonroads.games.presenter import Board
from dragonroads.ui.boards.location_page import BESIDE, draw
from tests.engine.playing import asked
from tests.games.almanac.matches import as_match
from tests.games.almanac.peaks.heights import PEAKS, on_peak, presenter
from tests.games.almanac.situations import content
from tests.ui.boards.tracks import text

FOLDER = Path(__file__).parent / "drawn"
LOCATIONS = {int(path.stem[:2]): path for path in (paths.built_in_content() / PEAKS / "locations").glob("*.yaml")}
PAGES = sorted(content(PEAKS).locations)
SIZES = ((BESIDE, 13), (94, 40))
"""As in the smallest window, and as in a large one."""
BUSY = 9
"""So many workers have been placed."""
LIVELY = {3: 11, 11: 17, 16: 6}
"""Seeds of pages on which more happens than with the usual one."""


@cache
def in_use(page: int) -> Board:
    """A page of four on which people have placed and answered anything, looked at when somebody is to place."""
    table = on_peak(page, seats=4, gold=[20] * 4, goods=["DEVS"] * 4, guards=[0, 1, 2, 3])
    match, random = as_match(table, PEAKS), Random(LIVELY.get(page, page))
    while len(match.state.order) < BUSY or asked(match)[0].kind != "place":
        question = asked(match)[0]
        match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))
    return presenter().board(see(match.state, Sight(None)))


def drawn(page: int) -> str:
    """A page in all sizes, and what is said about it first."""
    board = in_use(page)
    drawings = ["\n".join(text(draw(board, *size))) for size in SIZES]
    return "\n\n".join((board.title, *drawings, board.notes[0])) + "\n"


def file_of(page: int) -> Path:
    """Where it is kept."""
    return FOLDER / f"{LOCATIONS[page].stem}.txt"


def main() -> None:
    """Write all of them, and name those that have changed."""
    FOLDER.mkdir(exist_ok=True)
    for page in PAGES:
        if not file_of(page).exists() or file_of(page).read_text("utf-8") != drawn(page):
            file_of(page).write_text(drawn(page), "utf-8")
            sys.stdout.write(f"{file_of(page).name}\n")


if __name__ == "__main__":
    main()
