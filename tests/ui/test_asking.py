"""A question in front of somebody: list and board are one selection, and only what is open can be picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from dragonroads.engine.match import Match
from dragonroads.ui.asking import Asking, Row
from dragonroads.ui.choice import Item
from dragonroads.ui.session import Session
from tests.engine.playing import answer_until, asked, some_keys, toy_match
from tests.games.draghan.situations import header, loaded
from tests.ui.fair import fair
from tests.ui.people import words


def awake(asking: Asking) -> Asking:
    """Somebody has pressed an arrow."""
    asking.wake(asking.asked.place)
    return asking


def asking_at(kind: str, seats: int = 3) -> Asking:
    """A table of the fair at the first question of a kind."""
    match = toy_match(seats)
    question = answer_until(match, kind)
    return awake(Asking(Session(match, fair(), words("en")), question))


def race_asking(kind: str, seats: int = 3, preset: str = "regular", seed: int = 3) -> Asking:
    """A race at the first question of a kind."""
    match = Match(loaded().game, header(seats, preset, seed, {"betting": True}))
    for n in range(3000):
        question = asked(match)[0]
        if question.kind == kind:
            return awake(Asking(Session(match, loaded(), words("en")), question))
        match.answer(question.seat, question.n, *some_keys(question, n * 7))
    raise AssertionError(f"{kind} is never asked")


def test_the_first_arrow_lights_the_cursor_and_moves_nothing() -> None:
    asking = Asking(race_asking("lay_card").session, race_asking("lay_card").question)
    assert (asking.is_awake, asking.row, asking.pick()) == (False, None, None)
    asking.move(1)
    assert (asking.is_awake, asking.at) == (True, 0)
    asking.move(1)
    assert asking.at == 1


def test_a_number_a_place_and_a_letter_light_the_cursor_where_they_lead() -> None:
    ways: list[Callable[[Asking], object]] = [
        lambda one: one.type_number("2"),
        lambda one: one.move_to(one.rows[1].place),
        lambda one: one.point_at(1),
        lambda one: one.jump(one.rows[1].item.text),
    ]
    for wake in ways:
        asking = Asking(race_asking("lay_card").session, race_asking("lay_card").question)
        wake(asking)
        assert asking.row is asking.rows[1]


def test_what_follows_stands_on_a_default_only_if_that_can_be_taken_back() -> None:
    laying, bid = race_asking("lay_card"), asking_at("bid")
    assert Asking(laying.session, laying.question, follows=True).is_awake
    assert not Asking(bid.session, bid.question, follows=True).is_awake


def test_the_cursor_goes_round_the_list() -> None:
    asking = race_asking("lay_card")
    asking.move(-1)
    assert asking.at == len(asking.rows) - 1
    asking.move(1)
    assert asking.at == 0


def test_a_page_stops_at_the_ends() -> None:
    asking = race_asking("lay_card")
    asking.move_page(100)
    assert asking.at == len(asking.rows) - 1
    asking.move_page(-100)
    assert asking.at == 0


def test_typing_a_number_goes_to_that_option() -> None:
    asking = race_asking("lay_card")
    assert asking.type_number("3")
    assert asking.row is not None
    assert asking.row.item.key == "3"
    assert not asking.type_number("9")
    assert asking.at == 2


def test_where_one_digit_is_meant_a_second_one_begins_anew() -> None:
    asking = race_asking("lay_card")
    assert len(asking.items) < 10
    for digit in "3122":
        assert asking.type_number(digit)
        assert asking.row is not None
        assert (asking.typed, asking.row.item.key, asking.is_at_number) == (digit, digit, True)


def test_a_number_that_is_not_on_the_list_moves_nothing_until_another_one_is_begun() -> None:
    asking = race_asking("lay_card")
    assert asking.type_number("2")
    assert asking.is_at_number
    assert not asking.type_number("9")
    assert (asking.typed, asking.at, asking.is_at_number) == ("9", 1, False)
    asking.move(1)
    assert asking.is_at_number
    assert asking.type_number("1")
    assert asking.at == 0


def numbered_asking(*numbers: str) -> Asking:
    """A question whose options are called like this."""
    asking = race_asking("lay_card")
    asking.rows = [Row(Item(number, number, number)) for number in numbers]
    asking.at = 0
    return asking


@pytest.mark.parametrize(
    ("numbers", "typed", "at", "reads"),
    [
        (range(1, 10), "31", "1", "1"),
        (range(1, 13), "12", "12", "12"),
        (range(1, 13), "31", "1", "1"),
        (range(1, 13), "112", "2", "2"),
        (range(1, 40), "31", "31", "31"),
        (range(1, 40), "315", "5", "5"),
        (range(1, 13), "20", "2", "20"),
        (range(1, 13), "205", "5", "5"),
        ((0, 5, 10, 15, 20), "10", "10", "10"),
        ((0, 5, 10, 15, 20), "1", "0", "1"),
        ((0, 5, 10, 15, 20), "155", "5", "5"),
        ((0, 5, 10, 100), "100", "100", "100"),
    ],
)
def test_digits_add_up_where_that_leads_to_a_number_of_the_list(
    numbers: Iterable[int], typed: str, at: str, reads: str
) -> None:
    asking = numbered_asking(*map(str, numbers))
    for digit in typed:
        asking.type_number(digit)
    assert asking.row is not None
    assert (asking.row.item.key, asking.typed) == (at, reads)
    assert asking.is_at_number == (at == reads)


def test_a_jump_forgets_the_number_that_was_typed() -> None:
    asking = race_asking("lay_card")
    asking.type_number("2")
    asking.jump("1")
    assert (asking.at, asking.typed, asking.is_at_number) == (0, "", True)


def test_numbers_of_two_digits_are_typed_one_after_the_other() -> None:
    asking = race_asking("bet_space", seats=4)
    keys = [row.item.key for row in asking.rows]
    wanted = next(key for key in reversed(keys) if len(key) == 2 and key.isdigit())
    for digit in wanted:
        asking.type_number(digit)
    assert asking.row is not None
    assert asking.row.item.key == wanted


def test_moving_on_the_board_moves_in_the_list_and_back() -> None:
    asking = race_asking("bet_space", seats=4)
    last = asking.rows[-1]
    assert asking.move_to(last.place)
    assert asking.row is last
    assert asking.marks().cursor == last.place
    assert asking.marks().legal == {row.place for row in asking.rows if row.open}
    assert not asking.move_to("space:999")


def test_the_board_shows_which_row_a_card_is_laid_in() -> None:
    asking = race_asking("lay_card")
    assert asking.marks().target == f"seat:{asking.question.seat}"


def test_a_filter_leaves_only_what_has_the_word_and_esc_brings_all_back() -> None:
    asking = race_asking("lay_card")
    every = len(asking.items)
    asking.filter("walk")
    assert asking.rows
    assert all("walk" in f"{row.item.text}".casefold() for row in asking.rows)
    assert asking.back()
    assert len([row for row in asking.rows if row.open]) == every


def test_a_word_that_nothing_has_leaves_no_cursor_and_picks_nothing() -> None:
    asking = race_asking("lay_card")
    asking.filter("xyzzy")
    assert asking.row is None
    assert asking.pick() is None


def test_a_jump_goes_to_the_name_that_begins_with_the_letters() -> None:
    asking = race_asking("lay_card")
    last = asking.rows[-1].item.text
    asking.jump(last.casefold())
    assert asking.row is not None
    assert asking.row.item.text == last


def test_picking_gives_the_key_of_the_answer() -> None:
    asking = race_asking("lay_card")
    asking.move(1)
    assert asking.pick() == (asking.question.key(1),)


def test_a_choice_in_parts_is_one_answer_and_can_be_stepped_back() -> None:
    asking = race_asking("duo_own", seats=2)
    first = asking.rows[1].item.option
    asking.move(1)
    assert asking.pick() is None
    assert asking.chosen_so_far
    assert asking.back()
    assert not asking.chosen_so_far
    asking.wake()
    asking.move(1)
    asking.pick()
    assert asking.pick() is None, "nothing final is taken without a choice"
    asking.wake()
    keys = asking.pick()
    assert keys is not None
    (key,) = keys
    assert key in [asking.question.key(i) for i in range(len(asking.question.options))]
    assert key.startswith(f"{first[0]}/")


def test_ticks_are_answered_together_and_not_beyond_their_limits() -> None:
    asking = asking_at("parade")
    assert asking.choice.is_ticked
    for _ in asking.rows:
        asking.tick()
        asking.move(1)
    too_many = len(asking.rows) > asking.question.hi
    assert (asking.ticks() is None) == too_many
    for _ in range(len(asking.rows)):
        asking.tick()
        asking.move(1)
    assert asking.ticks() == ()
    asking.tick()
    assert asking.pick() == (asking.question.key(asking.at),)


def test_a_closed_option_is_shown_with_reason_and_rule_and_cannot_be_picked() -> None:
    asking = race_asking("lamp_wish", seats=4, preset="mayhem")
    closed = [row for row in asking.rows if not row.open]
    assert closed
    assert all(row.reason and row.rule.startswith("RACE-") for row in closed)
    asking.at = asking.rows.index(closed[0])
    assert asking.pick() is None


def test_what_cannot_be_taken_back_is_known_before_it_is_picked() -> None:
    asking = race_asking("lay_card")
    assert not any(asking.finality(row) for row in asking.rows if row.open)
    sealed = race_asking("draft_pick", seats=3, preset="experienced")
    assert all(sealed.finality(row) for row in sealed.rows if row.open)


def test_next_and_previous_open_option_leave_out_closed_ones() -> None:
    asking = race_asking("lamp_wish", seats=4, preset="mayhem")
    for _ in range(2 * len(asking.rows)):
        asking.move_legal(1)
        assert asking.row is not None
        assert asking.row.open
