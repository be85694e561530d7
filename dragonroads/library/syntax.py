"""The YAML parser underneath, and its complaints in plain words."""

from __future__ import annotations

import re
from typing import Protocol

import yaml
from yaml.events import Event
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

try:
    from yaml.cyaml import CParser
except ImportError:  # PyYAML was built without its C library
    CParser = None  # type: ignore[assignment,misc]


class Events(Protocol):
    """A source of parser events, one at a time, so that reading can stop early."""

    def get_event(self) -> Event: ...


class PureParser(Reader, Scanner, Parser):
    """The parser in Python, for machines without the C library: slower, otherwise the same."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)


def parser_of(text: str) -> Events:
    """Returns the fastest parser there is, at the beginning of a text."""
    events: Events = PureParser(text) if CParser is None else CParser(text)
    return events


# Both parsers' wordings, the most telling first.
_PLAIN = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"',' or ']'", "expected ',' or ']': a list in brackets is not closed"),
        (r"',' or '}'", "expected ',' or '}': a mapping in braces is not closed"),
        (r"unexpected end of stream", "a quoted text is not closed"),
        (r"unexpected document (indicator|separator)", "a quoted text is not closed"),
        (r"mapping values are not allowed", "a ':' does not belong here: quote the text, or check the indentation"),
        (r"(sequence entries|mapping keys) are not allowed", "an entry does not belong here: check the indentation"),
        (r"cannot start any token", "this character cannot begin a value: quote the text"),
        (r"expected ':'", "expected ':' after the key"),
        (r"escape|hexdecimal|hexadecimal", "an unknown escape in double quotes: use single quotes, or write \\\\"),
        (r"expected '-' indicator", "expected '-': check the indentation of this list"),
        (r"expected (key|<block end>)", "expected a key: check the indentation"),
        (r"<document start>", "text after the end of the content: check the indentation"),
        (r"node content", "expected a value"),
        (r"indentation indicator|comment or line break", "unknown marks after '|' or '>'"),
    )
)


def in_plain_words(error: yaml.MarkedYAMLError) -> str:
    """Returns what an author should know about a syntax error, on one line."""
    complaint = " ".join((error.problem or error.context or "this is not YAML").split())
    return next((words for pattern, words in _PLAIN if pattern.search(complaint)), complaint)
