from __future__ import annotations

from dragonroads.library.binder import Binder
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem

BROKEN = Problem("content/lantern/cards.yaml", 1, 1, "the file is empty")
PACK = Pack("lantern", "content/lantern", {"tracks.yaml": Document("f", {"a": 1}, "")}, {"cards.yaml": (BROKEN,)})


def test_a_file_is_bound_to_a_shape() -> None:
    assert PACK.bind("tracks.yaml", dict[str, int], Binder()) == {"a": 1}


def test_a_missing_file_is_a_problem_with_a_guess() -> None:
    binder = Binder()
    assert PACK.bind("track.yaml", dict[str, int], binder) is None
    assert [str(problem) for problem in binder.problems] == [
        "content/lantern/track.yaml:1:1: there is no such file (did you mean 'tracks.yaml'?)"
    ]


def test_an_unreadable_file_is_not_complained_about_again() -> None:
    binder = Binder()
    assert PACK.bind("cards.yaml", dict[str, int], binder) is None
    assert list(binder.problems) == []
    assert PACK.problems() == [BROKEN]
