"""The story: everything that happened, in chapters, with the table as it stood then; scenes can be watched again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual import events, on
from textual.app import SystemCommand
from textual.binding import Binding
from textual.containers import Container
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import Aloud, Sitting
from dragonroads.ui.drawing import Span
from dragonroads.ui.drawings.chronicle_lines import SEEK, Paper, Told, status
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET, REST
from dragonroads.ui.reading import Reading
from dragonroads.ui.scenes.picture import scene_lines
from dragonroads.ui.scenes.reel import Reel
from dragonroads.ui.scenes.worded import scene_words
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session
from dragonroads.ui.tape import Tape

WIDE = 130
SIDE = 48
BARS = 4 + FEET
"""Status line, heading, bar and rounds, notices and keys."""
MANY = 2000
"""More events than this are gathered beside the screen, which stays alive meanwhile."""
FAR = 10


OTHERWISE = {"next_legal": "round_after", "previous_legal": "round_before", "switch": "whose_view", "leave": "back"}
"""Keys that do something else here than at the table."""


class Says(Texts):
    """What is said while the story is read."""

    family = "ui.chronicle"
    asked = text(who=Person)


class ChronicleScreen(BoxScreen):
    """Winds a game forth and back: while it runs with the eyes of everybody, after its end with those of any seat."""

    CSS = """
    ChronicleScreen #status { dock: top; height: 1; }
    ChronicleScreen #bar { dock: bottom; height: 3; margin-bottom: 2; }
    ChronicleScreen #middle { height: 1fr; layout: vertical; }
    ChronicleScreen #told { height: 1fr; width: 1fr; }
    ChronicleScreen #edge { width: 1; height: 1fr; display: none; }
    ChronicleScreen.-wide #middle { layout: horizontal; }
    ChronicleScreen.-wide #edge { display: block; }
    ChronicleScreen.-wide #table { height: 1fr; }
    """
    BINDINGS = [
        *bindings("left", "right", "up", "down", "page_up", "page_down", "first", "last", "choose", "back"),
        *(Binding(KEYS[key].keys, act, show=False, id=key) for key, act in OTHERWISE.items()),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer: Seat | None = session.viewer(None)
        self.reading = Reading()
        self._told = Told([], [], [])
        self._told_room = 0

    @property
    def viewers(self) -> list[Seat | None]:
        """Whose eyes one may look through: nobody's own while there are secrets."""
        if not self.session.match.over:
            return [self.session.viewer(None)]
        return [None, *range(len(self.session.match.header.seats))]

    @property
    def spoken(self) -> Catalog:
        """The words of the table that is looked at; nobody may sit at it."""
        return self.session.catalog

    def parts(self) -> Iterable[Widget]:
        """The table above or beside what happened, and a bar below both."""
        yield Drawn(id="status", tone="bar")
        with Container(id="middle"):
            yield Drawn(id="table")
            yield Drawn(id="edge")
            yield Drawn(id="told")
        yield Drawn(id="bar")

    def hints(self) -> Sequence[str]:
        """What can be done now."""
        if self.reading.reel is not None:
            on = "choose:back" if self.reading.reel.is_result else "choose:next"
            return (on, *(("left:beat_back",) if self.reading.reel.at else ()), "back", REST)
        choose = ("choose:go_there",) if self.reading.typed else ("choose:watch",) if self.reading.scene else ()
        switch = ("switch:whose_view",) if len(self.viewers) > 1 else ()
        before = ("left:round_before",) if self.reading.leads(-1) else ()
        after = ("right:round_after",) if self.reading.leads(1) else ()
        return (*choose, "move:read", *before, *after, "back", *switch, "first", "last", REST)

    def commands(self) -> Iterable[SystemCommand]:
        """What keys do here and not at the table."""
        say, chosen = self.box.say, self.box.settings.keys
        for key, act in OTHERWISE.items():
            if act != "back" and (act != "whose_view" or len(self.viewers) > 1):
                title = f"{say(f'ui.key.{act}')} ({KEYS[key].label(chosen)})"
                yield SystemCommand(title, say(f"ui.act.{act}"), getattr(self, f"action_{act}"))

    # --- gathering --------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Open at the latest step."""
        self._gather(self.viewer)

    def _gather(self, viewer: Seat | None) -> None:
        """Make the tape of a viewer; a very long one in another thread."""
        if len(self.session.match.events(viewer)) <= MANY:
            self._take(viewer, self._make(viewer))
        else:
            self.run_worker(lambda: self._work(viewer), thread=True, exclusive=True)

    def _work(self, viewer: Seat | None) -> None:
        tape = self._make(viewer)
        self.box.call_from_thread(self._take, viewer, tape)

    def _make(self, viewer: Seat | None) -> Tape:
        return Tape(self.session.match.moments(viewer, 0), self.session.presenter)

    def _take(self, viewer: Seat | None, tape: Tape) -> None:
        """Show another tape at the same moment of the game."""
        self.viewer = viewer
        self.reading.take(tape)
        self._told_room = 0
        self.show()

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The table as it stood at this step, or at the beat that is watched."""
        if self.reading.reel is not None:
            return self.reading.reel.beat.view
        if self.reading.tape and self.reading.tape.steps:
            return self.reading.tape.steps[self.reading.at].view
        return self.session.look(self.viewer)

    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    def redraw(self) -> None:
        """The table as it stood, what happened around that, and the bar."""
        self.set_class(self._is_wide, "-wide")
        across, down = self.size
        now = self.session.presenter.status(self.view)
        self.query_one("#status", Drawn).draw([status(now, *self._whose(), across)])
        table, room = self.query_one("#table", Drawn), across - SIDE - 1 if self._is_wide else across
        lines = self._paper(room).table(self.view, self.viewer, down - BARS, self._is_wide)
        table.styles.width = room
        table.styles.height = down - BARS if self._is_wide else len(lines)
        table.draw(lines)
        self.query_one("#edge", Drawn).draw([(Span("│", "frame"),)] * (down - BARS))
        self._draw_told(SIDE if self._is_wide else across, down - BARS - (0 if self._is_wide else len(lines)))
        self.query_one("#bar", Drawn).draw(
            self._paper(across).bar(self.reading.tape, self.reading.at, self.reading.typed)
        )

    def _whose(self) -> tuple[str, str]:
        """Through whose eyes the game is seen; while somebody is asked, that is what matters."""
        say, due = self.box.say, self.session.due()
        if isinstance(due, Aloud | Sitting):
            seat = due.question.seat if isinstance(due, Aloud) else due.seat
            return say(Says.asked(who=self.session.who(seat))), "bar_key"
        if self.viewer is None:
            return say("ui.chronicle.everybody"), "bar"
        return say("ui.chronicle.seen_by", who=self.session.who(self.viewer)), "bar_key"

    def _paper(self, room: int) -> Paper:
        return Paper(self.session.presenter, self.session.loaded.spec.board, self.session.catalog, room)

    def _draw_told(self, room: int, height: int) -> None:
        part, tape = self.query_one("#told", Drawn), self.reading.tape
        if self.reading.reel is not None:
            self._draw_scene(part, self.reading.reel, room, height)
            return
        if tape is None or not tape.steps:
            key = "ui.chronicle.gathering" if tape is None else "ui.chronicle.nothing"
            part.draw([(Span(f"  {self.box.say(key)}", "dim"),)])
            return
        if room != self._told_room:
            self._told_room, self._told = room, self._paper(room).told(tape)
        part.draw(self._told.lines, Marks(f"{SEEK}{self.reading.at}"))
        first, last = self._told.first[self.reading.at], self._told.last[self.reading.at]
        around = max(0, (height - 1 - (last - first)) // 2)
        part.show_line_in(min(last + around, len(self._told.lines) - 1), height)
        part.show_line_in(max(0, first - around), height)

    def _draw_scene(self, part: Drawn, reel: Reel, room: int, height: int) -> None:
        session = self.session
        words = scene_words(reel.scene, session.presenter, session.catalog)
        lines = scene_lines(words, reel.number, session.badge(reel.scene.seat), session.catalog, room)
        part.draw(lines)
        part.show_line_in(len(lines) - 1, height)

    # --- reading ----------------------------------------------------------------------------------------------------

    def _after(self, act: Callable[[], object]) -> None:
        act()
        self.show()

    def action_up(self) -> None:
        """The entry before."""
        self._after(lambda: self.reading.read(-1))

    def action_down(self) -> None:
        """The next entry."""
        self._after(lambda: self.reading.read(1))

    def action_left(self) -> None:
        """The chapter before."""
        self._after(lambda: self.reading.turn(-1))

    def action_right(self) -> None:
        """The next chapter."""
        self._after(lambda: self.reading.turn(1))

    def action_page_up(self) -> None:
        """Many entries back."""
        self._after(lambda: self.reading.seek(self.reading.at - FAR))

    def action_page_down(self) -> None:
        """Many entries on."""
        self._after(lambda: self.reading.seek(self.reading.at + FAR))

    def action_first(self) -> None:
        """The first entry."""
        self._after(lambda: self.reading.seek(0))

    def action_last(self) -> None:
        """The last entry."""
        self._after(lambda: self.reading.seek(len(self.reading.tape or ())))

    def action_choose(self) -> None:
        """Watch the scene, or go to the entry whose number was typed."""
        self._after(self.reading.choose)

    def action_whose_view(self) -> None:
        """Look through the next one's eyes."""
        known = self.viewers
        if len(known) > 1:
            self._gather(known[(known.index(self.viewer) + 1) % len(known)])

    # A click on a hint names the key.
    action_next_legal = action_round_after = action_right
    action_previous_legal = action_round_before = action_left
    action_switch = action_whose_view

    def action_back(self) -> None:
        """No number, no scene that is watched, or no chronicle."""
        if self.reading.back():
            self.show()
        else:
            super().action_back()

    def on_key(self, event: events.Key) -> None:
        """Digits are the number of an entry."""
        if not self.is_small and self.reading.type(event.key, event.character or ""):
            event.stop()
            event.prevent_default()
            self.show()

    # --- mouse ------------------------------------------------------------------------------------------------------

    @on(Drawn.Pointed, "#bar")
    @on(Drawn.Pointed, "#told")
    def point_at_step(self, event: Drawn.Pointed) -> None:
        """A click on the bar or on what happened goes there."""
        event.stop()
        self._after(lambda: self.reading.seek(int(event.place.removeprefix(SEEK))))
