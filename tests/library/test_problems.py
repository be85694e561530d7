from __future__ import annotations

import pytest

from dragonroads.errors import ContentError
from dragonroads.library.problems import BadContent, Problem, Problems, hint, quoted

FIRST = Problem("content/draghan/cards.yaml", 41, 9, "unknown verb 'gian'")
SECOND = Problem("content/draghan/cards.yaml", 50, 1, "needs 'name'")


def test_a_problem_prints_file_line_column_and_message() -> None:
    assert str(FIRST) == "content/draghan/cards.yaml:41:9: unknown verb 'gian'"


def test_the_same_problem_is_noted_once_and_order_is_kept() -> None:
    problems = Problems()
    problems.add(SECOND, "needs 'name'")
    problems.note(FIRST)
    problems.add(SECOND, "needs 'name'")
    assert list(problems) == [SECOND, FIRST]
    assert len(problems) == 2


def test_bad_content_says_the_first_problem_and_holds_all() -> None:
    with pytest.raises(BadContent, match="41:9") as caught:
        Problems([FIRST, SECOND]).raise_if_any()
    assert str(caught.value) == str(FIRST)
    assert caught.value.problems == (FIRST, SECOND)
    assert isinstance(caught.value, ContentError)


def test_no_problems_raise_nothing() -> None:
    Problems().raise_if_any()


def test_a_quote_is_short_and_on_one_line() -> None:
    assert quoted("a\nb") == r"'a\nb'"
    assert quoted("x" * 500) == "'" + "x" * 40 + "...'"


def test_a_hint_guesses_the_nearest_word() -> None:
    assert hint("knigt", ["goat", "knight"]) == " (did you mean 'knight'?)"


def test_a_hint_lists_few_words_and_keeps_silent_about_many() -> None:
    assert hint("zzz", ["goat", "bear"]) == " (known: 'bear', 'goat')"
    assert hint("zzz", [f"card-{n}" for n in range(20)]) == ""
    assert hint("zzz", []) == ""


def test_a_hint_for_a_monstrous_word_is_not_looked_for() -> None:
    assert hint("knight" * 1000, [f"knight{n}" for n in range(20)]) == ""


def test_a_message_is_never_endless() -> None:
    problems = Problems()
    problems.note(Problem("a.yaml", 1, 1, "x" * 5120))
    (only,) = problems
    assert len(only.message) < 400
    assert only.message.endswith("x...")
