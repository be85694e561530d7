"""The commands of `dragonroads`: every module of this folder is one, found by its name."""

from __future__ import annotations

import argparse
import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Protocol, cast

from dragonroads.console.parser import Parser
from dragonroads.engine.line import Line


class Command(Protocol):
    """What a module of this folder holds."""

    NAME: str
    HELP: Line

    def configure(self, parser: Parser) -> None:
        """Say which arguments the command takes."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit code."""
        ...


def names() -> list[str]:
    """The names of all commands, sorted."""
    return sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(__path__) if not found.ispkg)


def load(name: str) -> Command:
    """The command of a name."""
    return cast(Command, _module(name))


def example(name: str) -> list[str]:
    """How the command is used, for the end of its help."""
    return str(getattr(_module(name), "EXAMPLE", "")).splitlines()


def is_hidden(name: str) -> bool:
    """Whether the command is left out of the list."""
    return bool(getattr(_module(name), "HIDDEN", False))


def _module(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name.replace('-', '_')}")
