"""The rule book of a game: opened at the rule of the present step, searched by typing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events, on
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings import rules_lines
from dragonroads.ui.drawings.rules_lines import SECTION, SEE, Page, Papers
from dragonroads.ui.keys import bindings
from dragonroads.ui.kit.sheet import window
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.rule_reader import Reader
from dragonroads.ui.rules_words import entries
from dragonroads.ui.screens.box_screen import BoxScreen

BARS = 2 + FEET
"""The title, the search line, notices and keys."""
MOST_TYPED = 40


class Says(Texts):
    """What stands in the first line."""

    family = "ui.rules"
    title = text()


class RulesScreen(BoxScreen):
    """Reads like a book and searches like one: whatever is typed is looked for at once."""

    CSS = """
    RulesScreen #status { dock: top; height: 1; }
    RulesScreen #search { dock: top; height: 1; offset-y: 1; }
    RulesScreen #book { height: 1fr; margin-top: 1; }
    """
    BINDINGS = bindings("up", "down", "left", "right", "page_up", "page_down", "first", "last", "choose", "back")

    def __init__(self, loaded: LoadedGame, catalog: Catalog, rule: str = "") -> None:
        super().__init__()
        self.catalog = catalog
        self.reader = Reader(entries(loaded.rules, catalog), rule)
        self._page = Page([], {}, {})
        self._top = 0
        """The first line of the page in sight."""

    @property
    def spoken(self) -> Catalog:
        """A rule book is in one language, and so is everything around it."""
        return self.catalog

    def parts(self) -> Iterable[Widget]:
        """A title, what is looked for, and the sheets of the book."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="search")
        yield Drawn(id="book")

    def hints(self) -> Sequence[str]:
        """What can be done; typing needs no key of its own."""
        if not self.reader.wanted:
            return ("move:rule", "left:section_before", "right:section_after", "page_up", "page_down", "back")
        return ("move:rule", "choose:in_book", "back:clear_search") if self.reader.shown else ("back:clear_search",)

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def _papers(self) -> Papers:
        return Papers.of(self.size.width, max(1, self.size.height - BARS))

    @property
    def _height(self) -> int:
        return self._papers.lines

    def redraw(self) -> None:
        """The whole book, or the rules that contain what is looked for."""
        reader, papers, say = self.reader, self._papers, self.catalog.say
        title = status_line(say(Says.title()), say("game.name"), "", self.size.width)
        self.query_one("#status", Drawn).draw([title])
        self.query_one("#search", Drawn).draw([self._search_line()])
        self._page = rules_lines.page(reader.shown, papers.across, reader.wanted, reader.here, reader.ids)
        if reader.shown:
            first, last = self._page.first[reader.here], self._page.last[reader.here]
            self._top = window(self._top, first, min(last + 1, first + papers.lines - 1), self._count, papers.lines)
        self.query_one("#book", Drawn).draw(rules_lines.book(papers, reader, self._page, self._top, self.catalog))

    @property
    def _count(self) -> int:
        """Lines of the page."""
        return len(self._page.lines)

    def _search_line(self) -> Line:
        say, reader = self.catalog.say, self.reader
        if not reader.wanted:
            return (Span(f" {say('ui.rules.search')}", "dim"),)
        found = say("ui.rules.found", n=len(reader.shown), of=len(reader.rules))
        typed = Span(f"{reader.wanted}█", "key")
        return Span(f" {say('ui.rules.searching')} ", "dim"), typed, Span(f"  {found}", "note")

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
            self._top = self._page.first[self.reader.here]
            self.show()

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
        self._top = 0
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
    def point_at(self, event: Drawn.Pointed) -> None:
        """Go to a rule, to the rule it names, or to a chapter."""
        event.stop()
        kind, _, what = event.place.partition(":")
        if f"{kind}:" == SECTION:
            self.reader.go_to_section(int(what))
            self._show_at_top()
            return
        if f"{kind}:" == SEE:
            self.reader.look_for("")
        self.reader.here = what
        self.show()

    def on_mount(self) -> None:
        """Open the book at its rule."""
        self.call_after_refresh(self._show_at_top)
