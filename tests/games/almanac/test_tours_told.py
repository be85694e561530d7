"""Tours as people see them, as other languages word them, and as a broken file describes them."""

from __future__ import annotations

import re
from collections.abc import Sequence
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


def drawn(s: Situation) -> Sequence[Board]:
    return presenter().map(see(s.state, Sight(None)))


def kinds(board: Board) -> dict[str, str]:
    return {spot.place: spot.kind for spot in board.spots if spot.kind}


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
def test_the_map_has_a_sheet_for_each_book_and_first_the_one_where_everybody_is() -> None:
    before, after = drawn(tour(BORDER, ROAD, (1, 2))), drawn(tour(BORDER, ROAD, (1, 2, 104)))
    assert [board.title for board in before] == ["DR The Dragon Road", "CP Crystal Peaks"]
    assert [board.title for board in after] == ["CP Crystal Peaks", "DR The Dragon Road"]
    assert [board.notes for board in before] == [("CP Crystal Peaks",), ("DR The Dragon Road",)]
    ahead = dict.fromkeys(("page:104", "page:105"), "next")
    here = {"page:1": "past", "page:2": "here", "page:4": "next", "page:5": "next"}
    assert [kinds(board) for board in before] == [here | ahead, ahead]
    assert kinds(after[0]) == {"page:104": "here", "page:108": "next", "page:109": "next"}


@pytest.mark.rule("GT-11")
def test_ways_over_are_named_arrows_at_the_edge_beside_the_stop_they_leave() -> None:
    before, after = drawn(tour(BORDER, ROAD, (1, 2))), drawn(tour(BORDER, ROAD, (1, 2, 104)))
    boxes = next(at for at, line in enumerate(before[0].sketch) if "{2}" in line)
    upper, lower = before[0].sketch[boxes : boxes + 2]
    assert upper.endswith("═►{104} Avon Upon S~")
    assert lower.endswith("{105} Ice Point")
    assert "─►" in "".join(before[0].sketch)  # and later ones are thin
    assert "►" not in "".join(before[1].sketch)
    assert [line.partition("►")[2][:5] for line in after[1].sketch if "►" in line] == ["{104}"]  # none later: once only
    for board in (*before, *after):
        assert max(len(re.sub(r"\{\d+\}", "#" * 9, line)) for line in board.sketch) <= 80
        drawn_boxes = [int(page) for page in re.findall(r"\{(\d+)\}", "".join(board.sketch))]
        assert sorted(drawn_boxes) == sorted(int(spot.drawn) for spot in board.spots)


@pytest.mark.rule("GT-11")
def test_the_map_of_mixed_decks_is_that_of_its_book() -> None:
    (board,) = drawn(tour(MIXED, PEAKS, (101,)))
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
