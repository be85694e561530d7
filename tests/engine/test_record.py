"""Records: typed tuples whose class is their kind."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from dragonroads.engine.line import snake_case
from dragonroads.engine.question import Ask, T
from dragonroads.engine.record import SEAT, Beat, Reason, ShowsFace, Step, Uses
from dragonroads.engine.table import Seat

Who = Annotated[Seat, SEAT]
Shown = Annotated[int, ShowsFace("hero")]


class Fought(Beat):
    who: Who
    rivals: list[Who]
    cards: tuple[Shown, ...]
    prize: Annotated[str, Uses("token")] = ""


class Rested(Step):
    uses = (("token", "tent"),)


class TooPoor(Reason):
    gold: int


class NobodyThere(Reason):
    pass


class FellAsleep(Step):
    kind = "sleep"
    who: Who


class ToyAsk(Ask[Any, Any, T]):
    """What a game derives its questions from."""


class PickBed(ToyAsk[tuple[Shown, str]]):
    private = True


class PickSleep(ToyAsk[int]):
    kind = "sleep"


def test_a_record_has_named_fields_in_their_order_and_its_kind_is_its_class() -> None:
    told = Fought(1, [0, 2], cards=(7, 9), prize="key")
    assert (told.who, told.rivals, told.cards, told.prize) == (1, [0, 2], (7, 9), "key")
    assert told.args == (1, [0, 2], (7, 9), "key")
    assert told.kind == Fought.kind == "fought"
    assert Fought(1, [], ()).prize == ""


def test_where_a_name_is_taken_a_class_says_its_kind_itself() -> None:
    assert (FellAsleep.kind, FellAsleep.fields, FellAsleep(1).args) == ("sleep", ("who",), (1,))
    assert (PickSleep.kind, PickBed.kind) == ("sleep", "pick_bed")


def test_a_question_of_a_games_own_base_knows_what_its_options_are() -> None:
    assert PickBed.sort() == tuple[Shown, str]
    assert PickSleep.sort() is int


def test_records_are_equal_by_kind_and_values_and_never_false() -> None:
    assert TooPoor(3) == TooPoor(gold=3) != TooPoor(4)
    assert NobodyThere() == NobodyThere() != Rested()
    assert NobodyThere() or False
    assert len({NobodyThere(), NobodyThere(), TooPoor(1)}) == 2


def test_a_field_that_is_missing_or_unknown_is_refused() -> None:
    with pytest.raises(TypeError):
        Fought(1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        TooPoor(silver=3)  # type: ignore[call-arg]


def test_annotations_tell_whom_it_happens_to_which_faces_it_shows_and_what_it_uses() -> None:
    told = Fought(1, [0, 2], (7, 9), "key")
    assert told.seats() == [1, 0, 2]
    assert told.faces() == [("hero", 7), ("hero", 9)]
    assert told.things() == [("token", "key")]
    assert Fought(1, [], ()).things() == []
    assert Rested().things() == [("token", "tent")]


@pytest.mark.parametrize(("name", "snake"), [("TrapPick", "trap_pick"), ("IsATree", "is_a_tree"), ("Glory", "glory")])
def test_content_calls_a_class_by_its_name_in_snake_case(name: str, snake: str) -> None:
    assert snake_case(name) == snake
