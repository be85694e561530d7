"""Classes that content calls by name: their fields are the schema, and being a subclass is being known."""

from __future__ import annotations

from typing import Annotated

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.describe import describe_things
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.tags import Range
from dragonroads.library.thing import Offers, Thing


class Deed(Thing):
    """A family of the tests' own."""

    usual = 0.0


class Stride(Deed):
    """Walk on."""

    value: Annotated[int, Range(1, 9)]
    usual = 1.5


class DoNothing(Deed):
    """Stay."""


class _Shared(Deed):
    """What some have in common."""

    push: int


class BlowAndPush(_Shared):
    """Shoot forward."""

    steps: int = 2


class Song(Thing):
    """Another family."""


def deed(source: str, offers: Offers | None = None) -> tuple[Deed | None, list[str]]:
    problems = Problems()
    document = read(source.encode(), "f", problems)
    assert document is not None
    found = Deed.read(document.root, Binder(problems), offers)
    return found, [str(problem) for problem in problems]


def test_content_calls_a_thing_by_the_name_of_its_class_and_fills_its_fields() -> None:
    assert deed("{stride: {value: 3}}") == (Stride(3), [])
    assert deed("{do_nothing: {}}") == (DoNothing(), [])
    assert deed("{blow_and_push: {push: 1}}") == (BlowAndPush(push=1, steps=2), [])


def test_a_family_knows_its_own_things_and_not_what_they_share() -> None:
    assert list(Deed.members) == ["stride", "do_nothing", "blow_and_push"]
    assert Song.members == {}
    assert (Stride.family, Stride.kind, Stride.usual) == ("deed", "stride", 1.5)


def test_what_is_not_a_field_cannot_be_written() -> None:
    assert deed("{stride: {value: 3, usual: 2}}")[1] == ["f:1:21: stride has no field 'usual' (known: 'value')"]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("{strid: {value: 1}}", "f:1:2: unknown deed 'strid' (did you mean 'stride'?)"),
        ("{stride: {}}", "f:1:2: stride needs the field 'value'"),
        ("{stride: {value: 12}}", "f:1:18: stride.value: expected 1 to 9, found 12"),
        ("{stride: 3}", "f:1:10: stride: expected its fields in a mapping, {} for none, found 3"),
        ("{}", "f:1:1: expected one deed with its fields, such as {blow_and_push: {}}"),
    ],
)
def test_a_mistake_is_named_where_it_stands(source: str, line: str) -> None:
    assert deed(source) == (None, [line])


def test_a_field_that_content_leaves_out_may_be_offered() -> None:
    document = read(b"value: 12", "g", Problems())
    assert document is not None
    place = document.root.at("value")
    assert deed("{stride: {}}", {"value": (4, place)}) == (Stride(4), [])
    assert deed("{stride: {value: 2}}", {"value": (4, place)}) == (Stride(2), [])
    assert deed("{do_nothing: {}}", {"value": (4, place)}) == (DoNothing(), [])
    assert deed("{stride: {}}", {"value": (12, place)})[1] == ["g:1:8: stride.value: expected 1 to 9, found 12"]


def test_two_of_a_family_cannot_have_one_name() -> None:
    with pytest.raises(TypeError, match="two of the family deed are called stride"):
        type("Stride", (Deed,), {})


def test_a_binder_knows_which_families_content_has_called() -> None:
    document = read(b"{do_nothing: {}}", "f", Problems())
    assert document is not None
    binder = Binder()
    assert binder.bind(document.root, Deed) == DoNothing()
    assert binder.families == [Deed]


def test_authors_read_what_there_is_and_what_it_wants() -> None:
    assert describe_things(Deed).splitlines() == [
        "- `blow_and_push`: Shoot forward.",
        "  - `push`: a whole number",
        "  - `steps`: a whole number (optional)",
        "- `do_nothing`: Stay.",
        "- `stride`: Walk on.",
        "  - `value`: a whole number from 1 to 9",
    ]
