"""Canaries: every card gets a word of its own, and whatever is printed is searched for words it must not hold."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat
from dragonroads.games.draghan.model import Race
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf
from dragonroads.ui.line_screen import CLEAR
from tests.ui.people import CURTAIN, NAMES, Paper, Reader, sit_down

WORD = re.compile(r"(?:Zq|T)(\d{3})")
DEALT_BEFORE = 2
"""Rounds whose open cards may still be talked about."""


def canary_game(folder: Path) -> tuple[LoadedGame, Catalog]:
    """The race with 86 different faces: name, tag and text of each give its number away."""
    listed = yaml.safe_load((built_in_content() / "draghan" / "cards.yaml").read_text())
    faces: list[dict[str, Any]] = []
    for face in listed["cards"]:
        for copy in face["copies"]:
            n = len(faces)
            words = {"id": f"{face['id']}-{n}", "name": f"Zq{n:03}x", "tag": f"T{n:03}", "text": f"Zq{n:03}x acts."}
            faces.append({**face, **words, "copies": [copy]})
    (folder / "draghan").mkdir()
    (folder / "draghan" / "cards.yaml").write_text(json.dumps({"cards": faces}, ensure_ascii=False))
    shelf = Shelf([built_in_content(), folder], cache=None)
    game = shelf.open("draghan")
    return game, shelf.catalog("en", game)


@pytest.fixture(scope="module")
def canaries(tmp_path_factory: pytest.TempPathFactory) -> tuple[LoadedGame, Catalog]:
    return canary_game(tmp_path_factory.mktemp("canaries"))


class Watcher:
    """Knows who may read the screen, by what was typed and wiped, and what that viewer may know."""

    def __init__(self, match: Match[Race]) -> None:
        self.match = match
        self.reader: Seat | None = None
        self.coming: Seat | None = None
        self.curtains = 0

    def typed(self, line: str, page: str) -> None:
        """Somebody typed a line; at a curtain the right letter lets its seat in."""
        curtain = CURTAIN.search(page)
        if curtain and curtain[1] == line.upper():
            self.coming = self.match.state.dragons.index(curtain[1])
            self.curtains += 1

    def printed(self, text: str) -> None:
        """Check every word that goes to the screen."""
        for number, part in enumerate(text.split(CLEAR)):
            if number:
                self.reader, self.coming = self.coming, None
            if "For everybody" in part:
                assert self.reader is None, "the table is shown to all while a secret is still on the screen"
            found = {int(card) for card in WORD.findall(part)}
            if found:
                assert found <= self.known_to(self.reader), (found - self.known_to(self.reader), self.reader, part)

    def known_to(self, seat: Seat | None) -> set[int]:
        match = self.match
        known = visible(match, seat)
        events = match.events(seat)
        deals = [n for n, event in enumerate(events) if event.kind == "dealt"]
        since = deals[-DEALT_BEFORE] if len(deals) >= DEALT_BEFORE else 0
        for event in events[since:]:
            known |= {card for _, card in match.game.faces_in(event.kind, event.args)}
        for question in match.open(seat):
            if isinstance(question, Question) and question.seat == seat:
                known |= {card for _, card in match.game.faces_in(question.kind, question.options)}
        return known


def visible(match: Match[Race], seat: Seat | None) -> set[int]:
    view = match.view(seat)
    zones = [*view["hands"], *view["kept"], *(row["cards"] for row in view["rows"]), view["discard"], view["drawn"]]
    zones += [view["spare"], view["removed"], view["deck"]]
    return {card for zone in zones for card in zone if isinstance(card, int)}


RESTLESS = ([""], ["", "", ""], ["v"], ["r"], ["h"], ["u"], ["save"], ["zzz"], ["u all", "no"], ["stop", ""])


class Restless(Reader):
    """Presses Enter too often, pastes lines, and asks for everything a curtain might answer."""

    def __init__(self, paper: Paper, watcher: Watcher, seed: int) -> None:
        super().__init__(paper, seed)
        self.watcher = watcher

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if not self.script and self.random.random() < 0.25:
            self.script = list(self.random.choice(RESTLESS))
        line = super().readline(size)
        self.watcher.typed(line.strip(), self.paper.page[-200:])
        return line


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "mayhem"), (3, "experienced"), (4, "mayhem"), (5, "regular"), (6, "experienced")]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_secret_is_printed_while_others_may_read(
    seats: int, preset: str, seed: int, canaries: tuple[LoadedGame, Catalog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    game, catalog = canaries
    options = game.game.settle(game.spec.preset(preset).settings(seats), seats).options
    people = tuple(map(SeatSpec, NAMES[:seats]))
    match = Match(game.game, Header("draghan", 1, game.game.content_hash, 100 * seed + seats, people, options))
    watcher = Watcher(match)
    paper = Paper(watch=watcher.printed)
    printed = sit_down(match, Restless(paper, watcher, seed), game=game, catalog=catalog)
    assert match.over
    assert watcher.curtains > seats
    assert len(set(WORD.findall(printed))) > 20
