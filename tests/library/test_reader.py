from __future__ import annotations

import pytest

from dragonroads.library import syntax
from dragonroads.library.limits import DEEPEST, LARGEST
from dragonroads.library.node import Value
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read


def value_of(source: str | bytes) -> Value:
    problems = Problems()
    document = read(source if isinstance(source, bytes) else source.encode(), "f", problems)
    assert document is not None, list(problems)
    return document.value


def complaints_about(source: str | bytes) -> list[str]:
    problems = Problems()
    assert read(source if isinstance(source, bytes) else source.encode(), "f", problems) is None
    return [str(problem) for problem in problems]


def test_text_numbers_truths_lists_and_mappings_are_read() -> None:
    assert value_of("a: word\nb: [1, -2, true]\nc: {d: 'x', e: \"y\"}\n") == {
        "a": "word",
        "b": [1, -2, True],
        "c": {"d": "x", "e": "y"},
    }


def test_keys_are_always_text() -> None:
    assert value_of("{2: two, yes: 1, 010: 2, n: 3, 1.5: 4}") == {"2": "two", "yes": 1, "010": 2, "n": 3, "1.5": 4}


def test_quotes_make_anything_text() -> None:
    assert value_of("""[ "010", 'yes', "", '~', "+1", "12:30" ]""") == ["010", "yes", "", "~", "+1", "12:30"]


def test_blocks_of_text_keep_their_lines() -> None:
    assert value_of("a: |-\n  one\n  two\nb: >-\n  one\n  two\n") == {"a": "one\ntwo", "b": "one two"}


def test_windows_line_ends_read_the_same() -> None:
    assert value_of("a: 1\r\nb: |\r\n  x\r\n") == {"a": 1, "b": "x\n"}


def test_a_lone_carriage_return_is_refused() -> None:
    assert complaints_about("a: 1\rb: 2") == ["f:1:5: U+000D is a control character"]


def test_one_explicit_document_start_is_fine() -> None:
    assert value_of("---\na: 1\n...\n") == {"a": 1}


def test_places_count_characters_not_bytes() -> None:
    assert complaints_about("añoñero: yes\n") == ["f:1:10: 'yes': write true or false, or quote it"]


def test_every_refusal_of_a_file_is_noted() -> None:
    assert complaints_about("a: yes\nb: 010\na: &x 1\n") == [
        "f:1:4: 'yes': write true or false, or quote it",
        "f:2:4: '010': write a plain whole number such as 12 (at most nine digits), or quote it",
        "f:3:1: the key 'a' stands here twice",
        "f:3:4: anchors (&) are not used here: write it out",
    ]


def test_a_file_over_the_limit_is_refused_unread() -> None:
    assert complaints_about(b"\xff" * (LARGEST + 1)) == ["f:1:1: the file is larger than 256 kB: split it"]
    assert value_of(b"- " + b"x" * (LARGEST - 2)) == ["x" * (LARGEST - 2)]


def test_the_deepest_nesting_is_read_and_one_more_refused() -> None:
    assert value_of("[" * DEEPEST + "]" * DEEPEST)
    assert complaints_about("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)) == ["f:1:21: nested more than 20 deep"]


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
@pytest.mark.parametrize("pure", [False, True])
def test_a_flood_of_openings_is_refused_at_the_limit(opening: str, pure: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if pure:
        monkeypatch.setattr(syntax, "CParser", None)
    assert len(complaints_about(opening * 5_000)) == 1


@pytest.mark.parametrize("pure", [False, True])
def test_both_parsers_refuse_half_a_character_in_an_escape(pure: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if pure:
        monkeypatch.setattr(syntax, "CParser", None)
    assert len(complaints_about('a: "\\ud800"')) == 1
