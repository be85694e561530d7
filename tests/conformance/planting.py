"""Planting a fault: a function is compiled anew from its own source with one passage changed."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable
from typing import Any

import pytest


def changed(function: Callable[..., Any], old: str, new: str) -> Callable[..., Any]:
    """The function with a passage of its source replaced; a passage that is gone fails the test."""
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(old) == 1, f"{function.__qualname__} does not say {old!r} exactly once any more"
    lines = source.replace(old, new).splitlines()
    while lines[0].startswith("@"):
        del lines[0]
    space: dict[str, Any] = {}
    text = "from __future__ import annotations\n" + "\n".join(lines)
    exec(compile(text, "<planted>", "exec"), function.__globals__, space)
    found: Callable[..., Any] = space[function.__name__]
    return found


def plant(patch: pytest.MonkeyPatch, owner: Any, name: str, old: str, new: str) -> None:
    """Change a function of a module or class for the length of a test."""
    patch.setattr(owner, name, changed(getattr(owner, name), old, new))
