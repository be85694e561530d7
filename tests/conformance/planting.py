"""Planting a fault: a function is compiled anew from its own source with one passage changed."""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import pytest


def changed_text(function: Callable[..., Any], old: str, new: str) -> str:
    """The source of a function with a passage replaced; a passage that is gone fails the test."""
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(old) == 1, f"{function.__qualname__} does not say {old!r} exactly once any more"
    return source.replace(old, new)


def compiled(function: Callable[..., Any], source: str) -> Callable[..., Any]:
    """A function in the place of another, without its decorators."""
    lines = source.splitlines()
    while lines[0].startswith("@"):
        del lines[0]
    space: dict[str, Any] = {}
    text = "from __future__ import annotations\n" + "\n".join(lines)
    exec(compile(text, "<planted>", "exec"), function.__globals__, space)
    found: Callable[..., Any] = space[function.__name__]
    return found


def changed(function: Callable[..., Any], old: str, new: str) -> Callable[..., Any]:
    """The function with one passage changed."""
    return compiled(function, changed_text(function, old, new))


def plant(patch: pytest.MonkeyPatch, owner: Any, name: str, old: str, new: str) -> None:
    """Change a function of a module or class for the length of a test, wherever it was imported to."""
    function = getattr(owner, name)
    faulty = changed(function, old, new)
    patch.setattr(owner, name, faulty)
    for module in users_of(function):
        patch.setattr(module, name, faulty)


def users_of(function: Callable[..., Any]) -> list[Any]:
    """The modules of the project that know a function by its name."""
    ours = [module for name, module in sys.modules.items() if name.startswith("dragonroads.")]
    return [module for module in ours if vars(module).get(function.__name__) is function]
