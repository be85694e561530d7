"""What a sensible beginner makes of cards that lead to other cards, of goals nobody wants and of equal choices."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.advising.cards import ability_worth
from dragonroads.games.almanac.advising.leanings import LEANINGS
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.cards import Ability
from tests.games.almanac.advising import advice
from tests.games.almanac.conftest import Own
from tests.games.almanac.invented import invent_encounter
from tests.games.almanac.made_up import written
from tests.games.almanac.situations import facing, on_page

BATHS = """
{text: Made up, do: [{pledge: {of: workers, most: 2, goal: {2: 3, 3: 4, 4: 5},
  met: [{gain: {gold: {per: pledged, times: 4}}, who: pledgers}],
  missed: [{gain: {gold: {per: pledged, times: 8}}, who: pledgers}]}}]}
"""
FORK = """
{text: Made up, do: [{choose: {sealed: true, options: [
  {id: ridge, label: Ridge, do: [{gain: {gold: 5}, if: {alone: true}}]},
  {id: gorge, label: Gorge, do: [{gain: {gold: 5}, if: {alone: true}}]},
  {id: tunnel, label: Tunnel, do: [{gain: {gold: 5}, if: {alone: true}}]}]}}]}
"""


@pytest.mark.parametrize("does", ["draw_contract: {draw: 3, over_limit: true}", "act: {kind: complete_contract}"])
def test_contracts_that_lead_to_contracts_are_judged_without_going_round_in_circles(owning: Own, does: str) -> None:
    own = owning(f"{{hook: on_gain, do: [{{{does}, may: true}}]}}")
    assert advice(on_page(1, seats=2, goods=["DS"], contracts=[f"{own} 02"]), "place") == "f1"


def test_an_ability_that_spares_more_than_any_card_takes_is_worth_no_more_for_it() -> None:
    o = Outlook(on_page(1).state, 0, LEANINGS["balanced"])
    worths = [
        ability_worth(o, written(f"{{hook: always, do: [{{modify: {{goods_loss: -{n}}}}}]}}", Ability))
        for n in (1, 2, 9)
    ]
    assert 0 < worths[0] < worths[1] == worths[2]


def test_nobody_gives_so_much_that_a_goal_is_reached_which_pays_less(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "c4", special=BATHS)
    assert advice(facing("c4"), "pledge") == "1"
    for others, expected in ((("1", "1"), "1"), (("0", "1"), "2"), (("2", "2"), "0")):
        assert advice(facing("c4", answers=[("pledge", one) for one in others]), "pledge") == expected


def test_of_equal_choices_any_one_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "b4", special=FORK)
    assert {advice(facing("b4"), "choose_in_secret", seed=seed) for seed in range(20)} == {"ridge", "gorge", "tunnel"}
