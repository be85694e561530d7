from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest

from dragonroads.library.node import Node
from dragonroads.library.shapes import family_of, kinds_of, members_of, slots_of
from dragonroads.library.tags import Range
from dragonroads.library.vocabulary import Effect

from .sample import Back, Card


@dataclass
class Mixed:
    """Fields of every sort."""

    needed: int
    ready: int = 3
    made: list[int] = field(default_factory=list)
    counted: int = field(default=0, init=False)


@pytest.mark.parametrize(
    ("shape", "family", "kinds"),
    [
        (str, "plain", ["text"]),
        (bool, "plain", ["true or false"]),
        (list[int], "list", ["a list"]),
        (tuple[int, ...], "list", ["a list"]),
        (dict[str, int], "table", ["a mapping"]),
        (Literal["a", "b", 3], "choice", ["text", "a whole number"]),
        (Annotated[int, Range(1, 2)], "marked", ["a whole number"]),
        (int | list[str] | None, "either", ["a whole number", "a list"]),
        (Node, "node", ["a mapping"]),
        (Effect, "self-binding", ["a mapping"]),
        (Back, "parsed", ["text"]),
        (Card, "record", ["a mapping"]),
    ],
)
def test_each_shape_has_a_family_and_the_kinds_of_node_it_reads(shape: object, family: str, kinds: list[str]) -> None:
    assert family_of(shape) == family
    assert kinds_of(shape) == kinds


def test_none_is_not_among_the_members_of_a_union() -> None:
    assert members_of(int | str | None) == [int, str]


def test_a_field_with_a_default_is_optional_and_one_not_set_at_birth_is_no_slot() -> None:
    found = {name: (slot.shape, slot.needed) for name, slot in slots_of(Mixed).items()}
    assert found == {"needed": (int, True), "ready": (int, False), "made": (list[int], False)}
