"""Status, sections of line mode, the standing on the way, and the count at the end."""

from __future__ import annotations

from copy import copy

import pytest

from dragonroads.engine.game import Result
from dragonroads.engine.match import Match
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.scoring import SOURCES, count_fame
from dragonroads.games.presenter import Presenter
from tests.engine.playing import asked
from tests.games.almanac.matches import as_match
from tests.games.almanac.moments import closing
from tests.games.almanac.screens import answer, journeys, moments, presenter, seen
from tests.games.almanac.situations import ROAD, Situation, facing, on_page, set_out


def status(table: Situation) -> str:
    return presenter().status(as_match(table).view(None))


def sections(table: Situation, seat: int | None = None) -> dict[str, tuple[str, ...]]:
    return {section.title: section.lines for section in presenter().sections(as_match(table).view(seat))}


def test_the_status_names_round_turn_workers_and_page() -> None:
    assert status(on_page(4)) == "Round 3 of 6 | Ana: 3 workers left | 4 Cavern Mines | The Dragon Road"
    assert status(on_page(4).place("b1")) == "Round 3 of 6 | Ben: 3 workers left | 4 Cavern Mines | The Dragon Road"
    assert "| bids for the lead |" in status(on_page(1, workers=[0, 0, 0]))
    assert "| encounter A |" in status(facing("a2", gold=[5, 5, 5]))
    assert presenter().status(seen(set_out())) == "The Dragon Road | Arrival Phase"


def test_the_page_is_a_table_by_area_with_workers_in_brackets() -> None:
    found = sections(on_page(4, seats=2).put(0, "a1"))
    lines = found["4 Cavern Mines | demand S>D>V>E"]
    assert lines[0] == "Gallery        a1 [R]   a2 SHOP  a3 DEAL"
    assert lines[-1] == "Lift           l1 LIFT"
    assert found["The rule of this page"][0].startswith("Begin on any level")


def test_small_areas_stand_two_to_a_line() -> None:
    lines = sections(on_page(17, seats=2))["17 Dockside Arcade | demand D>S>V>E"]
    assert lines[0].startswith("Ring toss")
    assert "Bottle stack" in lines[0]


def test_seats_market_supply_and_road_are_told() -> None:
    found = sections(on_page(4, display="03 05 07"))
    assert found["Caravans"][0].startswith(">R Ana (Ruby)    ····  w3/3  s2  c0 d0  Guide")
    assert found["Caravan market"][0] == "Double-Deck Dray 3g+D: crates 4, fame 10"
    assert found["Caravan market"][2].startswith("    At the end: 1 fame for each full pair")
    assert found["Supply"] == ("D 30  E 30  V 30  S 30  guards 12",)
    road = " ".join(found["The road"])
    assert road.startswith("So far: 1 The Outpost > 2 The Cloud Monastery > 4 Cavern Mines Ahead: 8 Skygate.")


def test_only_the_own_side_of_a_screen_is_told() -> None:
    table = on_page(1, gold=[11, 22, 33], contracts=["01", "02", "03"])
    own = sections(table, 1)
    assert own["Ben: Purse"] == ("22 gold  (20)(1)(1)",)
    assert {title.split(":")[0] for title in own if title.endswith("Purse")} == {"Ben"}
    assert not any(title.endswith("Purse") for title in sections(table))


def test_an_encounter_takes_the_place_of_the_page() -> None:
    found = sections(facing("a2", seats=2, gold=[5, 5]))
    assert "The rule of this page" not in found
    lines = found["A The Bridge That Bites (Optional fight until won)"]
    assert "Strength 7 needed   R 2: 1 in 6   J 2: 1 in 6" in lines


# --- fame -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-SCORE-01")
def test_the_standing_counts_what_everybody_can_see() -> None:
    table = on_page(16, gold=[40], caravans=["07"], done=["04"], contracts=["01"], guards=[2], tokens=["camel key"])
    table.state.players[0].fame, table.state.players[0].awards = 5, 3
    assert presenter().standing(seen(table))[0] == 6 + 20 + 2 + (2 + 15) + 5 + 3
    assert presenter().tally(seen(table)) == []
    assert presenter().rounds(seen(table)) == []


def finished() -> Situation:
    table = closing(gold=[9, 4], contracts=["", "01"])
    table.state.worth = [10, 12, 20, 25]
    return table.until("score").step()


@pytest.mark.rule("ALM-SCORE-01")
def test_the_tally_has_a_line_for_every_source_and_a_column_for_every_seat() -> None:
    table = finished()
    rows = presenter().tally(seen(table))
    assert len(rows) == len(SOURCES)
    assert rows[0] == ("Gold", [9, 4])
    assert rows[-1] == ("Incomplete contracts", [0, -22])
    for seat, player in enumerate(table.state.players):
        assert [points[seat] for _, points in rows] == count_fame(table.state, player)
    assert presenter().rounds(seen(table)) == [[10, 12], [20, 25], [9, -18]]
    assert presenter().standing(seen(table)) == [9, -18]


def test_the_ranking_names_the_winner_and_ties() -> None:
    table = finished()
    lines = presenter().score(seen(table), Result((9, -18), (1, 2), (0,), "counted"))
    assert lines[1:] == ["1.  Ana (Ruby), 9 fame   WINS", "2.  Ben (Jade), -18 fame"]
    tied = presenter().score(seen(table), Result((9, 9), (1, 1), (0, 1), "counted"))
    assert tied[2] == "1=  Ben (Jade), 9 fame   WINS"
    stopped = presenter().score(seen(on_page(1, seats=2)), Result((9, 7), (1, 2), (0,), "stopped"))
    assert stopped[0] == "The journey was stopped. So the caravans stand."
    assert "WINS" not in stopped[1]


def test_the_end_is_told_as_a_table_of_points() -> None:
    found = {section.title: section.lines for section in presenter().sections(seen(finished()))}
    assert list(found) == ["Caravans", "Where the fame came from"]
    assert found["Where the fame came from"][1].split() == ["Gold", "9", "4"]


# --- secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-02", "ALM-INFO-03")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_lies_behind_a_screen_is_told_to_others(seed: int) -> None:
    words = presenter()
    for match in moments(seed, 0.05):
        if match.over:
            return
        state = match.state
        for seat, player in enumerate(state.players):
            names = [state.content.contracts[card].name for card in player.contracts]
            view = match.view(next(other for other in range(state.seats) if other != seat))
            told = [line for section in words.sections(view) for line in section.lines]
            told += [fact for row in words.seats(view) for fact in row.facts]
            told += words.board(view).notes
            assert not [line for line in told for name in names if name in line]
            assert not words.private(view, seat)
    raise AssertionError("the journey never ended")


def test_those_who_wait_learn_who_is_asked_and_no_more() -> None:
    match = as_match(on_page(1))
    view = match.view(None)
    assert asked(match)[0].openly
    assert presenter().step(view, 0, "turn") == "Ana (Ruby) is taking a turn."
    assert presenter().step(view, 1, "bid") == "Ben (Jade) makes a secret bid for the lead."


# --- a journey that was stopped --------------------------------------------------------------------------------------


def can_be_stopped(match: Match[Journey], words: Presenter) -> None:
    """Everybody has a rank, a line of the score and a standing; nothing is counted that was never lifted."""
    left = copy(match)
    left.stop()
    result, view = left.result, left.view(None)
    assert result is not None
    assert result.ending == "stopped"
    assert len(words.score(view, result)) - 1 == len(words.standing(view)) == len(result.ranks)
    assert words.tally(view) == []


@pytest.mark.parametrize("box", [ROAD, "crystal_peaks", "almanac_tours"])
def test_a_journey_can_be_stopped_at_every_question_and_its_result_opens(box: str) -> None:
    stopped = set[str]()
    for match, random in journeys(4, 4, box):
        while not match.over:
            can_be_stopped(match, presenter(box=box))
            stopped.add(match.state.phase)
            answer(match, asked(match)[0], random)
    assert stopped >= {"turn", "bid", "road", "meet", "close"}


def test_a_token_that_pays_whoever_has_most_of_it_is_counted_in_the_standing() -> None:
    """Ending a journey by agreement counts it, too: against what the others hold, as everybody can see."""
    table = on_page(10, seats=2, box="crystal_peaks")
    token = next(one for one in table.state.content.tokens.values() if one.most_fame)
    for p, held in zip(table.state.players, (1, 2)):
        p.tokens[token.id] = held
    standing = presenter(box="crystal_peaks").standing(seen(table))
    assert standing == [token.fame, 2 * token.fame + token.most_fame]
