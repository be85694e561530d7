from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import SeatRange
from dragonroads.library.node import Node
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.schema import reader_of
from dragonroads.library.tags import Range

from .sample import Back


@dataclass(frozen=True, slots=True)
class Everything:
    """One field of each shape."""

    text: str = ""
    number: int = 0
    truth: bool = False
    numbers: list[int] | None = None
    pair: tuple[str, ...] = ()
    table: dict[str, int] | None = None
    by_number: dict[int, str] | None = None
    choice: Literal["a", "b", 3] = "a"
    small: Annotated[int, Range(1, 3), "a remark for people"] = 1
    back: Back | None = None
    either: int | str | dict[int, int] = 0
    later: Node | None = None
    inner: Everything | None = None


@dataclass(frozen=True, slots=True)
class Span:
    """Two numbers in order."""

    least: int
    most: int

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError("the wrong way round")


def bound(source: str, shape: type[object]) -> tuple[object, list[str]]:
    problems = Problems()
    document = read(source.encode(), "f", problems)
    assert document is not None
    return Binder(problems).bind(document.root, shape), [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("{}", Everything()),
        ("text: word", Everything(text="word")),
        ("number: 3", Everything(number=3)),
        ("truth: true", Everything(truth=True)),
        ("numbers: [1, 2]", Everything(numbers=[1, 2])),
        ("pair: [x, z]", Everything(pair=("x", "z"))),
        ("table: {a: 1}", Everything(table={"a": 1})),
        ("by_number: {2: two}", Everything(by_number={2: "two"})),
        ("choice: b", Everything(choice="b")),
        ("choice: 3", Everything(choice=3)),
        ("small: 3", Everything(small=3)),
        ("back: 2F", Everything(back=Back(2, "F"))),
        ("either: 4", Everything(either=4)),
        ("either: word", Everything(either="word")),
        ("either: {1: 2}", Everything(either={1: 2})),
        ("inner: {inner: {number: 1}}", Everything(inner=Everything(inner=Everything(number=1)))),
    ],
)
def test_each_shape_is_bound_from_what_it_looks_like(source: str, expected: Everything) -> None:
    assert bound(source, Everything) == (expected, [])


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("number: true", "f:1:9: number: expected a whole number, found true"),
        ("truth: 1", "f:1:8: truth: expected true or false, found 1"),
        ("text: 1", "f:1:7: text: expected text, found 1 (quote it)"),
        ("numbers: [1, x, 2]", "f:1:14: numbers: expected a whole number, found 'x'"),
        ("numbers: 1", "f:1:10: numbers: expected a list, found 1"),
        ("table: [a]", "f:1:8: table: expected a mapping, found a list"),
        ("by_number: {two: x}", "f:1:13: by_number: expected a whole number, found 'two'"),
        ("choice: c", "f:1:9: choice: unknown value 'c' (known: 'a', 'b')"),
        ("choice: '3'", "f:1:9: choice: unknown value '3' (known: 'a', 'b')"),
        ("choice: [a]", "f:1:9: choice: unknown value a list (known: '3', 'a', 'b')"),
        ("small: 4", "f:1:8: small: expected 1 to 3, found 4"),
        ("back: 9F", "f:1:7: back: expected courage and spell such as 2F"),
        ("either: true", "f:1:9: either: expected a whole number, text or a mapping, found true"),
        ("inner: {txet: x}", "f:1:9: inner: unknown key 'txet' (did you mean 'text'?)"),
    ],
)
def test_the_wrong_thing_is_refused_where_it_stands(source: str, line: str) -> None:
    assert bound(source, Everything) == (None, [line])


def test_a_piece_for_later_is_kept_as_it_stands() -> None:
    value, _ = bound("later: {a: [1]}", Everything)
    assert isinstance(value, Everything)
    assert value.later is not None
    assert value.later.value == {"a": [1]}


def test_every_problem_of_a_file_is_noted() -> None:
    assert bound("{number: x, truth: x, nmber: 1}", Everything)[1] == [
        "f:1:10: number: expected a whole number, found 'x'",
        "f:1:20: truth: expected true or false, found 'x'",
        "f:1:23: unknown key 'nmber' (did you mean 'number'?)",
    ]


def test_what_has_no_default_is_needed() -> None:
    assert bound("least: 1", Span) == (None, ["f:1:1: needs 'most'"])


def test_a_dataclass_may_refuse_values_that_do_not_go_together() -> None:
    assert bound("{least: 3, most: 1}", Span) == (None, ["f:1:1: the wrong way round"])


def test_a_shape_that_content_cannot_have_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="content cannot be read as"):
        reader_of(set[int])


def test_of_many_unknown_keys_the_first_few_are_named_and_the_rest_counted() -> None:
    problems = Problems()
    document = read(b"".join(b"k%d: 1\n" % number for number in range(20_000)), "many.yaml", problems)
    assert document
    binder = Binder(problems)
    began = time.monotonic()
    assert binder.bind(document.root, SeatRange) is None
    assert time.monotonic() - began < 5, "the time grows with the number of keys, not with its square"
    said = [str(problem) for problem in problems]
    assert said[0] == "many.yaml:1:1: unknown key 'k0' (known: 'least', 'most')"
    assert said[20:] == [
        "many.yaml:21:1: unknown key 'k20', and 19979 more",
        "many.yaml:1:1: needs 'least'",
        "many.yaml:1:1: needs 'most'",
    ]
