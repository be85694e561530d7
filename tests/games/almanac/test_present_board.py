"""The open page as it is drawn: names in the sketch, labels, workers, and what lies on it and beside it."""

from __future__ import annotations

import re

import pytest

from dragonroads.games.almanac.presenting.sketch import named, rearranged
from tests.games.almanac.screens import notes, presenter, seen, spots
from tests.games.almanac.situations import ROAD, content, on_page

PAGES = [*((ROAD, page) for page in range(1, 18)), *(("crystal_peaks", page) for page in range(1, 20))]


def sketch(box: str, page: int, seats: int) -> str:
    table = on_page(page, seats=seats, setup=[("bid", "0")] * seats, box=box)
    return "\n".join(presenter(box=box).board(seen(table)).sketch)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("box", "page"), PAGES)
def test_every_area_in_play_is_named_in_the_sketch_and_no_other(box: str, page: int, seats: int) -> None:
    drawn = sketch(box, page, seats)
    areas = content(box).pages(seats)[page].areas
    for letter, name in content(box).locations[page].areas.items():
        assert (name in drawn) == (letter in areas), name
    assert not re.search(r"\{[^}]{3,}\}|\{@", drawn)


@pytest.mark.parametrize(
    ("box", "page", "seats", "times"),
    [
        (ROAD, 10, 2, 1),
        (ROAD, 10, 3, 0),
        (ROAD, 3, 2, 2),
        (ROAD, 3, 3, 1),
        (ROAD, 17, 3, 2),
        ("crystal_peaks", 19, 2, 1),
    ],
)
def test_what_is_drawn_for_more_players_says_so_and_the_legend_explains_it(
    box: str, page: int, seats: int, times: int
) -> None:
    assert sketch(box, page, seats).count("not in play") == times
    legend = presenter(box=box).board(seen(on_page(page, seats=seats, box=box))).legend
    assert any("not in play" in line for line in legend) == bool(times)


def test_a_line_of_nothing_but_names_stays_blank_where_none_is_in_play() -> None:
    names = {"a": "Quay"}
    lines = "{name:a} {name:b}\n {name:b} {name:c}\n~~ {name:b}    ~~"
    assert named(lines, lambda area: names.get(area, ""), absent="gone") == ("Quay     gone", "", "~~ gone        ~~")


@pytest.mark.parametrize(("box", "page"), PAGES)
def test_names_and_signs_move_nothing_that_is_drawn_behind_them(box: str, page: int) -> None:
    plain = content(box).locations[page].sketch.rstrip("\n").split("\n")
    drawn = sketch(box, page, 4).split("\n")
    for before, after in zip(plain, drawn):
        rest = before.rstrip()
        if re.search(r"\{(name:|@)\w+\}$", rest) is None:
            assert len(after) == len(rest), (before, after)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("≈{@a}  ≈ {@b} |", "≈(bug)≈≈      |"),
        ("░{@b}░", "░░░░░░"),
        ("{@a}|", "(bug|"),
        ("no more room: {@a}", "no more room: (bug)"),
    ],
)
def test_a_sign_stands_in_its_place_and_the_ground_goes_on_around_it(line: str, shown: str) -> None:
    assert named(line, str, {"a": "(bug)"}) == (shown,)


def test_areas_may_lie_where_others_are_sketched() -> None:
    assert rearranged("{name:a} {a1}{@a} {b2}{@basin}", {"a": "b", "b": "a"}) == "{name:b} {b1}{@b} {a2}{@basin}"


@pytest.mark.rule("ALM-SPACE-10")
def test_the_title_names_page_and_demand_the_best_paid_good_first() -> None:
    assert presenter().board(seen(on_page(4))).title == "4 Cavern Mines | demand S>D>V>E"


def test_labels_say_what_spaces_do_and_words_say_a_little_more() -> None:
    found = spots(on_page(1, seats=4))
    labels = {name: found[name].note for name in ("b3", "d2", "f1", "f2", "a1", "a3")}
    assert labels == {"b3": "+DDE", "d2": "$V5", "f1": "DONE", "f2": "DEAL", "a1": "WAGN", "a3": "SHOP"}
    assert [found[name].words for name in ("b3", "d2", "f1")] == ["2 Dewleaf 1 Emberspice", "Everice 5g", "complete"]
    weapon = spots(on_page(4))["e1"]
    assert (weapon.place, weapon.note, weapon.words) == ("space:e1", "WEAP", "Take the weapon")


def test_workers_stand_on_their_spaces_and_shoulders_are_marked() -> None:
    found = spots(on_page(14).put(0, "a1").put(2, "a1"))
    told = [(token.letter, token.tone, token.mark) for token in found["a1"].tokens]
    assert told == [("R", "red", ""), ("L", "blue", "^")]
    assert found["b1"].tokens == ()


def test_a_bonus_token_marks_the_label_until_it_is_taken() -> None:
    table = on_page(8, seats=2)
    assert (spots(table)["b1"].note, spots(table)["a2"].note, spots(table)["b2"].note) == ("+SS*", "WAGN*", "DONE")
    assert spots(table.place("b1"))["b1"].note == "+SS"


def test_gold_on_a_space_marks_its_label_and_is_told_beside_the_page() -> None:
    table = on_page(10, gold=[9, 9, 9], goods=["S"]).place("a3")
    found = spots(table)
    assert (found["b1"].note, found["a1"].note[-1], found["a2"].note[-1]) == ("+VV", "*", "*")
    assert found["a1"].words.startswith("1g, ")
    assert notes(table).startswith("Gold on a1: 1, a2: 1 |")


@pytest.mark.rule("DR-06-2")
def test_fog_hides_what_lies_below_until_it_lifts() -> None:
    table = on_page(6, seats=2)
    hidden = spots(table)["b1"]
    assert (hidden.kind, hidden.note, hidden.words) == ("fog", "fog", "")
    shown = spots(table.place("a1"))["b1"]
    assert shown.kind == ""
    assert shown.words


@pytest.mark.rule("DR-15-1")
def test_spaces_under_water_are_gone_and_the_last_tide_is_told() -> None:
    table = on_page(15, answers=[("tide", "a4 a3")]).place("a1")
    found = spots(table)
    assert (found["a3"].kind, found["a4"].kind, found["b1"].kind) == ("gone", "", "gone")
    assert notes(table).startswith("Last tide: a3 |")


@pytest.mark.parametrize(
    ("page", "told"),
    [(5, "Ferry at Lantern Isle"), (8, "No storm now"), (11, "Air left: R 8  J 8  L 8"), (2, "Letter: 4 left")],
)
def test_markers_of_the_page_come_first_beside_it(page: int, told: str) -> None:
    assert notes(on_page(page)).split(" | ")[0] == told


def test_markers_follow_what_happens() -> None:
    assert notes(on_page(5).place("b1")).startswith("Ferry at Kiln Isle")
    assert notes(on_page(8).place("c3")).startswith("Storm over Anvil Tower")
    assert notes(on_page(4).place("b1")).startswith("Level reached: R 2  J any  L any")
    assert "Right of way: Ben" in notes(on_page(13, setup=[("bid", "0"), ("bid", "2"), ("bid", "1")]))
    assert notes(on_page(12, dice=[3]).place("d2")).startswith("Die: 4 Thorn")


def test_duels_won_are_told_once_there_are_any() -> None:
    table = on_page(17, seats=2, dice=[5, 0])
    assert "Duels" not in notes(table)
    assert notes(table.place("h2", "h1")).startswith("Duels won: R 1  J 0")


def test_the_market_lies_beside_the_page_with_prices_and_a_sign_for_abilities() -> None:
    table = on_page(1, display="03 12 05")
    lines = presenter().board(seen(table)).notes
    assert lines[0] == "Double-Deck Dray 3g+D: crates 4, fame 10"
    assert lines[1] == "Apprentice Bunkhouse 11g: crates 1, worker 1, fame 2"
    assert lines[2].endswith("fame 6 *")
    assert lines[3] == "D 30  E 30  V 30  S 30  guards 12"
    assert lines[4] == "Encounters ahead: A B C D E"


@pytest.mark.rule("ALM-ROUND-04")
def test_the_legend_holds_the_rule_of_the_page_and_its_own_actions() -> None:
    legend = presenter().board(seen(on_page(4))).legend
    page = content().locations[4]
    assert legend[0] == page.placing
    assert legend[1] == f"WEAP Take the weapon: {page.actions['weap'].text.replace('{price}', '4 gold')}"
    assert any("D Dewleaf" in line for line in legend)


@pytest.mark.rule("ALM-SPACE-07")
def test_nothing_on_the_board_depends_on_what_is_legal_for_somebody() -> None:
    poor, rich = on_page(4, gold=[0, 0, 0]), on_page(4, gold=[50, 50, 50])
    poor.state.display = rich.state.display = []
    assert presenter().board(seen(poor, 0)).spots == presenter().board(seen(rich, 0)).spots


def test_the_market_in_brief_has_prices_first_and_stands_for_the_notes_about_its_cards() -> None:
    table = on_page(1, display="01 05")
    board = presenter().board(seen(table))
    assert board.brief is not None
    assert board.brief.title == "Market"
    cards = [content().caravans[card] for card in table.state.display]
    assert [part.partition(" ")[2] for part in board.brief.parts] == [card.name for card in cards]
    assert all(part.startswith(f"{card.cost.gold}g") for part, card in zip(board.brief.parts, cards))
    assert set(board.brief.notes) <= set(board.notes)
    assert all(note.startswith(card.name) for note, card in zip(board.brief.notes, cards, strict=True))


def test_where_nothing_is_on_offer_nothing_is_said_of_a_market() -> None:
    assert presenter().board(seen(on_page(1, phase="arrive"))).brief is None
    left = on_page(1, display="01 05")
    left.state.phase = "bid"
    assert presenter().board(seen(left)).brief is None
