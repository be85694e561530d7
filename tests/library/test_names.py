from __future__ import annotations

from dragonroads.library.names import Names
from dragonroads.library.node import Document, Node
from dragonroads.library.problems import Problem, Problems


def node(line: int) -> Node:
    return Document("f", "x", [line, 1]).root


def test_a_reference_may_stand_before_its_declaration() -> None:
    problems = Problems()
    names = Names(problems)
    names.refer("card", "goat", node(1), "next")
    names.declare("card", "goat", node(2))
    names.settle()
    assert list(problems) == []


def test_kinds_of_names_are_kept_apart() -> None:
    problems = Problems()
    names = Names(problems)
    assert names.declare("card", "goat", node(1))
    assert names.declare("track", "goat", node(2))
    names.refer("dragon", "goat", node(3), "")
    names.settle()
    assert list(problems) == [Problem("f", 3, 1, "no dragon called 'goat'")]


def test_names_that_come_with_the_rules_need_no_file() -> None:
    problems = Problems()
    names = Names(problems)
    names.built_in("good", ["skyfish", "dewleaf"])
    names.refer("good", "skyfish", node(1), "")
    names.refer("good", "skyfsh", node(2), "gain.goods")
    names.settle()
    assert [str(p) for p in problems] == ["f:2:1: gain.goods: no good called 'skyfsh' (did you mean 'skyfish'?)"]
    assert not names.declare("good", "dewleaf", node(3))
    assert list(problems)[-1].message == "a second good called 'dewleaf'"


def test_a_kind_that_a_broken_file_should_have_declared_is_not_missed_twice() -> None:
    problems = Problems([Problem("cards.yaml", 1, 1, "the file is empty")])
    names = Names(problems)
    names.refer("card", "goat", node(1), "")
    names.settle()
    assert len(problems) == 1
