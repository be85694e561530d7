"""What a person likes and what was played last, kept in one small file that may be missing, old or broken."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dragonroads.engine.agreements import AT_NEED, handover_called
from dragonroads.engine.line import Line, Texts, text
from dragonroads.library.words import Catalog, clean_text

if TYPE_CHECKING:
    from dragonroads.engine.game import OptionValue

THEMES = ("dark", "light", "contrast", "colourblind", "terminal")
GLYPHS = ("auto", "rich", "safe", "ascii")
PACES = ("auto", "wait", "calm", "brisk", "off")
"""How fast things are shown: `ui/scenes/pace` has the times."""

_ONCE_CALLED = {"animation": ("pace", {"on": "calm"})}
"""Settings that had another name, and values that had one."""
_LARGEST_FILE = 1_000_000
_MOST_NAMED = 4
_MOST_SEATS = 12
_WORD = r"[a-z][a-z0-9_]{0,39}"
_LANGUAGE = r"[a-z]{2}"
_WHO = r"[a-z]{1,20}(:[a-z0-9_-]{1,20})?"
_PIECE = r"\w{0,20}"
_KEY = r"[!-~]{1,30}"


class Says(Texts):
    """What is said about the file of the settings."""

    family = "ui.settings"
    broken, odd = text(path=str), text(path=str, parts=str)
    unreadable, unwritten = text(path=str, reason=str), text(path=str, reason=str)


@dataclass(frozen=True, slots=True)
class LastTable:
    """How a game was last set up, so that the next table can begin the same way."""

    seats: tuple[tuple[str, str], ...]
    """Name and who plays it, as in a `SeatSpec`."""
    preset: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The wishes that differ from the preset."""
    handover: str = AT_NEED
    memory: bool = False
    pieces: tuple[str, ...] = ()
    """What was chosen to play with, by seat; empty for one that was given, and without any if nothing was chosen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a person can set for all tables, and each game's last table by the game's id."""

    theme: str = "dark"
    glyphs: str = "auto"
    pace: str = "auto"
    language: str = "en"
    mouse: bool = True
    keys: Mapping[str, str] = field(default_factory=dict)
    """The key a person gave to an action, where it is not the usual one."""
    tables: Mapping[str, LastTable] = field(default_factory=dict)

    def remembering(self, game: str, table: LastTable) -> Settings:
        """The same settings with another last table of a game."""
        return replace(self, tables={**self.tables, game: table})


@dataclass(frozen=True, slots=True)
class Notice:
    """One line for the person."""

    line: Line

    def said(self, words: Catalog) -> str:
        """The line in a language."""
        return words.say(self.line)


# --- reading ----------------------------------------------------------------------------------------------------------


def load(path: Path, languages: Collection[str] = ()) -> tuple[Settings, Notice | None]:
    """The settings of a file, with defaults for whatever it lacks or says wrong, and one notice about that."""
    try:
        found = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except OSError as fault:
        return Settings(), Notice(Says.unreadable(**_where(path, fault)))
    except (ValueError, RecursionError):
        return Settings(), Notice(Says.broken(path=str(path)))
    wrong: list[str] = []
    settings = _settings(_renamed(found), languages, wrong)
    named = ", ".join(wrong[:_MOST_NAMED]) + (", ..." if len(wrong) > _MOST_NAMED else "")
    return settings, Notice(Says.odd(path=str(path), parts=named)) if wrong else None


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        content = file.read(_LARGEST_FILE + 1)
    found = json.loads(content.decode()) if len(content) <= _LARGEST_FILE else None
    if not isinstance(found, dict):
        raise ValueError("not a settings file")
    return found


def _renamed(found: dict[str, Any]) -> dict[str, Any]:
    """What older files say, in the names of today."""
    for name, (now, values) in _ONCE_CALLED.items():
        if name in found:
            value = found.pop(name)
            found.setdefault(now, values.get(value, value) if isinstance(value, str) else value)
    return found


def _settings(found: dict[str, Any], languages: Collection[str], wrong: list[str]) -> Settings:
    def is_language(value: Any) -> bool:
        return _fits(_LANGUAGE, value) and (not languages or value in languages)

    checks: dict[str, Callable[[Any], bool]] = {
        "theme": lambda value: value in THEMES,
        "glyphs": lambda value: value in GLYPHS,
        "pace": lambda value: value in PACES,
        "language": is_language,
        "mouse": lambda value: isinstance(value, bool),
    }
    simple = {name: found[name] for name, holds in checks.items() if name in found and holds(found[name])}
    wrong += [name for name in checks if name in found and name not in simple]
    wrong += [clean_text(name) or "?" for name in found if name not in (*checks, "keys", "tables")]
    keys = _each(found, "keys", _key, wrong)
    return Settings(**simple, keys=keys, tables=_each(found, "tables", _table, wrong))


def _each(found: dict[str, Any], name: str, reading: Callable[[Any], Any], wrong: list[str]) -> dict[str, Any]:
    """The entries of a part that can be read; one that cannot takes no other with it."""
    entries = found.get(name, {})
    if not isinstance(entries, dict):
        wrong.append(name)
        return {}
    good: dict[str, Any] = {}
    for word, entry in entries.items():
        try:
            good[_word(word)] = reading(entry)
        except (ValueError, TypeError, KeyError):
            wrong.append(clean_text(f"{name}.{word}", 40))
    return good


def _table(found: Any) -> LastTable:
    if not isinstance(found, dict) or not isinstance(found["seats"], list) or len(found["seats"]) > _MOST_SEATS:
        raise ValueError("not a table")
    seats = tuple(_seat(*seat) for seat in found["seats"])
    options = {_word(name): _option(value) for name, value in dict(found.get("options", {})).items()}
    preset, handover = found.get("preset", ""), handover_called(str(found.get("handover", AT_NEED)))
    pieces, memory = _pieces(found.get("pieces", []), len(seats)), found.get("memory") is True
    return LastTable(seats, _word(preset) if preset else "", options, handover, memory, pieces)


def _seat(name: Any, who: Any) -> tuple[str, str]:
    washed = clean_text(name) if isinstance(name, str) else ""
    if not washed or not _fits(_WHO, who):
        raise ValueError("nobody sits here")
    return washed, who


def _pieces(found: Any, seats: int) -> tuple[str, ...]:
    if not isinstance(found, list) or len(found) > seats or not all(_fits(_PIECE, piece) for piece in found):
        raise ValueError("nothing to play with")
    return tuple(found)


def _option(value: Any) -> OptionValue:
    if isinstance(value, str):
        return clean_text(value, 40)
    if isinstance(value, int):  # which a bool is too
        return value
    raise ValueError("no value of an option")


def _word(value: Any) -> str:
    if not _fits(_WORD, value):
        raise ValueError("not a name of ours")
    return str(value)


def _key(value: Any) -> str:
    if not _fits(_KEY, value):
        raise ValueError("not a key")
    return str(value)


def _fits(pattern: str, value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


# --- writing ----------------------------------------------------------------------------------------------------------


def save(settings: Settings, path: Path) -> Notice | None:
    """Writes the settings in one step; a notice says why it could not be done, and then the old file stays."""
    content = json.dumps(asdict(settings), ensure_ascii=False, indent=2).encode() + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, content)
    except OSError as fault:
        return Notice(Says.unwritten(**_where(path, fault)))
    return None


def _write(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(content)
        _keep_aside(path)
        os.replace(name, path)
    except OSError:
        with suppress(OSError):
            os.unlink(name)
        raise


def _keep_aside(path: Path) -> None:
    """What we could not read in full may still be dear to the person who wrote it."""
    if path.is_file() and load(path)[1] is not None:
        os.replace(path, path.with_name(f"{path.name}.bad"))


def _where(path: Path, fault: OSError) -> dict[str, str]:
    return {"path": str(path), "reason": fault.strerror or type(fault).__name__}
