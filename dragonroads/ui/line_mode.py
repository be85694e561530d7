"""Line mode: a whole game as plain numbered text on two streams, newest text last."""

from __future__ import annotations

import errno
import signal
from collections.abc import Callable
from typing import Any, TextIO

from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import Lost
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import DragonroadsError, NotNow, OutputError
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Presenter
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Due, Keyboard, Over, Sitting, Unwritten
from dragonroads.seats.players import Computer, check_players
from dragonroads.ui.given import GivenAnswers
from dragonroads.ui.line_asking import Asking
from dragonroads.ui.line_commands import Commands, Lift, Redraw, SaveInfo
from dragonroads.ui.line_input import Gone, Typing
from dragonroads.ui.line_letters import Letters
from dragonroads.ui.line_options import OptionList
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_rules import RulesDesk
from dragonroads.ui.line_screen import Screen
from dragonroads.ui.line_telling import Teller
from dragonroads.ui.line_words import TypedWords
from dragonroads.ui.scenes.telling import Telling

ByMachine = Callable[[Match[Any], Seat], None]
"""Answers one open question of a seat that no person plays."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""How the system says that a disk takes no more."""
TERMINATED = 143


class Says(Texts):
    """What is said at curtains, and when something cannot be."""

    family = "line"
    welcome, own_side, write_again, lost, more = text(), text(), text(), text(), text()
    curtain_prompt = text(key="line.curtain.prompt", letter=str)
    curtain_not_asked = text(key="line.curtain.not_asked", who=Person, letter=str)
    curtain_closed = text(key="line.curtain.closed", letter=str)
    mine_who = text(key="line.mine.who", who=str)
    mine_prompt = text(key="line.mine.prompt")
    not_now = text(key="ui.not_now")
    not_done = text(fault=str)


def play(
    match: Match[Any],
    loaded: LoadedGame,
    presenter: Presenter,
    catalog: Catalog,
    input: TextIO,  # noqa: A002 - the two streams are best called what they are
    output: TextIO,
    *,
    computer: ByMachine | None = None,
    saved: SaveInfo | None = None,
) -> int:
    """Play until the game is over or the people leave; the exit code. Everything is saved at every moment.

    OutputError when what is said finds no room: then nobody can see what they answer.
    """
    if computer is None:
        check_players(match.players.who, catalog)
        computer = Computer(loaded, catalog).answer
    mode = LineMode(match, loaded, presenter, catalog, input, output, computer, saved or SaveInfo())
    try:
        with mode.typing.heeding_signals():
            mode.run()
    except OSError as fault:
        if fault.errno in FULL:
            raise OutputError(f"the output cannot be written ({fault.strerror})") from None
        # otherwise nobody reads any more, and everything that was answered is on disk
    return TERMINATED if mode.typing.left_by == signal.SIGTERM else 0


class LineMode:
    """One table in front of people."""

    def __init__(
        self,
        match: Match[Any],
        loaded: LoadedGame,
        presenter: Presenter,
        catalog: Catalog,
        input: TextIO,  # noqa: A002
        output: TextIO,
        computer: ByMachine,
        saved: SaveInfo,
    ) -> None:
        self.match = match
        self.say = catalog.say
        self.telling = Telling(match, lambda: self.keyboard.public_viewer)
        self.keyboard = Keyboard(match, lambda: bool(self.telling.fresh()))
        self.screen = Screen(output)
        self.typing = Typing(input, self.screen)
        self.pages = Pages(self.keyboard, presenter, catalog, self.screen, self.typing)
        self.teller = Teller(self.telling, self.pages, catalog, self.rest)
        self.given = GivenAnswers(self.keyboard, lambda: presenter, self.pages.look)
        typed = TypedWords(catalog)
        self.letters = Letters(self.pages, self.typing, typed)
        desk = RulesDesk(self.pages, loaded.rules, catalog)
        self.commands = Commands(
            self.pages, desk, self.letters, self.given, self.forget_undone, self.typing, typed, saved
        )
        self.asking = Asking(OptionList(self.pages), self.commands, self.typing, typed, self.give)
        self.computer = computer

    def run(self) -> None:
        """From one thing that is due to the next, until the end or until everybody has gone."""
        try:
            self.screen.line(self.say(Says.welcome()))
            self.let_in_alone()
            self.telling.resume()
            lifting: Lift | None = None
            while lifting or self.teller.has_news or not isinstance(self.keyboard.due(), Over):
                lifting = self.bring_about(lifting)
            self.commands.keep_lost()
            self.pages.end()
        except Gone:
            self.pages.turn_public()
            self.commands.farewell()

    def bring_about(self, lifting: Lift | None) -> Lift | None:
        """Show its own side to whoever wants to see it, otherwise do what is due; who wants to see the own side next.

        Commands work wherever something is typed: another side can be asked for, or answers be taken back.
        """
        try:
            if lifting is None:
                self.do(self.keyboard.due())
            else:
                self.lift(lifting.seat)
        except Redraw:
            return None
        except Lift as lift:
            return lift
        return None

    def do(self, due: Due) -> None:
        """Bring about what is due; what happened in the open is told in the open first."""
        if not isinstance(due, Sitting):
            self.turn_public()
        match due:
            case ByComputer(seat):
                self.let_computer_answer(seat)
            case Aloud(question):
                self.asking.ask(question)
            case Curtain():
                self.raise_curtain(due)
            case Sitting(_, questions):
                self.asking.ask(questions[0])
            case Unwritten():
                self.write_again()

    def turn_public(self) -> None:
        """The table is everybody's; whatever has not been told yet is told now."""
        self.pages.turn_public()
        if self.teller.has_news:
            self.pages.begin_news()
            self.teller.tell()

    def rest(self) -> None:
        """On a terminal something stays until Enter, which was not typed ahead; nothing but Enter goes on."""
        if self.typing.is_terminal and self.keyboard.people:
            self.typing.forget()
            while typed := self.typing.line(self.say(Says.more())):
                self.commands.run(typed, None)

    def forget_undone(self) -> None:
        """Answers were taken back: nobody remembers them."""
        self.telling.taken_back()
        self.given.forget_undone()
        self.pages.forget_undone()

    # --- hand-over --------------------------------------------------------------------------------------------------

    def raise_curtain(self, due: Curtain) -> None:
        """Nothing but the seat's letter opens it, and nothing typed before it was up counts."""
        self.pages.curtain(due)
        self.typing.forget()
        letter = self.pages.letter(due.seat)
        while True:
            typed = self.typing.line(self.say(Says.curtain_prompt(letter=letter)))
            seat = self.pages.seat_called(typed)
            if seat == due.seat:
                self.open_curtain(due.seat)
                return
            if seat in due.others:
                self.keyboard.let_first(seat)
                return
            if seat is not None:
                self.screen.line(self.say(Says.curtain_not_asked(who=self.pages.who(seat), letter=letter)))
            elif not self.commands.run(typed, None):
                self.screen.line(self.say(Says.curtain_closed(letter=letter)))

    def let_in_alone(self) -> None:
        """Who plays alone meets no curtain: a code is asked for before anything is shown."""
        seat = self.keyboard.public_viewer
        if seat is not None and not self.match.over and not self.letters.is_let_in(seat):
            raise Gone

    def open_curtain(self, seat: Seat) -> None:
        """The seat's own page begins, once its code is known; without it the curtain stays."""
        if not self.letters.is_let_in(seat):
            return
        told_alone = self.match.told_alone(seat)
        if self.try_to(lambda: self.keyboard.accept(seat)):
            self.pages.turn_private(seat, told_alone)

    def lift(self, seat: Seat | None) -> None:
        """Somebody wants to see the own side: with the true list if that seat is asked now, otherwise until Enter.

        Whoever looks at it already covers it again. From behind somebody's curtain only a letter typed in the open
        leads to another side.
        """
        eyes = self.keyboard.eyes
        if eyes is not None:
            self.turn_public()
            if seat == eyes:
                return
        if seat is None or eyes is not None:
            seat = self.ask_whose()
        if seat is None:
            return
        self.open_curtain(seat)
        if self.keyboard.eyes == seat and not isinstance(self.keyboard.due(), Sitting):
            self.pages.table(everything=True)
            self.typing.line(self.say(Says.own_side()))
            self.turn_public()

    def ask_whose(self) -> Seat | None:
        """Whose side it is, by its letter; nobody's when nothing is typed, or something else."""
        self.screen.line(self.say(Says.mine_who(who=self.pages.letters_of(self.keyboard.people))))
        self.typing.forget()
        typed = self.typing.line(self.say(Says.mine_prompt()))
        seat = self.pages.seat_called(typed)
        if seat is None and typed:
            self.commands.run(typed, None)
        return seat

    def give(self, question: Question, keys: tuple[str, ...]) -> bool:
        """Give an answer, if it can be now; a secret one can be in even though writing the whole set has failed."""
        given = self.try_to(lambda: self.given.give(question, keys))
        if is_in := given or not self.match.asks(question.seat, question.n):
            self.pages.answered(question.seat)
        return is_in

    # --- faults -----------------------------------------------------------------------------------------------------

    def let_computer_answer(self, seat: Seat) -> None:
        """If its answer cannot be written, somebody has to make room before it tries again."""
        if not self.try_to(lambda: self.computer(self.match, seat)):
            self.commands.run(self.typing.line(self.say(Says.write_again())), None)

    def write_again(self) -> None:
        """All secret choices are in, but the disk did not take them."""
        self.commands.run(self.typing.line(self.say(Says.write_again())), None)
        self.try_to(self.match.open_sealed_set)

    def try_to(self, act: Callable[[], None]) -> bool:
        """Do something that has to be written down; if it cannot be, say so in one line, and nothing has changed."""
        try:
            act()
        except NotNow:
            self.screen.line(self.say(Says.not_now()))
            return False
        except DragonroadsError as fault:
            self.screen.line(self.say(Says.not_done(fault=fault.said(self.say))))
            if isinstance(fault, Lost):
                self.screen.line(self.say(Says.lost()))
            return False
        return True
