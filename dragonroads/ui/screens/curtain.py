"""The curtain between two people at one keyboard: public facts only, opened by nothing but the right letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual import events, on
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.gamekit.facts.people import Badge
from dragonroads.library.values import Person
from dragonroads.seats.codes import opens
from dragonroads.seats.keyboard import Curtain
from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.keys import bindings, keys_for
from dragonroads.ui.kit.curtain import Called, curtain, size_for
from dragonroads.ui.kit.status_line import as_fits, status_line
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.table_commands import hand_to_computer
from dragonroads.ui.stages.stage import undo_hint
from dragonroads.ui.terminal import forget_typed

if TYPE_CHECKING:
    from dragonroads.ui.director import Director

CODE_DIGITS = 4
ELSEWHERE = ("leave", "rules", "switch", "theme", "undo")
"""What can be done without opening the curtain."""
LETTER, DIGIT, OPEN, FORGOTTEN = "letter:", "digit:", "open", "forgotten"
"""Places of the sheet, for people who only use the mouse."""


class Says(Texts):
    """What stands on the plate."""

    family = "ui.curtain"
    call, same, gone = text(who=Person), text(who=Person), text(who=Person)
    why, others, button = text(), text(), text()
    decided = text(who=list[Person])
    open, closed = text(letter=str), text(letter=str)
    code, forgotten, wrong_code = text(), text(), text()
    vouch = text(who=Person)
    covered, uncover = text(), text()


def _lines(words: str, room: int, tone: str = "plain") -> list[Line]:
    return [(Span(line, tone),) for line in wrap(words, room)]


class CurtainScreen(BoxScreen):
    """Says who is next and why, and waits for that seat's letter and Enter; without a seat, for Enter alone."""

    DEFAULT_CSS = "CurtainScreen #sheet { height: 1fr; } CurtainScreen #status { dock: top; height: 1; }"
    BINDINGS = bindings("leave", "rules", "switch", "away", "back", "undo")
    has_palette = False

    def __init__(self, director: Director, due: Curtain | None) -> None:
        super().__init__()
        self.director = director
        self.session = director.session
        self.due = due
        self.typed = ""
        self.asks_code = False
        self.is_up = False
        """Whether the curtain has been painted: what was typed before does not count."""

    def parts(self) -> Iterable[Widget]:
        """A status line and a sheet."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="sheet")

    def on_mount(self) -> None:
        """Throw away what was typed ahead; keys count once people can see the curtain."""
        forget_typed()
        self.call_after_refresh(self._raise)

    def _raise(self) -> None:
        forget_typed()
        self.is_up = True

    def hints(self) -> Sequence[str]:
        """The way in stands on the sheet; here is what else can be done. A code takes every key but the way back."""
        if self.asks_code:
            return ("back",)
        away = ("away",) if self.due else ()
        undo = undo_hint(self.session, None) if self._can_undo else ()
        return (*undo, "switch:chronicle", "rules", *away, "leave")

    @property
    def _can_undo(self) -> bool:
        """Whether the last answer of the sitting before can still be taken back: opening the curtain ends that."""
        return self.due is not None and not self.asks_code and self.session.match.can_undo().steps > 0

    def action_undo(self) -> None:
        """Whoever takes it back is called to the keyboard again."""
        if not self._can_undo:
            self.notice(self.box.say(f"ui.undo.{self.session.match.can_undo().limit}"))
        elif self.director.try_to(self.session.undo):
            self.director.go_on()
            self.box.tell(self.box.say("ui.undone"))

    # --- drawing ----------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Folds from edge to edge, and the plate of whoever is called."""
        across, down = self.size.width, max(1, self.size.height - 1 - FEET)
        status = self.session.presenter.status(self.session.look(None))
        self.query_one("#status", Drawn).draw([status_line(as_fits(status, across - 3), "", "", across)])
        plate = self.plate(size_for(across, down).room(across))
        self.query_one("#sheet", Drawn).draw(curtain(plate, across, down))

    def plate(self, room: int) -> Called:
        """What stands on it, in lines of so many cells beside the letter."""
        if self.due is None:
            uncover = (Span(self.box.say(Says.uncover()), "key", OPEN),)
            return Called([(Span(self.box.say(Says.covered()), "strong"),)], [uncover])
        return self._plate_of(self.due.seat, room)

    def _plate_of(self, seat: Seat, room: int) -> Called:
        session = self.session
        badge = Badge(session.letter(seat), session.tone(seat))
        goes_on = session.match.holder == seat and not session.decided()
        call = Says.same if goes_on else Says.call
        said = [*_lines(self.box.say(call(who=session.person(seat))), room, "strong"), ()]
        said += [line for text in self._why(seat) for line in _lines(text, room)]
        foot = self._others(room) if not self.asks_code else ()
        return Called(said, self._way_in(badge.letter), foot, badge, session.figure(seat))

    def _why(self, seat: Seat) -> list[str]:
        """What everybody may know: why it is this seat's turn, and who has decided."""
        facts = [self.session.step_of(seat), self.box.say(Says.why())]
        if done := self.session.decided():
            facts.append(self.box.say(Says.decided(who=[self.session.person(one) for one in done])))
        return facts

    def _way_in(self, letter: str) -> list[Line]:
        button = Span(self.box.say(Says.button()), "badge@cursor" if self.typed else "key", OPEN)
        if self.asks_code:
            shown = "*" * len(self.typed) + "_" * (CODE_DIGITS - len(self.typed))
            return [
                (Span(self.box.say(Says.code()), "key"), Span(f"  {shown} ", "strong")),
                (*(Span(f" {digit} ", "note", f"{DIGIT}{digit}") for digit in "0123456789"), Span("  "), button),
                (Span(self.box.say(Says.forgotten()), "dim", FORGOTTEN),),
            ]
        shown = self.typed or "_"
        way = Span(self.box.say(Says.open(letter=letter)), "key", f"{LETTER}{letter}")
        return [(way, Span(f"  [ {shown} ]  ", "strong"), button)]

    def _others(self, room: int) -> list[Line]:
        """Who could go first instead, each by a letter; otherwise what to do if the called one is not there."""
        if self.due is None:
            return []
        if not self.due.others:
            return [(Span(self.box.say(Says.gone(who=self.session.person(self.due.seat))), "dim"),)]
        line: list[Span] = [Span(self.box.say(Says.others()), "dim")]
        for seat in self.due.others:
            letter, tone = self.session.letter(seat), self.session.tone(seat)
            place = f"{LETTER}{letter}"
            line += [
                Span("  "),
                Span(letter, f"badge:{tone}", place),
                Span(f" {self.session.person(seat)}", tone, place),
            ]
        return [tuple(line)]

    # --- keys -------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Letters, digits and Enter belong to the curtain; everything typed before it was up is dropped."""
        if self.is_small:
            return
        if not self.is_up:
            self.swallow(event)
        elif self.asks_code:
            self._take_code(event)
        else:
            self.take_letter(event)
        self.show()

    @property
    def takes_letters(self) -> bool:
        """Whether a seat's letter means something here."""
        return self.due is not None

    def take_letter(self, event: events.Key) -> None:
        """The letter of a seat, Enter, or a key that leads elsewhere."""
        letter = (event.character or "").casefold()
        if event.key == "enter":
            self.swallow(event)
            self.enter()
        elif event.key in ("backspace", "escape"):
            self.swallow(event)
            self.typed = ""
        elif self.takes_letters and letter in self.letters():
            self.swallow(event)
            self.typed = letter.upper()
        elif event.is_printable and event.key not in keys_for(ELSEWHERE, self.box.settings.keys):
            self.swallow(event)
            self.stay_closed()

    def stay_closed(self) -> None:
        """Say how it opens."""
        if self.due is not None:
            self.notice(self.box.say(Says.closed(letter=self.session.letter(self.due.seat))))

    def letters(self) -> dict[str, Seat]:
        """Who comes in by which letter."""
        return {self.session.letter(seat).casefold(): seat for seat in self.session.keyboard.people}

    def enter(self) -> None:
        """Whoever is waited for comes in; whoever else has to choose goes first."""
        if self.due is None:
            self.director.go_on()
            return
        seat = self.letters().get(self.typed.casefold())
        self.typed = ""
        if seat == self.due.seat:
            self.unlock(seat)
        elif seat is not None and seat in self.due.others:
            self.director.let_first(seat)
        else:
            self.stay_closed()

    def unlock(self, seat: Seat) -> None:
        """Open, or ask for the digits first."""
        if self.session.match.header.seats[seat].code:
            self.asks_code = True
        else:
            self.director.open_curtain(seat)

    def _take_code(self, event: events.Key) -> None:
        assert self.due is not None
        self.swallow(event)
        digit = event.character or ""
        if event.key == "escape":
            self.asks_code, self.typed = False, ""
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.key == "f2":
            self._forgotten(self.due.seat)
        elif event.key == "enter":
            self._try_code(self.due.seat)
        elif digit.isascii() and digit.isdigit():
            self._add_digit(digit)

    def _add_digit(self, digit: str) -> None:
        self.typed = (self.typed + digit)[:CODE_DIGITS]

    def _try_code(self, seat: Seat) -> None:
        digits, self.typed = self.typed, ""
        if opens(self.session.match.header, seat, digits):
            self.director.open_curtain(seat)
        else:
            self.notice(self.box.say(Says.wrong_code()))

    def _forgotten(self, seat: Seat) -> None:
        """All others confirm that this is the right person."""
        others = sorted(self.session.match.ever_people - {seat})
        title = self.box.say(Says.vouch(who=self.session.who(seat)))
        self.box.push_screen(AgreeScreen(self.session, title, others, lambda: self.director.open_curtain(seat)))

    @staticmethod
    def swallow(event: events.Key) -> None:
        """Nobody else hears of this key."""
        event.stop()
        event.prevent_default()

    @on(Drawn.Pointed, "#sheet")
    def point(self, event: Drawn.Pointed) -> None:
        """The same with the mouse: a letter, then the way in."""
        event.stop()
        if not self.is_up:
            return
        if event.place == OPEN and self.asks_code and self.due:
            self._try_code(self.due.seat)
        elif event.place == OPEN:
            self.enter()
        elif event.place == FORGOTTEN and self.due:
            self._forgotten(self.due.seat)
        elif event.place.startswith(DIGIT):
            self._add_digit(event.place.removeprefix(DIGIT))
        else:
            self.typed = event.place.removeprefix(LETTER)
        self.show()

    # --- what else can be done --------------------------------------------------------------------------------------

    def action_back(self) -> None:
        """Forget what was typed; a curtain is never left by going back."""
        self.asks_code, self.typed = False, ""
        self.show()

    def action_away(self) -> None:
        """Whoever the curtain waits for has left: the computer plays on, and may be relieved at any time."""
        if self.due is not None and self.session.match.is_person(self.due.seat):
            hand_to_computer(self, self.director, self.due.seat)

    def action_rules(self) -> None:
        """The rule book, from its beginning: which rule matters now is not for everybody."""
        self.box.push_screen(RulesScreen(self.session.loaded, self.session.catalog))

    def action_switch(self) -> None:
        """What happened in the open: letters belong to seats here."""
        self.box.push_screen(ChronicleScreen(self.session))
