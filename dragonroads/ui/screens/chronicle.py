"""The story: everything that happened, in chapters, with the table as it stood then; scenes can be watched again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual import events, on
from textual.app import SystemCommand
from textual.binding import Binding
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.gamekit.facts.people import Badge
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import Aloud, Sitting
from dragonroads.ui.drawing import Line, beside
from dragonroads.ui.drawings.chronicle_lines import SEEK, Stood, Story, story_lines
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.kit.status_line import status_line
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
BARS = 1 + FEET
"""Status line, notices and keys."""
MANY = 2000
"""More events than this are gathered beside the screen, which stays alive meanwhile."""
FAR = 10


OTHERWISE = {"next_legal": "round_after", "previous_legal": "round_before", "switch": "whose_view", "leave": "back"}
"""Keys that do something else here than at the table."""


class Says(Texts):
    """What is said while the story is read."""

    family = "ui.chronicle"
    title = text()
    asked = text(who=Person)


class ChronicleScreen(BoxScreen):
    """Winds a game forth and back: while it runs with the eyes of everybody, after its end with those of any seat."""

    CSS = """
    ChronicleScreen #status { dock: top; height: 1; }
    ChronicleScreen #story { height: 1fr; }
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
        """The sheets of the story, or the table as it stood then."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="story")

    def hints(self) -> Sequence[str]:
        """What can be done now."""
        if self.reading.reel is not None:
            on = "choose:back" if self.reading.reel.is_result else "choose:next"
            return (on, *(("left:beat_back",) if self.reading.reel.at else ()), "back", REST)
        choose = ("choose:go_there",) if self.reading.typed else ("choose:watch",)
        switch = ("switch:whose_view",) if len(self.viewers) > 1 else ()
        before = ("left:round_before",) if self.reading.leads(-1) else ()
        after = ("right:round_after",) if self.reading.leads(1) else ()
        at, count = self.reading.at, len(self.reading.tape or ())
        ends = (*(("last",) if at + 1 < count else ()), *(("first",) if at else ()))
        return (*choose, "move:read", *before, *after, "back", *switch, *ends, REST)

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

    def redraw(self) -> None:
        """The story on its sheets; while something is watched, the table as it stood with what happened."""
        across, height = self.size.width, self.size.height - BARS
        reel = self.reading.reel
        self.query_one("#status", Drawn).draw([self._status(across)])
        if reel is None:
            reading, badges = self.reading, self._badges()
            story = Story(reading.tape, reading.at, reading.typed, badges, self.session.catalog)
            lines = story_lines(story, across, height)
        else:
            lines = self._watched(reel, across, height)
        self.query_one("#story", Drawn).draw(lines)

    def _status(self, room: int) -> Line:
        """The table and the chapter, or who is asked meanwhile; at the right through whose eyes the game is seen."""
        say, due, session = self.box.say, self.session.due(), self.session
        told = " | ".join(filter(None, (session.name, session.presenter.chapter(self.view))))
        if isinstance(due, Aloud | Sitting):
            seat = due.question.seat if isinstance(due, Aloud) else due.seat
            told = say(Says.asked(who=session.who(seat)))
        title = say(Says.title())
        if self.viewer is None:
            return status_line(title, told, say("ui.chronicle.everybody"), room)
        return status_line(title, told, "", room, say("ui.chronicle.seen_by", who=session.who(self.viewer)))

    def _badges(self) -> dict[Seat, Badge]:
        session = self.session
        seats = [row.seat for row in session.presenter.seats(session.look(None))]
        return {seat: Badge(session.letter(seat), session.tone(seat)) for seat in seats}

    def _watched(self, reel: Reel, room: int, height: int) -> list[Line]:
        """The table at this beat, and the scene below it, or beside it where there is room."""
        session, is_wide = self.session, room >= WIDE
        words = scene_words(reel.scene, session.presenter, session.catalog)
        whose, across = session.badge(reel.scene.seat), SIDE if is_wide else room
        scene = scene_lines(words, reel.number, whose, session.catalog, across)
        left = room - SIDE - 1 if is_wide else room
        stood = Stood(session.presenter, session.loaded.spec.board, session.catalog, left)
        table = stood.table(self.view, self.viewer, height, is_wide)
        if is_wide:
            return beside(table, scene[-height:], left)
        return [*table, *scene[-max(1, height - len(table)) :]]

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

    @on(Drawn.Pointed, "#story")
    def point_at_step(self, event: Drawn.Pointed) -> None:
        """A click on a chapter or on what happened goes there."""
        event.stop()
        if self.reading.reel is None and event.place.startswith(SEEK):
            self._after(lambda: self.reading.seek(int(event.place.removeprefix(SEEK))))
