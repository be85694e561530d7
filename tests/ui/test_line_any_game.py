"""Line mode knows no game: it plays the made-up fair, which has tick lists, and whole games of the others."""

from __future__ import annotations

import pytest

from dragonroads.engine.game import Agreements, Header
from dragonroads.engine.match import Match
from dragonroads.ui import line_mode
from dragonroads.ui.choice import Item, ticks
from tests.engine.playing import answer_until, toy_match
from tests.engine.toy import FairState
from tests.games.almanac import situations as almanac
from tests.games.draghan.situations import loaded
from tests.ui.fair import FairPresenter
from tests.ui.people import (
    LOADED,
    Paper,
    Reader,
    check_form,
    new_match,
    played_by_the_engine,
    set_out,
    settle_in,
    sit_down,
    words,
)


def sit_at_the_fair(match: Match[FairState], reader: Reader) -> str:
    assert line_mode.play(match, loaded(), FairPresenter(), words("en"), reader, reader.paper) == 0
    return reader.paper.getvalue()


@pytest.mark.parametrize("handover", ["every-turn", "need", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_game_is_played_to_its_end(handover: str, seats: int) -> None:
    match = toy_match(seats, agreed=Agreements(handover))
    printed = sit_at_the_fair(match, Reader(Paper(False), seats))
    assert match.over
    assert ("CURTAIN" in printed) == (handover != "open")


@pytest.mark.parametrize(("typed", "shown"), [("1 2", 2), ("2,1", 2), ("2", 1), ("0", 0)])
def test_a_tick_list_is_answered_in_one_line(typed: str, shown: int) -> None:
    match = toy_match(3)
    question = answer_until(match, "parade")
    before = len(match.state.shown)
    reader = Reader(Paper(False), script=["VWXY"[question.seat], "1 2 3", "9", "1 1 x", typed], goes_on=False)
    printed = sit_at_the_fair(match, reader)
    assert "Pick 0 to 2" in printed
    assert len(match.state.shown) == before + shown + len(match.header.seats)


def test_ticks_are_numbers_of_the_list_and_nothing_else() -> None:
    items = [Item(str(n), n, f"thing {n}") for n in range(1, 5)]
    assert ticks("0", items) == []
    assert ticks("3 1", items) == [items[0], items[2]]
    assert ticks("2 2", items) == [items[1]]
    assert ticks("5", items) is None
    assert ticks("1 u", items) is None
    assert ticks("", items) is None


@pytest.mark.parametrize(
    ("seats", "handover", "lang", "is_terminal"),
    [(2, "every-turn", "en", True), (3, "need", "en", True), (4, "every-turn", "en", False), (4, "open", "en", True)],
)
def test_a_whole_journey_is_played_by_text_alone_and_the_journal_is_the_engine_s(
    seats: int, handover: str, lang: str, is_terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    play_by_text(set_out(seats, seats, handover), lang, is_terminal)


@pytest.mark.rule("ALM-ARRIVAL-01")
@pytest.mark.parametrize("handover", ["every-turn", "open"])
def test_the_lore_of_pages_and_the_stories_of_encounters_are_printed_whole(handover: str) -> None:
    first = set_out(2, 2, handover)
    game = LOADED[first.game]()
    match, _ = new_match(first, game)
    printed = " ".join(sit_down(match, Reader(Paper(False), 2), game=game, catalog=words("en", first.game)).split())
    content = almanac.content(first.game)
    visited = [event.args[1] for event in match.events(None) if event.kind == "arrived"]
    met = [event.args[0] for event in match.events(None) if event.kind == "encounter"]
    assert len(visited) == len(met) + 1 == 6
    assert all(" ".join(content.locations[page].lore.split()) in printed for page in visited)
    assert all(" ".join(content.encounters[card].story.split()) in printed for card in met)


def play_by_text(first: Header, lang: str, is_terminal: bool) -> None:
    """A whole game by numbers; the journal is the engine's."""
    game = LOADED[first.game]()
    match, journal = new_match(first, game)
    seats = len(first.seats)
    printed = sit_down(match, Reader(Paper(is_terminal), seats), game=game, catalog=words(lang, first.game))
    assert match.over
    assert played_by_the_engine(first, journal, game) == journal
    check_form(printed)


@pytest.mark.parametrize(
    ("people", "handover", "lang", "is_terminal"),
    [(1, "every-turn", "en", True), (2, "every-turn", "en", True), (3, "need", "en", False), (5, "open", "en", True)],
)
def test_a_whole_game_in_the_canyon_is_played_by_text_alone_and_the_journal_is_the_engine_s(
    people: int, handover: str, lang: str, is_terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    play_by_text(settle_in(people, people, handover, automa_1="hard", auto_dragon_seal=False), lang, is_terminal)


def test_nothing_but_the_letter_of_the_own_colour_opens_a_curtain_on_the_road() -> None:
    game = almanac.loaded()
    match, _ = new_match(set_out(3), game)
    seat = match.open(None)[0].seat
    own, *others = [match.state.colours[(seat + n) % 3] for n in range(3)]
    wrong = ["", "1", "x", "xyz", *others, "p", "g", "m"]
    for script, holder in ((wrong, None), ([*wrong, own.lower()], seat)):
        reader = Reader(Paper(False), script=script, goes_on=False)
        printed = sit_down(match, reader, game=game, catalog=words("en", "dragon_road"))
        assert match.holder == holder
        assert ("Only for" in printed) == (holder is not None)
