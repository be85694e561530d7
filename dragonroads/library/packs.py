"""Finds packs under one content root or several, the later roots layered over the earlier ones, and reads them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dragonroads.errors import ContentError
from dragonroads.library import cache
from dragonroads.library.aside import is_aside
from dragonroads.library.limits import LARGEST
from dragonroads.library.node import Document
from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.library.problems import Problem, Problems, hint, quoted

FORMAT = 1  # raise it when the reader or the form of a bundle changes: every cache is then rebuilt


@dataclass(frozen=True, slots=True)
class _Source:
    """The bytes of one file, the name messages give it, and why it could not be read if it could not."""

    label: str
    content: bytes
    fault: str = ""


def pack_ids(roots: Iterable[Path], holding: str = "*.yaml") -> list[str]:
    """Returns the ids of all packs that hold a file of a given name, sorted."""
    folders = (folder for root in roots if root.is_dir() for folder in root.iterdir())
    return sorted({folder.name for folder in folders if _is_shown(folder) and any(folder.glob(holding))})


def read_pack(name: str, roots: Sequence[Path], cache_folder: Path | None = None) -> Pack:
    """Reads a pack and those it uses, each from the compiled cache when its files have not changed since."""
    known = pack_ids(roots, "**/*.yaml")
    if name not in known:
        raise ContentError(f"no content folder called {quoted(name)}{hint(name, known)}")
    own = read_alone(name, roots, cache_folder)
    files: dict[str, Document] = {}
    unreadable: dict[str, tuple[Problem, ...]] = {}
    for used in own.uses:
        if used not in known:
            unreadable[used] = (_unknown(used, own, known),)
            continue
        pack = read_alone(used, roots, cache_folder)
        files |= {f"{used}/{file}": document for file, document in pack.files.items()}
        unreadable |= {f"{used}/{file}": problems for file, problems in pack.unreadable.items()}
    return Pack(own.id, own.folder, {**files, **own.files}, {**unreadable, **own.unreadable})


def read_alone(name: str, roots: Sequence[Path], cache_folder: Path | None = None) -> Pack:
    """Reads a pack without those it uses, from the compiled cache when its files have not changed since."""
    sources = _layered(name, roots)
    key = _key(sources)
    if cache_folder and (kept := cache.recall(cache_folder, name, key)):
        return kept
    pack = _parsed(name, f"{roots[0].resolve().name}/{name}", sources)
    if cache_folder and not pack.unreadable:
        cache.keep(cache_folder, key, pack)
    return pack


def _unknown(used: str, user: Pack, known: Iterable[str]) -> Problem:
    """What is wrong where a pack is named that does not exist."""
    listed = user.files[GAME_FILE].root.at("uses")
    place = next(node for node in listed.items() if node.value == used)
    message = f"uses: no content folder called {quoted(used)}{hint(used, known)}"
    return Problem(place.file, place.line, place.column, message)


def _layered(name: str, roots: Iterable[Path]) -> dict[str, _Source]:
    """A file of a later root replaces the file of the same name in an earlier one."""
    files: dict[str, _Source] = {}
    for number, root in enumerate(roots):
        folder = root.resolve() / name
        for path in sorted(folder.rglob("*.yaml")):
            if _is_shown(path) and not is_aside(path.name):
                files[path.relative_to(folder).as_posix()] = _source(path, _label(path, folder, number))
    return dict(sorted(files.items()))


def _label(path: Path, folder: Path, number: int) -> str:
    """Ours is named as in the project; a file of the player's own, which may replace it, by its whole path."""
    return path.relative_to(folder.parents[1]).as_posix() if number == 0 else path.as_posix()


def place_of(name: str, file: str, roots: Sequence[Path]) -> Path | None:
    """Returns where a file of a pack lies, that of the last root that has it; None when there is none."""
    return next((path for root in reversed(roots) if (path := root.resolve() / name / file).is_file()), None)


def read_aside(name: str, file: str, roots: Sequence[Path], problems: Problems) -> Document | None:
    """Reads a file that is kept beside a pack; None when there is none or it cannot be read, which is noted."""
    from dragonroads.library.reader import read as read_yaml

    path = place_of(name, file, roots)
    if path is None:
        return None
    number = next(at for at, root in enumerate(roots) if path.is_relative_to(root.resolve() / name))
    source = _source(path, _label(path, path.parent, number))
    if source.fault:
        problems.note(Problem(source.label, 1, 1, source.fault))
        return None
    return read_yaml(source.content, source.label, problems)


def _source(path: Path, label: str) -> _Source:
    try:
        with path.open("rb") as file:
            return _Source(label, file.read(LARGEST + 1))
    except OSError as error:
        return _Source(label, b"", f"the file cannot be opened: {error.strerror}")


def _is_shown(path: Path) -> bool:
    # A name goes into messages as it is, so it may hold nothing that a terminal would act on.
    return path.name.isascii() and path.name.isprintable() and not path.name.startswith((".", "_"))


def _key(sources: Mapping[str, _Source]) -> str:
    digest = hashlib.sha256(f"dragonroads content {FORMAT}".encode())
    for name, source in sources.items():
        digest.update(f"\n{name}\n{source.label}\n{source.fault}\n{len(source.content)}\n".encode())
        digest.update(source.content)
    return digest.hexdigest()


def _parsed(name: str, folder: str, sources: Mapping[str, _Source]) -> Pack:
    from dragonroads.library.reader import read as read_yaml  # only now: what is in the cache needs no YAML

    files: dict[str, Document] = {}
    unreadable: dict[str, tuple[Problem, ...]] = {}
    for file, source in sources.items():
        problems = Problems()
        if source.fault:
            problems.note(Problem(source.label, 1, 1, source.fault))
        elif document := read_yaml(source.content, source.label, problems):
            files[file] = document
        if problems:
            unreadable[file] = tuple(problems)
    return Pack(name, folder, files, unreadable)
