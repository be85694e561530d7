"""The track as a full screen shows it: spaces on their grid, who stands there, and what lies beside them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.draghan.rounds import new_race
from tests.games.draghan.screens import mountain, presenter, seen, spots
from tests.games.draghan.situations import situation


@pytest.mark.parametrize("name", ["goat-ladder", "snail-shell", "saw-ridge"])
def test_spaces_lie_side_by_side_along_the_course(name: str) -> None:
    found = spots(mountain("C1 M1", name))
    way = [(found[f"space:{k}"].x, found[f"space:{k}"].y) for k in range(37)]
    assert way[0] == (0, 0)
    assert len(set(way)) == len(way)
    assert all(abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in pairwise(way))


def test_no_two_spaces_share_a_spot_of_the_grid() -> None:
    for race in (situation("C1 M60").state, mountain("C1 M42"), situation("C1 M1", length=12).state):
        grid = [(spot.x, spot.y) for spot in presenter().board(seen(race)).spots]
        assert len(set(grid)) == len(grid)


def test_holes_slides_landing_line_and_cliff_are_told() -> None:
    race = mountain("C1 M1")
    found = spots(race)
    assert (found["space:5"].seam, found["space:15"].seam) == ("2", "3")
    assert (found["space:10"].kind, found["space:10"].note, found["space:10"].seam) == ("slide", "^2", "corner")
    assert found["space:32"].note == "@"
    assert (found["space:36"].seam, found["space:42"].seam) == ("line", "cliff")
    assert presenter().board(seen(race)).spots[-1].kind == "cliff"
    assert "space:43" not in found


def test_every_space_a_bet_can_name_is_on_the_board_and_so_is_whoever_ran_further() -> None:
    assert {f"space:{k}" for k in range(52)} == set(spots(situation("C1 M1").state))
    assert "space:55" in spots(situation("C1 M55").state)


def test_dragons_stand_on_their_spaces_with_tone_and_mark() -> None:
    found = spots(situation("C12 M12 T0", trees="C", hugged="M").state)
    told = [(token.letter, token.tone, token.mark) for token in found["space:12"].tokens]
    assert told == [("C", "red", "#"), ("M", "green", "&")]
    assert found["space:0"].tokens[0].letter == "T"


def test_the_forest_swallows_spaces_behind_the_last_dragon() -> None:
    race = situation("C12 M12").state
    race.floor = 11
    found = spots(race)
    assert {place for place, spot in found.items() if spot.kind == "gone"} == {f"space:{k}" for k in range(11)}


def test_the_piles_lie_beside_the_track_once_cards_are_dealt() -> None:
    race = situation("C1 M1", discard="knight").state
    race.drawn = [race.deck.pop()]
    notes = presenter().board(seen(race)).notes
    assert notes[0].startswith(f"Draw pile {len(race.deck)}: ")
    assert "Knight" in notes[1]
    assert notes[2].startswith("Lying open: ")
    assert presenter().board(seen(new_race(3).until("deal").state)).notes == ()


def test_the_legend_explains_only_what_is_there() -> None:
    forest = presenter().board(seen(situation("C1 M1").state)).legend
    assert [line.split()[0] for line in forest] == ["{2F3}C", "back"]
    legend = presenter().board(seen(mountain("C1 M1"))).legend
    assert legend == ("^n rockslide, n hole, @ landing", *forest)
