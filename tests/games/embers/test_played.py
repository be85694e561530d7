"""Embers is played whole: by keys in the app, by text alone, by two people and against a computer."""

from __future__ import annotations

import pytest

from dragonroads.shelf import Shelf
from dragonroads.ui.screens.result import ResultScreen
from tests.games.embers.test_rules import header, loaded
from tests.ui.people import Paper, Reader, check_form, new_match, played_by_the_engine, sit_down
from tests.ui.played.by_keys import LOOKING, ByKeys
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal, verified
from tests.ui.played.table_for import Wanted, lay


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(2, "usual", 1, game="embers"),
        Wanted(2, "usual", 2, game="embers", computers=[1]),
        Wanted(2, "usual", 3, game="embers", handover="open"),
    ],
    ids=["two people with curtains", "against an easy computer", "with open hands"],
)
def test_a_game_by_keys_alone_writes_the_journal_of_the_engine(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def play(hands: Hands) -> ByKeys:
        person = ByKeys(hands, wanted.seed, wander=0.5)
        await person.play()
        assert isinstance(hands.screen, ResultScreen)
        return person

    person = playing(laid.app, play)
    assert laid.session.match.over
    assert any(person.did[what] for what in LOOKING), person.did
    assert bool(person.did["curtain"]) == (wanted.handover != "open" and not wanted.computers)
    check_journal(laid)
    laid.session.close()
    assert verified(laid.path) == 0


def test_the_table_shows_dice_points_and_what_a_bid_would_leave() -> None:
    laid = lay(Wanted(2, "usual", 1, game="embers", computers=[1]))

    async def look(hands: Hands) -> str:
        await hands.rest()
        await hands.press("down")
        await hands.rest()
        return hands.text

    shown = playing(laid.app, look)
    dice = laid.session.match.state.dice
    pips = shown[: shown.index("Seats")].count("•")
    assert pips == sum(dice)
    assert f"The dice show {sum(dice)}." in shown
    assert "0 points" in shown
    assert "leaves you 15 if it wins" in shown


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_is_played_by_text_alone(lang: str) -> None:
    game, first = loaded(), header(4)
    match, journal = new_match(first, game)
    printed = sit_down(match, Reader(Paper(False), 2), game=game, catalog=Shelf(cache=None).catalog(lang, game))
    assert match.over
    assert played_by_the_engine(first, journal, game) == journal
    check_form(printed)
