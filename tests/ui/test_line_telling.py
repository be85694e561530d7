"""Line mode tells what happened to everybody, once: scenes as paragraphs, steps as lines, results that wait."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui.line_input import Typing
from tests.games.draghan.situations import loaded
from tests.ui.people import (
    NAMES,
    OPEN,
    Paper,
    Reader,
    at_first_curtain,
    new_match,
    pages,
    sit_down,
    start,
    typed_at,
    words,
)

MORE = "-- Enter for more -- "


class AtTheTerminal(Reader):
    """Somebody who types at a terminal, and goes on from every result by Enter."""

    def isatty(self) -> bool:
        return True

    def think(self, page: str) -> str:
        return "" if page.endswith(MORE) else super().think(page)


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def at_the_hearth(handover: str) -> tuple[Match[Any], LoadedGame, Catalog]:
    """The beginning of Embers for two people."""
    shelf = Shelf(cache=None)
    game = shelf.open("embers")
    first = Header("embers", game.game.rules_version, game.game.content_hash, 5, (SeatSpec("Ana"), SeatSpec("Bo")), {})
    match, _ = new_match(replace(first, salt="pepper", agreements=Agreements(handover)), game)
    return match, game, shelf.catalog("en", game)


def bid(*lines: str, handover: str = "need", reader: type[Reader] = Reader) -> str:
    """What is printed in a new game of Embers when these lines are typed."""
    match, game, spoken = at_the_hearth(handover)
    return sit_down(match, reader(Paper(), script=lines, goes_on=False), game=game, catalog=spoken)


def flat(printed: str) -> str:
    return " ".join(printed.split())


# --- scenes -----------------------------------------------------------------------------------------------------------


def test_everything_that_happens_is_told_once_and_in_its_order() -> None:
    match, _ = new_match(replace(start(3, "introduction", 4), agreements=OPEN))
    printed = flat(sit_down(match, Reader(Paper(False), 4)))
    presenter = loaded().present(words("en"), NAMES[:3])
    told = [flat(presenter.event(one.view, one.event)).strip("- ") for one in match.moments(None)]
    at = 0
    for sentence in filter(None, told):
        found = printed.find(sentence, at)
        assert found >= 0, sentence
        at = found + len(sentence)
    assert sum(" turns up " in sentence for sentence in told) == printed.count(" turns up ") > 10


def test_a_scene_is_a_paragraph_with_a_title_and_a_line_between_its_beats() -> None:
    match, _ = new_match(replace(start(3, "introduction", 5), agreements=OPEN))
    printed = sit_down(match, Reader(Paper(False), 5))
    assert re.search(r"\n\nA card is turned up\n\w+ turns up .*\n  .*\n--\n\w+ \w+ → \d+, ", printed)


def test_a_scene_that_goes_on_after_an_answer_gets_no_second_title() -> None:
    printed = bid("A", "3", "B", "2")
    assert printed.count("At the hearth") == 2
    assert "\n\nAna bids 3, Bo bids 2: " not in printed.partition("At the hearth")[0]
    assert "Ana bids 3, Bo bids 2: " in printed


def test_results_wait_on_a_terminal_alone() -> None:
    assert MORE not in bid("A", "3", "B", "2")
    printed = bid("A", "3", "B", "2", "", "B", reader=AtTheTerminal)
    assert printed.count(MORE) == 1
    told, _, behind = printed.partition(MORE)
    assert "Ana bids 3, Bo bids 2: " in told
    assert "Bo, once more." in behind


def test_nothing_but_enter_leaves_a_result() -> None:
    printed = bid("A", "3", "B", "2", "1", "B", "zzz", reader=AtTheTerminal)
    assert printed.count(MORE) == 4
    assert "once more" not in printed


def test_a_table_that_is_opened_again_begins_with_the_result_of_its_last_scene() -> None:
    match, game, spoken = at_the_hearth("open")
    for lines in (("3", "2", "3", "2"), ()):
        printed = sit_down(match, Reader(Paper(), script=lines, goes_on=False), game=game, catalog=spoken)
    assert printed.index("This is where you left.") < printed.index("At the hearth") < printed.index("How many embers")
    assert printed.count("At the hearth") == 1
    assert " bids " not in printed


# --- the own side -----------------------------------------------------------------------------------------------------


def test_lifting_asks_for_the_letter_and_wipes_the_own_side_before_the_next_public_line() -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, "p", letter, "p")
    table, lifted, after = pages(printed)
    assert "Whose screen? C Ana (Cinder), M Bo (Moss), T Cleo (Tide). Everybody else: look away." in flat(table)
    assert "Hand of" in lifted
    assert "Which card goes first into your own Storyline?" in lifted
    assert "Hand of" not in table + after
    assert "CURTAIN" in after


def test_whoever_is_not_asked_looks_until_enter() -> None:
    match, letter = at_first_curtain()
    other = next(dragon for dragon in match.state.dragons if dragon != letter)
    table, lifted, after = pages(typed_at(match, "p", other, ""))
    assert "Hand of" in lifted
    assert "Which card" not in lifted
    assert "Hand of" not in table + after


def test_enter_alone_lifts_nothing() -> None:
    match, _ = at_first_curtain()
    assert "Only for" not in typed_at(match, "p", "", "p", "xyz")


def test_the_own_side_is_printed_whole_whenever_it_comes_up() -> None:
    match, letter = at_first_curtain()
    shown = [page for page in pages(typed_at(match, letter, "p", letter)) if "Only for" in page]
    assert len(shown) == 2
    assert all("Hand of" in page for page in shown)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_taking_back_says_what_is_taken_back_as_far_as_everybody_may_know() -> None:
    match, _ = new_match(replace(start(3, "regular", 5), agreements=OPEN))
    assert "Taken back: Walk 3 ♦1 root »3." in typed_at(match, "4", "u")
    hidden, letter = at_first_curtain()
    printed = typed_at(hidden, letter, "1", "1", "1", "1", "u")
    assert "u takes the last answer back, as long as the curtain is closed." in printed
    assert "The last answer is taken back." in printed
    assert "Taken back: " not in printed


# --- open hands -------------------------------------------------------------------------------------------------------


def test_with_open_hands_sealed_answers_are_typed_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen: list[str] = []
    seen = Typing.line

    def secret(typing: Typing, prompt: str) -> str:
        unseen.append(seen(typing, prompt))
        return unseen[-1]

    monkeypatch.setattr(Typing, "secret", secret)
    printed = bid("3", "99", "2", handover="open")
    assert unseen[:3] == ["3", "99", "2"]
    assert "Everybody else: look away. What Ana types is not shown." in printed
    assert "'99'" not in printed
    assert "Ana bids 3, Bo bids 2: " in printed
