"""A translator's file comes back: it is checked as content is, and then all of it is written or nothing."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dragonroads.errors import OutputError
from dragonroads.library.aside import seen_file
from dragonroads.library.node import Document, Node, Value
from dragonroads.library.packs import place_of
from dragonroads.library.problems import Problem, Problems, hint, quoted
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Entry, Texts, forms_of, texts_of
from dragonroads.translating.exporting import folders_of
from dragonroads.translating.fits import fields_of
from dragonroads.translating.pages import Page
from dragonroads.translating.seen import seen_in, sign_of, written
from dragonroads.translating.wholeness import gap_of

LARGEST_IMPORT = 8 * 1024 * 1024
"""Bytes: a translator's file holds many folders, each text twice and its notes."""


@dataclass(slots=True)
class Change:
    """What becomes of one content folder."""

    folder: str
    order: Sequence[str]
    """Its keys in the order of the English."""
    texts: dict[str, Value] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)
    nodes: dict[str, Node] = field(default_factory=dict)
    """Where the translator's file says so."""


def import_texts(content: bytes, file: str, lang: str, shelf: Shelf) -> int:
    """Write the texts of a file to their folders and note their English; how many there were.

    BadContent with everything that is wrong, and then nothing is written.
    """
    problems = Problems()
    document = read(content, file, problems, LARGEST_IMPORT)
    problems.raise_if_any()
    assert document is not None
    changes = _changes(document, lang, shelf, problems)
    problems.raise_if_any()
    pages = {(one.folder, f"text.{lang}.yaml"): page for one in changes if (page := _page(one, lang, shelf))}
    _check_as_content(changes, pages, lang, shelf, problems)
    problems.raise_if_any()
    notes = {(one.folder, seen_file(lang)): _notes(one, lang, shelf) for one in changes}
    _write({_target(*place, shelf): text for place, text in (pages | notes).items()})
    return sum(len(one.texts) for one in changes)


def mark_seen(names: Iterable[Entry], lang: str, shelf: Shelf) -> int:
    """Note that these translations fit the English of today; how many there were."""
    changes: dict[str, Change] = {}
    for entry in names:
        change = changes.setdefault(entry.folder, Change(entry.folder, ()))
        change.signs[entry.key] = sign_of(entry.english)
    _write({_target(one.folder, seen_file(lang), shelf): _notes(one, lang, shelf) for one in changes.values()})
    return sum(len(one.signs) for one in changes.values())


# --- reading ----------------------------------------------------------------------------------------------------------


def _changes(document: Document, lang: str, shelf: Shelf, problems: Problems) -> list[Change]:
    known = _known(shelf, lang)
    changes: dict[str, Change] = {}
    if not isinstance(document.value, dict):
        problems.note(Problem(document.file, 1, 1, "expected texts by their keys"))
    for name, node in document.root.entries():
        entry = known.get(name)
        if entry is None:
            key = document.root.key(name)
            problems.add(key, f"there is no text called {quoted(name)}{hint(name, known)}")
        elif _is_given(node, problems):
            order = [one.key for one in known.values() if one.folder == entry.folder]
            change = changes.setdefault(entry.folder, Change(entry.folder, order))
            change.texts[entry.key], change.nodes[entry.key] = node.value, node
            change.signs[entry.key] = sign_of(entry.english)
    return list(changes.values())


def _known(shelf: Shelf, lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for folder in folders_of(shelf):
        found |= {entry.name: entry for entry in texts_of(folder, shelf, lang).entries if entry.name not in found}
    return found


def _is_given(node: Node, problems: Problems) -> bool:
    """Whether there is a text; one that is only half there is a mistake."""
    forms = list(forms_of(node.value))
    empty = [form for form in forms if not form.strip()]
    if not isinstance(node.value, str | dict) or not forms:
        problems.add(node, f"expected a text, found {node.found}")
    elif empty and len(empty) < len(forms):
        problems.add(node, "one of its forms is empty")
    return not empty


# --- checking ---------------------------------------------------------------------------------------------------------


def _page(change: Change, lang: str, shelf: Shelf) -> str:
    """The text file of a folder as it will be; empty when it stays as it is."""
    path = place_of(change.folder, f"text.{lang}.yaml", shelf.roots)
    content = path.read_text("utf-8") if path else ""
    document = read(content.encode(), str(path), Problems()) if content else None
    now = dict(document.root.entries()) if document else {}
    new = {key: text for key, text in change.texts.items() if key not in now or now[key].value != text}
    if not new:
        return ""
    page = Page.of(document, content) if document else Page()
    page.put(new, change.order)
    return str(page)


def _check_as_content(
    changes: Sequence[Change], pages: Mapping[tuple[str, str], str], lang: str, shelf: Shelf, problems: Problems
) -> None:
    """Lay the new files over the content and check that, each fault where the translator has written it."""
    with tempfile.TemporaryDirectory(prefix="dragonroads-") as folder:
        root = Path(folder).resolve()
        for (home, file), text in pages.items():
            (root / home).mkdir(exist_ok=True)
            (root / home / file).write_text(text, "utf-8")
        trial = Shelf([*shelf.roots, root], cache=None)
        for name in folders_of(trial):
            touched = {*trial.pack(name).uses, name}
            own = [change for change in changes if change.folder in touched]
            if own:
                _check_folder(name, own, lang, trial, problems)


def _check_folder(name: str, changes: Sequence[Change], lang: str, trial: Shelf, problems: Problems) -> None:
    faults = trial.check(name)
    for fault in faults:
        problems.note(_where_it_was_written(fault, changes, lang))
    if faults:
        return
    texts: Texts = texts_of(name, trial, lang)
    fields = [one for folder in (*trial.pack(name).uses, name) for one in fields_of(folder, trial, problems)]
    for change in changes:
        for entry in texts.entries:
            if entry.folder != change.folder or entry.key not in change.nodes:
                continue
            if complaint := gap_of(entry, lang):
                problems.add(change.nodes[entry.key], complaint)
            for one in fields:
                if one.holds(entry) and not all(map(one.fits.hold, forms_of(entry.theirs))):
                    problems.add(change.nodes[entry.key], f"{quoted(entry.key)} does not fit into {one.fits}")


def _where_it_was_written(fault: Problem, changes: Sequence[Change], lang: str) -> Problem:
    """The same fault at the place of the translator's file it came from, if it did."""
    for change in changes:
        if not fault.file.endswith(f"/{change.folder}/text.{lang}.yaml"):
            continue
        document = read(Path(fault.file).read_bytes(), fault.file, Problems())
        keys = [key for key in _keys(document) if key.line <= fault.line] if document else []
        if keys and (node := change.nodes.get(str(keys[-1].value))):
            return Problem(node.file, node.line, node.column, f"{quoted(str(keys[-1].value))}: {fault.message}")
    return fault


def _keys(document: Document) -> list[Node]:
    return list(document.root.keys())


# --- writing ----------------------------------------------------------------------------------------------------------


def _notes(change: Change, lang: str, shelf: Shelf) -> str:
    """The `seen` file of a folder as it will be: in the order of the keys, so that two branches rarely meet in it."""
    noted = seen_in(change.folder, lang, shelf, Problems()) | change.signs
    return written(dict(sorted(noted.items())))


def _target(folder: str, file: str, shelf: Shelf) -> Path:
    """Where a file is written: beside the texts that count, or else in the first folder of the name."""
    beside = place_of(folder, file.replace("seen.", "text."), shelf.roots)
    homes = [root.resolve() / folder for root in shelf.roots if (root / folder).is_dir()]
    return (beside.parent if beside else homes[0]) / file


def _write(files: Mapping[Path, str]) -> None:
    """All files or none: each is written aside before the first takes its place."""
    aside: dict[Path, str] = {}
    try:
        for path, text in files.items():
            handle, aside[path] = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(aside[path], path.stat().st_mode if path.exists() else 0o644)
        for path, name in aside.items():
            os.replace(name, path)
    except OSError as fault:
        raise OutputError(f"{path}: cannot be written ({fault.strerror})") from None
    finally:
        for name in aside.values():
            Path(name).unlink(missing_ok=True)
