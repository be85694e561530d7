"""What an English text said when it was translated, where the content lies in a git repository."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dragonroads.library.node import Value
from dragonroads.library.packs import place_of
from dragonroads.library.problems import Problems
from dragonroads.library.promises import ENGLISH
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Entry
from dragonroads.translating.seen import sign_of

MOST_COMMITS = 60
PATIENCE = 20


def english_of_then(entry: Entry, sign: str, shelf: Shelf) -> Value | None:
    """The English a sign was made of; None when no version of the file has it, or nobody keeps versions."""
    folder = entry.english_node.file.split("/")[-2] if entry.english_node else ""
    path = place_of(folder, f"text.{ENGLISH}.yaml", shelf.roots) if folder else None
    versions = _versions(path) if path else ()
    told = (version.get(entry.key) for version in versions)
    return next((value for value in told if value is not None and sign_of(value) == sign), None)


@cache
def _versions(path: Path) -> tuple[dict[str, Value], ...]:
    return tuple(_read_versions(path))


def _read_versions(path: Path) -> Iterator[dict[str, Value]]:
    listed = _git(path.parent, "log", f"-{MOST_COMMITS}", "--format=%H", "--", path.name)
    for commit in listed.decode("ascii", "replace").split():
        document = read(_git(path.parent, "show", f"{commit}:./{path.name}"), path.name, Problems())
        if document and isinstance(document.value, dict):
            yield document.value


def _git(folder: Path, *arguments: str) -> bytes:
    try:
        ran = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return b""
    return ran.stdout if ran.returncode == 0 else b""
