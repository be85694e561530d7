"""The settings drawn: how everything looks and moves, then every key and what it does, with a sample at the foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from dragonroads.library.words import Catalog
from dragonroads.settings import ANIMATIONS, GLYPHS, THEMES, Settings
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.value_rows import Columns, Row, columns_for, row_lines
from dragonroads.ui.keys import FIXED, KEYS

LOOKS = ("theme", "glyphs", "animation", "language", "mouse")
KEY, RESET = "key:", "reset"
WIDEST = 110
_SEATS = ("red", "green", "blue", "yellow", "purple", "white")


@dataclass(frozen=True, slots=True)
class Shown:
    """The settings with what is needed to tell them."""

    settings: Settings
    words: Catalog
    languages: Mapping[str, str]
    """Each language in its own words."""
    level: str
    """The glyph level that is in use now."""
    label: Callable[[str], str]
    """A key as it is written on keyboards."""
    waiting: str = ""
    """What gets a new key with the next one that is pressed."""


def values_of(place: str, languages: Sequence[str]) -> Sequence[str | bool]:
    """Everything a setting can be."""
    known: Mapping[str, Sequence[str | bool]] = {
        "theme": THEMES,
        "glyphs": GLYPHS,
        "animation": ANIMATIONS,
        "language": languages,
        "mouse": (True, False),
    }
    return known[place]


def stops(words: Catalog) -> list[str]:
    """Where the cursor can stand, in order."""
    return [*LOOKS, *(KEY + name for name in told_keys(words)), RESET]


def told_keys(words: Catalog) -> list[str]:
    """What can be done by a key, as far as there are words for it: free keys first, then those that stay."""
    told = [name for name in KEYS if words.has(_name_key(name, words))]
    return sorted(told, key=lambda name: KEYS[name].fixed)


def _name_key(name: str, words: Catalog) -> str:
    own = f"ui.settings.name.{name}"
    return own if words.has(own) else f"ui.key.{name}"


def name_of_key(name: str, words: Catalog) -> str:
    """What a key does, in a word."""
    return words.say(_name_key(name, words))


def _told(name: str, words: Catalog) -> str:
    own = f"ui.settings.act.{name}"
    return words.say(own if words.has(own) else f"ui.act.{name}")


def settings_lines(shown: Shown, room: int, cursor: str) -> list[Line]:
    """The whole list."""
    say, across = shown.words.say, min(room, WIDEST)
    looks, keys = look_rows(shown), key_rows(shown)
    wide = columns_for([*looks, *keys], across - 1)
    columns = Columns(across - 1, wide.label, wide.value)
    return [
        *row_lines(looks, columns, cursor),
        (),
        heading(say("ui.settings.keys"), across),
        *row_lines(keys, columns, cursor),
        (Span(f" {say('ui.settings.reset')} ", "plain", RESET),),
    ]


def look_rows(shown: Shown) -> list[Row]:
    """Looks, motion, language and mouse."""
    return [_look_row(one, shown) for one in LOOKS]


def _look_row(name: str, shown: Shown) -> Row:
    say, value = shown.words.say, getattr(shown.settings, name)
    if name == "language":
        said, told = shown.languages.get(value, value), "ui.settings.language.text"
    elif isinstance(value, bool):
        said, told = say("cli.on" if value else "cli.off"), f"ui.settings.{name}.text"
    else:
        said, told = say(f"ui.settings.{name}.{value}"), f"ui.settings.{name}.{value}.text"
    if (name, value) == ("glyphs", "auto"):
        said = f"{said} ({say(f'ui.settings.glyphs.{shown.level}')})"
    return Row(name, say(f"ui.settings.{name}"), said, say(told))


def key_rows(shown: Shown) -> list[Row]:
    """What can be done, and its key."""
    return [_key_row(one, shown) for one in told_keys(shown.words)]


def _key_row(name: str, shown: Shown) -> Row:
    say, key = shown.words.say, KEYS[name]
    chosen = shown.settings.keys.get(name)
    written = ", ".join(shown.label(one) for one in (chosen or key.keys).split(","))
    if shown.waiting == name:
        written = say("ui.settings.press")
    tone = "warn" if shown.waiting == name else "good" if chosen else "closed" if key.fixed else "plain"
    return Row(KEY + name, name_of_key(name, shown.words), written, _told(name, shown.words), tone, turns=False)


def about(shown: Shown, cursor: str) -> str:
    """One line about the place under the cursor."""
    if cursor in LOOKS:
        return _look_row(cursor, shown).note
    if cursor == RESET:
        return shown.words.say("ui.settings.reset.text")
    name = cursor.removeprefix(KEY)
    told = _told(name, shown.words)
    return f"{told} {shown.words.say('ui.settings.fixed')}" if KEYS[name].fixed else told


def sample(words: Catalog) -> Line:
    """A little of everything that changes with the look."""
    seats = [Span(f" {letter} ", tone) for letter, tone in zip("ABCDEF", _SEATS)]
    return (
        Span(f" {words.say('ui.settings.sample')} ", "dim"),
        *seats,
        Span(" «♦»", "title"),
        Span("  ■ ", "good"),
        Span(words.say("ui.settings.sample.good"), "good"),
        Span("  ▲ ", "bad"),
        Span(words.say("ui.settings.sample.bad"), "bad"),
        Span("   ├─┼═╣", "frame"),
    )


def clash(name: str, pressed: str, chosen: Mapping[str, str]) -> str:
    """What has this key already: the other thing's name, or `fixed` for one nobody may take; nothing if it is free."""
    if pressed in FIXED:
        return "fixed"
    if len(pressed) == 1 and pressed.isdigit():
        return "fixed"  # digits pick options
    for other, key in KEYS.items():
        together = set(key.keys.split(",")) & set(KEYS[name].keys.split(","))
        # Two things that share a key from the start never meet on a screen.
        if other != name and not together and pressed in chosen.get(other, key.keys).split(","):
            return other
    return ""
