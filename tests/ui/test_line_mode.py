"""Whole races as text: what is printed, for whose eyes, and what typing does."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.journal import Answered, Record
from dragonroads.engine.match import Match
from dragonroads.errors import SaveError, UsageError
from dragonroads.games.draghan.model import Race
from dragonroads.games.presenter import Label
from dragonroads.library.binder import Binder
from dragonroads.library.words import placeholders, read_words
from dragonroads.shelf import BOX, Shelf
from dragonroads.ui import line_mode
from dragonroads.ui.choice import numbered
from dragonroads.ui.line_screen import CLEAR, WIDTH, width, wrap
from tests.engine.playing import answer_one, asked
from tests.games.draghan.rounds import as_match
from tests.games.draghan.situations import loaded, name_of, situation
from tests.ui.people import (
    OPEN,
    Paper,
    Reader,
    at_first_curtain,
    check_form,
    new_match,
    pages,
    played_by_the_engine,
    sit_down,
    start,
    typed_at,
    words,
)


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


# --- whole races ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "preset", "lang", "is_terminal"),
    [
        (2, "regular", "en", True),
        (2, "experienced", "es", False),
        (3, "introduction", "en", False),
        (3, "experienced", "en", True),
        (4, "mayhem", "es", True),
        (4, "regular", "en", True),
        (6, "mayhem", "en", False),
        (6, "experienced", "en", True),
    ],
)
def test_a_whole_race_is_played_by_text_alone_and_the_journal_is_the_engine_s(
    seats: int, preset: str, lang: str, is_terminal: bool
) -> None:
    first = start(seats, preset, seats)
    match, journal = new_match(first)
    printed = sit_down(match, Reader(Paper(is_terminal), seats), lang)
    assert match.over
    assert played_by_the_engine(first, journal) == journal
    assert match.header.promise in printed
    check_form(printed)


def test_it_ends_with_the_ranking() -> None:
    match, _ = new_match(start(2, "introduction", 4))
    last = sit_down(match, Reader(Paper()))[-800:]
    assert "Result" in last
    assert "WINS" in last


# --- typing -----------------------------------------------------------------------------------------------------------


def with_open_hands() -> Match[Race]:
    """A race with open hands: the third seat lays the first card, and everything is asked aloud."""
    return new_match(replace(start(3, "regular", 5), agreements=OPEN))[0]


def laid(match: Match[Race]) -> list[str]:
    """The faces in the row of the third seat."""
    return [name_of(card) for card in match.state.rows[2].cards]


def at_a_trap() -> Match[Race]:
    """A race in which somebody chooses between two dragons for all to see, and a third is out of reach."""
    return as_match(situation("C10 M12 T12 S14", C="trap"))


WRONG = ["", "0", "99", "-1", "1 2", "abc", "1.5", "²", "٣", "\x1b[2J", "x" * 500, "b", "/", "+", "?" * 50, "g -1"]


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_input_is_answered_in_a_line_and_loses_nothing(wrong: str) -> None:
    match = with_open_hands()
    printed = typed_at(match, wrong)
    assert match.answered == 0
    check_form(printed)
    assert printed.count("Cleo (Tide)> ") == 2


def test_an_option_can_be_typed_in_its_own_words() -> None:
    match = with_open_hands()
    typed_at(match, "knight 3 ♦2 flee »3")
    assert laid(match) == ["knight"]


def test_closed_options_are_shown_with_their_reason_and_the_rule_is_read_on_demand() -> None:
    printed = typed_at(at_a_trap(), "?")
    table, _, rules = printed.partition("> ")
    assert "--  Sir Sulphur (Person 4): on 14, further away\n" in table
    assert not re.search(r"[A-Z]+-[A-Z0-9-]+-\d", table)
    assert "RACE-CARD-TRAP  " in rules


def test_what_cannot_be_taken_back_is_marked() -> None:
    assert "! 1  " not in typed_at(with_open_hands())
    assert "! 1  Granny Moss" in typed_at(at_a_trap())


def test_an_answer_in_parts_is_picked_part_by_part_with_a_way_back() -> None:
    match, letter = at_first_curtain(2)
    printed = typed_at(match, letter, "2", "b", "3", "1")
    assert printed.count("Which two cards begin") == 4
    assert "b goes one step back" in printed
    assert [one for one in match.open(None) if getattr(one, "done", False)]


def test_long_lists_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dragonroads.ui.choice.PAGE", 3)
    monkeypatch.setattr("dragonroads.ui.line_options.PAGE", 3)
    match = with_open_hands()
    printed = typed_at(match, "/knight", "/", "+", "+", "-", "4")
    assert "1 of 4 with 'knight'" in printed
    assert "page 2 of 2" in printed
    assert laid(match) == ["move-3"]


def test_a_number_that_is_not_offered_is_refused_and_answers_nothing() -> None:
    match = with_open_hands()
    printed = typed_at(match, "99")
    assert "'99' is nothing I know here: type 1 to 4" in printed
    assert not match.answered


def test_help_names_every_command() -> None:
    match, _ = new_match(start(3, "regular", 5))
    printed = typed_at(match, "h")
    for command in ("u ", "u all", "p, p A ", "v ", "? ", "g ", "s ", "stop", "q ", "h ", "/word", "b "):
        assert f"\n  {command}" in printed or f"  {command}" in printed


def test_rules_are_opened_at_the_question_and_found_by_id_word_and_section() -> None:
    match = with_open_hands()
    printed = typed_at(match, "?", "? race-end-06", "?photo", "? nosuchword", "? Draft")
    assert "RACE-PROG-02  You lay your first card" in printed
    assert printed.count("RACE-END-06  A tie for the win") == 2
    assert "No rule says 'nosuchword'" in printed
    assert "RACE-DRAFT-05  " in printed


def test_the_chronicle_the_table_and_the_save_can_be_asked_for() -> None:
    match = with_open_hands()
    printed = typed_at(match, "1", "g all", "g 1", "v", "s")
    assert printed.count("Ana races with Old Cinder.") == 2
    assert printed.count("Cleo lays a card for Tide.") == 3
    assert printed.count("Track: Enchanted Forest") == 2
    assert match.header.promise in printed


# --- taking back ------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_and_asked_again() -> None:
    match = with_open_hands()
    printed = typed_at(match, "1", "u", "3")
    assert "Taken back: " in printed
    assert laid(match) == ["knight"]


def test_a_private_answer_can_be_taken_back_at_the_next_curtain_by_its_own_seat() -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, letter, "1", "1", "1", "1", "u", letter)
    assert match.answered == 3
    assert ["CURTAIN" in page for page in pages(printed)] == [True, False, True, False, False]
    assert printed.count("CURTAIN") == 3, "the one of the next, then again the own one"
    assert "Only for" in pages(printed)[-2]


def test_the_limit_of_taking_back_is_explained() -> None:
    match, letter = at_first_curtain()
    assert "There is nothing to take back" in typed_at(match, "u")
    typed_at(match, letter, "1", "1", "1", "1")
    following = match.state.dragons[match.open(None)[0].seat]
    assert following != letter
    printed = typed_at(match, following, "u")
    assert "the keyboard has changed hands since" in printed
    assert "type u all" in printed
    assert match.answered == 4


def test_everybody_can_agree_to_take_more_back() -> None:
    match, letter = at_first_curtain()
    typed_at(match, letter, "1", "1", "1", "1")
    following = match.state.dragons[match.open(None)[0].seat]
    assert following != letter
    others = [dragon for dragon in match.state.dragons if dragon != following]
    printed = typed_at(match, following, "u all", others[0], "no")
    assert "does not agree" in printed
    assert match.answered == 4
    printed = typed_at(match, following, "u all 2", *others)
    assert match.answered == 2
    asked_publicly = pages(printed)[-1]
    assert "Shall the last 2 answers" in asked_publicly
    assert "Hand of" not in asked_publicly


def test_nobody_can_agree_to_take_back_what_was_never_answered() -> None:
    match, _ = at_first_curtain()
    typed_at(match, "u all", "u all 99999", "u all 0")
    assert match.answered == 0


# --- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [(), ("q",), ("1", "quit")])
def test_people_can_leave_at_any_time(lines: tuple[str, ...]) -> None:
    match, _ = new_match(start(3, "regular", 5))
    assert typed_at(match, *lines).endswith("Everything is saved. Until next time!\n")


def test_leaving_a_private_page_wipes_it() -> None:
    match, letter = at_first_curtain()
    assert "Hand of" not in pages(typed_at(match, letter, "q"))[-1]


def test_going_on_later_is_the_same_as_never_having_left() -> None:
    first = start(3, "regular", 8)
    whole, journal = new_match(first)
    sit_down(whole, Reader(Paper(), 8))
    again, second = new_match(first)
    reader = Reader(Paper(), 8)
    for limit in (10, 40, 10_000):
        reader.script, reader.goes_on = [], True
        _sit_until(again, reader, limit)
        resumed: list[Record] = list(second)
        again = Match(loaded().game, first)
        again.follow(resumed)
        again.attach(second.append)
    assert _answers(second) == _answers(journal)


def _answers(journal: list[Record]) -> list[tuple[str, object, int]]:
    """What was answered and where it led; leaving in the middle of a sitting makes one more curtain, with a number."""
    return [(one.kind, one.keys, one.digest) for one in journal if isinstance(one, Answered)]


def _sit_until(match: Match[Race], reader: Reader, limit: int) -> None:
    """Answer until so many answers are in, then leave."""
    think = reader.think

    def leave_in_time(page: str) -> str:
        return "q" if match.answered >= limit else think(page)

    reader.think = leave_in_time  # type: ignore[method-assign]
    sit_down(match, reader)
    reader.think = think  # type: ignore[method-assign]


def test_a_game_is_stopped_for_good_only_if_everybody_agrees() -> None:
    match, _ = new_match(start(3, "regular", 5))
    letters = match.state.dragons
    for no in ([], ["stop"], letters[:1], [*letters[:2], "no"], [letters[0]] * 3, letters[::-1]):
        printed = typed_at(match, "stop", *no)
        assert "Shall this game end for good" in printed
        assert not match.over
    printed = typed_at(match, "stop", *letters)
    assert [letter for letter in letters if f"): {letter} to agree" in printed] == list(letters)
    assert match.stopped
    assert "The race was stopped" in printed


def test_others_who_are_asked_whether_to_stop_see_no_private_page() -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, letter, "stop", match.state.dragons[0], "no", letter)
    private, asked = pages(printed)[1:3]
    assert "Hand of" in private
    assert "Shall this game end for good" in asked
    assert "Hand of" not in asked


def test_a_person_alone_stops_a_game_by_typing_it_twice() -> None:
    first = start(2, "regular", 5)
    seats = (first.seats[0], replace(first.seats[1], who="computer:easy"))
    match, _ = new_match(replace(first, seats=seats))
    assert "The game goes on." in typed_at(match, "stop", "no")
    assert not match.over
    assert "The race was stopped" in typed_at(match, "stop", "stop")
    assert match.stopped


# --- faults and strange things ----------------------------------------------------------------------------------------


def test_a_full_disk_is_one_line_and_the_question_stays() -> None:
    match = with_open_hands()
    fails = [True]

    def journal(_record: Record) -> None:
        if fails:
            fails.pop()
            raise SaveError("race.save: cannot be written (No space left on device)")

    match.journal = journal
    printed = typed_at(match, "1", "1")
    assert "nothing has changed: race.save: cannot be written" in printed
    assert match.answered == 1


def test_secret_choices_that_could_not_be_written_together_are_tried_again() -> None:
    match, letter = at_first_curtain(2)
    typed_at(match, letter, "1", "1")
    other = next(dragon for dragon in match.state.dragons if dragon != letter)
    lines = [0]

    def journal(_record: Record) -> None:
        lines[0] += 1
        if lines[0] == 3:
            raise SaveError("race.save: cannot be written (No space left on device)")

    match.journal = journal
    printed = typed_at(match, other, "1", "1", "")
    assert "Every choice is saved, but there is no room for what follows" in printed
    assert match.answered == 1


def test_names_cannot_play_tricks() -> None:
    first = start(2, "regular", 5)
    nasty = (SeatSpec("\x1b[2J\x1b]0;x\x07Eve"), SeatSpec("龍" * 40 + "\u202e{n}"))
    match, _ = new_match(replace(first, seats=nasty))
    check_form(sit_down(match, Reader(Paper(), 2)))
    assert match.over


def test_a_table_with_computer_seats_needs_somebody_who_answers_for_them() -> None:
    first = start(3, "regular", 5)
    seats = (SeatSpec("Ana"), SeatSpec("Robo", "computer:1"), SeatSpec("Bit", "computer:1"))
    match, _ = new_match(replace(first, seats=seats))
    presenter = loaded().present(words("en"), ["Ana", "Robo", "Bit"])
    paper = Paper()
    with pytest.raises(UsageError):
        line_mode.play(match, loaded(), presenter, words("en"), Reader(paper), paper)

    def computer(playing: Match[Race], seat: int) -> None:
        answer_one(playing, next(q for q in asked(playing) if q.seat == seat))

    line_mode.play(match, loaded(), presenter, words("en"), Reader(paper), paper, computer=computer)
    printed = paper.getvalue()
    assert match.over
    assert "CURTAIN" not in printed
    assert CLEAR not in printed


def test_an_output_without_letters_for_a_language_still_works() -> None:
    class Narrow(Paper):
        encoding = "ascii"

        def write(self, text: str) -> int:
            text.encode("ascii")
            return super().write(text)

    match, _ = new_match(start(2, "regular", 5))
    printed = sit_down(match, Reader(Narrow(), script=["1"], goes_on=False), "es")
    assert "TEL?N" in printed


def test_spanish_is_spanish() -> None:
    match, _ = new_match(start(3, "regular", 5))
    printed = sit_down(match, Reader(Paper(), 5), "es")
    for english in ("For everybody", "Only for", "CURTAIN", "walks from", "Storylines", "Draw pile", "Walk 1"):
        assert english not in printed
    assert "TELÓN" in printed


def test_both_languages_have_the_same_words_of_the_app_with_the_same_places() -> None:
    pack = Shelf(cache=None).pack(BOX)
    english, spanish = (read_words(pack, lang, Binder()) for lang in ("en", "es"))
    lines = {key for key in english if key.startswith("line.")}
    assert lines == {key for key in spanish if key.startswith("line.")}
    for key in lines:
        assert placeholders(english[key]) == placeholders(spanish[key]), key


@pytest.mark.parametrize("text", ["a" * 200, "word " * 60, "  set in " + "word " * 60, "龍" * 70, "", "   "])
def test_every_line_fits_and_nothing_is_lost(text: str) -> None:
    lines = wrap(text)
    assert all(width(line) <= WIDTH for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_where_any_option_is_called_by_a_number_its_own_name_is_typed() -> None:
    spaces = ["Start", "1", "2", "F1", "F2", "F3", "F4"]
    items = numbered(range(len(spaces)), [Label(space, "far") for space in spaces])
    assert [item.key for item in items] == spaces
