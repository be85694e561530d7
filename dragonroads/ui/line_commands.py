"""The commands that work at every prompt of line mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import Lost, SaveFile
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import DragonroadsError
from dragonroads.saves.finding import name_of
from dragonroads.saves.keeping import go_on_in_new_file
from dragonroads.ui.given import GivenAnswers
from dragonroads.ui.line_input import Gone, Typing
from dragonroads.ui.line_letters import Letters
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_rules import RulesDesk
from dragonroads.ui.line_screen import Screen
from dragonroads.ui.line_words import TypedWords
from dragonroads.ui.said_often import LIMITS

NAMES = {
    "u": "undo",
    "p": "mine",
    "v": "view",
    "?": "rules",
    "g": "chronicle",
    "s": "save",
    "q": "quit",
    "h": "help",
}
HELP = (
    *("number", "enter", "ticks", "filter", "pages", "back", "u", "uall"),
    *("p", "v", "rules", "g", "s", "newfile", "stop", "q", "h"),
)
LAST_LINES = 20

Act = Callable[[str, Question | None], None]
"""(what stands behind the command, the question that is open) -> done."""


class Says(Texts):
    """What is said about commands."""

    family = "line"
    lost, left = text(), text()
    saved_at = text(path=str, promise=str)
    saved = text(promise=str)
    resume = text(command=str)
    kept = text(fault=str, path=str)
    not_done = text(fault=str)
    help = text("title", *HELP)
    mine_who = text(key="line.mine.who", who=str)
    chronicle = text(n=int, of=int)
    undo = text("ask_all", *LIMITS)
    agree = text(n=int)
    undone = text(n=int)
    taken_back = text(what=str)
    stop_sure = text(key="line.stop.sure")
    stop_not = text(key="line.stop.not")
    stop_all = text(key="line.stop.all")


class Redraw(Exception):
    """What is due has changed, or the page has: begin again."""


class Lift(Exception):
    """Somebody wants to see the own side: the seat whose letter was typed, if one was."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """Where the game is kept, as far as the caller tells."""

    path: str = ""
    resume: str = ""
    file: SaveFile | None = None

    @classmethod
    def of(cls, file: SaveFile) -> SaveInfo:
        """The same for a file."""
        return cls(str(file.path), f"dragonroads resume {name_of(file.path)}", file)

    @property
    def lost(self) -> Lost | None:
        """What has become of the file behind the back of the people, if anything has."""
        return self.file.lost if self.file else None


class Commands:
    """Does what people type beside answers."""

    def __init__(
        self,
        pages: Pages,
        desk: RulesDesk,
        letters: Letters,
        given: GivenAnswers,
        forget_undone: Callable[[], None],
        typing: Typing,
        typed: TypedWords,
        saved: SaveInfo,
    ) -> None:
        self._pages = pages
        self._letters = letters
        self._given = given
        self._forget_undone = forget_undone
        self._match: Match[Any] = pages.match
        self._say = pages.say
        self._screen: Screen = pages.screen
        self._typing = typing
        self._saved = saved
        self._typed = typed
        self._acts: Mapping[str, Act] = {
            "undo": self._undo,
            "mine": self._mine,
            "view": self._view,
            "rules": desk.show,
            "chronicle": self._chronicle,
            "save": self._say_saved,
            "newfile": self._new_file,
            "stop": self._stop,
            "quit": self._quit,
            "help": self._help,
        }

    def run(self, typed: str, question: Question | None) -> bool:
        """Carry out a command; whether it was one."""
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}"
        name = NAMES.get(word.lower(), self._typed.meant(word).lower())
        if name not in self._acts:
            return False
        self._acts[name](rest.strip(), question)
        return True

    def saved(self) -> str:
        """Where everything is kept."""
        if lost := self._saved.lost:
            return f"{lost.said(self._say)} {self._say(Says.lost())}"
        if self._saved.path:
            return self._say(Says.saved_at(path=self._saved.path, promise=self._match.header.promise))
        return self._say(Says.saved(promise=self._match.header.promise))

    def farewell(self) -> None:
        """What people read who leave before the end; a game whose file was taken away is kept all the same."""
        self.keep_lost()
        self._screen.line(self._say(Says.left()))
        if self._saved.resume:
            self._screen.line(self._say(Says.resume(command=self._saved.resume)))

    def keep_lost(self) -> None:
        """If the file was taken away or changed, the whole game goes into a new one; SaveError when it cannot."""
        file, lost = self._saved.file, self._saved.lost
        if file and lost:
            path = go_on_in_new_file(file)
            self._saved = SaveInfo.of(file)
            self._screen.line(self._say(Says.kept(fault=lost.said(self._say), path=path)))

    def _new_file(self, _rest: str, _question: Question | None) -> None:
        if not self._saved.lost:
            self._screen.line(self.saved())
            return
        try:
            self.keep_lost()
        except DragonroadsError as fault:
            self._screen.line(self._say(Says.not_done(fault=fault.said(self._say))))

    # --- reading ----------------------------------------------------------------------------------------------------

    def _help(self, _rest: str, _question: Question | None) -> None:
        self._screen.line(self._say(Says.help("title")))
        self._screen.lines("  " + self._say(Says.help(name)) for name in HELP)

    def _view(self, _rest: str, _question: Question | None) -> None:
        self._pages.heading()
        self._pages.table(everything=True)

    def _mine(self, rest: str, question: Question | None) -> None:
        """Lift the own screen, or cover it again; open hands have nothing to lift."""
        keyboard = self._pages.keyboard
        if not keyboard.has_secrets:
            self._view(rest, question)
            return
        seat = self._pages.seat_called(rest) if rest else keyboard.eyes
        if rest and seat is None:
            self._screen.line(self._say(Says.mine_who(who=self._pages.letters_of(keyboard.people))))
            return
        raise Lift(seat)

    def _say_saved(self, _rest: str, _question: Question | None) -> None:
        self._screen.line(self.saved())

    def _quit(self, _rest: str, _question: Question | None) -> None:
        raise Gone

    def _chronicle(self, rest: str, _question: Question | None) -> None:
        lines = self._pages.words_of(self._match.events(self._pages.viewer))
        wanted = int(rest) if rest.isascii() and rest.isdigit() else LAST_LINES
        if self._typed.meant(rest) == "all":
            wanted = len(lines)
        if wanted < len(lines):
            self._screen.line(self._say(Says.chronicle(n=wanted, of=len(lines))))
        self._pages.tell(lines[len(lines) - min(wanted, len(lines)) :])

    # --- taking back and stopping -----------------------------------------------------------------------------------

    def _undo(self, rest: str, question: Question | None) -> None:
        word, _, count = rest.partition(" ")
        if self._typed.meant(word) == "all":
            self._undo_by_agreement(count, question)
            return
        undo = self._match.can_undo()
        if not undo.steps:
            self._screen.line(self._say(Says.undo(undo.limit)))
            if self._match.answered:
                self._screen.line(self._say(Says.undo("ask_all")))
            return
        self._take_back(1, agreed=False)

    def _undo_by_agreement(self, count: str, question: Question | None) -> None:
        steps = int(count) if count.isascii() and count.isdigit() and 1 <= len(count) <= 4 else 1
        if self._match.sealed:
            self._screen.line(self._say(Says.undo("sealed")))
            return
        if not 1 <= steps <= self._match.answered:
            self._screen.line(self._say(Says.undo("start")))
            return
        others = [seat for seat in self._pages.keyboard.people if question is None or seat != question.seat]
        if self._pages.keyboard.eyes is not None:
            self._pages.turn_public()
        self._pages.heading()
        self._screen.line(self._say(Says.agree(n=steps)))
        if self._letters.everybody_agrees(others):
            self._take_back(steps, agreed=True)
        raise Redraw

    def _take_back(self, steps: int, *, agreed: bool) -> None:
        what = self._given.words_taken_back(self._pages.viewer)
        try:
            self._match.undo(steps, agreed=agreed)
        except DragonroadsError as fault:
            self._screen.line(self._say(Says.not_done(fault=fault.said(self._say))))
            return
        self._forget_undone()
        self._screen.line(self._say(Says.taken_back(what=what) if what and steps == 1 else Says.undone(n=steps)))
        raise Redraw

    def _stop(self, _rest: str, _question: Question | None) -> None:
        """End for good: a person alone types the same word again; several have to agree, one after another."""
        people = self._pages.keyboard.people
        if len(people) < 2:
            if self._typed.meant(self._typing.line(self._say(Says.stop_sure()))) != "stop":
                self._screen.line(self._say(Says.stop_not()))
                return
            self._end_for_good()
        if self._pages.keyboard.eyes is not None:
            self._pages.turn_public()
        self._pages.heading()
        self._screen.line(self._say(Says.stop_all()))
        if self._letters.everybody_agrees(people):
            self._end_for_good()
        raise Redraw

    def _end_for_good(self) -> NoReturn:
        try:
            self._match.stop()
        except DragonroadsError as fault:
            self._screen.line(self._say(Says.not_done(fault=fault.said(self._say))))
        raise Redraw
