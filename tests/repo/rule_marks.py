"""Which rules the tests say they prove: read from the text of the test files, not from a collection."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MARK = "pytest.mark.rule"


class Proof(NamedTuple):
    """One test naming one rule."""

    test: str
    rule: str


def proofs_in(folder: Path) -> list[Proof]:
    """Every mark of every test file under a folder."""
    files = sorted(folder.rglob("test_*.py"))
    return [
        proof for file in files for proof in proofs_of(file.read_text("utf-8"), file.relative_to(folder).as_posix())
    ]


def proofs_of(source: str, name: str) -> Iterator[Proof]:
    """The marks on the tests of one file; a mark on anything else proves nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from (Proof(f"{name}::{node.name}", rule) for rule in _rules(decorator))


def _rules(decorator: ast.expr) -> Iterator[str]:
    # A mark may also sit inside a parametrize, on one of its cases.
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == MARK:
            yield from (str(ast.literal_eval(argument)) for argument in call.args)
