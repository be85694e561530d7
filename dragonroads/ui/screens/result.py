"""The end: who won and how, the ranking, how everybody fared round by round, and what to do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from dragonroads.engine.game import Result
from dragonroads.errors import DragonroadsError
from dragonroads.gamekit.facts.progress import Series
from dragonroads.ui.drawing import Line, Span, fill, width
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.result_sheet import Ended, sheet
from dragonroads.ui.drawings.tally import Source
from dragonroads.ui.keys import bindings
from dragonroads.ui.kit.status_line import as_fits
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET, REST
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session
from dragonroads.ui.tape import standings

BARS = 1 + FEET


class ResultScreen(BoxScreen):
    """A game that has ended or was stopped; nothing is hidden any more."""

    CSS = """
    ResultScreen #status { dock: top; height: 1; }
    ResultScreen #sheet { height: 1fr; }
    """
    BINDINGS = bindings("up", "down", "page_up", "page_down", "rematch", "chronicle", "rules", "back", "leave")

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        result = session.match.result
        assert result is not None, "the game is not over"
        self.ended = self._ended(result)

    def _ended(self, result: Result) -> Ended:
        session = self.session
        present, view, match = session.presenter, session.look(None), session.match
        counted = present.rounds(view)
        first, rounds = (1, counted) if counted else standings(match.moments(None, 0), view, present)
        faces = [Face(session.letter(seat), session.tone(seat), session.who(seat)) for seat in range(len(result.ranks))]
        series = [Series(face.badge, tuple(one[at] for one in rounds)) for at, face in enumerate(faces)]
        return Ended(
            result=result,
            scores=tuple(present.score(view, result)),
            faces=tuple(faces),
            series=tuple(series),
            first=first,
            is_stopped=match.stopped and not match.state.over,
            promise=match.header.promise,
            sources=tuple(Source(label, tuple(points)) for label, points in present.tally(view)),
        )

    def parts(self) -> Iterable[Widget]:
        """A status line and a sheet."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="sheet")

    def redraw(self) -> None:
        """Everything from the victory line to the promise of the deal."""
        across, down = self.size
        self.query_one("#status", Drawn).draw([self._status(across)])
        self._sheet.draw(sheet(self.ended, self.session.catalog, self.box.glyphs, across, down - BARS))

    def _status(self, room: int) -> Line:
        status, name = self.session.presenter.status(self.session.look(None)), self.session.name
        left = max(0, room - width(name) - 3)
        return Span(f" {fill(as_fits(status, left), left)} ", "bar"), Span(f"{name} ", "bar_key")

    @property
    def _sheet(self) -> Drawn:
        return self.query_one("#sheet", Drawn)

    def hints(self) -> Sequence[str]:
        """Play again, look back, or go home."""
        scroll = ("move:scroll",) if len(self._sheet.lines) > self.size.height - BARS else ()
        return ("rematch", "chronicle:replay", "back:home", *scroll, "rules", REST)

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_up(self) -> None:
        """Scroll back."""
        self._sheet.show_from(self._sheet.top - 1)

    def action_down(self) -> None:
        """Scroll on."""
        self._sheet.show_from(self._sheet.top + 1)

    def action_page_up(self) -> None:
        """Scroll back by a screen."""
        self._sheet.show_from(self._sheet.top - self.size.height + BARS + 1)

    def action_page_down(self) -> None:
        """Scroll on by a screen."""
        self._sheet.show_from(self._sheet.top + self.size.height - BARS - 1)

    def action_rematch(self) -> None:
        """The same people, options and agreements with another deal."""
        from dragonroads.ui.opening import (
            begin_at,
            rematch_session,
        )  # opening a table knows every screen that shows one

        try:
            fresh = rematch_session(self.box.content, self.session)
        except DragonroadsError as fault:
            self.notice(self.box.say("ui.not_done", fault=fault.said(self.box.say)))
            return
        self.session.close()
        begin_at(self.box, fresh)

    def action_chronicle(self) -> None:
        """The whole game step by step, through anybody's eyes."""
        from dragonroads.ui.screens.chronicle import ChronicleScreen

        self.box.push_screen(ChronicleScreen(self.session))

    def action_rules(self) -> None:
        """The rule book."""
        from dragonroads.ui.screens.rules import RulesScreen

        self.box.push_screen(RulesScreen(self.session.loaded, self.session.catalog))
