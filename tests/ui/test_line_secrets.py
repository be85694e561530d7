"""Canaries: every secret has a word of its own, and whatever is printed is searched for words it must not hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.game import Header, OptionValue
from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.ui.line_screen import CLEAR
from tests.ui.canary_canyon import canary_canyon
from tests.ui.canary_games import canary_journey, canary_race
from tests.ui.people import CURTAIN, NAMES, Paper, Reader, new_match, set_out, settle_in, sit_down, start
from tests.ui.secrets import CanaryGame, Secret, secrets_in

ROUNDS_BACK = 2
"""Rounds whose open cards may still be talked about."""
BOOTH = "t"
"""The hidden cards of the monte booth."""
MOST_JOURNEYS = 20
"""Not every journey comes by every secret, the booth above all: so many are tried at most until each was met."""


class Watcher:
    """Knows who may read the screen, by what was typed and wiped, and what that viewer may know."""

    def __init__(self, match: Match[Any], canaries: CanaryGame) -> None:
        self.match = match
        self.canaries = canaries
        self.seen: set[Secret] = set()
        self.reader: Seat | None = None
        self.coming: Seat | None = None
        self.curtains = self.lifts = 0

    def typed(self, line: str, page: str) -> None:
        """Somebody typed a line; the right letter at a curtain lets its seat in, any letter whoever wants to look."""
        curtain, letters = CURTAIN.search(page), self.letters()
        if curtain and curtain[1] == line.upper():
            self.coming = letters.index(curtain[1])
            self.curtains += 1
        elif page.endswith(LIFTS) and line in letters:
            self.coming = letters.index(line)
            self.lifts += 1

    def letters(self) -> list[str]:
        """What opens the side of each seat."""
        presenter = self.canaries.game.present(self.canaries.words, NAMES)
        return [presenter.letter(seat, self.match.view(None)) for seat in range(len(self.match.header.seats))]

    def printed(self, text: str) -> None:
        """Check every word that goes to the screen."""
        for number, part in enumerate(text.split(CLEAR)):
            if number:
                self.reader, self.coming = self.coming, None
            if "For everybody" in part:
                assert self.reader is None, "the table is shown to all while a secret is still on the screen"
            found = secrets_in(part)
            self.seen |= found
            if found:
                assert found <= self.known_to(self.reader), (found - self.known_to(self.reader), self.reader, part)

    def known_to(self, seat: Seat | None) -> set[Secret]:
        return self.canaries.known_to(self.match, seat, ROUNDS_BACK)


LIFTS = "Your letter (Enter alone: nobody's): "
RESTLESS = (
    [""],
    ["", "", ""],
    ["v"],
    ["p", ""],
    ["p", "X"],
    ["h"],
    ["u"],
    ["save"],
    ["zzz"],
    ["u all", "no"],
    ["stop", ""],
)


class Restless(Reader):
    """Presses Enter too often, pastes lines, and asks for everything a curtain might answer."""

    def __init__(self, paper: Paper, watcher: Watcher, seed: int) -> None:
        super().__init__(paper, seed)
        self.watcher = watcher

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if not self.script and self.random.random() < 0.25:
            letter = self.random.choice(self.watcher.letters())
            self.script = [letter if line == "X" else line for line in self.random.choice(RESTLESS)]
        line = super().readline(size)
        self.watcher.typed(line.strip(), self.paper.page[-200:])
        return line


def check_secrets(canaries: CanaryGame, first: Header, seed: int) -> set[Secret]:
    """A whole game in which nothing is printed for the wrong eyes; everything secret that was printed."""
    match, _ = new_match(first, canaries.game)
    watcher = Watcher(match, canaries)
    reader = Restless(Paper(watch=watcher.printed), watcher, seed)
    reader.script = ["p", watcher.letters()[0], ""]
    sit_down(match, reader, game=canaries.game, catalog=canaries.words)
    assert match.over
    assert watcher.curtains > len(first.seats)
    assert watcher.lifts or "P" in watcher.letters(), "where somebody is called P, that letter is theirs at a curtain"
    return watcher.seen


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "mayhem"), (3, "experienced"), (4, "mayhem"), (5, "regular"), (6, "experienced")]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_card_of_a_race_is_printed_while_others_may_read(seats: int, preset: str, seed: int) -> None:
    canaries = canary_race()
    first = replace(start(seats, preset, 100 * seed + seats), content=canaries.game.game.content_hash)
    assert len(check_secrets(canaries, first, seed)) > 20


@pytest.mark.parametrize(
    ("box", "seats", "handover", "seed"),
    [("dragon_road", 2, "every-turn", 2), ("dragon_road", 3, "need", 3), ("crystal_peaks", 3, "every-turn", 4)],
)
def test_no_secret_of_a_journey_is_printed_while_others_may_read(
    box: str, seats: int, handover: str, seed: int
) -> None:
    wanted = {"b", "c", "g", "p"} | ({BOOTH} if box == "crystal_peaks" else set())
    seen: set[str] = set()
    for at in range(seed, seed + MOST_JOURNEYS):
        seen |= {sort for sort, _ in check_secrets(canary_journey(box), set_out(seats, at, handover, box), at)}
        if seen >= wanted:
            break
    assert seen >= wanted


@pytest.mark.parametrize(("people", "handover"), [(2, "every-turn"), (3, "need")])
def test_no_hidden_hero_is_printed_while_others_may_read(people: int, handover: str) -> None:
    first = settle_in(people, people, handover, automa_1="normal", auto_dragon_seal=False, ancient_discard="owner")
    seen = check_secrets(canary_canyon(), first, people)
    assert {sort for sort, _ in seen} >= {"", "a", "b"}


@pytest.mark.release
@pytest.mark.parametrize("handover", ["every-turn", "need"])
@pytest.mark.parametrize("seed", range(10, 30))
def test_no_hidden_hero_of_many_games_is_printed_while_others_may_read(seed: int, handover: str) -> None:
    options: dict[str, OptionValue] = {"automa_1": "normal", "auto_dragon_seal": False, "ancient_discard": "owner"}
    check_secrets(canary_canyon(), settle_in(2 + seed % 3, seed, handover, **options), seed)


@pytest.mark.release
@pytest.mark.parametrize("handover", ["every-turn", "need"])
@pytest.mark.parametrize("seed", range(10, 30))
def test_no_secret_of_many_journeys_is_printed_while_others_may_read(seed: int, handover: str) -> None:
    box = ("dragon_road", "crystal_peaks")[seed % 2]
    check_secrets(canary_journey(box), set_out(2 + seed % 3, seed, handover, box), seed)
