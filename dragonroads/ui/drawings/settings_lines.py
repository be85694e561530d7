"""The settings drawn: a sheet with every setting and key, and beside it what the one under the cursor means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from dragonroads.library.words import Catalog
from dragonroads.settings import GLYPHS, PACES, THEMES, Settings
from dragonroads.ui.drawing import Line, Span, cut, wrap
from dragonroads.ui.drawings.pages import Scrolled, heading_on_paper, inside, on_table, paper, scrolled, side_by_side
from dragonroads.ui.drawings.value_rows import Row, columns_for, needed_for, paper_row
from dragonroads.ui.keys import FIXED, KEYS
from dragonroads.ui.kit.canvas import Canvas
from dragonroads.ui.kit.sheet import EDGES, MARGIN, sheet

LOOKS = ("theme", "glyphs", "pace", "language", "mouse")
KEY, RESET = "key:", "reset"
MOST_LINES = 54
SAMPLE_LINES = 5
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
        "pace": PACES,
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


# --- both sheets ------------------------------------------------------------------------------------------------------


def settings_lines(shown: Shown, room: int, height: int, cursor: str, top: int) -> tuple[list[Line], int]:
    """The list at the left, what is lit at the right, in exactly so many lines; and where the list begins now."""
    where = paper(room, height)
    tall = min(where.height, MOST_LINES)
    across = max(30, min(where.room // 2, 60), min(_needed(shown) + EDGES + 2 * MARGIN, where.room * 3 // 5))
    listed, seen = _list(shown, inside(across), tall - EDGES, cursor, top)
    say = shown.words.say
    below = say("ui.below", n=seen.below) if seen.below else ""
    left = sheet(listed, across, tall, say("ui.settings.how"), foot=below)
    title, note, told = _lit(shown, cursor, inside(where.room - across - 1))
    right = sheet(told, where.room - across - 1, tall, title, note)
    return on_table(side_by_side(left, right), where, height), seen.top


def _needed(shown: Shown) -> int:
    """Cells in which every row of the list is whole."""
    return needed_for([*look_rows(shown), *key_rows(shown)]) + 1


def _list(shown: Shown, room: int, height: int, cursor: str, top: int) -> tuple[list[Line], Scrolled]:
    looks, keys = look_rows(shown), key_rows(shown)
    columns = columns_for([*looks, *keys], room - 1, 20)
    lines: list[Line] = [paper_row(row, columns, row.place == cursor) for row in looks]
    lines += [(), heading_on_paper(shown.words.say("ui.settings.keys"), room)]
    lines += [paper_row(row, columns, row.place == cursor) for row in keys]
    lines.append(paper_row(Row(RESET, shown.words.say("ui.settings.reset"), turns=False), columns, cursor == RESET))
    rows = {row.place: at for at, row in enumerate(looks)} | {
        place: at for at, place in enumerate([*(row.place for row in keys), RESET], len(looks) + 2)
    }
    here = [rows[cursor]] if cursor in rows else [0]
    if cursor == LOOKS[0]:
        here = [0]
    seen = scrolled(lines, here, top, height)
    return seen.lines, seen


# --- what has a value -------------------------------------------------------------------------------------------------


def look_rows(shown: Shown) -> list[Row]:
    """Looks, motion, language and mouse."""
    return [_look_row(one, shown) for one in LOOKS]


def _look_row(name: str, shown: Shown) -> Row:
    value = getattr(shown.settings, name)
    said = _value(name, value, shown)
    if (name, value) == ("glyphs", "auto"):
        said = f"{said} ({shown.words.say(f'ui.settings.glyphs.{shown.level}')})"
    return Row(name, shown.words.say(f"ui.settings.{name}"), said, _meaning(name, value, shown))


def _value(name: str, value: str | bool, shown: Shown) -> str:
    say = shown.words.say
    if name == "language":
        return shown.languages.get(str(value), str(value))
    if isinstance(value, bool):
        return say("cli.on" if value else "cli.off")
    return say(f"ui.settings.{name}.{value}")


def _meaning(name: str, value: str | bool, shown: Shown) -> str:
    one = name == "language" or isinstance(value, bool)
    return shown.words.say(f"ui.settings.{name}.text" if one else f"ui.settings.{name}.{value}.text")


def key_rows(shown: Shown) -> list[Row]:
    """What can be done, and its key."""
    return [_key_row(one, shown) for one in told_keys(shown.words)]


def _key_row(name: str, shown: Shown) -> Row:
    say, key = shown.words.say, KEYS[name]
    chosen = shown.settings.keys.get(name)
    written = ", ".join(shown.label(one) for one in (chosen or key.keys).split(","))
    if shown.waiting == name:
        written = say("ui.settings.press")
    tone = "warn" if shown.waiting == name else "good" if chosen else "dim" if key.fixed else "key"
    return Row(KEY + name, name_of_key(name, shown.words), written, _told(name, shown.words), tone, turns=False)


# --- what is lit ------------------------------------------------------------------------------------------------------


def _lit(shown: Shown, cursor: str, room: int) -> tuple[str, str, list[Line]]:
    """Title and note of the right sheet, and what stands on it."""
    say = shown.words.say
    if cursor in LOOKS:
        return _look_told(shown, cursor, room)
    if cursor == RESET:
        return say("ui.settings.reset"), "", [(Span(line),) for line in wrap(say("ui.settings.reset.text"), room)]
    name = cursor.removeprefix(KEY)
    row = _key_row(name, shown)
    told: list[Line] = [(Span(line),) for line in wrap(row.note, room)]
    if KEYS[name].fixed:
        told += [(), *((Span(line, "note"),) for line in wrap(say("ui.settings.fixed"), room))]
    usual = ", ".join(map(shown.label, KEYS[name].keys.split(",")))
    if name in shown.settings.keys:
        told += [(), (Span(cut(say("ui.settings.usual", key=usual), room), "dim"),)]
    return row.label, row.value, told


def _look_told(shown: Shown, name: str, room: int) -> tuple[str, str, list[Line]]:
    """What a setting means now, everything else it can be, and how that looks."""
    say, now = shown.words.say, getattr(shown.settings, name)
    values = values_of(name, list(shown.languages))
    at = values.index(now) + 1 if now in values else 1
    lines: list[Line] = [(Span(line),) for line in wrap(_meaning(name, now, shown), room)]
    lines.append(())
    for one in values:
        mark, tone = ("■ ", "title") if one == now else ("· ", "dim")
        said = _value(name, one, shown)
        lines.append((Span(mark, tone), Span(cut(said, room - 2), "strong" if one == now else "plain")))
    lines += [(), (Span(say("ui.settings.sample"), "dim"),), *sample(shown.words, room)]
    row = _look_row(name, shown)
    return f"{row.label}: {row.value}", say("ui.of", at=at, of=len(values)), lines


def sample(words: Catalog, room: int) -> list[Line]:
    """A little of everything that changes with the look, as it lies on the table."""
    canvas = Canvas(room, SAMPLE_LINES)
    says = (("strong", "strong"), ("dim", "dim"), ("good", "good"), ("bad", "bad"))
    x = 2
    for tone, key in says:
        x = canvas.put(x, 1, words.say(f"ui.settings.sample.{key}"), tone) + 2
    x = 2
    for letter, tone in zip("CMTSPA", _SEATS):
        canvas.put(x, 2, letter, f"badge:{tone}")
        x += 2
    x = canvas.put(x + 1, 2, "[■ 3 ]", "plain@paper_old") + 1
    canvas.put(x, 2, "▒ ♦2 »1 ▒", "plain@cloth")
    x = canvas.put(2, 3, " Enter ", "badge@cursor") + 2
    x = canvas.put(x, 3, " § ", "badge@secret") + 2
    canvas.put(x, 3, "«♦»", "target")
    return [tuple(_on_table(line)) for line in canvas.block()]


def _on_table(line: Line) -> list[Span]:
    return [span if "@" in span.tone else Span(span.text, f"{span.tone}@table", span.place) for span in line]


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
