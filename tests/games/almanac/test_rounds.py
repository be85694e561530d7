"""Six rounds of three phases, the first without a page to turn, the last without an End Phase."""

from __future__ import annotations

import pytest

from tests.games.almanac.matches import as_match
from tests.games.almanac.situations import Situation, content, header, on_page, the_game

ARRIVAL = ["arrive", "arrival", "market", "lay_out"]
ACTION = ["turn", "finish_page"]
END = ["retrieve", "before_bid", "bid", "road", "encounter", "meet", "clean_up"]


class Diligent(Situation):
    """A table that always takes the first option and notes each phase it goes through."""

    def next_answer(self, seat: int, kind: str, names: list[str]) -> str:
        return names[0]

    def phases(self) -> dict[int, list[str]]:
        """Per round its phases in their order; a phase of several steps is one."""
        found: dict[int, list[str]] = {}
        while not self.state.over:
            phase = self.state.phase
            self.step()
            passed = found.setdefault(self.state.round, [])
            if passed[-1:] != [phase]:
                passed.append(phase)
        return found


@pytest.mark.rule("ALM-ROUND-01")
def test_six_rounds_of_arrival_action_and_end_at_six_locations() -> None:
    table = Diligent(the_game().begin(header(3)))
    rounds = table.phases()
    assert [rounds[n] for n in (2, 3, 4, 5)] == [ARRIVAL + ACTION + END] * 4
    assert sorted(rounds) == [0, 1, 2, 3, 4, 5, 6]
    assert len(table.state.way) == 6


@pytest.mark.rule("ALM-ROUND-02")
def test_round_1_has_an_arrival_phase_at_the_first_location() -> None:
    s = on_page(1, seats=2, gold=[5, 5], caravans=["27"], phase="arrive")
    s.until("turn")
    assert s.heard("arrived") == [(1, 1)]
    assert (s.gold, len(s.state.display)) == ([7, 5], 2)


@pytest.mark.rule("ALM-ROUND-02")
def test_no_page_is_turned_before_round_1() -> None:
    s = on_page(1, seats=2, phase="arrive")
    assert (s.state.location, s.state.way) == (1, [])
    assert s.until("turn").state.way == [1]


@pytest.mark.rule("ALM-ROUND-03")
@pytest.mark.parametrize("page", [16, 17])
def test_the_sixth_round_has_no_end_phase(page: int) -> None:
    s = on_page(page, seats=2, workers=[1, 1]).then(("bid", "0"), ("bid", "0"))
    s.place("e3" if page == 16 else "g1", "n3" if page == 16 else "h1").until("close")
    assert s.state.phase == "close"
    assert [p.placed for p in s.state.players] == [1, 1]
    s.until("never")
    assert s.state.over
    assert [s.heard(kind) for kind in ("retrieved", "guide_is", "road_chosen", "encounter")] == [[]] * 4
    assert len(s.state.encounter_deck) == 0


@pytest.mark.rule("ALM-ROUND-03", "ALM-ACTION-12")
def test_what_the_last_page_pays_late_is_paid_before_the_game_closes() -> None:
    s = on_page(16, seats=2, workers=[1, 0]).place("e3")
    s.until("close")
    assert s.heard("award") == [(0, "dragon_statue", "e")]
    assert s.player(0).tokens["dragon_statue"] == 1


@pytest.mark.rule("ALM-ROUND-04")
@pytest.mark.parametrize("page", range(1, 18))
def test_nobody_has_to_confirm_the_texts_of_a_page(page: int) -> None:
    s = on_page(page, seats=2, phase="arrive").then(*[("bid", "0")] * 2).until("turn")
    assert [ask.kind for ask in s.asked] == (["bid", "bid"] if page == 13 else [])


@pytest.mark.rule("ALM-ROUND-04")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_texts_of_the_open_page_are_there_for_everybody(viewer: int | None) -> None:
    page = content().locations[as_match(on_page(8, seats=2)).view(viewer)["location"]]
    assert page.name == "Skygate"
    assert all((page.lore, page.placing))
