"""The languages that a game or the box promises to speak whole; a language with gaps is for its authors alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.library.tags import Pattern

ENGLISH = "en"
BOX_FILE = "box.yaml"
"""What the box promises; a game does so in its announcement."""
FIRST_WINS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads."""

Language: TypeAlias = Annotated[str, Pattern(r"[a-z]{2}", "es")]


def check_promise(languages: tuple[str, ...]) -> None:
    """ValueError unless English, from which all others are made, is among the promised languages, and none twice."""
    if ENGLISH not in languages:
        raise ValueError(f"languages: needs '{ENGLISH}', from which all others are made")
    if len({*languages}) < len(languages):
        raise ValueError("languages: names one twice")


@dataclass(frozen=True, slots=True)
class BoxSpec:
    """The box as it announces itself."""

    languages: tuple[Language, ...]

    def __post_init__(self) -> None:
        check_promise(self.languages)


def promised(pack: Pack) -> tuple[str, ...]:
    """The languages of a pack as its announcement lists them, English first; the announcement is not checked yet."""
    file = next((name for name in (GAME_FILE, BOX_FILE) if name in pack.files), None)
    told = pack.files[file].value if file else {}
    listed = told.get("languages") if isinstance(told, dict) else None
    found = [one for one in listed if isinstance(one, str)] if isinstance(listed, list) else []
    return tuple(dict.fromkeys((ENGLISH, *found)))


def language_of(environ: Mapping[str, str]) -> str:
    """The language a system is set to, two letters; empty when it names none."""
    named = next((environ[name] for name in FIRST_WINS if environ.get(name)), "")
    lang = named.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return lang if len(lang) == 2 and lang.isascii() and lang.isalpha() else ""
