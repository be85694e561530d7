"""A table that cannot go on as it is: what is wrong in a sentence, what can be done, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.saves.listing import Standing
from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.drawings.pages import inside, on_table, paper
from dragonroads.ui.drawings.saved_lines import shown_name, trouble_of
from dragonroads.ui.kit.option_list import Choice, option_list
from dragonroads.ui.kit.sheet import EDGES, LIT, PAPER, sheet
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.marking import Marks
from dragonroads.ui.screens.menu_screen import MenuScreen

COPY, LOOK, LEAVE = "copy", "look", "leave"
OPTIONS = (COPY, LOOK, LEAVE)
WIDEST = 92


class Says(Texts):
    """What is said of a table that cannot go on."""

    family = "ui.damaged"
    title, note, whole, unchanged = text(), text(), text(), text()
    option = text(*OPTIONS)
    effect = text(*OPTIONS)


class DamagedScreen(MenuScreen):
    """Offers a copy up to the trouble, or a look; the file itself stays as it is."""

    def __init__(self, table: Standing, copy: Callable[[], None], look: Callable[[], None]) -> None:
        super().__init__()
        self.table = table
        self.acts = {COPY: copy, LOOK: look}
        self.cursor = COPY

    def top_lines(self) -> list[Line]:
        """The table, and that something is wrong."""
        return [status_line(shown_name(self.table), "", self.box.say(Says.note()), self.size.width)]

    def body_lines(self, room: int, height: int) -> list[Line]:
        """What is wrong, what of it is whole, and what can be done."""
        where, say = paper(room, height, WIDEST), self.box.say
        across = inside(where.room)
        lines: list[Line] = [()]
        lines += [(Span(f" {line}", "strong"),) for line in wrap(trouble_of(self.table, self.box.words), across - 2)]
        lines += [(), *((Span(f" {line}"),) for line in wrap(say(Says.whole()), across - 2)), ()]
        choices = [Choice(say(Says.option(one)), say(Says.effect(one)), one) for one in OPTIONS]
        lines += option_list(choices, self.cursor, across, PAPER, LIT)
        lines += [(), (Span(f" {say(Says.unchanged())}", "dim"),)]
        drawn = sheet(lines, where.room, min(height, len(lines) + EDGES), say(Says.title()))
        return on_table(drawn, where, height)

    def stops(self) -> Sequence[str]:
        """The copy first: it loses nothing."""
        return OPTIONS

    def marks(self) -> Marks:
        """What is lit draws its own mark."""
        return Marks()

    def hints(self) -> Sequence[str]:
        """What Enter does, and the way back."""
        return ("choose", "move", "back")

    def do(self, place: str) -> None:
        """Go back first, then do it."""
        self.box.go_back()
        if act := self.acts.get(place):
            act()
