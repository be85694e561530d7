"""Reading the arguments of a command; a mistake becomes one line that suggests the right word."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from dragonroads.console.output import write
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted

PROGRAM = "dragonroads"
Say = Callable[[Line], str]


class Says(Texts):
    """What is said about arguments."""

    family = "args"
    usage, arguments, options, help = text(), text(), text(), text()
    see = text(complaint=Line, program=str)
    of = text(command=str, complaint=Line)
    argument = text(name=str, complaint=Line)
    unknown_option, unknown_value = text(option=str, hint=Line), text(value=str, hint=Line)
    too_many, missing = text(argument=str), text(names=str)
    no_value, one_value, some_values, wrong = text(value=str), text(), text(), text(complaint=str)
    whole_number, share = text(least=int, most=int, found=str), text(found=str)


class Takes(Texts):
    """What stands for a value in the help of a command."""

    family = "takes"
    game, save, table, names, option, how, who, words = (text() for _ in range(8))
    file, folder, name, key, states, language, hash = (text() for _ in range(7))


# argparse has no way but gettext to be told what to say: what it complains about is known by its English.
_COMPLAINTS = (
    (re.compile("the following arguments are required: (.+)"), lambda names: Says.missing(names=names)),
    (re.compile("expected one argument"), lambda: Says.one_value()),
    (re.compile("expected at least one argument"), lambda: Says.some_values()),
    (re.compile("ignored explicit argument (.+)"), lambda value: Says.no_value(value=value)),
)
_OF_ARGUMENT = re.compile("argument (.+?): (.+)")


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError where others print several lines and leave."""

    def __init__(self, say: Say, command: str = "", description: str = "", epilog: str = "") -> None:
        self._say = say
        super().__init__(
            prog=f"{PROGRAM} {command}".strip(),
            description=description,
            epilog=epilog,
            formatter_class=lambda prog: _Help(prog, say(Says.usage())),
            allow_abbrev=False,
            add_help=False,
        )
        self._command = command
        self._positionals.title, self._optionals.title = say(Says.arguments()), say(Says.options())
        self.add_argument("-h", "--help", action="help", help=Says.help())

    def add_argument(self, *names: Any, **more: Any) -> argparse.Action:
        """An argument; its help, and what stands for its value, are lines."""
        for part in ("help", "metavar"):
            if isinstance(more.get(part), Line):
                more[part] = self._say(more[part])
        if isinstance(more.get("help"), str):
            more["help"] = more["help"].replace("%", "%%")  # argparse fills in places of its own
        return super().add_argument(*names, **more)

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version are output like any other: argparse itself keeps quiet about a disk that is full."""
        write(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        raise self._fault(_complaint(message))

    def _fault(self, complaint: Line, see: bool = True) -> UsageError:
        line = Says.see(complaint=complaint, program=self.prog) if see else complaint
        return UsageError(Says.of(command=self._command, complaint=line) if self._command else line)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """The value of an argument; what is wrong with it is said together with its name."""
        try:
            return super()._get_value(action, arg_string)
        except UsageError as fault:
            name = "/".join(action.option_strings) or str(action.metavar)
            raise self._fault(Says.argument(name=name, complaint=fault.args[0])) from None

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments by name; UsageError with a suggestion for what the command does not know."""
        args, unknown = self.parse_known_args(arguments)
        options = [one.partition("=")[0] for one in unknown if one.startswith("-") and one != "-"]
        if options:
            close = guess(options[0], self._known())
            raise self._fault(Says.unknown_option(option=quoted(options[0]), hint=close), see=False)
        if unknown:
            raise self._fault(Says.too_many(argument=quoted(unknown[0])))
        return args

    def _known(self) -> list[str]:
        return [name for name in self._option_string_actions if name.startswith("--")]


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help whose first word is a text too."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """How the command is called."""
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def _complaint(message: str) -> Line:
    """What argparse complains about, as a line."""
    if found := _OF_ARGUMENT.fullmatch(message):
        return Says.argument(name=found[1], complaint=_complaint(found[2]))
    for pattern, line in _COMPLAINTS:
        if found := pattern.fullmatch(message):
            return line(*found.groups())
    return Says.wrong(complaint=message)


def unknown_value(value: str, known: Iterable[str]) -> UsageError:
    """A value that is not among those there are."""
    return UsageError(Says.unknown_value(value=quoted(value), hint=guess(value, known)))


def one_of(*known: str) -> Callable[[str], str]:
    """Reads one of a few words."""

    def read(text: str) -> str:
        if text not in known:
            raise unknown_value(text, known)
        return text

    return read


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
            raise UsageError(Says.whole_number(least=least, most=most, found=quoted(text)))
        return int(text)

    return read


def share(text: str) -> float:
    """Reads a number from 0 to 1."""
    if not re.fullmatch(r"0|1|[01]?\.[0-9]{1,9}", text) or float(text) > 1:
        raise UsageError(Says.share(found=quoted(text)))
    return float(text)
