"""The rule book of a game: opened at the rule of the present step, searched by typing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events, on
from textual.containers import Horizontal
from textual.widget import Widget

from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, fill, width
from dragonroads.ui.drawings import rules_lines
from dragonroads.ui.drawings.rules_lines import RULE, SECTION, SEE, Page
from dragonroads.ui.keys import bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.rule_reader import Reader
from dragonroads.ui.rules_words import entries
from dragonroads.ui.screens.box_screen import BoxScreen

WIDE = 100
COLUMN = 34
"""Cells of the column of sections."""
BARS = 2 + FEET
"""The title, the search line, notices and keys."""
MOST_TYPED = 40


class RulesScreen(BoxScreen):
    """Reads like a book and searches like one: whatever is typed is looked for at once."""

    CSS = """
    RulesScreen #status { dock: top; height: 1; }
    RulesScreen #search { dock: top; height: 1; offset-y: 1; }
    RulesScreen #middle { height: 1fr; margin-top: 1; }
    RulesScreen #sections { width: 34; height: 1fr; }
    RulesScreen #book { width: 1fr; height: 1fr; }
    """
    BINDINGS = bindings("up", "down", "left", "right", "page_up", "page_down", "first", "last", "choose", "back")

    def __init__(self, loaded: LoadedGame, catalog: Catalog, rule: str = "") -> None:
        super().__init__()
        self.catalog = catalog
        self.reader = Reader(entries(loaded.rules, catalog), rule)
        self._page = Page([], {}, {})

    @property
    def spoken(self) -> Catalog:
        """A rule book is in one language, and so is everything around it."""
        return self.catalog

    def parts(self) -> Iterable[Widget]:
        """A title, what is looked for, the sections where there is room, and the book."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="search")
        with Horizontal(id="middle"):
            yield Drawn(id="sections")
            yield Drawn(id="book")

    def hints(self) -> Sequence[str]:
        """What can be done; typing needs no key of its own."""
        if not self.reader.wanted:
            return ("move:rule", "left:section_before", "right:section_after", "page_up", "page_down", "back")
        return ("move:rule", "choose:in_book", "back:clear_search") if self.reader.shown else ("back:clear_search",)

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def _height(self) -> int:
        return max(1, self.size.height - BARS)

    def redraw(self) -> None:
        """The whole book, or the rules that contain what is looked for."""
        column, book, reader = self.query_one("#sections", Drawn), self._book, self.reader
        self.query_one("#status", Drawn).draw([self._title()])
        self.query_one("#search", Drawn).draw([self._search_line()])
        column.display = self._is_wide
        column.draw(self._sections() if self._is_wide else [])
        room = self.size.width - (COLUMN + 1 if self._is_wide else 0)
        self._page = rules_lines.page(reader.shown, room, reader.wanted, reader.here, reader.ids)
        nothing: list[Line] = [(), (Span(f"   {self.catalog.say('ui.rules.none', wanted=reader.wanted)}", "dim"),)]
        book.draw(self._page.lines or nothing, Marks(f"{RULE}{reader.here}") if reader.shown else Marks())
        if reader.shown:
            book.show_line_in(self._page.last[reader.here] + 1, self._height)
            book.show_line_in(self._page.first[reader.here], self._height)

    @property
    def _book(self) -> Drawn:
        return self.query_one("#book", Drawn)

    def _title(self) -> Line:
        say, entry = self.catalog.say, self.reader.entry
        name, chapter = say("ui.rules.title", game=say("game.name")), entry.chapter if entry else ""
        room = self.size.width - width(chapter) - 3
        return Span(f" {fill(name, max(0, room))} ", "bar"), Span(f"{chapter} ", "bar_key")

    def _search_line(self) -> Line:
        say, reader = self.catalog.say, self.reader
        if not reader.wanted:
            return (Span(f" {say('ui.rules.search')}", "dim"),)
        found = say("ui.rules.found", n=len(reader.shown), of=len(reader.rules))
        typed = Span(f"{reader.wanted}█", "key")
        return Span(f" {say('ui.rules.searching')} ", "dim"), typed, Span(f"  {found}", "note")

    def _sections(self) -> list[Line]:
        reader = self.reader
        here = reader.entry.section if reader.entry else -1
        lines = rules_lines.sections(reader.shown, reader.sections, here, COLUMN - 1)
        return rules_lines.frame_right(lines, COLUMN, self._height)

    # --- moving -----------------------------------------------------------------------------------------------------

    def _go(self, at: int) -> None:
        self.reader.go(at)
        self.show()

    def _show_at_top(self) -> None:
        """Let the page begin with the reader's rule, unless it has been taken down meanwhile."""
        if not self.query("#book"):
            return
        self.show()
        if self.reader.shown:
            self._book.show_from(self._page.first[self.reader.here])

    def action_up(self) -> None:
        """The rule before."""
        self._go(self.reader.at - 1)

    def action_down(self) -> None:
        """The next rule."""
        self._go(self.reader.at + 1)

    def action_first(self) -> None:
        """The first rule."""
        self._go(0)

    def action_last(self) -> None:
        """The last rule."""
        self._go(len(self.reader.shown) - 1)

    def action_page_up(self) -> None:
        """A screen back."""
        self.reader.go_by_lines(2 - self._height, self._page.first.__getitem__)
        self._show_at_top()

    def action_page_down(self) -> None:
        """A screen on."""
        self.reader.go_by_lines(self._height - 2, self._page.first.__getitem__)
        self._show_at_top()

    def action_left(self) -> None:
        """The section before, from its beginning."""
        self.reader.go_by_sections(-1)
        self._show_at_top()

    def action_right(self) -> None:
        """The next section."""
        self.reader.go_by_sections(1)
        self._show_at_top()

    # --- searching --------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Letters are looked for; every command of this screen has a key without a letter."""
        wanted = self.reader.wanted
        if self.is_small:
            return
        if event.key == "backspace":
            self._look_for(wanted[:-1])
        elif event.is_printable and event.character and (wanted or event.key != "space"):
            self._look_for((wanted + event.character)[:MOST_TYPED])
        else:
            return
        event.stop()
        event.prevent_default()

    def _look_for(self, wanted: str) -> None:
        self.reader.look_for(wanted)
        self._book.show_from(0)
        self.show()

    def action_choose(self) -> None:
        """Read on in the whole book at the rule that was found."""
        if self.reader.wanted:
            self.action_back()

    def action_back(self) -> None:
        """No search, or no book."""
        if not self.reader.wanted:
            super().action_back()
            return
        self.reader.look_for("")
        self._show_at_top()

    # --- mouse ------------------------------------------------------------------------------------------------------

    @on(Drawn.Pointed, "#book")
    def point_at_rule(self, event: Drawn.Pointed) -> None:
        """Go to a rule, or to the rule it names."""
        event.stop()
        kind, _, rule = event.place.partition(":")
        if f"{kind}:" == SEE:
            self.reader.look_for("")
        self.reader.here = rule
        self.show()

    @on(Drawn.Pointed, "#sections")
    def point_at_section(self, event: Drawn.Pointed) -> None:
        """Go to a section."""
        event.stop()
        self.reader.go_to_section(int(event.place.removeprefix(SECTION)))
        self._show_at_top()

    def on_mount(self) -> None:
        """Open the book at its rule."""
        self.call_after_refresh(self._show_at_top)
