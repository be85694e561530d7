"""What an unquoted word of YAML means here: text, a whole number, true or false, or a surprise we refuse."""

from __future__ import annotations

import re

WHOLE_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_ODD_TRUTHS = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false"})
_NOTHINGS = frozenset({"", "~", "null", "Null", "NULL"})
_DATE = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?", re.DOTALL)
# What one YAML reader or another takes for a number: octal, hexadecimal, sixty-based, with underscores, fractions.
_ODD_NUMBER = re.compile(
    r"[-+]?("
    r"[0-9][0-9_]*(:[0-5]?[0-9])*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|\.[0-9][0-9_]*([eE][-+]?[0-9]+)?"
    r"|0x[0-9a-fA-F_]+|0o[0-7_]+|0b[01_]+"
    r"|\.(inf|Inf|INF|nan|NaN|NAN))"
)


def resolve(word: str) -> str | int | bool:
    """Reads an unquoted word; raises ValueError, with advice, for one that YAML readers disagree about."""
    if word in ("true", "false"):
        return word == "true"
    if WHOLE_NUMBER.fullmatch(word):
        return int(word)
    if advice := _surprise(word):
        raise ValueError(advice)
    return word


def _surprise(word: str) -> str | None:
    if word in _NOTHINGS:
        return "nothing stands here: write a value, or leave the key out"
    if word.lower() in _ODD_TRUTHS:
        return "write true or false, or quote it"
    if _DATE.fullmatch(word):
        return "a date is not used here: quote it to make it text"
    if _ODD_NUMBER.fullmatch(word):
        return "write a plain whole number such as 12 (at most nine digits), or quote it"
    return None
