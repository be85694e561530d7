"""A content folder as lines of text: everything in it that is no word for people, each thing on a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dragonroads.library.packs import read_pack
from dragonroads.library.rulebook import FILE as RULES
from dragonroads.paths import built_in_content

WORDS = (
    *("art", "cover", "gist", "label", "lore", "lose_text", "name", "pitch", "placing", "placing_two", "preview"),
    *("short", "sketch", "story", "tag", "text", "win_text"),
)
"""Fields that hold words or drawings for people: they are told in no listing."""
AREAS = "areas"
"""The areas of a page are told by their letters, without their names."""


def listing(box: str) -> Iterator[str]:
    """The lines of a shipped box, file by file; of texts there are none, of rules their ids alone."""
    for name, document in read_pack(box, [built_in_content()]).files.items():
        value: Any = document.value
        if "/" in name and not name.startswith("locations/"):
            continue  # a box that this one uses has a listing of its own
        if name == RULES:
            yield from (f"{name}, {line}" for line in _sections(value))
        elif not name.startswith("text."):
            yield from (f"{name}, {line}" for line in _things(value))


def _sections(rules: dict[str, Any]) -> Iterator[str]:
    for section in rules["sections"]:
        ids = [rule["id"] for rule in section["rules"]]
        yield f"{section['name']}: {len(ids)}: {' '.join(ids)}"


def _things(file: dict[str, Any]) -> Iterator[str]:
    """A line for each field, and one for each member of a list of things, with their number before them."""
    for field, value in file.items():
        if field in WORDS:
            continue
        if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            yield f"{field}: {len(value)}"
            yield from (f"{field}: {_short(one)}" for one in value)
        else:
            yield f"{field}: {_short([*value] if field == AREAS else value)}"


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(one)}" for key, one in value.items() if key not in WORDS)
    return _inner(value)


def _inner(value: Any) -> str:
    if isinstance(value, dict):
        return f"({_short(value)})"
    if isinstance(value, list):
        return f"[{' '.join(_inner(one) for one in value)}]"
    return str(value)
