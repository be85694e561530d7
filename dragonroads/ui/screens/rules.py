"""The rule book of a game: opened at the rule of the present step, searched by typing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events, on
from textual.containers import Horizontal
from textual.widget import Widget

from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.ui import rules_lines
from dragonroads.ui.drawing import Line, Span, fill, width
from dragonroads.ui.keys import bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.rules_lines import RULE, SECTION, SEE, TEXT, Page
from dragonroads.ui.rules_words import Entry, entries, folded
from dragonroads.ui.screens.box_screen import BoxScreen

WIDE = 100
COLUMN = 34
"""Cells of the column of sections."""
BARS = 3
"""The title, the search line and the key bar."""
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
        self.rules = entries(loaded.rules, catalog)
        self.ids = frozenset(one.id for one in self.rules)
        self.names = list(dict.fromkeys((one.section, one.chapter) for one in self.rules))
        self.wanted = ""
        self.here = rule if rule in self.ids else self.rules[0].id
        """The id of the rule the reader is at."""
        self._shown: Sequence[Entry] = self.rules
        self._page = Page([], {}, {})

    def parts(self) -> Iterable[Widget]:
        """A title, what is looked for, the sections where there is room, and the book."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="search")
        with Horizontal(id="middle"):
            yield Drawn(id="sections")
            yield Drawn(id="book")

    def hints(self) -> Sequence[str]:
        """What can be done; typing needs no key of its own."""
        if self.wanted:
            return ("move:rule", "choose:in_book", "back:clear_search") if self._shown else ("back:clear_search",)
        return ("move:rule", "left:section_before", "right:section_after", "page_up", "page_down", "back")

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def _height(self) -> int:
        return max(1, self.size.height - BARS)

    def redraw(self) -> None:
        """The whole book, or the rules that contain what is looked for."""
        column, book = self.query_one("#sections", Drawn), self.query_one("#book", Drawn)
        self.query_one("#status", Drawn).draw([self._title()])
        self.query_one("#search", Drawn).draw([self._search_line()])
        column.display = self._is_wide
        column.draw(self._sections())
        room = self.size.width - (COLUMN + 1 if self._is_wide else 0)
        self._page = rules_lines.page(self._shown, room, self.wanted, self.here, self.ids)
        nothing: list[Line] = [(), (Span(f"   {self.catalog.say('ui.rules.none', wanted=self.wanted)}", "dim"),)]
        book.draw(self._page.lines or nothing, Marks(f"{RULE}{self.here}") if self._shown else Marks())
        self._scroll(book)

    def _title(self) -> Line:
        say = self.catalog.say
        name, chapter = say("ui.rules.title", game=say("game.name")), self._entry.chapter if self._shown else ""
        room = self.size.width - width(chapter) - 3
        return Span(f" {fill(name, max(0, room))} ", "bar"), Span(f"{chapter} ", "bar_key")

    def _search_line(self) -> Line:
        say, n = self.catalog.say, len(self._shown)
        if not self.wanted:
            return (Span(f" {say('ui.rules.search')}", "dim"),)
        found = say("ui.rules.found", n=n, of=len(self.rules))
        return Span(f" {say('ui.rules.searching')} ", "dim"), Span(f"{self.wanted}█", "key"), Span(f"  {found}", "note")

    def _sections(self) -> list[Line]:
        here = self._entry.section if self._shown else -1
        lines = rules_lines.sections(self._shown, [name for _, name in self.names], here, COLUMN - 1)
        return rules_lines.frame_right(lines, COLUMN, self._height)

    def _scroll(self, book: Drawn) -> None:
        """Show the whole rule; a rule that was jumped to begins near the top."""
        if self._shown:
            first, last = self._page.first[self.here], self._page.last[self.here]
            book.show_line_in(last + 1, self._height)
            book.show_line_in(first, self._height)

    # --- moving -----------------------------------------------------------------------------------------------------

    @property
    def _entry(self) -> Entry:
        return self._shown[self._at]

    @property
    def _at(self) -> int:
        return next((at for at, one in enumerate(self._shown) if one.id == self.here), 0)

    def _go(self, at: int) -> None:
        if self._shown:
            self.here = self._shown[min(max(0, at), len(self._shown) - 1)].id
        self.show()

    def _go_top(self, at: int) -> None:
        """Go to a rule and let the page begin with it."""
        self._go(at)
        if self._shown:
            self.query_one("#book", Drawn).show_from(self._page.first[self.here])

    def action_up(self) -> None:
        """The rule before."""
        self._go(self._at - 1)

    def action_down(self) -> None:
        """The next rule."""
        self._go(self._at + 1)

    def action_page_up(self) -> None:
        """A screen back."""
        self._turn(-1)

    def action_page_down(self) -> None:
        """A screen on."""
        self._turn(1)

    def _turn(self, by: int) -> None:
        """To the rule that lies a screen further."""
        if not self._shown:
            return
        line = self._page.first[self.here] + by * (self._height - 2)
        near = min(self._shown, key=lambda one: abs(self._page.first[one.id] - line))
        at = self._at
        found = self._shown.index(near)
        self._go_top(found if found != at else at + by)

    def action_first(self) -> None:
        """The first rule."""
        self._go(0)

    def action_last(self) -> None:
        """The last rule."""
        self._go(len(self._shown) - 1)

    def action_left(self) -> None:
        """The section before, from its beginning."""
        self._go_to_section(-1)

    def action_right(self) -> None:
        """The next section."""
        self._go_to_section(1)

    def _go_to_section(self, by: int) -> None:
        if self._shown:
            shown = list(dict.fromkeys(one.section for one in self._shown))
            at = min(max(0, shown.index(self._entry.section) + by), len(shown) - 1)
            self._open_section(shown[at])

    def _open_section(self, section: int) -> None:
        found = [at for at, one in enumerate(self._shown) if one.section == section]
        if found:
            self._go_top(found[0])

    # --- searching --------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Letters are looked for; every command of this screen has a key without a letter."""
        if self.is_small:
            return
        if event.key == "backspace":
            self._look_for(self.wanted[:-1])
        elif event.is_printable and event.character and not (event.key == "space" and not self.wanted):
            self._look_for((self.wanted + event.character)[:MOST_TYPED])
        else:
            return
        event.stop()
        event.prevent_default()

    def _look_for(self, wanted: str) -> None:
        self.wanted = wanted
        self._shown = [one for one in self.rules if one.contains(wanted)]
        named = [one.id for one in self._shown if "-" in wanted and folded(one.id).startswith(folded(wanted.strip()))]
        if self._shown and (named or self.here not in {one.id for one in self._shown}):
            self.here = (named or [self._shown[0].id])[0]
        self.query_one("#book", Drawn).show_from(0)
        self.show()

    def action_choose(self) -> None:
        """Read on in the whole book at the rule that was found."""
        if self.wanted:
            self.action_back()

    def action_back(self) -> None:
        """No search, or no book."""
        if not self.wanted:
            super().action_back()
            return
        self._look_for("")
        self._go_top(self._at)

    # --- mouse ------------------------------------------------------------------------------------------------------

    @on(Drawn.Pointed, "#book")
    def point_at_rule(self, event: Drawn.Pointed) -> None:
        """Go to a rule, or to the rule it names."""
        event.stop()
        if event.place.startswith(SEE):
            self._look_for("")
            self.here = event.place.removeprefix(SEE)
            self._go_top(self._at)
        else:
            self.here = event.place.removeprefix(RULE).removeprefix(TEXT)
            self.show()

    @on(Drawn.Pointed, "#sections")
    def point_at_section(self, event: Drawn.Pointed) -> None:
        """Go to a section."""
        event.stop()
        self._open_section(int(event.place.removeprefix(SECTION)))

    def on_mount(self) -> None:
        """Open the book at its rule."""
        self.call_after_refresh(lambda: self._go_top(self._at))
