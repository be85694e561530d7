"""The worked examples of the design, played through the rules."""

from __future__ import annotations

import pytest

from tests.games.draghan.situations import situation


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-DEF-03")
def test_ex_01_villagers_drive_the_dragon_behind_the_next_one() -> None:
    s = situation("C12 M9 T9 S4", C="angry-villagers").turn()
    assert s.places == "C8 M9 T9 S4"


@pytest.mark.rule("RACE-CARD-TRAP")
def test_ex_32_trap_lets_its_victim_choose_between_equally_near_dragons() -> None:
    s = situation("C20 M18 T22 S25", C="trap", answers=[("trap_pick", "T")]).turn()
    assert s.asked[0].options == ["M", "T"]
    assert s.places == "C20 M18 T20 S25"
