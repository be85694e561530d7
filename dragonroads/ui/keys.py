"""Every key of the app in one table: screens name what they can do, people may choose other keys in the settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from textual.binding import Binding, BindingType
from textual.keys import format_key, key_to_character


@dataclass(frozen=True, slots=True)
class Key:
    """Something people do, and the keys for it; the first one is shown."""

    id: str
    keys: str
    shown: str = ""
    fixed: bool = False
    """Whether nobody may choose another key for it."""

    def label(self, chosen: Mapping[str, str]) -> str:
        """The key as it is written in the key bar."""
        if self.id in chosen:
            return written_key(chosen[self.id].split(",")[0])
        return self.shown or self.keys.split(",")[0]


KEYS = {
    key.id: key
    for key in (
        Key("up", "up,k", "↑", fixed=True),
        Key("down", "down,j", "↓", fixed=True),
        Key("left", "left,h", "←", fixed=True),
        Key("right", "right,l", "→", fixed=True),
        Key("page_up", "pageup", "PgUp"),
        Key("page_down", "pagedown", "PgDn"),
        Key("first", "home", "Home"),
        Key("last", "end", "End"),
        Key("choose", "enter,space", "Enter", fixed=True),
        Key("tick", "space", "Space", fixed=True),
        Key("back", "escape", "Esc", fixed=True),
        Key("switch", "tab", "Tab"),
        Key("next_legal", "n"),
        Key("previous_legal", "shift+tab", "Shift+Tab"),
        Key("more", "plus,equals_sign", "+", fixed=True),
        Key("less", "minus", "-", fixed=True),
        Key("jump", "f"),
        Key("mine", "p"),
        Key("chronicle", "g"),
        Key("about", "i"),
        Key("boards", "v"),
        Key("map", "m"),
        Key("undo", "u"),
        Key("pace", "plus,equals_sign,minus", "+ -", fixed=True),
        Key("filter", "slash", "/"),
        Key("theme", "t"),
        Key("rules", "question_mark,f1", "?"),
        Key("rematch", "r"),
        Key("rename", "e"),
        Key("code", "c"),
        Key("delete", "delete,d", "Del"),
        Key("replay", "g"),
        Key("saved", "o"),
        Key("settings", "s"),
        Key("leave", "q"),
        Key("away", "f4", "F4", fixed=True),
        Key("curtain", "f9", "F9", fixed=True),
        Key("palette", "ctrl+p", "^P", fixed=True),
        Key("quit", "ctrl+q", "^Q", fixed=True),
    )
}


def bindings(*ids: str) -> list[BindingType]:
    """The bindings of a screen that can do these things, each by its method `action_<id>`."""
    return [Binding(KEYS[one].keys, one, one, show=False, id=one) for one in ids]


FIXED = frozenset(one for key in KEYS.values() if key.fixed for one in key.keys.split(","))
"""Keys that nobody may choose for something else."""


def allowed(chosen: Mapping[str, str]) -> dict[str, str]:
    """What of the chosen keys counts: no settings file can take a fixed key away, least of all the curtain's."""
    return {one: key for one, key in chosen.items() if one in KEYS and not KEYS[one].fixed and key not in FIXED}


def keys_for(ids: Iterable[str], chosen: Mapping[str, str]) -> set[str]:
    """Every key that does one of these things, as the person in front of the screen has chosen it."""
    return {key for one in ids for key in chosen.get(one, KEYS[one].keys).split(",")}


_NAMES = {key.keys.split(",")[0]: key.shown for key in KEYS.values() if key.shown}


def written_key(key: str) -> str:
    """A key as it is written on keyboards."""
    if key in _NAMES:
        return _NAMES[key]
    character = key_to_character(key)
    if character and character.isprintable() and not character.isspace():
        return character
    written = format_key(key)
    return written.capitalize() if len(written) > 1 else written
