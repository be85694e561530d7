"""Line mode: a whole game as plain numbered text on two streams, newest text last."""

from __future__ import annotations

import errno
import signal
from collections.abc import Callable
from typing import Any, TextIO

from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import Lost
from dragonroads.engine.table import Question, Seat, key_of
from dragonroads.errors import DragonroadsError, NotNow, OutputError
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Presenter
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Due, Keyboard, Over, Sitting, Unwritten
from dragonroads.seats.players import Computer, check_players
from dragonroads.ui.choice import Choice, Item, picked, ticks
from dragonroads.ui.line_commands import Commands, Lift, Redraw, SaveInfo
from dragonroads.ui.line_input import Gone, Typing
from dragonroads.ui.line_options import OptionList
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_screen import Screen
from dragonroads.ui.line_words import TypedWords

ByMachine = Callable[[Match[Any], Seat], None]
"""Answers one open question of a seat that no person plays."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""How the system says that a disk takes no more."""
TERMINATED = 143


class Says(Texts):
    """What is said at the prompts."""

    family = "line"
    welcome, own_side, again, write_again, lost = text(), text(), text(), text(), text()
    curtain_prompt = text(key="line.curtain.prompt", letter=str)
    curtain_not_asked = text(key="line.curtain.not_asked", who=Person, letter=str)
    curtain_closed = text(key="line.curtain.closed", letter=str)
    prompt = text(who=Person)
    unknown = text(typed=str, first=str, last=int)
    ticks = text(lo=int, hi=int)
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
        self.keyboard = Keyboard(match)
        self.screen = Screen(output)
        self.typing = Typing(input, self.screen)
        self.pages = Pages(self.keyboard, presenter, catalog, self.screen, self.typing)
        self.options = OptionList(self.pages, loaded)
        self.typed = TypedWords(catalog)
        self.commands = Commands(self.pages, loaded.rules, catalog, self.typing, saved)
        self.computer = computer
        self.asked_last: Seat | None = None

    def run(self) -> None:
        """From one thing that is due to the next, until the end or until everybody has gone."""
        try:
            self.screen.line(self.say(Says.welcome()))
            self.let_in_alone()
            lifting: Seat | None = None
            while not isinstance(due := self.keyboard.due(), Over):
                lifting = self.bring_about(due, lifting)
            self.commands.keep_lost()
            self.pages.end()
        except Gone:
            self.pages.turn_public()
            self.commands.farewell()

    def bring_about(self, due: Due, lifting: Seat | None) -> Seat | None:
        """Show its own side to whoever wants to see it, otherwise do what is due; who wants to see the own side next.

        At the curtain of one side all commands work: another side can be asked for, or answers be taken back.
        """
        try:
            if lifting is None:
                self.do(due)
            else:
                self.lift(lifting)
        except Redraw:
            return None
        except Lift as lift:
            return lift.seat
        return None

    def do(self, due: Due) -> None:
        """Bring about what is due."""
        match due:
            case ByComputer(seat):
                self.let_computer_answer(seat)
            case Aloud(question):
                self.pages.turn_public()
                self.ask(question)
            case Curtain():
                self.raise_curtain(due)
            case Sitting(_, questions):
                self.ask(questions[0])
            case Unwritten():
                self.write_again()

    # --- hand-over --------------------------------------------------------------------------------------------------

    def raise_curtain(self, due: Curtain) -> None:
        """Nothing but the seat's letter opens it, and nothing typed before it was up counts."""
        self.pages.curtain(due)
        self.typing.forget()
        letter = self.pages.letter(due.seat)
        letters = {self.pages.letter(seat).casefold(): seat for seat in self.keyboard.people}
        while True:
            typed = self.typing.line(self.say(Says.curtain_prompt(letter=letter)))
            if typed.casefold() == letter.casefold():
                self.open_curtain(due.seat)
                return
            seat = letters.get(typed.casefold())
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
        if seat is not None and not self.match.over and not self.commands.is_let_in(seat):
            raise Gone

    def open_curtain(self, seat: Seat) -> None:
        """The seat's own page begins, once its code is known; without it the curtain stays."""
        if not self.commands.is_let_in(seat):
            return
        recap = self.match.recap(seat) if self.match.has_looked(seat) else []
        if self.try_to(lambda: self.keyboard.accept(seat)):
            self.pages.turn_private(seat, recap)

    def lift(self, seat: Seat) -> None:
        """A seat wants to see its own side: with the true list if it is asked now, otherwise until Enter."""
        if self.keyboard.eyes == seat:
            self.pages.turn_public()
            return
        self.raise_curtain(Curtain(seat))
        if self.keyboard.eyes == seat and not isinstance(self.keyboard.due(), Sitting):
            self.pages.table(everything=True)
            self.typing.line(self.say(Says.own_side()))
            self.pages.turn_public()

    # --- questions --------------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Put a question and wait until it is answered."""
        self.pages.scene(question.seat)
        if question.seat != self.asked_last:
            self.typing.forget()
        self.asked_last = question.seat
        choice = Choice(question)
        self.show(choice)
        while True:
            typed = self.typing.line(self.say(Says.prompt(who=self.pages.who(question.seat))))
            keys = self.understand(typed, choice)
            if keys is not None and self.is_answered(question, keys):
                return

    def is_answered(self, question: Question, keys: tuple[str, ...]) -> bool:
        """Give the answer; a secret one can be in even though writing the whole set has failed."""
        given = self.try_to(lambda: self.match.answer(question.seat, question.n, *keys))
        return given or not self.match.asks(question.seat, question.n)

    def show(self, choice: Choice) -> None:
        """The question with what can be picked now."""
        self.pages.question(choice.question)
        self.options.show(choice)

    def understand(self, typed: str, choice: Choice) -> tuple[str, ...] | None:
        """The keys of a whole answer; nothing when something else was typed, which is then done or explained."""
        if not typed:
            self.show(choice)
        elif typed.startswith("/"):
            choice.filter(typed[1:])
            self.options.show(choice)
        elif typed in ("+", "-"):
            choice.turn(1 if typed == "+" else -1, len(choice.offered))
            self.options.show(choice)
        elif (typed.lower() == "b" or self.typed.meant(typed) == "back") and choice.back():
            self.show(choice)
        else:
            return self.pick(typed, choice)
        return None

    def pick(self, typed: str, choice: Choice) -> tuple[str, ...] | None:
        """Numbers, the words of an option, or else a command."""
        items = self.options.items(choice)
        if choice.is_ticked and (ticked := ticks(typed, items)) is not None:
            return self.ticked(ticked, choice)
        item = picked(typed, items)
        if item is not None and not choice.is_ticked:
            keys = choice.pick(item.option)
            if keys is None:
                self.show(choice)
            return keys
        if self.commands.run(typed, choice.question):
            self.screen.line(self.say(Says.again()))
        else:
            self.screen.line(self.say(Says.unknown(typed=typed[:24], first=items[0].key, last=items[-1].key)))
        return None

    def ticked(self, items: list[Item], choice: Choice) -> tuple[str, ...] | None:
        """The keys of what was ticked, if it is neither too little nor too much."""
        question = choice.question
        if not question.lo <= len(items) <= question.hi:
            self.screen.line(self.say(Says.ticks(lo=question.lo, hi=question.hi)))
            return None
        return tuple(key_of(item.option) for item in items)

    # --- faults -----------------------------------------------------------------------------------------------------

    def let_computer_answer(self, seat: Seat) -> None:
        """If its answer cannot be written, somebody has to make room before it tries again."""
        if not self.try_to(lambda: self.computer(self.match, seat)):
            self.commands.run(self.typing.line(self.say(Says.write_again())), None)

    def write_again(self) -> None:
        """All secret choices are in, but the disk did not take them."""
        self.pages.turn_public()
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
