"""The table: status, board, seats, question and chronicle, for the eyes of one seat or of everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual import events, on
from textual.app import SystemCommand
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View
from dragonroads.gamekit.facts.table import Plan
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Due, Over, Sitting, Unwritten
from dragonroads.ui.asking import Asking
from dragonroads.ui.card_drawing import CardDrawing
from dragonroads.ui.deaf import QUESTION
from dragonroads.ui.drawings.question_lines import OPTION
from dragonroads.ui.keys import bindings
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.player_screen import PlayerScreen
from dragonroads.ui.screens.road_map import RoadMapScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.stage_keys import StageKeys
from dragonroads.ui.screens.table_commands import table_commands
from dragonroads.ui.screens.who import WhoScreen
from dragonroads.ui.stages.aside import Aside, is_typed_blind
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.stages.pauses import Look, Stuck, Think
from dragonroads.ui.stages.show import Show
from dragonroads.ui.stages.stage import Stage
from dragonroads.ui.table_drawing import TableDrawing

if TYPE_CHECKING:
    from dragonroads.ui.director import Director


class TableScreen(StageKeys):
    """One page of a game. Its `eyes` never change: for somebody else there is another screen."""

    CSS = """
    TableScreen #status { dock: top; height: 1; }
    TableScreen #left { width: 1fr; height: 1fr; }
    TableScreen #middle { height: 1fr; }
    TableScreen #side { width: 44; height: 1fr; }
    TableScreen #own { height: 2; }
    TableScreen #head { height: 3; }
    TableScreen #list { height: 1fr; }
    TableScreen #about { height: 2; }
    """
    BINDINGS = bindings("switch", "mine", "chronicle", "boards", "map", "rules", "leave")

    def __init__(self, director: Director, eyes: Seat | None) -> None:
        super().__init__()
        self.director = director
        self.session = director.session
        self.eyes = eyes
        self.stage = Look(self)
        self.is_on_board = False
        self.pointed: tuple[str, int] = ("", -1)
        """What was clicked last: a second click takes it."""
        self.shows_board = False
        """Whether the board is shown instead of the question where there is no room for both."""
        has_cards = self.session.presenter.cards is not None
        self.drawing: TableDrawing | CardDrawing = CardDrawing(self) if has_cards else TableDrawing(self)

    def parts(self) -> Iterable[Widget]:
        """The regions, always in the same places."""
        yield Drawn(id="status", tone="bar")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                for region in ("board", "seats", "own", "head", "list", "about", "chronicle"):
                    yield Drawn(id=region)
            yield Drawn(id="side")

    # --- what the director says -------------------------------------------------------------------------------------

    def put(self, due: Due) -> None:
        """Show what is due, after what happened in the open has been watched."""
        if self.eyes is None and not (isinstance(self.stage, Show) and self.stage.is_over):
            show = Show(self, lambda: self.put(due), hides=isinstance(due, Curtain | Over))
            if show.has_something:
                self.enter(show)
                return
            self.session.all_told()
        match due:
            case Aloud(question):
                self._ask(question)
            case Sitting(_, questions):
                self._ask(questions[0])
            case ByComputer(seat):
                self.enter(Think(self, seat))
            case Unwritten():
                self.enter(Stuck(self))
            case _:
                self.enter(Look(self))
                self.call_later(self.director.go_on)

    def _ask(self, question: Question) -> None:
        """Ask somebody; what follows from the own last answer finds the cursor awake, all else asleep."""
        last = self.stage.asking.question.seat if isinstance(self.stage, Ask) else None
        follows = last == question.seat and self.session.match.can_undo().steps > 0
        if not follows:
            self.box.ears.rest(QUESTION)
        if (plan := self.plan(question)) is not None:
            self.enter(Lay(self, question, plan))
            return
        asking = Asking(self.session, question, follows)
        asking.stand_again(self.director.kept)
        self.enter(Aside(self, asking) if is_typed_blind(self.session, asking) else Ask(self, asking))

    def plan(self, question: Question) -> Plan | None:
        """Several answers that are given in one go, on the own page of whoever gives them."""
        cards = self.session.presenter.cards
        return cards.plan(self.session.look(question.seat), question) if cards and question.private else None

    def look_only(self) -> None:
        """Nothing is asked: the seat looks at its own side."""
        self.enter(Look(self))

    def enter(self, stage: Stage) -> None:
        """Begin another stage of this page."""
        self.stage.leave()
        self.stage = stage
        self.is_on_board = False
        self.show()
        stage.begin()

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The table as this page shows it: as it is, or as it was at the moment that is being watched."""
        return self.stage.view or self.session.look(self.session.viewer(self.eyes))

    def redraw(self) -> None:
        """Draw every region."""
        self.drawing.draw()

    def pointed_parts(self) -> Iterable[Drawn]:
        """The board first while the arrows move there, else the list."""
        parts = [self.query_one(f"#{region}", Drawn) for region in ("board", "seats", "list")]
        return parts if self.is_on_board else parts[::-1]

    def reword(self) -> None:
        """The table in other words: what goes on at it is told in them."""
        self.stage.reword()

    def hints(self) -> Sequence[str]:
        """What can be done now; the way to a board or a question that is out of sight comes early."""
        regions = self.drawing.regions
        hidden = "boards:question" if regions.is_folded and self.shows_board else "boards:track"
        hidden = "boards:more" if self.drawing.has_more else hidden
        hints = [one for one in self.stage.hints() if one != "boards" or not regions.side]
        if self.session.has_map and "chronicle" in hints:
            hints.insert(hints.index("chronicle") + 1, "map")
        if "boards" not in hints or not (regions.is_folded or self.shows_board):
            return hints
        hints.remove("boards")
        return [*hints[:2], hidden, *hints[2:]]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is offered that this game does not have."""
        return self.session.has_map if action == "map" else super().check_action(action, parameters)

    def commands(self) -> Iterable[SystemCommand]:
        """What has no key: seats for the computer, an end for good, taking back by agreement."""
        return table_commands(self)

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_switch(self) -> None:
        """From the list to the board and back."""
        if not self.stage.can_point:
            self.notice(self.box.say("ui.no_board"))
            return
        self.is_on_board = not self.is_on_board
        self.stage.wake()
        self.show()

    def action_back(self) -> None:
        """One step back; it never loses anything."""
        if self.shows_board and not self.drawing.regions.side:
            self._turn_board()
        else:
            self.stage.back()

    def action_boards(self) -> None:
        """The legend and the piles, page by page, or the board where it is folded away."""
        if self.shows_board and self.drawing.has_more:
            self.drawing.read_on()
            self.show()
        else:
            self._turn_board()

    def _turn_board(self) -> None:
        self.shows_board = not self.shows_board
        self.query_one("#board", Drawn).show_from(0)
        self.show()

    def action_mine(self) -> None:
        """One's own side: lifted on the public table, closed where it was lifted, looked at where it has to be open."""
        keyboard, seat = self.session.keyboard, self.session.viewer(self.eyes)
        if keyboard.is_lifted or (self.eyes is not None and isinstance(self.stage, Look)):
            self.director.done()
        elif seat is not None:
            self._show_side(seat)
        elif keyboard.has_secrets:
            self.director.lift()
        else:
            self.box.push_screen(WhoScreen(self.session, self.box.say("ui.mine.who"), keyboard.people, self._show_side))

    def _show_side(self, seat: Seat) -> None:
        self.box.push_screen(PlayerScreen(self.session, seat))

    def action_chronicle(self) -> None:
        """Everything that happened so far, step by step."""
        self.box.push_screen(ChronicleScreen(self.session))

    def action_map(self) -> None:
        """The whole road, as everybody knows it."""
        self.box.push_screen(RoadMapScreen(self.session))

    def action_rules(self) -> None:
        """The rule book, opened at the rule of this step."""
        self.box.push_screen(RulesScreen(self.session.loaded, self.session.catalog, self.stage.rule))

    # --- mouse ------------------------------------------------------------------------------------------------------

    @on(Drawn.Pointed, "#list")
    def point_at_option(self, event: Drawn.Pointed) -> None:
        """The first click on an option goes there, the second one takes it."""
        event.stop()
        if event.place.startswith(OPTION):
            self.stage.point_at(int(event.place.removeprefix(OPTION)))

    @on(Drawn.Pointed, "#board")
    @on(Drawn.Pointed, "#seats")
    def point_at_place(self, event: Drawn.Pointed) -> None:
        """The first click on a place goes there, the second one takes it."""
        event.stop()
        if event.place.startswith(OPTION):
            self.stage.point_at(int(event.place.removeprefix(OPTION)))
        else:
            self.stage.point_at_place(event.place)

    def on_click(self, _event: events.Click) -> None:
        """A click anywhere ends what is being watched."""
        self.stage.click()

    def on_unmount(self) -> None:
        """Nothing goes on behind a page that is gone."""
        self.stage.leave()
