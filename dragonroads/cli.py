"""The command line: finds the command, runs it, and says in one line what went wrong."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Sequence

from dragonroads import __version__, commands
from dragonroads.console.output import columns, flush
from dragonroads.console.parser import Parser, Say
from dragonroads.console.reporting import TRACEBACK, report
from dragonroads.console.wording import LANGUAGE, Helps, add_language, speaking
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted

WELCOME = "welcome"
"""The command for those who name none."""


class Says(Texts):
    """What the command line says of itself."""

    family = "cli"
    no_command = text(name=str, hint=Line)
    about, commands, example, explained, usage = text(), text(), text(), text(), text()


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        _tolerate_any_text()
        code = _run_to_its_end([one for one in arguments if one != TRACEBACK])
        flush()
        return code
    except BaseException as fault:
        return report(fault, TRACEBACK in arguments, lambda line: speaking(arguments)(line))


def _run_to_its_end(arguments: list[str]) -> int:
    """The same exit code for commands that return it and for those that leave, as a shown help does."""
    try:
        return _run(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0


def _run(arguments: list[str]) -> int:
    say = speaking(arguments)
    language, arguments = _language(arguments)
    first, *rest = arguments or [WELCOME]
    if first == "help":
        first, *rest = [*rest[:1], "--help"]
    if first.startswith("-"):
        _overview(say).read([first])
        return 0
    if first not in commands.names():
        raise UsageError(Says.no_command(name=quoted(first), hint=guess(first, _shown())))
    command = commands.load(first)
    parser = Parser(say, command.NAME, say(command.HELP), _example(first, say))
    parser.add_argument(TRACEBACK, action="store_true", help=Helps.traceback())
    command.configure(parser)
    return command.run(parser.read([*language, *rest]))


def _language(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The language, if it is named before the command, and the rest; the command reads it as if it came behind."""
    if not arguments or arguments[0].partition("=")[0] != LANGUAGE:
        return [], arguments
    has_value = arguments[0] == LANGUAGE and not "".join(arguments[1:2]).startswith("-")
    return arguments[: 1 + has_value], arguments[1 + has_value :]


def _example(name: str, say: Say) -> str:
    lines = commands.example(name)
    return "\n  ".join([say(Says.example()), *lines]) if lines else ""


def _overview(say: Say) -> Parser:
    listed = "\n".join(f"  {line}" for line in columns((name, say(commands.load(name).HELP)) for name in _shown()))
    parser = Parser(
        say, description=say(Says.about()), epilog=f"{say(Says.commands())}\n{listed}\n\n{say(Says.explained())}"
    )
    parser.usage = say(Says.usage())
    add_language(parser)
    parser.add_argument("--version", action="version", help=Helps.version(), version=f"dragonroads {__version__}")
    return parser


def _shown() -> list[str]:
    return [name for name in commands.names() if not commands.is_hidden(name)]


def _tolerate_any_text() -> None:
    """A terminal that lacks a letter shows a question mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")
