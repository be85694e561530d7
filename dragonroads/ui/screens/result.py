"""The end: who won and how, the ranking, how everybody fared round by round, and what to do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import SystemCommand
from textual.binding import Binding
from textual.widget import Widget

from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.errors import DragonroadsError
from dragonroads.gamekit.facts.progress import Series
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.result_sheet import Ended, rounds_sheet, sheet
from dragonroads.ui.drawings.tally import Source
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET, REST
from dragonroads.ui.running_score import told_at_end
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session
from dragonroads.ui.tape import standings

BARS = 1 + FEET


class Says(Texts):
    """What stands in the first line."""

    family = "ui.result"
    over = text()
    table = text(name=str, n=int)


class ResultScreen(BoxScreen):
    """A game that has ended or was stopped; nothing is hidden any more."""

    CSS = """
    ResultScreen #status { dock: top; height: 1; }
    ResultScreen #sheet { height: 1fr; }
    """
    BINDINGS = [
        *bindings("up", "down", "page_up", "page_down", "rematch", "chronicle", "rules", "back", "leave"),
        Binding(KEYS["switch"].keys, "rounds", show=False, id="switch"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        result = session.match.result
        assert result is not None, "the game is not over"
        self.ended = self._ended(result)
        self.shows_rounds = False
        """Whether all rounds are shown instead of how it ended."""

    def _ended(self, result: Result) -> Ended:
        session = self.session
        present, view, match = session.presenter, session.look(None), session.match
        counted = present.rounds(view)
        first, rounds = (1, counted) if counted else standings(match.moments(None, 0), view, present)
        faces = [self._face(seat) for seat in range(len(result.ranks))]
        series = [Series(face.badge, tuple(one[at] for one in rounds)) for at, face in enumerate(faces)]
        return Ended(
            result=result,
            scores=tuple(present.score(view, result)),
            faces=tuple(faces),
            series=tuple(series),
            first=first,
            is_stopped=match.stopped and not match.state.over,
            sources=tuple(Source(label, tuple(points)) for label, points in present.tally(view)),
            course=present.course(view),
            score=told_at_end(session),
        )

    def _face(self, seat: Seat) -> Face:
        session = self.session
        return Face(session.letter(seat), session.tone(seat), session.who(seat), session.person(seat))

    def parts(self) -> Iterable[Widget]:
        """A status line and a sheet."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="sheet")

    def redraw(self) -> None:
        """How it ended, or how everybody fared round by round."""
        (across, down), words = self.size, self.session.catalog
        title, rounds = words.say("game.name"), len(self.ended.rounds) - 1 + self.ended.first
        how = self.ended.scores[0] if self.ended.is_stopped else words.say(Says.over())
        note = words.say(Says.table(name=self.session.name, n=rounds))
        self.query_one("#status", Drawn).draw([status_line(title, how, note, across)])
        if self.shows_rounds:
            self._sheet.draw(rounds_sheet(self.ended, words, across, down - BARS))
        else:
            self._sheet.draw(sheet(self.ended, words, self.box.glyphs, across, down - BARS))

    @property
    def _sheet(self) -> Drawn:
        return self.query_one("#sheet", Drawn)

    def hints(self) -> Sequence[str]:
        """Play again, look back, or go home."""
        scroll = ("move:scroll",) if len(self._sheet.lines) > self.size.height - BARS else ()
        rounds = ("switch:ended" if self.shows_rounds else "switch:rounds",) if len(self.ended.rounds) > 1 else ()
        return ("rematch", "chronicle:replay", "back:home", *rounds, *scroll, "rules", REST)

    def commands(self) -> Iterable[SystemCommand]:
        """What a key does here and not at the table."""
        if len(self.ended.rounds) > 1:
            title = f"{self.box.say('ui.key.rounds')} ({KEYS['switch'].label(self.box.settings.keys)})"
            yield SystemCommand(title, self.box.say("ui.act.rounds"), self.action_rounds)

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_rounds(self) -> None:
        """To the rounds one by one, or back to how it ended."""
        if len(self.ended.rounds) > 1:
            self.shows_rounds = not self.shows_rounds
            self._sheet.show_from(0)
            self.show()

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
