"""Looking ahead: an ability shows its owner the next encounter before a bid, and nobody else learns a thing."""

from __future__ import annotations

from random import Random

import pytest

from dragonroads.engine.hidden import determinize
from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.engine.visibility import ALL
from tests.games.almanac.conftest import Own
from tests.games.almanac.invented import invent_caravan
from tests.games.almanac.matches import as_match, heard, questions, reply
from tests.games.almanac.moments import calm_road, ending
from tests.games.almanac.screens import presenter, said, seen
from tests.games.almanac.situations import Situation, content, encounter, on_page

PEEK = "{hook: before_bid, do: [{peek: {deck: encounter, cards: 1}}]}"
PEEK_AND_EARN = "{hook: before_bid, do: [{peek: {deck: encounter, cards: 1}}, {gain: {gold: 1}}]}"
BACKS = [Hidden(4), Hidden(3), Hidden(2), Hidden(1), Hidden(0)]
"""The deck from below: E, D, C, B, A."""


def peeked(owning: Own, ability: str = PEEK) -> Situation:
    """Ben has looked at the first encounter, and the bid comes next."""
    return calm_road(ending(gold=[0, 0, 0], done=["", owning(ability)])).until("bid")


# --- what the owner learns ------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-02", "ALM-TRIG-01")
def test_only_its_owner_is_shown_the_next_encounter_before_the_bid(owning: Own) -> None:
    match = as_match(calm_road(ending(done=["", owning(PEEK)])))
    top = encounter("a1")
    assert questions(match)[0].kind == "bid"
    assert match.view(1)["encounter_deck"] == [*BACKS[:-1], top]
    assert heard(match, "peeked", 1) == [(1, top)]
    for viewer in (None, 0, 2):
        assert match.view(viewer)["encounter_deck"] == BACKS
        assert heard(match, "peeked", viewer) == []
        assert len(heard(match, "ability", viewer)) == 1


@pytest.mark.rule("ALM-TRIG-01", "ALM-TRIG-02")
def test_everything_an_ability_does_before_a_bid_happens_and_needs_no_order(
    monkeypatch: pytest.MonkeyPatch, owning: Own
) -> None:
    done = owning(PEEK_AND_EARN)
    invent_caravan(monkeypatch, "27", abilities=f"[{PEEK}]")
    s = ending(gold=[0, 0, 0], done=["", done], caravans=["", "27"]).until("bid")
    kinds = [kind for kind, *_ in s.told if kind in ("ability", "peeked", "gained_gold")]
    assert kinds == ["ability", "peeked", "gained_gold", "ability", "peeked"]
    assert (s.gold, s.asked) == ([0, 1, 0], [])


@pytest.mark.rule("ALM-TRIG-02")
def test_those_who_may_peek_do_so_in_turn_order(monkeypatch: pytest.MonkeyPatch, owning: Own) -> None:
    invent_caravan(monkeypatch, "27", abilities=f"[{PEEK}]")
    s = ending(guide=1, done=["", "", owning(PEEK)], caravans=["27"]).until("bid")
    assert [(args[0], to) for kind, args, to in s.told if kind == "peeked"] == [(2, 1 << 2), (0, 1 << 0)]
    assert s.state.encounter_seen[s.state.encounter_deck[-1]] == 1 << 2 | 1 << 0


@pytest.mark.rule("ALM-INFO-02")
def test_several_cards_are_shown_from_the_top_and_no_more_than_there_are(owning: Own) -> None:
    s = ending(done=[owning(PEEK.replace("cards: 1", "cards: 3"))]).until("bid")
    assert [card for _, card in s.heard("peeked")] == s.state.encounter_deck[:-4:-1]
    s = ending(12, done=[owning(PEEK.replace("cards: 1", "cards: 3"))]).until("bid")
    assert [card for _, card in s.heard("peeked")] == s.state.encounter_deck
    assert len(s.state.encounter_deck) == 1


@pytest.mark.rule("ALM-INFO-02")
def test_once_the_card_is_turned_up_the_one_below_is_as_dark_as_before(owning: Own) -> None:
    s = peeked(owning).then(*[("bid", "0")] * 3, ("road", "2")).until("meet")
    assert s.state.encounter_seen[s.state.encounter[0]] == ALL
    assert see(s.state, Sight(1))["encounter_deck"] == BACKS[:-1]


# --- what nobody else learns ----------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-02", "ALM-INFO-03")
@pytest.mark.parametrize(("viewer", "possible"), [(1, 1), (0, 4), (2, 4), (None, 4)])
def test_a_world_dealt_anew_keeps_the_card_for_whoever_has_seen_it(
    owning: Own, viewer: int | None, possible: int
) -> None:
    s, tops = peeked(owning), set()
    for seed in range(40):
        world = s.state.copy()
        determinize(world, viewer, Random(seed).random)
        tops.add(world.encounter_deck[-1])
        assert world.encounter_seen[world.encounter_deck[-1]] == 1 << 1
        assert see(world, Sight(viewer)) == see(s.state, Sight(viewer))
    assert encounter("a1") in tops
    assert len(tops) == possible


@pytest.mark.rule("ALM-ACTION-09")
@pytest.mark.parametrize("peeks", [True, False])
def test_the_last_worker_of_a_page_stays_placed_once_somebody_has_peeked(owning: Own, peeks: bool) -> None:
    match = as_match(on_page(1, seats=2, workers=[1, 0], done=["", owning(PEEK) if peeks else ""]))
    assert bool(match.finality(0, questions(match)[0].n, "b1/worker")) == peeks
    reply(match, "b1")
    assert questions(match)[0].kind == "bid"
    assert match.can_undo().steps == (0 if peeks else 1)


# --- words ----------------------------------------------------------------------------------------------------------


def test_the_player_screen_shows_what_its_owner_has_seen_ahead(owning: Own) -> None:
    s = peeked(owning)
    shown = {section.title: section.lines for section in presenter().private(seen(s, 1), 1)}
    title, *lines = shown["What you have seen ahead"]
    assert title == "A Pebble-Slinger Imps (Fight until won)"
    assert [line.strip() for line in lines] == [
        "The Guide begins, the rest follow clockwise.",
        "Strength 6 needed",
        "Won: You gain 6 gold.",
        "Lost: You lose 2 gold.",
    ]
    for other in (0, 2):
        assert "What you have seen ahead" not in {one.title for one in presenter().private(seen(s, other), other)}
    names = [card.name for card in content().encounters]
    for viewer in (None, 0, 2):
        told = repr(presenter().sections(seen(s, viewer)))
        assert not [name for name in names if name in told]


def test_a_look_ahead_is_written_down_for_whoever_took_it() -> None:
    told = said(on_page(1), "peeked", 1, encounter("b1"), seat=1)
    assert told == "  Nobody else knows it yet: next comes B Kite Pirates."
