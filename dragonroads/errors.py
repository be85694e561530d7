"""The error family: every message a player can meet is one line that says where, what, and what to do."""

from collections.abc import Callable
from typing import Any


class DragonroadsError(Exception):
    """Anything that went wrong in a way we can explain in one line.

    What a player can meet is a line of declared texts; what only authors can meet is an English sentence.
    """

    exit_code = 1

    def said(self, say: Callable[[Any], str]) -> str:
        """The explanation in the language of whoever reads it."""
        what = self.args[0] if self.args else ""
        return what if isinstance(what, str) else say(what)


class UsageError(DragonroadsError):
    """The command line asks for something that does not exist or does not go together."""

    exit_code = 2


class ContentError(DragonroadsError):
    """A content file says something the library cannot accept."""

    exit_code = 3


class SaveError(DragonroadsError):
    """A save file cannot be read, written or continued."""

    exit_code = 4


class OutputError(DragonroadsError):
    """What a command has to say cannot be written: the disk it goes to is full, or worse."""

    exit_code = 74


class StaleAnswer(DragonroadsError):
    """An answer to a question that is no longer open, or with an option it does not have."""


class NotNow(StaleAnswer):
    """A try at an open question that public facts allow and something hidden does not: nothing has happened."""


class Violation(DragonroadsError):
    """A rule of the game's bookkeeping does not hold: a fault in the rules, never in the player."""
