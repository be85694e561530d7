"""Turns whatever ended a command into one line and an exit code; a traceback is shown only to those who ask for it."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator

from dragonroads.console.output import notice
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import DragonroadsError, OutputError


class Says(Texts):
    """What is said when a command has not come to its end."""

    family = "cli"
    interrupted, unexpected = text(), text("", "traceback", fault=str)


INTERRUPTED = 130
PIPE_CLOSED = 141
UNEXPECTED = 70
TRACEBACK = "--traceback"


@contextlib.contextmanager
def remembering(remark: str) -> Iterator[None]:
    """Whatever goes wrong inside is reported with this remark."""
    try:
        yield
    except BaseException as fault:
        fault.add_note(remark)
        raise


def report(fault: BaseException, with_traceback: bool, say: Callable[[Line], str]) -> int:
    """Say in one line what happened, in a language; the exit code."""
    match fault:
        case BrokenPipeError():
            _let_go_of_output()
            return PIPE_CLOSED
        case KeyboardInterrupt():
            notice(_with_remarks(say(Says.interrupted()), fault))
            return INTERRUPTED
        case OutputError():
            notice(_with_remarks(fault.said(say), fault))
            _let_go_of_output()
            return fault.exit_code
        case DragonroadsError():
            notice(_with_remarks(fault.said(say), fault))
            return fault.exit_code
        case Exception():
            return _report_surprise(fault, with_traceback, say)
        case _:
            raise fault


def _report_surprise(fault: Exception, with_traceback: bool, say: Callable[[Line], str]) -> int:
    if with_traceback:
        traceback.print_exception(fault)
    line = Says.unexpected("" if with_traceback else "traceback", fault=f"{type(fault).__name__}: {fault}")
    notice(_with_remarks(say(line), fault))
    return UNEXPECTED


def _with_remarks(text: str, fault: BaseException) -> str:
    return "; ".join([text, *getattr(fault, "__notes__", ())])


def _let_go_of_output() -> None:
    """Nobody reads any more: what is still in the buffer must not fail a second time when Python leaves."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
