"""An answer without a mark can be taken back, and one with a mark has shown something, or could have."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dragonroads.engine.foresight import Foresight
from dragonroads.games.canyon import seals
from tests.conformance.cases import ALL_CASES, CASES, GAMES, BoxedCase, Case
from tests.conformance.finality import Marks, judge
from tests.conformance.planting import plant
from tests.conformance.seal_probe import Sent, probe

RELEASE = pytest.mark.release
PLACED, BOUGHT, HALF = 0.7, 0.9, 0.5
"""At least so many placements and purchases of many games are not marked; a few games may lie on either side of it."""


def judged(case: Case, seed: int, into: Marks) -> None:
    """Judge every answer of a random game."""
    match, random = case.match(seed), Random(seed)
    while not match.over:
        judge(match, random, into)
    for found in (into.bold, into.careful):
        found[:] = [one if one.startswith("[") else f"[{case}, seed {seed}] {one}" for one in found]


def check(found: Marks, placed: float = HALF, bought: float = HALF) -> None:
    """No mark is wrong, and few are in the way."""
    assert not found.bold
    assert not found.careful
    assert found.share("placement") >= placed
    assert found.share("purchase") >= bought


def report(name: str, games: int, found: Marks) -> str:
    """The figures of many games in a line."""
    shares = ", ".join(
        f"{found.share(what):.1%} of {found.kinds[what, True] + found.kinds[what, False]} {what}s unmarked"
        for what in ("placement", "purchase")
        if found.kinds[what, True] + found.kinds[what, False]
    )
    shown = ", ".join(f"{what} {count}" for what, count in found.shown.most_common())
    return (
        f"{name}: {games} games, {found.answers} answers, {found.marked} marked, {len(found.bold)} unmarked that "
        f"cannot be taken back, {len(found.careful)} marked for nothing; {shares}; shown: {shown}"
    )


@pytest.mark.parametrize("name", GAMES)
def test_marks_say_what_can_be_taken_back(name: str) -> None:
    found = Marks()
    for case in [case for case in CASES if case.game_id == name][:3]:
        for seed in range(3):
            judged(case, seed, found)
    assert found.marked  # dice, hidden cards or sealed answers: something shows itself in every game
    check(found)


@RELEASE
@pytest.mark.parametrize("name", GAMES)
def test_marks_of_very_many_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found, cases = Marks(), [case for case in ALL_CASES if case.game_id == name]
    for game in range(2000):
        judged(cases[game % len(cases)], 5000 + game, found)
    with capsys.disabled():
        print(f"\n{report(name, 2000, found)}")  # noqa: T201 - the figures of a release
    assert found.marked
    check(found, PLACED, BOUGHT)


@pytest.mark.parametrize(("verdict", "wrong"), [("", "bold"), ("chance", "careful")])
def test_a_wrong_mark_is_found(verdict: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Foresight, "shows", lambda look, game: verdict)
    found = Marks()
    judged(BoxedCase("dragon_road", 2, "journey"), 1, found)
    assert getattr(found, wrong)


# --- dragons onto hidden heroes ---------------------------------------------------------------------------------------

PROBED = [
    BoxedCase("dragon_canyon", seats, f"full_valley+automa_1={automa}+auto_dragon_seal={auto}")
    for seats, automa in ((3, "none"), (2, "normal"))
    for auto in (True, False)
]
"""Seals that show themselves and seals that are asked for, among people and with an Automa."""


@pytest.mark.parametrize("case", PROBED, ids=str)
def test_a_dragon_tells_nothing_about_a_hidden_hero_before_it_is_sent_for_good(case: Case) -> None:
    sent: Sent = Counter()
    for seed in range(8):
        probe(case, seed, sent)
    assert sent["onto Dragonslayers"] == sent["onto others"] >= 5


@RELEASE
def test_very_many_dragons_tell_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    sent: Sent = Counter()
    for case in PROBED:
        here: Sent = Counter()
        seed = 100
        while here.total() < 1200:  # each dragon is counted by whom and by what it was sent onto
            probe(case, seed, here)
            seed += 1
        sent += here
        with capsys.disabled():
            print(f"\n{case}: {seed - 100} games, {dict(here)}")  # noqa: T201 - the figures of a release
    assert sent["onto Dragonslayers"] + sent["onto others"] >= 1000
    assert sent["onto Dragonslayers"] * 3 >= sent["onto Dragonslayers"] + sent["onto others"]
    assert min(sent["onto Automas"], sent["onto people"]) > 100


def test_a_dragon_sent_on_trial_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, seals, "hit", "t.unveil(HIDDEN_HERO)", "pass")
    with pytest.raises(AssertionError, match="tells who lies there"):
        probe(PROBED[0], 0, Counter())
