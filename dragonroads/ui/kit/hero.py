"""Heroes: hidden ones are cloth like a card's back, open ones paper; who has seen one knows what is under the cloth."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.gamekit.facts.goods import Hero
from dragonroads.gamekit.facts.marks import Number
from dragonroads.ui.drawing import Line, cut, kept, width
from dragonroads.ui.kit.back import CLOTH, SHADE, put_back
from dragonroads.ui.kit.badge import put_badge
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.fitting import name_lines
from dragonroads.ui.kit.framed import put_corner
from dragonroads.ui.kit.full_card import full_card
from dragonroads.ui.kit.grounds import POINTED
from dragonroads.ui.kit.signs import shortest


@kept(512)
def hero_chip(hero: Hero, room: int, cursor: bool = False) -> Line:
    """`M▒▒▒▒▒▒▒▒▒▒▒`, `M[Gatewarden 5]`, `M▒Gatewarden 5▒`."""
    canvas = Canvas(room, place=hero.place)
    put_badge(canvas, 0, 0, hero.by)
    inner = room - 3
    text = _title(hero, inner) if hero.state != "hidden" else cut(hero.note, inner) if hero.note else ""
    if hero.state == "open":
        canvas.put(1, 0, f"[{text}{' ' * (inner - width(text))}]", POINTED if cursor else "plain@paper_old")
    else:
        canvas.put(1, 0, "▒" * (room - 1), POINTED if cursor else SHADE)
        if text:
            left = (inner - width(text)) // 2
            shown = " " * left + text + " " * (inner - left - width(text))
            canvas.put(2, 0, shown, POINTED if cursor else "strong@cloth" if hero.state == "seen" else CLOTH)
    if cursor:
        canvas.put(1, 0, "►", POINTED)
    return canvas.row(0)


def _title(hero: Hero, room: int) -> str:
    """Name and strength, as much of the name as there is room for a whole one."""
    strength = "".join(f" {mark.value}" for mark in hero.card.marks[:1] if isinstance(mark, Number))
    for name in (hero.card.name, hero.card.short):
        if name and width(name + strength) <= room:
            return name + strength
    return cut(hero.card.short or hero.card.name, room)


@kept(512)
def hero_card(hero: Hero, width_: int, height: int, cursor: bool = False) -> Block:
    """A hero of five lines and more."""
    if hero.state == "open":
        return full_card(Laid(hero.card, "hand", hero.by, place=hero.place), width_, height, cursor)
    canvas = Canvas(width_, height, place=hero.place)
    put_back(canvas, Laid().card, every=False)
    rows = [hero.note] if hero.state == "hidden" else name_lines(hero.card, width_ - 4)
    top = (height - len(rows)) // 2
    for y, row in enumerate(rows, top):
        text = f" {cut(row, width_ - 4)} "
        if row:
            canvas.put((width_ - width(text)) // 2, y, text, "strong@cloth" if hero.state == "seen" else CLOTH)
    if hero.state == "seen" and hero.card.marks:
        span = shortest(hero.card.marks[0])
        canvas.put((width_ - span.width) // 2 - 1, height - 2, " " * (span.width + 2), CLOTH)
        canvas.put((width_ - span.width) // 2, height - 2, span.text, span.tone)
    put_corner(canvas, Laid(state="down", by=hero.by), cursor)
    return canvas.block()
