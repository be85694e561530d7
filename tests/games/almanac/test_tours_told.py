"""Tours as people see them, as other languages word them, and as a broken file describes them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.views import Sight, see
from dragonroads.games.almanac.loading import check_game, open_game
from dragonroads.games.almanac.locations import BOOK, page_in
from dragonroads.games.almanac.presenting.questions import rule_cited
from dragonroads.games.almanac.wording import under_their_pages
from dragonroads.games.presenter import Board, Presenter
from dragonroads.library.node import Document
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from tests.engine.playing import asked
from tests.games.almanac.situations import Situation, content, header, loaded
from tests.games.almanac.touring import BORDER, BOX, GRAND, MIXED, PEAKS, ROAD, tour

# --- words ----------------------------------------------------------------------------------------------------------


def presenter(lang: str = "en") -> Presenter:
    return loaded(BOX).present(Shelf(cache=None).draft(lang, loaded(BOX)), ("Ana", "Ben"))


def drawn(s: Situation) -> Board:
    board = presenter().map(see(s.state, Sight(None)))
    assert board is not None
    return board


@pytest.mark.rule("GT-11")
def test_pages_carry_the_mark_of_their_book() -> None:
    s = tour(BORDER, ROAD, (1, 2))
    lines = next(part.lines for part in presenter().sections(see(s.state, Sight(None))) if "DR 1 The" in part.lines[0])
    assert [line.split(".")[0] for line in lines if line.startswith("Ahead")] == [
        "Ahead: DR 4 Cavern Mines",
        "Ahead: DR 5 Yop-Gub Islands",
        "Ahead: CP 4 Avon Upon Snow",
        "Ahead: CP 5 Ice Point",
    ]
    assert presenter().status(see(tour(GRAND, ROAD, (1, 2)).state, Sight(None))).startswith("Round 2 of 8")


@pytest.mark.rule("GT-11")
def test_the_map_has_two_columns_and_draws_the_crossing_where_it_happened() -> None:
    before, after = drawn(tour(BORDER, ROAD, (1, 2))), drawn(tour(BORDER, ROAD, (1, 2, 104)))
    assert before.sketch[0].split("  ")[-1].strip() == "CP Crystal Peaks"
    assert [line.index("{104}") > line.index("{7}") for line in before.sketch if "{7}" in line] == [True]
    assert {spot.place: spot.kind for spot in before.spots if spot.kind} == {
        "page:1": "past",
        "page:2": "here",
        **dict.fromkeys(("page:4", "page:5", "page:104", "page:105"), "next"),
    }
    assert [re.sub("[^╔╗╚╝╠╣╦╩║]", "", line) for line in before.sketch if "═" in line] == ["╔╝", "╔╩╦╦╗"]
    assert [re.sub("[^╔╗╚╝╠╣╦╩║]", "", line) for line in after.sketch if "═" in line] == ["╔╝", "╚╗", "╠╗"]
    assert re.search("╚═{30,}╗", after.sketch[4])
    assert max(len(re.sub(r"\{\d+\}", "#" * 9, line)) for line in after.sketch) <= 80


@pytest.mark.rule("GT-11")
def test_the_map_of_mixed_decks_is_that_of_its_book() -> None:
    board = drawn(tour(MIXED, PEAKS, (101,)))
    assert [spot.name for spot in board.spots] == [str(n) for n in range(1, 20)]
    assert "Cliffside" in "\n".join(board.sketch)


def test_words_of_the_second_book_are_found_under_the_ids_of_its_pages() -> None:
    file = f"{PEAKS}/text.es.yaml"
    words = read(b"page.3.name: Risco\npage.3.area.a: Pie\ntoken.bug.name: Bicho\n", file, Problems())
    assert words
    pack = replace(loaded(BOX).pack, files={**loaded(BOX).pack.files, file: words})
    once = under_their_pages(pack, content(BOX))
    assert [key for key, _ in once.files[file].root.entries()] == ["page.103.name", "page.103.area.a", "token.bug.name"]
    assert under_their_pages(once, content(BOX)) == once  # an archived pack is opened once more
    assert Shelf(cache=None).draft("es", open_game(pack)).say("page.103.name") == "Risco"


# --- rules ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-11")
def test_a_question_of_a_page_cites_the_rule_of_that_page_and_not_of_another_number() -> None:
    alone, toured = content(PEAKS).locations, content(BOX).locations
    book, whole = loaded(PEAKS).rules, loaded(BOX).rules
    for kind in [kind for rule in book for kind in rule.asks]:
        for number, page in alone.items():
            assert rule_cited(kind, toured[page_in(1, number)], whole) == rule_cited(kind, page, book)
    for kind in [kind for rule in loaded(ROAD).rules for kind in rule.asks if kind != "place"]:
        for page in content(ROAD).locations.values():
            assert rule_cited(kind, page, whole) == loaded(ROAD).rules.rule_for(kind)


@pytest.mark.rule("GT-11", "L15-5")
def test_an_offering_in_far_rupa_cites_far_rupa_on_a_tour_too() -> None:
    s = tour(MIXED, PEAKS, (101, 102, 105, 110, 115)).until("turn")
    s.player(0).goods, s.player(0).workers = [1, 1, 1, 1], 1
    match = Match(loaded(BOX).game, replace(header(2, box=BOX, tour=MIXED, first_book=PEAKS), start=s.state.dump()))
    question = asked(match)[0]
    match.answer(question.seat, question.n, "d2/worker")
    question = asked(match)[0]
    assert question.kind == "barter"
    assert presenter().question(match.view(question.seat), question).rule == "L15-5"


@pytest.mark.rule("GT-11")
def test_reasons_on_a_page_cite_rules_of_its_own_book() -> None:
    for seats in (2, 3, 4):
        for page in content(BOX).pages(seats).values():
            chapter = "DR-" if page.location.id < BOOK else f"L{page.location.number:02}-"
            for reason in page.rule.reasons:
                assert page.location.rule_for(reason, seats).startswith((chapter, "ALM-", "CP-"))


# --- broken tours ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("rounds: 8, encounters: [A, ", "rounds: 7, encounters: [", "rounds: the road has 8 stops"),
        ("C, D, C, D, E]", "C, C, C, C, C]", "encounters: 'dragon_road' has only 4 of the letter C"),
        ("[A, B, C, D, C, D, E]", "[A, B, C]", "encounters: needs 7 letters, one after each round but the last"),
        ("last: 5", "last: 6", "crossing: comes too late, there are 6 stops"),
        ("first: 4, last: 4", "first: 4, last: 3", "first is 4 but last only 3"),
        ("- {id: border", "- {id: frontier", "tour: expected the choices mixed_decks, frontier, grand"),
        ("id: crystal_peaks", "id: cristal_peaks", "there is no such file"),
    ],
)
def test_a_broken_tour_is_refused(old: str, new: str, complaint: str) -> None:
    pack = loaded(BOX).pack
    text = (Shelf(cache=None).roots[0] / BOX / "tours.yaml").read_text("utf-8")
    assert old in text
    changed: Document | None = read(text.replace(old, new).encode(), "tours.yaml", Problems())
    assert changed
    problems = check_game(replace(pack, files={**pack.files, "tours.yaml": changed}))
    assert any(complaint in str(problem) for problem in problems), [str(problem) for problem in problems]
