"""The list of a question: labels are whole wherever there is room for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from dragonroads.engine.foresight import SEALED
from dragonroads.ui.asking import Asking, Row
from dragonroads.ui.choice import Item
from dragonroads.ui.drawings.question_lines import Desk, options
from dragonroads.ui.glyphs import Glyphs
from tests.ui.boards.tracks import text
from tests.ui.people import words

ROOM = 80


def listed(*rows: Row) -> list[str]:
    choice = SimpleNamespace(is_ticked=False)
    asking = SimpleNamespace(
        rows=rows, at=len(rows), row=None, choice=choice, are_amounts=False, finality=lambda _row: ""
    )
    return text(options(cast(Asking, asking), Desk(words("en"), Glyphs(), ROOM))[0])


def test_a_label_without_an_effect_has_the_whole_line() -> None:
    label = "keep it: 6 against 7 before the dice, 43 in 100 to win"
    assert label in listed(Row(Item("0", 0, label)))[0]


def test_beside_an_effect_a_label_is_no_longer_than_half_a_line() -> None:
    (line,) = listed(Row(Item("1", 1, "a" * 60, "its effect")))
    assert "its effect" in line
    assert "a" * 41 not in line


def test_what_is_closed_keeps_its_label_though_it_is_longer_than_any_that_is_open() -> None:
    open_one, closed_one = listed(
        Row(Item("1", 1, "nothing", "gathers 1 bone")),
        Row(Item("", 2, "trick: Leap Attack"), open=False, reason="no enemy next door", rule="CAN-TURN-09"),
    )
    assert "nothing  gathers 1 bone" in open_one
    assert closed_one.rstrip().endswith("trick: Leap Attack  no enemy next door")


def grid_of_ten(*final: str) -> list[str]:
    """Ten short options, those of these names final."""
    rows = [Row(Item(str(n), n, f"card {n}")) for n in range(1, 11)]

    def finality(row: Row) -> str:
        return SEALED if row.item.text in final else ""

    choice = SimpleNamespace(is_ticked=False)
    asking = SimpleNamespace(rows=rows, at=0, row=None, choice=choice, are_amounts=False, finality=finality)
    return text(options(cast(Asking, asking), Desk(words("en"), Glyphs(), ROOM))[0])


def test_above_a_grid_it_is_said_once_why_options_are_final() -> None:
    say, sign = words("en").say, Glyphs()["final"]
    why = say("ui.final_mark", why=say(f"final.{SEALED}"))
    all_final = grid_of_ten(*(f"card {n}" for n in range(1, 11)))
    assert all_final[0].strip() == why
    assert not any(sign in line for line in all_final)
    one_final = grid_of_ten("card 3")
    assert one_final[0].strip() == f"{sign} {why}"
    assert sum(line.count(sign) for line in one_final[1:]) == 1
    assert not any(sign in line for line in grid_of_ten())
