"""Packs as JSON text: what the compiled cache stores and what a save keeps of the content it was played with."""

from __future__ import annotations

import json
from typing import Any

from dragonroads.errors import ContentError
from dragonroads.library.letters import first_refused
from dragonroads.library.limits import DEEPEST
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack


def bundle(pack: Pack) -> str:
    """Returns a pack that was read without problems as one line of JSON."""
    files = {name: [document.file, document.value, document.packed_places()] for name, document in pack.files.items()}
    return json.dumps([pack.id, pack.folder, files], ensure_ascii=False, separators=(",", ":"))


def from_own_bundle(text: str) -> Pack:
    """Returns the pack of a bundle that is known to be our own, unchanged."""
    return _pack(*json.loads(text))


def from_bundle(text: str) -> Pack:
    """Returns the pack of a bundle that anybody may have written, or raises ContentError."""
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        parts = None
    if not _is_pack(parts):
        raise ContentError("the archived content is damaged: it cannot be read")
    return _pack(*parts)


def _pack(name: str, folder: str, files: dict[str, Any]) -> Pack:
    return Pack(name, folder, {file: Document(*parts) for file, parts in files.items()})


def _is_pack(parts: Any) -> bool:
    match parts:
        case [str(name), str(folder), dict(files)]:
            return _are_clean(name, folder, *files) and all(_is_document(document) for document in files.values())
        case _:
            return False


def _is_document(parts: Any) -> bool:
    match parts:
        case [str(file), value, str()]:
            return _are_clean(file) and _is_value(value, DEEPEST)
        case _:
            return False


def _is_value(value: Any, depth: int) -> bool:
    match value:
        case str():
            return _are_clean(value)
        case bool() | int():
            return True
        case list() if depth:
            return all(_is_value(member, depth - 1) for member in value)
        case dict() if depth:
            return _are_clean(*value) and all(_is_value(member, depth - 1) for member in value.values())
        case _:
            return False


def _are_clean(*texts: str) -> bool:
    return not any(first_refused(text) for text in texts)
