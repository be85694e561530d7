"""One owner per thing: an id of a card, effect, question, event or reason stands in one Python file of the race."""

from __future__ import annotations

import ast
from pathlib import Path

from dragonroads.games import draghan
from dragonroads.games.draghan.effect import Effect
from tests.conformance.cases import opened
from tests.games.draghan.screens import kinds

HOME = Path(draghan.__path__[0])


def literals(file: Path) -> set[str]:
    """Every text in the code of a file; what explains the code does not count."""
    tree = ast.parse(file.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]
    return {node.value for node in texts if isinstance(node.value, str)}


def ids() -> set[str]:
    """Everything of the race that has a name, but for words that name a phase or a space as well."""
    cards = {card.face.id for card in opened("draghan").game.content.cards}  # type: ignore[attr-defined]
    every = {*cards, *Effect.members, *kinds().events, *kinds().questions, *kinds().reasons}
    return every - {*opened("draghan").game.steps, *ORDINARY}


ORDINARY = {"spell", "turned", "missed", "bet"}
"""Events whose names are words for something else too: the state of a slot, a field."""


def test_no_id_stands_in_two_files_of_the_race() -> None:
    said: dict[str, list[str]] = {}
    for file in sorted(HOME.rglob("*.py")):
        for one in literals(file) & ids():
            said.setdefault(one, []).append(file.relative_to(HOME).as_posix())
    assert {one: files for one, files in said.items() if len(files) > 1} == {}


def test_the_table_and_the_steps_name_no_card_and_no_effect() -> None:
    cards = {card.face.id for card in opened("draghan").game.content.cards}  # type: ignore[attr-defined]
    named = {
        one: file.name
        for room in ("table", "steps", "advice")
        for file in (HOME / room).rglob("*.py")
        for one in literals(file) & {*cards, *Effect.members}
    }
    assert named == {}


def test_literals_are_found_wherever_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""knight"""\nx = {"trap": f"{1} spy", "b": ("damsel",)}\n')
    assert {"trap", "damsel", " spy"} <= literals(file)
    assert "knight" not in literals(file)
