"""Whoever cannot tell two worlds apart is asked and warned of the same in both, and a try that fails tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dragonroads.engine import foresight, table
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState, known_fields
from dragonroads.errors import NotNow
from dragonroads.games.almanac import arrival, openly, purse, turns
from dragonroads.games.canyon import seals
from tests.conformance.cases import ALL_CASES, CASES, GAMES, BoxedCase, Case, opened
from tests.conformance.driving import drive, sampled
from tests.conformance.openness import ALOUD, OPEN, OWN_EYES, Compared, compare
from tests.conformance.planting import plant
from tests.conformance.secrets import viewers

RELEASE = pytest.mark.release
JOURNEYS = [name for name in GAMES if opened(name).spec.rules == "almanac"]
"""The games with open questions."""
Patch = pytest.MonkeyPatch


def cases_of(name: str, cases: list[Case]) -> list[Case]:
    """The cases of one game."""
    return [case for case in cases if case.game_id == name]


def compared(case: Case, seed: int, share: float, into: Compared) -> None:
    """Compare worlds at some questions of a game."""
    match, random = case.match(seed), Random(seed)
    for _ in sampled(match, random, share):
        compare(match, random, into)
    into.differences = [one if one.startswith("[") else f"[{case}, seed {seed}] {one}" for one in into.differences]


def report(name: str, games: int, found: Compared) -> str:
    """The figures of many comparisons in a line."""
    dues = ", ".join(f"{agreed} {due} {count}" for (agreed, due), count in sorted(found.dues.items()))
    return (
        f"{name}: {games} games, {found.worlds} comparisons, true lists differed in {found.lists} open and "
        f"{found.hands} own-eyes ones, {found.parted} told apart by what was shown, "
        f"{len(found.differences)} differences; due: {dues}"
    )


def check_agreements(found: Compared) -> None:
    """At need everything but own eyes is asked aloud; every turn begins behind a curtain wherever a list is hidden."""
    aloud, curtain = ([found.dues[agreed, due] for agreed in ("need", "every-turn")] for due in ("Aloud", "Curtain"))
    assert all(curtain) == bool(found.asked[OWN_EYES])
    assert all(aloud) == bool(found.asked[ALOUD])
    assert (curtain[1] > curtain[0]) == bool(found.asked[OPEN])


def has_cards(name: str) -> bool:
    """Whether a game has cards that somebody may know and others may not."""
    states: type[GameState] = opened(name).game.state_class
    return bool(known_fields(states))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_the_same_are_asked_the_same(name: str) -> None:
    found = Compared()
    for case in cases_of(name, CASES)[:3]:
        compared(case, 1, 0.1 if name in JOURNEYS else 0.25, found)
    assert not found.differences
    assert found.worlds
    assert found.hands > found.worlds / 100 or not has_cards(name)  # a hand is what somebody may choose from
    assert found.lists > found.worlds / 50 or not found.asked[OPEN]
    check_agreements(found)


@RELEASE
@pytest.mark.parametrize("name", GAMES)
def test_very_many_worlds_that_look_the_same_are_asked_the_same(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found, games, cases = Compared(), 0, cases_of(name, ALL_CASES)
    lists, hands = 2000 if name in JOURNEYS else 0, 1000 if has_cards(name) else 0
    while games < len(cases) or found.lists < lists or found.hands < hands:
        compared(cases[games % len(cases)], 1000 + games, 1.0, found)
        games += 1
    with capsys.disabled():
        print(f"\n{report(name, games, found)}")  # noqa: T201 - the figures of a release
    assert not found.differences
    check_agreements(found)


# --- tries that fail --------------------------------------------------------------------------------------------------


def everything_shown(match: Match[Any]) -> Any:
    """All that anybody could notice of a try."""
    seen = [(match.view(viewer), match.events(viewer), match.open(viewer)) for viewer in viewers(match)]
    return seen, match.lines, match.answered, match.state.digest(), match.can_undo(), match.holder


def check_tries(match: Match[Any], written: list[Record]) -> int:
    """Try whatever is on a public list and not truly open; how many tries that were."""
    question = match._questions[0]
    if question.openly is None:
        return 0
    heard = question.aloud()
    mine = {question.key(i) for i in range(len(question.options))}
    tries = [key for i in range(len(heard.options)) if (key := heard.key(i)) not in mine]
    assert mine <= {heard.key(i) for i in range(len(heard.options))}, f"{question.kind}: not all of it is heard"
    before = everything_shown(match), len(written)
    for key in tries:
        with pytest.raises(NotNow):
            match.answer(question.seat, question.n, key)
    assert not tries or (everything_shown(match), len(written)) == before, f"{question.kind}: a try was noticed"
    return len(tries)


def tried(case: Case, seed: int) -> int:
    """Try at every question of a game."""
    written: list[Record] = []
    match = Match(case.game, case.header(seed), written.append)
    return sum(check_tries(match, written) for _ in drive(match, Random(seed)))


@pytest.mark.parametrize("name", JOURNEYS)
def test_a_try_that_cannot_be_leaves_no_trace(name: str) -> None:
    assert sum(tried(case, 1) for case in cases_of(name, CASES)[:2])


@RELEASE
@pytest.mark.parametrize("name", JOURNEYS)
def test_very_many_tries_leave_no_trace(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = [(case, seed) for case in cases_of(name, ALL_CASES) for seed in range(10)]
    tries = sum(tried(case, seed) for case, seed in games)
    with capsys.disabled():
        print(f"\n{name}: {len(games)} games, {tries} tries refused, 0 traces")  # noqa: T201 - the figures of a release


# --- planted leaks ----------------------------------------------------------------------------------------------------

ROAD, PEAKS = BoxedCase("dragon_road", 3, "journey"), BoxedCase("crystal_peaks", 2, "journey")
CANYON = BoxedCase("dragon_canyon", 3, "full_valley")


def one_option_is_taken_silently(patch: Patch) -> None:
    asked = "return openly is not None and len(openly(enough=2).options) > 1"
    plant(patch, table, "must_ask", asked, "return False")


def list_follows_the_purse(patch: Patch) -> None:
    plant(patch, openly, "_heard", "in other_means(game, seat)", "in ((game, game.players[seat]),)")


def order_follows_the_purse(patch: Patch) -> None:
    mine = "set(options_of(game, game.players[seat]))"
    plant(patch, openly, "_heard", "tuple(found)", f"tuple(sorted(found, key=lambda one: one not in {mine}))")


def order_of_spaces_follows_the_purse(patch: Patch) -> None:
    plant(patch, turns, "_heard", "page.index[option[0]])", "(page.index[option[0]] + p.gold) % 7)")


def label_follows_the_purse(patch: Patch) -> None:
    """The fee on a label is the one that this player would really pay."""
    fees = "[(one, min(fee, p.gold), piece, how) for one, fee, piece, how in ways.values()]"
    plant(patch, turns, "_heard", "list(ways.values())", fees)


def reason_follows_the_contracts(patch: Patch) -> None:
    plant(patch, turns, "_heard", "closed_spaces, richest, me, heard", "closed_spaces, game, p, ()")


def mark_follows_the_contract(patch: Patch) -> None:
    """What cannot be delivered is not marked, as if it were tried in the true world."""
    endowed = "self._endow(self.state, seat)"
    plant(patch, foresight.Foresight, "ask", endowed, "raise Suspend")


def letters_come_unannounced(patch: Patch) -> None:
    plant(patch, arrival, "_deliver_letters", "t.unveil(MAIL)", "pass")


def hidden_heroes_are_tested(patch: Patch) -> None:
    plant(patch, seals, "hit", "t.unveil(HIDDEN_HERO)", "pass")


def fees_tell_the_purse(patch: Patch) -> None:
    plant(patch, turns, "_fee_shows", "return True", "return False")


def mills_tell_the_purse(patch: Patch) -> None:
    plant(patch, openly, "shows_means", "t.unveil(PURSE, partial(_follows_means, t.state, seat, can))", "pass")


def losses_tell_the_purse(patch: Patch) -> None:
    plant(patch, purse, "lose_gold", "if amount > 0:", "if False:")


PLANTED: list[tuple[Callable[[Patch], None], Case, int]] = [
    (one_option_is_taken_silently, ROAD, 1),
    (list_follows_the_purse, ROAD, 1),
    (order_follows_the_purse, ROAD, 2),
    (order_of_spaces_follows_the_purse, ROAD, 1),
    (label_follows_the_purse, ROAD, 4),
    (reason_follows_the_contracts, ROAD, 1),
    (mark_follows_the_contract, ROAD, 5),
    (letters_come_unannounced, ROAD, 2),
    (hidden_heroes_are_tested, CANYON, 3),
    (fees_tell_the_purse, replace(ROAD, seats=2), 4),
    (mills_tell_the_purse, PEAKS, 10),
    (losses_tell_the_purse, replace(ROAD, seats=2), 12),
]
"""A leak, and the first game in which it is looked for: it comes to light there, or in one of the next."""


@pytest.mark.parametrize(("leak", "case", "seed"), PLANTED, ids=[leak.__name__ for leak, _, _ in PLANTED])
def test_a_planted_leak_is_found(leak: Callable[[Patch], None], case: Case, seed: int, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert any(is_found(case, game) for game in range(seed, seed + 40))


def is_found(case: Case, seed: int) -> bool:
    """Whether a game gives a leak away."""
    match, random, found = case.match(seed), Random(seed), Compared()
    for _ in sampled(match, random, 0.5):
        compare(match, random, found)
        if found.differences:
            return True
    return False
