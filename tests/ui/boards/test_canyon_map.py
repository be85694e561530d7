"""A map of tiles is whole and readable at every size: every tile once, heroes as blocks, and what happens framed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from dragonroads.games.presenter import Board, Spot, Token
from dragonroads.ui.boards import drawing_for, room_beside
from dragonroads.ui.boards.canyon_map import BESIDE, draw
from dragonroads.ui.drawing import Span, line_width
from dragonroads.ui.glyphs import TABLE
from dragonroads.ui.marking import Marks, marked
from dragonroads.ui.neighbours import centres_of, neighbour
from tests.ui.boards.tracks import marked_places, text

SIZES = ((60, 3), (60, 9), (57, 13), (77, 16), (80, 17), (97, 26), (96, 29), (200, 60))
LANDS = (
    *("wood", "town", "meat", "stone"),
    *("stone", "wood", "canyon", "wood"),
    *("bone", "meat", "town", "meat"),
    *("wood", "stone", "bone", "town"),
)
LABELS = {"town": "TOWN+2", "canyon": "CANYON"}
SAFE = {letter for forms in TABLE.values() for letter in forms.safe}

HEROES = {
    "A1": Token("B", "blue", "(???)"),
    "A2": Token("R", "red", "(SKY)"),
    "A3": Token("G", "green", "[HND]x"),
    "C2": Token("B", "blue", "(ill)"),
    "C4": Token("G", "green", "[WLD]←"),
    "B4": Token("R", "red", "[DRS]→"),
}
DRAGONS = {"A2": ("^Cel", "^Anc"), "B3": ("^For",)}
STATES = {"A4": "gap", "B4": "battle", "C4": "battle"}


def tile(at: int, heroes: Mapping[str, Token], note: str) -> Spot:
    name, land = f"{'ABCD'[at % 4]}{at // 4 + 1}", LANDS[at]
    kind = f"{land}+{STATES[name]}" if name in STATES else land
    tokens = [heroes[name]] if name in heroes else []
    tokens += [Token(sign, "title") for sign in DRAGONS.get(name, ())]
    words = "Skyrider 4\nbrings 1 stone" if name == "A2" else ""
    shown = note if land == "canyon" else ""
    return Spot(name, at % 4, at // 4, f"{name} {LABELS.get(land, land)}", tuple(tokens), kind, shown, words=words)


def valley(heroes: Mapping[str, Token] = HEROES, note: str = "oo.") -> Board:
    return Board("The valley", tuple(tile(at, heroes, note) for at in range(16)))


def spans_of(place: str, width: int = 57, height: int = 13) -> list[Span]:
    return [span for line in draw(valley(), width, height) for span in line if span.place == place]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_tile_is_there_exactly_once_and_nothing_is_too_wide(size: tuple[int, int]) -> None:
    lines = draw(valley(), *size)
    assert max(map(line_width, lines)) <= size[0]
    assert len(lines) <= max(4, size[1])
    assert Counter(marked_places(lines)) == Counter(spot.place for spot in valley().spots)
    assert {letter for line in text(lines) for letter in line if not letter.isascii()} <= SAFE


def test_the_map_of_a_small_screen() -> None:
    assert text(draw(valley(), 45, 13)) == [
        "┌─A1 wood──┬─B1 TOWN+2┬─C1 meat──┬─D1 stone─┐",
        "│  B(???)  │    ▒ ▒ ▒ │    ♠   ♠ │    ▲▒▓▲  │",
        "│  ♣ ♣ ♣ ♣ │    ▒▒█▒▒ │      ♠   │   ▒▓▓▒▓▒ │",
        "├─A2 stone─┼─B2 wood──┼─C2 CANYON┼─D2 wood──┤",
        "│  R(SKY)  │   ♣ ♣ ♣  │  B(ill)  │   ♣ ♣ ♣  │",
        "│ ^Cel^Anc │  ♣ ♣ ♣ ♣ │  ▓▒oo.▒▓ │  ♣ ♣ ♣ ♣ │",
        "├─A3 bone──┼─B3 meat──┼─C3 TOWN+2┼─D3 meat──┤",
        "│  G[HND]x │ ^For     │    ▒ ▒ ▒ │    ♠   ♠ │",
        "│   o═o    │      ♠   │    ▒▒█▒▒ │      ♠   │",
        "├─A4 wood──┼─B4 stone─┼─C4 bone──┼─D4 TOWN+2┤",
        "│ F        │  R[DRS]→ │  G[WLD]← │    ▒ ▒ ▒ │",
        "│  ♣ ♣ ♣ ♣ │   ▒▓▓▒▓▒ │   o═o    │    ▒▒█▒▒ │",
        "└──────────┴──────────┴──────────┴──────────┘",
    ]


def test_the_smallest_map_has_a_line_for_each_row() -> None:
    lines = text(draw(valley(), 60, 3))
    assert [line.split("│")[0].split()[0] for line in lines] == ["A1w", "A2s", "A3b", "A4"]
    assert "R(SKY)" in lines[1]
    assert lines[3].startswith(" A4 wood F")


def test_where_each_tile_has_one_line_dragons_stand_behind_the_hero() -> None:
    assert "│  R(SKY)^C" in text(draw(valley(), 45, 9))[3]


def test_dragons_are_shortened_where_they_crowd_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DRAGONS, "A2", ("^For", "^Und", "^Cel"))
    assert "│ ^F^U^C   │" in text(draw(valley(), 45, 13))[5]
    assert "^For^Und^Cel" in text(draw(valley(), 61, 17))[6]


def test_a_large_tile_says_who_it_is_and_what_it_brings() -> None:
    shown = "\n".join(text(draw(valley(), 97, 26)))
    assert "Skyrider 4" in shown
    assert "brings 1 stone" in shown


def test_a_hero_is_a_block_in_the_colour_of_its_clan() -> None:
    assert Span(" R(SKY) ", "red+piece", "A2") in spans_of("A2")
    assert [span.text for span in spans_of("A2") if span.tone == "title"] == ["^Cel", "^Anc"]


def test_frames_stand_out_where_heroes_fight_and_around_the_canyon() -> None:
    corners = [[span.tone for span in line if span.text in tuple("├┼┤")] for line in draw(valley(), 45, 13)]
    assert corners[9] == ["frame", "bad", "bad", "bad", "frame"]
    assert corners[3] == ["frame", "frame", "title", "title", "frame"]


def test_bones_that_do_not_fit_into_the_picture_stand_beside_it() -> None:
    assert "│  B(ill)  │" in text(draw(valley(), 45, 13))[4]
    assert " o12 " in text(draw(valley(note="o12"), 45, 13))[5].replace("▒", " ")
    assert "│ oooo+ " in text(draw(valley(note="oooo+"), 45, 13))[5]


def test_only_the_first_line_of_a_tile_has_a_mark() -> None:
    marks = Marks(cursor="B2", legal=frozenset({"D2"}))
    shown = text([marked(line, marks, "►", "*", "»") for line in draw(valley(), 45, 13)])
    assert shown[4] == "│  R(SKY)  │►  ♣ ♣ ♣  │  B(ill)  │*  ♣ ♣ ♣  │"
    assert shown[5] == "│ ^Cel^Anc │  ♣ ♣ ♣ ♣ │  ▓▒oo.▒▓ │  ♣ ♣ ♣ ♣ │"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_arrows_lead_from_tile_to_tile(size: tuple[int, int]) -> None:
    centres = centres_of(draw(valley(), *size))
    places = list(centres)
    assert neighbour(centres, places, "B2", 1, 0) == "C2"
    assert neighbour(centres, places, "B2", 0, 1) == "B3"
    assert neighbour(centres, places, "D4", -1, 0) == "C4"
    assert neighbour(centres, places, "A1", 0, -1) == ""


def test_a_map_that_is_not_laid_out_is_a_grid_of_names() -> None:
    blank = Board("The valley", tuple(Spot(spot.place, spot.x, spot.y, spot.place) for spot in valley().spots))
    assert text(draw(blank, 45, 13))[0] == "┌─A1 ──────┬─B1 ──────┬─C1 ──────┬─D1 ──────┐"
    assert text(draw(blank, 60, 3))[0].split() == ["A1", "│", "B1", "│", "C1", "│", "D1", "│"]


def test_the_map_is_found_by_its_name_and_leaves_room_for_seats() -> None:
    assert drawing_for("canyon_map") is draw
    assert room_beside("canyon_map") == BESIDE == line_width(draw(valley(), BESIDE, 13)[0])
