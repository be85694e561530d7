"""Opening a saved table with the content it was played with, to look at it or to go on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonroads.engine.game import Header
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import Damaged, Saved, Stuck, complaint, read
from dragonroads.engine.savefile_resuming import copy_from_snapshot, copy_until, load_match
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import SaveError
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Presenter
from dragonroads.library.words import Catalog, clean_text
from dragonroads.saves.beginning import free_path
from dragonroads.saves.content import Contents, Found, keep_content


@dataclass(frozen=True, slots=True)
class Opened:
    """A table: its match as far as it can be followed, and why it cannot be followed further if it cannot."""

    path: Path
    saved: Saved
    found: Found
    match: Match[Any]
    stuck: Stuck | None = None

    def presenter(self, words: Catalog) -> Presenter:
        """The words of the game for the people at this table."""
        return self.loaded.present(words, people(self.saved.header))

    @property
    def loaded(self) -> LoadedGame:
        """The game, with the content the table was played with."""
        return self.found.loaded


def people(header: Header) -> list[str]:
    """The names at a table, washed: anybody may have written the file."""
    return [clean_text(seat.name) or "?" for seat in header.seats]


def look(path: Path, contents: Contents) -> Opened:
    """Read a table without touching its file; one that is stuck is read up to the line before."""
    saved, stuck = _read(path)
    found = contents.of(saved.header)
    try:
        opened = Opened(path, saved, found, load_match(saved, found.loaded.game), stuck)
    except Stuck as changed:
        match = load_match(changed.saved, found.loaded.game)
        opened = Opened(path, changed.saved, found, match, changed)
    if saved.header.start is not None or saved.header.content != found.loaded.game.content_hash:
        _check_can_be_shown(opened)
    return opened


def _check_can_be_shown(opened: Opened) -> None:
    """A position that these rules have not led to may be one that nobody can draw: said before anybody sits down."""
    match, presenter = opened.match, opened.presenter(Catalog("en"))
    try:
        for viewer in (None, *range(len(opened.saved.header.seats))):
            _show(match, presenter, viewer)
        if match.result:
            presenter.score(match.view(None), match.result)
    except Exception as fault:  # whatever a forged start makes the words stumble over
        what = f"its position cannot be shown ({type(fault).__name__}: {fault})"
        raise SaveError(complaint(opened.path, what)) from fault


def _show(match: Match[Any], presenter: Presenter, viewer: Seat | None) -> None:
    """Put everything into words that a viewer may come to see of a position, and throw them away."""
    view = match.view(viewer)
    for show in (presenter.status, presenter.sections, presenter.board, presenter.seats, presenter.map):
        show(view)
    for seat in range(len(match.header.seats)):
        presenter.seat(seat, view), presenter.letter(seat, view), presenter.tone(seat, view)
    if viewer is not None:
        presenter.private(view, viewer)
    for event in match.events(viewer):
        presenter.event(view, event)
    for asked in match.open(viewer):
        if isinstance(asked, Question):
            presenter.question(view, asked)
            for option in asked.options:
                presenter.option(view, asked, option)
        else:
            presenter.step(view, asked.seat, asked.step)


def copy_of(opened: Opened, from_snapshot: bool) -> Path:
    """A copy to go on with: every line before the trouble, or today's rules from the last position after it."""
    target = free_path(f"{opened.path.stem}-copy")
    if from_snapshot and opened.stuck:
        keep_content(opened.loaded)
        spec, header = opened.loaded.spec, opened.stuck.saved.header
        copy_from_snapshot(opened.stuck, target, opened.loaded.game, spec.todays(header.options, len(header.seats)))
    else:
        copy_until(opened.path, target, opened.stuck.line if opened.stuck else len(opened.saved.ends) + 1)
    return target


def _read(path: Path) -> tuple[Saved, Stuck | None]:
    try:
        return read(path), None
    except Damaged as damaged:
        return damaged.saved, damaged
