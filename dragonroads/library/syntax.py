"""The YAML parser underneath, and its complaints in plain words."""

from __future__ import annotations

import re
from typing import Any, Protocol

import yaml
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without its C library
    CParser = None  # type: ignore[assignment,misc]


class Events(Protocol):
    """A source of parser events, one at a time, so that reading can stop early."""

    def get_event(self) -> Any: ...


class PureParser(Reader, Scanner, Parser):
    """The parser in Python, for machines without the C library: slower, otherwise the same."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)


def parser_of(text: str) -> Events:
    """Returns the fastest parser there is, at the beginning of a text."""
    return PureParser(text) if CParser is None else CParser(text)


_OPEN_QUOTE = "a quoted text begins here and is never closed"
_ODD_ESCAPE = "an unknown escape in this text: use single quotes, or write two backslashes for one"
# Both parsers' wordings, the most telling first.
_PLAIN = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"',' or ']'", "expected ',' or ']': a list in brackets is not closed"),
        (r"',' or '}'", "expected ',' or '}': a mapping in braces is not closed"),
        (r"unexpected end of stream", _OPEN_QUOTE),
        (r"unexpected document (indicator|separator)", _OPEN_QUOTE),
        (r"mapping values are not allowed", "a ':' does not belong here: quote the text, or check the indentation"),
        (r"(sequence entries|mapping keys) are not allowed", "an entry does not belong here: check the indentation"),
        (r"cannot start any token", "this character cannot begin a value: quote the text"),
        (r"expected ':'", "expected ':' after the key"),
        (r"escape|hexdecimal|hexadecimal", _ODD_ESCAPE),
        (r"expected ('-' indicator|key|<block end>)", "expected a key or '-': check the indentation"),
        (r"<document start>", "text after the end of the content: check the indentation"),
        (r"node content", "expected a value"),
        (r"indentation indicator|comment or line break", "unknown marks after '|' or '>'"),
    )
)


def explain(error: yaml.MarkedYAMLError) -> tuple[int, int, str]:
    """Returns line, column and what an author should know about a syntax error."""
    complaint = " ".join((error.problem or error.context or "this is not YAML").split())
    message = next((words for pattern, words in _PLAIN if pattern.search(complaint)), complaint)
    # An open quote swallows the rest of the file, so that only its beginning is of use.
    mark = error.context_mark if message in (_OPEN_QUOTE, _ODD_ESCAPE) else error.problem_mark
    return (mark.line + 1, mark.column + 1, message) if mark else (1, 1, message)
