"""The file that goes to a translator: each text with its English, its places and what it says now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dragonroads.library.node import Value
from dragonroads.library.problems import Problems
from dragonroads.shelf import BOX, Shelf
from dragonroads.translating.entries import Entry, forms_of, places_in, texts_of
from dragonroads.translating.fits import Field, fields_of
from dragonroads.translating.history import english_of_then
from dragonroads.translating.pages import scalar, text_lines
from dragonroads.translating.seen import is_stale, seen_in

MISSING, STALE, LONG, WHOLE = "missing", "stale", "long", ""
STATES = (MISSING, STALE, LONG)
_HEAD = """\
# Texts of dragonroads in '{lang}'. Change what stands behind the keys, then: dragonroads texts {lang} --import FILE
# A text that stays empty ("") is not translated yet and is left out. Places like {{who}} stay as they are.
"""


@dataclass(frozen=True, slots=True)
class Offered:
    """A text, what there is to be done about it, and the room it has."""

    entry: Entry
    state: str
    fields: Sequence[Field]
    was: Value | None = None


def folders_of(shelf: Shelf, game: str = "") -> list[str]:
    """The box and all games, those before that others use; or one of them."""
    if game:
        return [game]
    games = shelf.games()
    return [BOX, *sorted(games, key=lambda one: (sum(used in games for used in shelf.pack(one).uses), one))]


def offered(shelf: Shelf, lang: str, game: str = "", only: Sequence[str] = ()) -> Iterator[Offered]:
    """Every text of a language once, in the folder where it belongs; only those in a state, if states are named."""
    done: set[str] = set()
    told: set[str] = set()
    for folder in folders_of(shelf, game):
        is_tour = any(used in shelf.games() for used in shelf.pack(folder).uses)
        for one in _of_folder(shelf, lang, folder):
            entry = one.entry
            # A game made of other games has their texts too; they are translated once, with those.
            borrowed = is_tour and entry.theirs is None and str(entry.english) in told
            if entry.name not in done and not borrowed and (not only or one.state in only):
                yield one
            done.add(entry.name)
            told.add(str(entry.english))


def _of_folder(shelf: Shelf, lang: str, folder: str) -> Iterator[Offered]:
    problems = Problems()
    fields = [field for home in (*shelf.pack(folder).uses, folder) for field in fields_of(home, shelf, problems)]
    seen: dict[str, Mapping[str, str]] = {}
    for entry in texts_of(folder, shelf, lang).entries:
        if entry.folder not in seen:
            seen[entry.folder] = seen_in(entry.folder, lang, shelf, problems)
        own = [field for field in fields if field.holds(entry)]
        yield Offered(entry, _state(entry, seen[entry.folder], own), own, _was(entry, seen[entry.folder], shelf))
    problems.raise_if_any()


def _state(entry: Entry, seen: Mapping[str, str], fields: Sequence[Field]) -> str:
    if entry.theirs is None:
        return MISSING
    if not all(field.fits.hold(form) for field in fields for form in forms_of(entry.theirs)):
        return LONG
    return STALE if is_stale(entry, seen) else WHOLE


def _was(entry: Entry, seen: Mapping[str, str], shelf: Shelf) -> Value | None:
    return english_of_then(entry, seen[entry.key], shelf) if entry.key in seen and is_stale(entry, seen) else None


def exported(shelf: Shelf, lang: str, game: str = "", only: Sequence[str] = ()) -> tuple[str, int]:
    """The file for a translator, and how many texts are in it."""
    found = list(offered(shelf, lang, game, only))
    return "\n".join([_HEAD.format(lang=lang), *("\n".join(_lines(one)) + "\n" for one in found)]), len(found)


def _lines(one: Offered) -> Iterator[str]:
    entry = one.entry
    room = "".join(f", {field.fits}" for field in one.fields)
    yield f"# {entry.folder}: {entry.key}" + (f" ({one.state})" if one.state else "") + room
    yield from _form_lines("en", entry.english)
    if one.was is not None:
        yield from _form_lines("was", one.was)
    if places := places_in(entry.english):
        yield f"#   {'places':6} {', '.join(places)}"
    if entry.theirs is not None:
        yield from _form_lines("now", entry.theirs)
    yield from text_lines(entry.name, _shape(entry))


def _form_lines(label: str, value: Value) -> Iterator[str]:
    forms = value.items() if isinstance(value, dict) else [("", value)]
    for case, form in forms:
        yield f"#   {label:6} {f'{case}: ' if case else ''}{scalar(form)}"


def _shape(entry: Entry) -> Value:
    """What stands there now; a missing text has the forms of the English, still empty."""
    if entry.theirs is not None:
        return entry.theirs
    return dict.fromkeys(entry.english, "") if isinstance(entry.english, dict) else ""
