"""Reading the arguments of a command; a mistake becomes one line that suggests the right word."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from typing import NoReturn

from dragonroads.console.output import write
from dragonroads.errors import UsageError
from dragonroads.library.problems import hint, quoted

PROGRAM = "dragonroads"


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError where others print several lines and leave."""

    def __init__(self, command: str = "", description: str = "", epilog: str = "") -> None:
        super().__init__(
            prog=f"{PROGRAM} {command}".strip(),
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._prefix = f"{command}: " if command else ""

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version are output like any other: argparse itself keeps quiet about a disk that is full."""
        write(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        raise UsageError(f"{self._prefix}{message} (see '{self.prog} --help')")

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments by name; UsageError with a suggestion for what the command does not know."""
        args, unknown = self.parse_known_args(arguments)
        options = [one.partition("=")[0] for one in unknown if one.startswith("-") and one != "-"]
        if options:
            raise UsageError(f"{self._prefix}unknown option {quoted(options[0])}{hint(options[0], self._known())}")
        if unknown:
            self.error(f"one argument too many: {quoted(unknown[0])}")
        return args

    def _known(self) -> list[str]:
        return [name for name in self._option_string_actions if name.startswith("--")]


def one_of(*known: str) -> Callable[[str], str]:
    """Reads one of a few words."""

    def read(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(f"unknown value {quoted(text)}{hint(text, known)}")
        return text

    return read


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}, found {quoted(text)}")
        return int(text)

    return read


def share(text: str) -> float:
    """Reads a number from 0 to 1."""
    if not re.fullmatch(r"0|1|[01]?\.[0-9]{1,9}", text) or float(text) > 1:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 1, found {quoted(text)}")
    return float(text)
