"""Tours: journeys that combine the cards or the pages of two books."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from dragonroads.engine.table import Card
from dragonroads.errors import Violation
from dragonroads.games.almanac.invariants import check
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.situations import Situation, content
from tests.games.almanac.touring import BORDER, BOX, GRAND, MIXED, PEAKS, ROAD, ahead, tour, travelled

EITHER_WAY = pytest.mark.parametrize("first", [ROAD, PEAKS])
OWN = {ROAD: "dr-", PEAKS: "cp-"}
CITIES = {ROAD: ["Dragon City"], PEAKS: ["High Frost", "Twin City"]}
ID = 100
"""Pages of the second book have ids from here on."""


def ids(cards: list[Card], deck: str) -> set[str]:
    return {getattr(content(BOX), deck)[card].id for card in cards}


def carried(s: Situation, number: int) -> Situation:
    """The first player has a letter for a page of this number."""
    game, p = s.state, s.player(0)
    card = next(card for card, one in enumerate(content(BOX).letters) if one.page == number)
    game.letter_pile.remove(card)
    p.letters.append(card)
    game.box["letter"], p.tokens["letter"], game.letter_seen[card] = 3, 1, 1
    return s


# --- what is in the box ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-01")
@EITHER_WAY
def test_mixed_decks_are_one_book_with_the_cards_of_both(first: str) -> None:
    s = tour(MIXED, first)
    game, plan = s.state, s.state.tour
    for name in ("caravans", "contracts"):
        assert {one[:3] for one in ids(getattr(plan, name), name)} == {"dr-", "cp-"}
    assert [len(cards) for cards in plan.encounters.values()] == [8] * 5
    assert (game.supply, game.guard_supply, plan.rounds) == ([30] * 4, 12, 6)
    assert {content(BOX).locations[page].book for page in plan.exits} == {int(first == PEAKS)}
    assert all(content(BOX).starting[p.start].id.startswith(OWN[first]) for p in game.players)


@pytest.mark.rule("GT-02")
@EITHER_WAY
def test_a_card_that_names_something_of_one_book_says_so(first: str) -> None:
    book = next(book for book in content(BOX).books if book.id == first)
    names = [page.name for page in book.pages] + [token.name for token in book.tokens.tokens] + CITIES[first]
    speaks = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names), re.IGNORECASE)
    cards = all_cards()
    assert {name for name, (_, says) in cards.items() if speaks.search(says)} == of_book(first)


def all_cards() -> dict[str, tuple[str, str]]:
    """For each card its book, and what it is called and says; of an encounter the name alone."""
    known = content(BOX)
    found = {card.id: (card.book, f"{card.name} {card.text}") for card in known.caravans}
    found |= {contract.id: (contract.book, f"{contract.name} {contract.text}") for contract in known.contracts}
    return found | {encounter.id: (encounter.book, encounter.name) for encounter in known.encounters}


def of_book(book: str) -> set[str]:
    """Cards that belong to one book alone."""
    return {name for name, (own, _) in all_cards().items() if own == book}


@pytest.mark.rule("GT-02", "GT-03")
@EITHER_WAY
def test_cards_of_a_book_that_is_not_visited_stay_at_home(first: str) -> None:
    in_play = {kind: content(BOX).tours[f"{kind}/{first}"] for kind in (MIXED, BORDER)}
    cards = {kind: ids(one.caravans, "caravans") | ids(one.contracts, "contracts") for kind, one in in_play.items()}
    away = of_book(PEAKS if first == ROAD else ROAD)
    assert away
    assert len(cards[BORDER]) == 60 + 48
    assert cards[MIXED] == cards[BORDER] - away


@pytest.mark.rule("GT-03", "GT-06")
@EITHER_WAY
@pytest.mark.parametrize("kind", [BORDER, GRAND])
def test_two_books_bring_twice_the_supplies_and_the_first_one_the_start(kind: str, first: str) -> None:
    game = tour(kind, first).state
    assert (game.supply, game.guard_supply) == ([60] * 4, 24)
    assert game.location == (1 if first == ROAD else ID + 1)
    assert all(content(BOX).starting[p.start].id.startswith(OWN[first]) for p in game.players)


@pytest.mark.rule("GT-07")
def test_a_grand_tour_meets_other_cards_of_the_letters_it_has_met_before() -> None:
    s = tour(GRAND)
    letters = [content(BOX).encounters[card].letter for card in reversed(s.state.encounter_deck)]
    assert "".join(letters) == "ABCDCDE"
    assert len(set(s.state.encounter_deck)) == 7
    assert len(s.state.encounters_unused) == 33


# --- the road -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-04")
def test_from_the_second_round_on_the_exits_of_the_twin_are_offered_too() -> None:
    assert ahead(BORDER, ROAD, 1) == [2, 3]
    assert ahead(BORDER, ROAD, 1, 2) == [4, 5, 104, 105]
    assert ahead(BORDER, ROAD, 1, 3, 6) == [9, 11, 109, 111]
    assert ahead(BORDER, PEAKS, 101, 102, 105, 110) == [113, 115, 13, 15]


@pytest.mark.rule("GT-04")
def test_there_is_no_way_back_over_the_border() -> None:
    assert ahead(BORDER, ROAD, 1, 2, 104) == [108, 109]
    assert ahead(BORDER, PEAKS, 101, 102, 105, 10) == [13, 15]


@pytest.mark.rule("GT-05")
@pytest.mark.parametrize(
    ("way", "pages"),
    [
        ((1, 2, 4, 8, 12), [116, 117]),
        ((1, 2, 4, 8, 13), [116, 117]),
        ((1, 2, 4, 9, 14), [118, 119]),
        ((1, 2, 5, 10, 15), [118, 119]),
        ((101, 102, 104, 109, 114), [16, 17]),
        ((101, 102, 104, 108, 12), [16, 17]),
    ],
)
def test_at_the_end_of_the_fifth_round_the_caravans_must_cross(way: tuple[int, ...], pages: list[int]) -> None:
    assert ahead(BORDER, ROAD if way[0] == 1 else PEAKS, *way) == pages


@pytest.mark.rule("GT-06")
@pytest.mark.parametrize(("page", "pages"), [(8, [4, 5]), (9, [4, 6]), (10, [5, 7]), (11, [6, 7])])
def test_a_grand_tour_goes_on_at_the_pages_that_lead_to_the_twin(page: int, pages: list[int]) -> None:
    plans = content(BOX).tours
    assert list(plans[f"{GRAND}/{ROAD}"].exits[page]) == [ID + one for one in pages]
    assert list(plans[f"{GRAND}/{PEAKS}"].exits[ID + page]) == pages


@pytest.mark.rule("GT-06")
def test_before_and_after_the_change_a_grand_tour_takes_ordinary_exits() -> None:
    assert ahead(GRAND, ROAD, 1, 2) == [4, 5]
    assert ahead(GRAND, ROAD, 1, 2, 4, 8) == [104, 105]
    assert ahead(GRAND, ROAD, 1, 2, 4, 8, 104, 109) == [112, 114]


@pytest.mark.rule("GT-01", "GT-03", "GT-06", "GT-07", "GT-10")
@pytest.mark.parametrize(
    ("kind", "first", "seats"),
    [(MIXED, PEAKS, 2), (BORDER, ROAD, 3), (BORDER, PEAKS, 4), (GRAND, ROAD, 2), (GRAND, PEAKS, 3)],
)
def test_a_whole_tour_keeps_its_books(kind: str, first: str, seats: int) -> None:
    game = travelled(kind, first, seats, 4)
    rounds = 8 if kind == GRAND else 6
    books = [page // ID for page in game.way]
    assert len(set(game.way)) == len(game.way) == game.round == rounds
    assert len(game.encounter_discard) == rounds - 1
    assert books[0] == int(first == PEAKS)
    assert (books[-1] == books[0]) == (kind == MIXED)
    assert game.way[-1] in game.tour.finales


# --- tokens ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-08")
def test_a_letter_is_welcome_at_its_number_in_either_book() -> None:
    for way in ((1, 2, 4, 8, 12), (1, 2, 4, 8, 112)):
        s = carried(tour(BORDER, ROAD, way), 12)
        s.until("market")
        assert s.heard("letter_delivered")
    assert not carried(tour(BORDER, ROAD, (1, 2, 4, 8, 113)), 12).until("market").heard("letter_delivered")


@pytest.mark.rule("GT-08")
@EITHER_WAY
def test_a_globe_sees_the_last_pages_of_the_book_in_which_the_tour_ends(first: str) -> None:
    ends = content(BOX).tours[f"{BORDER}/{first}"].finales
    assert ends == ([116, 117, 118, 119] if first == ROAD else [16, 17])
    game = tour(BORDER, first).state
    assert {content(BOX).slips[card].page for card in game.slip_supply} == set(ends)


@pytest.mark.rule("GT-09")
def test_only_the_key_of_the_last_book_is_on_the_way() -> None:
    s = tour(BORDER, ROAD, (1, 2, 4, 8, 12, 116)).until("turn")
    assert (s.state.lying["city_key"], s.state.box["key"]) == ([-1], 1)
    for first, key in ((ROAD, "key"), (PEAKS, "city_key")):
        game = travelled(BORDER, first, 2, 1)
        assert (game.box[key], [p.tokens[key] for p in game.players]) == (1, [0, 0])


# --- bookkeeping ----------------------------------------------------------------------------------------------------


def lose(game: Journey, what: str) -> None:
    getattr(game, what).pop()


@pytest.mark.rule("GT-10")
@pytest.mark.parametrize(
    ("kind", "number", "spoil"),
    [
        (BORDER, "I-01", lambda game: game.supply.__setitem__(0, 30)),
        (GRAND, "I-03", lambda game: setattr(game, "guard_supply", 12)),
        (MIXED, "I-04", lambda game: lose(game, "contract_deck")),
        (MIXED, "I-05", lambda game: game.caravan_deck.append(59)),
        (GRAND, "I-06", lambda game: lose(game, "encounters_unused")),
        (MIXED, "I-14", lambda game: game.way.append(102)),
        (BORDER, "I-14", lambda game: game.way.append(102)),
    ],
)
def test_a_tour_counts_what_it_has(kind: str, number: str, spoil: Callable[[Any], object]) -> None:
    game = tour(kind, ROAD, (1,)).state
    check(game)
    game.round = 2 if number == "I-14" else 1
    spoil(game)
    with pytest.raises(Violation, match=number):
        check(game)
