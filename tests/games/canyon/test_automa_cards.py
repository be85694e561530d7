"""An Automa's cards and heroes run out and come back, and her turn can be followed step by step."""

from __future__ import annotations

import pytest

from tests.games.canyon.automas import automa_card, cards_read, her_turn
from tests.games.canyon.matches import as_match
from tests.games.canyon.situations import four, hero

CODES = ["DKN", "DRS", "GWD", "HND", "ILL", "WLD"]
"""All but the Skyrider."""


@pytest.mark.rule("CAN-UI-05")
def test_her_turn_is_shown_step_by_step_each_with_the_table_as_it_was_then() -> None:
    s = her_turn("R:SKY@A1", deck="05 12 01 07", top="B:GWD", caravan={"B": "wwww"}, phase="begin_turn")
    match = as_match(s)
    moments = match.moments(None)
    kinds = [moment.event.kind for moment in moments]
    assert [kind for kind in kinds if kind in ("stored", "automa_card", "deployed", "battle", "gathered")] == [
        *("stored", "automa_card", "automa_card", "deployed", "automa_card", "battle", "automa_card", "gathered")
    ]
    views = {moment.event.kind: moment.view for moment in moments}
    assert [len(views[kind]["field"]) for kind in ("bought", "deployed", "battle", "gathered")] == [1, 2, 2, 1]
    assert views["stored"]["clans"][1]["caravan"] == four("wwww")
    assert views["battle"]["field"] == [hero("R:SKY"), hero("B:GWD")]
    assert match.state.phase == "deploy"


@pytest.mark.rule("CAN-AUTO-18")
def test_a_used_up_deck_is_made_anew_of_its_discarded_cards() -> None:
    s = her_turn("R:SKY@A1")
    taken = automa_card("10")
    s.state.automa_deck, s.state.automa_discard = [taken], [card for card in range(16) if card != taken]
    s.step()
    assert s.heard("automa_shuffled") == [(1,)]
    assert (len(s.map), len(s.state.automa_deck) + len(s.state.automa_discard)) == (2, 16)


@pytest.mark.rule("CAN-AUTO-18")
def test_the_card_being_carried_out_is_not_shuffled_in() -> None:
    s = her_turn("B:SKY@A2 R:GWD@A1", phase="automa_acts").roll(1)
    battle = automa_card("01")
    s.state.automa_deck, s.state.automa_discard = [battle], [card for card in range(16) if card != battle]
    s.state.deployed = 4
    s.step()
    assert cards_read(s)[0] == "01 action"
    assert battle not in [card for _, card, _ in s.heard("automa_card")][1:]
    assert s.state.automa_discard[-1] == battle


@pytest.mark.rule("CAN-AUTO-18")
def test_when_her_last_hero_is_placed_her_discarded_ones_become_the_pile_at_once() -> None:
    s = her_turn(deck="10", discard="B:DKN B:DRS B:GWD B:HND B:ILL B:WLD", top="B:SKY").step()
    assert (sorted(s.clan("B").pile), s.clan("B").discard) == ([hero(f"B:{code}") for code in CODES], [])
    assert {s.state.hero_seen[hero(f"B:{code}")] for code in CODES} == {0}


@pytest.mark.rule("CAN-AUTO-18")
def test_with_all_her_heroes_on_the_map_she_only_gathers() -> None:
    heroes = "B:DKN@A1 B:DRS@B1 B:GWD@A2 B:HND@D2 B:ILL@B3 B:WLD@C4 B:SKY@D4"
    s = her_turn(heroes + " R:SKY@A3", phase="begin_turn").play_turn()
    assert (len(s.map), cards_read(s), s.caravan("B")) == (8, [], "wwmsb")
