"""The four buildings: what they cost and what they do."""

from __future__ import annotations

import pytest

from dragonroads.games.canyon.trading import ratio
from tests.games.canyon.situations import content, on_map


@pytest.mark.rule(
    "CAN-BUILD-TRIBAL-VILLAGE", "CAN-BUILD-CAVE-PALACE", "CAN-BUILD-TRAINING-GROUNDS", "CAN-BUILD-ANCIENT-RUINS"
)
@pytest.mark.parametrize(
    ("name", "price"),
    [("tribal_village", "wwwm"), ("cave_palace", "wmss"), ("training_grounds", "mmsb"), ("ancient_ruins", "msbb")],
)
def test_every_building_has_its_price(name: str, price: str) -> None:
    s = on_map(phase="evening", stock={"R": price}).say(f"end_turn buy {name}").step()
    assert s.options("end_turn") == ["go_on", f"buy {name}"]
    assert (s.stock("R"), s.clan("R").built[content().building_index[name]]) == ("", 1)


@pytest.mark.rule("CAN-BUILD-CAVE-PALACE", "CAN-D-PALACE")
def test_a_cave_palace_brings_back_a_hero_of_choice() -> None:
    s = on_map(phase="evening", stock={"R": "wmss"}, discard="R:DKN R:SKY")
    s.say("end_turn buy cave_palace / recall SKY").step()
    assert (s.options("recall"), s.asked[-1].private) == (["DKN", "SKY"], False)
    assert (s.discard("R"), "SKY" in s.hand("R")) == ("DKN", True)


@pytest.mark.rule("CAN-BUILD-CAVE-PALACE", "CAN-D-PALACE")
def test_a_cave_palace_with_an_empty_discard_pile_asks_nothing() -> None:
    s = on_map(phase="evening", stock={"R": "wmss"}).say("end_turn buy cave_palace").until("begin_turn")
    assert s.kinds_asked() == ["end_turn"]


@pytest.mark.rule("CAN-BUILD-CAVE-PALACE", "CAN-TURN-03")
def test_a_hero_recalled_before_deploying_can_be_deployed_at_once() -> None:
    s = on_map(stock={"R": "wmss"}, discard="R:DKN R:SKY")
    s.say("deploy buy cave_palace / recall SKY / deploy SKY D1").until("act")
    assert s.map == {"D1": "R:SKY"}


@pytest.mark.rule("CAN-BUILD-TRAINING-GROUNDS", "CAN-BATTLE-03")
@pytest.mark.parametrize(("grounds", "strength"), [(0, 5), (1, 6), (2, 7), (3, 7)])
def test_training_grounds_add_one_each_and_two_at_most(grounds: int, strength: int) -> None:
    s = on_map("B:SKY@A2", built={"R": [0, 0, grounds, 0]}).say("deploy WLD A1 / act battle A2").until("gather")
    assert s.strengths() == [strength, 4]


@pytest.mark.rule("CAN-BUILD-ANCIENT-RUINS")
def test_ancient_ruins_change_neither_trade_nor_battle() -> None:
    s = on_map("B:SKY@A2", built={"R": [0, 0, 0, 3]}).say("deploy WLD A1 / act battle A2").until("gather")
    assert (s.strengths(), ratio(s.state, s.clan("R"))) == ([5, 4], 4)
