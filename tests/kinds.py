"""Which kinds of events, questions and reasons the rules of a game name, and which texts its code holds.

Read from the syntax tree of its files, not from their letters. As soon as all kinds of a game are classes they can be
listed, and this file has nothing to find any more: what it answers then is what is declared.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

ASKING = ("ask", "ask_all", "ask_some")


def files_of(package: ModuleType) -> tuple[Path, ...]:
    """The source files of a package, those in its folders too."""
    return tuple(sorted(file for folder in package.__path__ for file in Path(folder).rglob("*.py")))


def told_in(files: Iterable[Path]) -> set[str]:
    """The kinds of events that these files tell."""
    return named_in(files, "tell", "tell_to")


def asked_in(files: Iterable[Path], *handing_on: str) -> set[str]:
    """The kinds of questions that these files ask, themselves or by functions whose last text is a kind."""
    files = tuple(files)
    return named_in(files, *ASKING) | {kind for texts in _given(files, handing_on) for kind in texts[-1]}


def named_in(files: Iterable[Path], *functions: str) -> set[str]:
    """The first text of every call of these functions or methods; where it is one of two texts, both."""
    return {kind for texts in _given(files, functions) for kind in texts[0]}


def texts_in(files: Iterable[Path]) -> set[str]:
    """Every text that stands in these files as it is."""
    return {
        node.value
        for file in files
        for node in _nodes(file)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings_in(files: Iterable[Path]) -> set[str]:
    """How the texts begin that these files put together: `step.` of `f"step.{phase}"`."""
    made = (node for file in files for node in _nodes(file) if isinstance(node, ast.JoinedStr))
    first = (node.values[0] for node in made if len(node.values) > 1)
    return {part.value for part in first if isinstance(part, ast.Constant) and isinstance(part.value, str)}


@cache
def _nodes(file: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(file.read_text("utf-8"))))


def _called(call: ast.Call) -> str:
    called = call.func
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _given(files: Iterable[Path], functions: Collection[str]) -> Iterator[list[list[str]]]:
    """For each call of these functions its texts, if there are any; one of two texts counts as both."""
    for call in (node for file in files for node in _nodes(file) if isinstance(node, ast.Call)):
        if _called(call) in functions and (texts := [found for one in call.args if (found := _texts(one))]):
            yield texts


def _texts(argument: ast.expr) -> list[str]:
    either = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
    return [one.value for one in either if isinstance(one, ast.Constant) and isinstance(one.value, str)]
