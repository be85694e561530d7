"""Who sees what: hands, heroes on the map, an Automa's piles, and questions that are nobody else's business."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.views import Hidden
from dragonroads.games.canyon.model import DOWN, Canyon
from tests.games.canyon.automas import automa_card, her_turn
from tests.games.canyon.matches import EVERYBODY, as_match, hand_in, new_match, questions, reply, shown
from tests.games.canyon.situations import hero, on_map

OPEN = ("caravan", "stock", "rage", "glory", "built", "people", "deeds", "discard", "tally")
COUNTED = ("tiles", "supply", "glory_left", "piles", "bones", "perch", "missions", "automa_discard", "spots", "faces")


# --- hands and heroes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-01")
def test_a_hand_is_seen_by_its_owner_while_others_see_its_number() -> None:
    match = as_match(on_map("R:SKY@A1 B:DKN@B2 B:DRS@C3"))
    own = "B:GWD B:HND B:ILL B:SKY B:WLD"
    assert [hand_in(match.view(viewer), "B") for viewer in EVERYBODY] == ["B:? B:? B:? B:? B:?"] * 2 + [own]


@pytest.mark.rule("CAN-HID-01")
def test_a_face_down_hero_shows_others_its_colour_and_tile_only() -> None:
    match = as_match(on_map("R:SKY@A1 B:DKN@B2"))
    assert [shown(match.view(viewer)["field"]) for viewer in EVERYBODY] == ["R:? B:?", "R:SKY B:?", "R:? B:DKN"]


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_exposed_hero_lies_open_to_all(viewer: int | None) -> None:
    match = as_match(on_map("B:DKN@B2!"))
    assert shown(match.view(viewer)["field"]) == "B:DKN"


@pytest.mark.rule("CAN-HID-01", "CAN-BATTLE-02", "CAN-BATTLE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_heroes_lie_open_while_they_fight_and_not_afterwards(viewer: int | None) -> None:
    match = as_match(on_map("B:GWD@A2 B:SKY@D4", rage={"R": 9}))
    reply(match, "DRS A1 / battle A2")
    assert shown(match.view(viewer)["field"]).startswith("B:GWD")
    assert shown(match.view(viewer)["field"]).endswith("R:DRS")
    reply(match, "9")
    assert match.view(viewer)["faces"] == [DOWN, DOWN]
    assert shown(match.view(viewer)["field"]) == {None: "B:? R:?", 0: "B:? R:DRS", 1: "B:SKY R:?"}[viewer]


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", [None, 0])
def test_of_an_automas_heroes_everybody_sees_the_number_alone(viewer: int | None) -> None:
    match = as_match(her_turn("B:DKN@B2", turn="R", phase="deploy"))
    view = match.view(viewer)
    assert shown(view["field"]) == "B:?"
    assert view["clans"][1]["pile"] == [Hidden(1)] * 6


@pytest.mark.rule("CAN-HID-01")
def test_where_people_play_with_open_hands_an_automas_heroes_are_hidden_all_the_same() -> None:
    s = her_turn("B:SKY@A1 G:SKY@B1 G:DKN@D4", turn="B", phase="deploy", people=2, automa_1="easy")
    view = as_match(s, handover="open").view(0)
    assert (shown(view["field"]), hand_in(view, "B")) == ("B:SKY G:? G:?", "B:DKN B:DRS B:GWD B:HND B:ILL B:WLD")
    assert view["clans"][2]["pile"] == [Hidden(2)] * 5


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", [None, 0])
def test_of_the_automa_deck_everybody_sees_what_was_used(viewer: int | None) -> None:
    match = as_match(her_turn(deck="10 16", phase="begin_turn"))
    view = match.view(viewer)
    assert view["automa_discard"] == [automa_card("10")]
    assert view["automa_deck"] == [Hidden(None)] * 15


@pytest.mark.rule("CAN-HID-01")
def test_everything_else_of_a_clan_and_of_the_valley_is_open() -> None:
    s = on_map("R:SKY@A1", people=1, caravan={"R": "w", "B": "m"}, stock={"R": "b"}, discard="R:DKN", bones=1)
    match = as_match(s)
    for viewer in (None, 0):
        view = match.view(viewer)
        for seat, clan in enumerate(match.state.clans):
            assert {name: view["clans"][seat][name] for name in OPEN} == {name: getattr(clan, name) for name in OPEN}
        assert {name: view[name] for name in COUNTED} == {name: getattr(match.state, name) for name in COUNTED}


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_no_view_holds_the_seed_or_who_knows_what(viewer: int | None) -> None:
    view = as_match(on_map()).view(viewer)
    assert (view["seed"], view["hero_seen"], view["automa_seen"]) == (Hidden(), [], [])


@pytest.mark.rule("CAN-HID-01", "CAN-DRAGON-ANCIENT")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_lost_to_the_ancient_dragon_lies_open(viewer: int | None) -> None:
    match = as_match(on_map("B:GWD@A1", ancient_discard="owner"))
    reply(match, "SKY C2 / ancient A1 / ILL")
    assert match.view(viewer)["clans"][1]["discard"] == [hero("B:ILL")]


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("options", [{"people": 3}, {"people": 2, "automa_1": "hard", "automa_2": "easy"}])
def test_at_no_question_of_a_game_a_view_shows_what_it_must_not(options: dict[str, Any]) -> None:
    match = new_match(length="quick", seed=2, clans="random", undead_dragon=True, **options)
    while asked := questions(match):
        for viewer in (None, *range(match.state.people)):
            shows_nothing_secret(match, viewer)
        match.answer(asked[0].seat, asked[0].n, asked[0].key(match.lines % len(asked[0].options)))
    assert match.lines > 50


def shows_nothing_secret(match: Match[Canyon], viewer: int | None) -> None:
    """Hands, piles and face-down heroes of others are hidden."""
    view = match.view(viewer)
    for seat, clan in enumerate(view["clans"]):
        assert all(isinstance(card, Hidden) for card in clan["pile"])
        assert all(isinstance(card, Hidden) is (seat != viewer) for card in clan["hand"])
    for place, card in enumerate(view["field"]):
        owner = match.state.field[place] // 7
        assert isinstance(card, Hidden) is (view["faces"][place] == DOWN and owner != viewer)


# --- order and deduction ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-06")
def test_a_hand_is_sorted_whatever_comes_back_to_it() -> None:
    recalled = on_map(discard="R:DKN R:WLD", stock={"R": "wmss"}).say("deploy buy cave_palace / recall DKN").step()
    assert recalled.hand("R") == "DKN DRS GWD HND ILL SKY"
    mustered = on_map("R:DRS@B1").say("deploy GWD A1 / act muster B1").until("gather")
    assert mustered.hand("R") == "DKN DRS HND ILL SKY WLD"
    refilled = on_map(discard="R:WLD R:SKY R:DKN R:GWD R:HND R:ILL R:DRS").say("deploy SKY A1").step()
    assert refilled.hand("R") == "DKN DRS GWD HND ILL WLD"


@pytest.mark.rule("CAN-HID-07")
def test_the_hidden_heroes_of_a_clan_are_its_seven_less_those_that_lie_open() -> None:
    view = as_match(on_map("B:DKN@A1 B:DRS@B2!", discard="B:WLD B:SKY")).view(0)
    hidden = view["clans"][1]["hand"].count(Hidden(1)) + view["field"].count(Hidden(1))
    seen = [card for card in [*view["clans"][1]["discard"], *view["field"]] if not isinstance(card, Hidden)]
    assert (hidden, sorted(seen)) == (7 - len(seen), sorted(hero(name) for name in ("B:DRS", "B:WLD", "B:SKY")))
