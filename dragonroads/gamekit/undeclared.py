"""Texts that are still said by writing their key: this file goes when the last of them is declared."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, TypeGuard

from dragonroads.gamekit.declared import import_all

_KEY = re.compile(r"[a-z]+\.[a-z0-9_.-]+")
SAYS = "Says"
"""The class in which a presenter declares what it says."""
Places = Mapping[str, Any] | None
"""What a text may mention, whatever that is; None where it cannot be seen."""


def said_by_key(packages: Iterable[str]) -> re.Pattern[str]:
    """What the keys look like that the modules of some packages write down."""
    modules = [module for package in packages for module in import_all(package)]
    found = {pattern for module in modules for pattern in _written_in(inspect.getsource(import_module(module)))}
    return re.compile(f"^(?:{'|'.join(sorted(found)) or '(?!)'})$")


def said_in_calls(package: str) -> dict[str, Places]:
    """Every key that the presenters of a game write down, with the places that the call fills: `say("gold", n=3)`."""
    found: dict[str, Places] = {}
    for module in (module for module in import_all(package) if "presenting" in module.split(".")):
        tree = ast.parse(inspect.getsource(import_module(module)))
        found |= {key: found.get(key) for key in _loose_keys(tree)}
        for node in _calls(tree, "say"):
            _add(found, node)
    return found


def _loose_keys(tree: ast.AST) -> Iterator[str]:
    """Keys that are passed on before they are said; not what is declared, and no part of a key."""
    for node in ast.iter_child_nodes(tree):
        if _is_text(node) and _KEY.fullmatch(node.value):
            yield node.value
        elif not isinstance(node, ast.JoinedStr) and SAYS not in _names(node):
            yield from _loose_keys(node)


def _names(node: ast.AST) -> tuple[str, ...]:
    """What a class is called, or whose method is called."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return (getattr(node.func.value, "id", ""),)
    return (node.name,) if isinstance(node, ast.ClassDef) else ()


def _add(found: dict[str, Places], call: ast.Call) -> None:
    names = [word.arg for word in call.keywords]
    for key in _texts_in(call.args[0]) if call.args else ():
        before = found.get(key)
        found[key] = None if None in names else {**(before or {}), **dict.fromkeys(map(str, names), object)}


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node


def _texts_in(node: ast.AST) -> Iterator[str]:
    """The text that an expression is, or the two that it chooses from."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts_in(node.body), *_texts_in(node.orelse))
    elif _is_text(node):
        yield node.value


def _is_text(node: ast.AST) -> TypeGuard[_Text]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


class _Text(ast.Constant):
    value: str


def _written_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[^.]+" for one in node.values]
            if _KEY.match("".join(parts).replace("\\", "").replace("[^.]+", "x")) and parts[0] != "[^.]+":
                yield "".join(parts)
