"""What holds after every answer: broken states are refused, and what no state can show holds in whole journeys."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.errors import Violation
from dragonroads.games.almanac.invariants import check
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.matches import as_match, new_match, options, play_on, questions, reply
from tests.games.almanac.situations import content, on_page, set_out

Break = Callable[[Journey], object]


def broken(harm: Break) -> str:
    """The number of the invariant that a harm to a journey on page 8 violates."""
    s = on_page(8, goods=["DDE"], gold=[5], contracts=["01"], caravans=["01"], guards=[1], tokens=["tourist"])
    s.put(1, "a1", "b2")
    check(s.state)
    harm(s.state)
    with pytest.raises(Violation) as refused:
        check(s.state)
    return str(refused.value).partition(":")[0]


def player(**fields: int) -> Break:
    """The first player has other numbers."""
    return lambda game: _set(game.players[0], fields)


def journey(**fields: int) -> Break:
    """The journey has other numbers."""
    return lambda game: _set(game, fields)


def _set(thing: object, fields: dict[str, int]) -> bool:
    for name, number in fields.items():
        setattr(thing, name, number)
    return True


def _swap(game: Journey) -> None:
    """The same contract twice, and another one nowhere."""
    game.contract_deck[0] = game.players[0].contracts[0]


def _stack_nothing(game: Journey) -> None:
    """A worker stands on top of nobody."""
    game.standing[0], game.above[0] = -1, 1


@pytest.mark.parametrize(
    ("number", "harm"),
    [
        ("I-01", lambda game: game.supply.__setitem__(0, 29)),
        ("I-01", lambda game: game.players[0].goods.__setitem__(1, 2)),
        ("I-02", player(spare=2)),
        ("I-02", lambda game: game.standing.__setitem__(0, -1)),
        ("I-02", player(spare=-1, aside=4)),
        ("I-03", journey(guard_supply=12)),
        ("I-04", lambda game: game.contract_deck.pop()),
        ("I-04", _swap),
        ("I-05", lambda game: game.caravan_discard.append(game.display[0])),
        ("I-05", lambda game: game.caravan_deck.__setitem__(0, game.display[0])),
        ("I-05", lambda game: game.display.append(game.caravan_deck.pop())),
        ("I-06", lambda game: game.encounter_discard.clear()),
        ("I-06", lambda game: game.encounters_unused.pop()),
        ("I-06", lambda game: game.encounter_discard.append(game.encounter_deck.pop())),
        ("I-07", player(crates=3)),
        ("I-07", player(riders=0)),
        ("I-08", player(gold=6)),
        ("I-08", player(gold=-1, flow=-1)),
        ("I-09", journey(guide=3)),
        ("I-10", lambda game: game.standing.__setitem__(0, 3)),
        ("I-10", lambda game: game.above.__setitem__(0, 3)),
        ("I-10", lambda game: game.above.__setitem__(0, 1)),
        ("I-10", _stack_nothing),
        ("I-11", lambda game: game.box.__setitem__("camel", 3)),
        ("I-11", lambda game: game.players[0].tokens.__setitem__("bedroll", 1)),
        ("I-14", lambda game: game.way.pop()),
        ("I-14", lambda game: game.way.__setitem__(1, 1)),
        ("I-14", lambda game: game.way.__setitem__(2, 7)),
    ],
)
def test_a_broken_state_is_refused(number: str, harm: Break) -> None:
    assert broken(harm) == number


def test_a_journey_that_is_still_being_set_up_is_not_judged() -> None:
    s = set_out(2)
    s.state.phase = "set_out"
    s.state.supply[0] = 0
    check(s.state)


def test_cargo_may_exceed_the_crates_while_its_owner_chooses_what_stays() -> None:
    """I-07 makes an exception for the seat that is sorting its cargo, and for nobody else."""
    match = as_match(on_page(1, seats=2, goods=["EEEE"]))
    reply(match, "b1")
    assert questions(match)[0].kind == "drop_cargo"
    check(match.state)
    match.state.sorting = 1
    with pytest.raises(Violation, match="I-07"):
        check(match.state)


# --- what only whole journeys show ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_guard_ever_leaves(seats: int) -> None:
    """I-03: the count of a player never falls."""
    counts = [[0] * seats]

    def watch(match: Match[Journey], _question: Question) -> None:
        counts.append([p.guards for p in match.state.players])
        assert all(now >= before for now, before in zip(counts[-1], counts[-2]))

    play_on(new_match(seats), pick=2, watch=watch)
    assert any(counts[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_several_questions_are_open_only_when_all_choose_in_secret(seats: int) -> None:
    """I-12: at most one question for each seat, and one in all unless they are sealed."""

    def watch(match: Match[Journey], _question: Question) -> None:
        asked = questions(match)
        assert len({question.seat for question in asked}) == len(asked)
        assert len(asked) == 1 or all(question.sealed for question in asked)

    play_on(new_match(seats), watch=watch)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_holds_the_secrets_of_another(seats: int) -> None:
    """I-13: what a viewer sees stays the same, whatever the others hide behind their screens."""

    def watch(match: Match[Journey], question: Question) -> None:
        p = match.state.players[question.seat]
        viewers = [None, *(seat for seat in range(seats) if seat != p.seat)]
        before = [match.view(viewer) for viewer in viewers]
        hidden = p.gold, list(p.contracts), list(p.letters), list(p.slips)
        p.gold, p.contracts = 999, [23] * len(p.contracts)
        p.letters, p.slips = [0] * len(p.letters), [0] * len(p.slips)
        assert [match.view(viewer) for viewer in viewers] == before
        p.gold, p.contracts, p.letters, p.slips = hidden

    play_on(new_match(seats, seed=5), watch=watch)


@pytest.mark.parametrize(
    ("done", "held", "offered"), [("", 1, True), ("", 2, False), ("02", 2, True), ("02", 3, False)]
)
def test_gain_a_contract_is_never_offered_at_the_limit(done: str, held: int, offered: bool) -> None:
    """I-15, for a single turn."""
    match = as_match(on_page(1, done=[done], contracts=[" ".join(["03", "04", "05"][:held])]))
    assert ("f2" in options(match)) is offered


@pytest.mark.parametrize("seats", [2, 4])
def test_gain_a_contract_is_never_chosen_at_the_limit(seats: int) -> None:
    """I-15, for a whole journey."""
    chosen = []

    def watch(match: Match[Journey], question: Question) -> None:
        if question.kind == "keep_contract":
            p = match.state.players[question.seat]
            chosen.append(p.seat)
            assert len(p.contracts) < 2 + p.bonus.get("contract_limit", 0)

    play_on(new_match(seats), pick=9, watch=watch)


def test_the_limits_of_the_box_are_those_of_the_list() -> None:
    """The totals that the checks compare with."""
    box, tour = content(), content().tours[""]
    assert (tour.goods, tour.guards, tour.rounds) == ([30] * 4, 12, 6)
    assert (len(box.contracts), len(box.caravans), len(box.encounters)) == (24, 30, 20)
    assert (len(tour.contracts), len(tour.caravans), tour.encounters_in_all) == (24, 30, 20)
