"""Ready-made tables as cards with their whole text; the chosen one has a double frame."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, cut, fill, width, wrap, wrap_in
from dragonroads.ui.kit.canvas import DOUBLE, SINGLE, Block, Canvas
from dragonroads.ui.table_plan import TablePlan

PRESET = "preset:"
"""The beginning of the places; the rest is the id of the preset."""
EDGES = 3
"""Lines of a card beside its text: two edges and the name."""
WIDEST = 48


def across(count: int, room: int) -> int:
    """Cells of a card and of the gap behind it, so many side by side."""
    return min(WIDEST, room // count)


def card_height(presets: Sequence[str], words: Catalog, count: int, room: int) -> int:
    """Lines the cards need, so that the longest text is whole."""
    inside = across(count, room) - 3
    return EDGES + max(len(wrap(words.say(f"preset.{one}.text"), inside)) for one in presets)


def preset_cards(
    presets: Sequence[str], plan: TablePlan, words: Catalog, shape: tuple[int, int], is_lit: bool, room: int
) -> list[Line]:
    """The presets in sight, side by side."""
    count, height = shape
    wide = across(count, room) - 1
    drawn = [_card(one, plan, words, wide, height, is_lit) for one in presets]
    return [tuple(span for one in drawn for span in (*one[y], Span(" "))) for y in range(height)]


def _card(preset: str, plan: TablePlan, words: Catalog, room: int, height: int, is_lit: bool) -> Block:
    is_chosen = preset == plan.preset
    canvas = Canvas(room, height, "paper_now" if is_chosen else "paper", f"{PRESET}{preset}")
    canvas.box(0, 0, room, height, "plain", DOUBLE if is_chosen else SINGLE)
    inside = room - 2
    name = words.say(f"preset.{preset}.name")
    if is_chosen and plan.options:
        changed = words.say("ui.new.changed", preset=name)
        name = changed if width(changed) <= inside - 2 else f"{cut(name, inside - 4)} *"
    if is_chosen and is_lit:
        canvas.put(0, 1, "◄", "badge@cursor")
        canvas.put(1, 1, fill(name, inside), "badge@cursor")
        canvas.put(room - 1, 1, "►", "badge@cursor")
    else:
        tone = "badge@cursor_paper" if is_chosen else "strong"
        canvas.put(1, 1, fill(cut(name, inside), inside), tone)
    for y, line in enumerate(wrap_in(words.say(f"preset.{preset}.text"), inside, height - EDGES), 2):
        canvas.put(1, y, line)
    return canvas.block()
