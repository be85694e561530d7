"""The commands that work at every prompt of line mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import Lost, SaveFile
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import DragonroadsError
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import name_of
from dragonroads.saves.keeping import go_on_in_new_file
from dragonroads.seats.codes import opens
from dragonroads.ui.line_input import Gone, Typing
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_rules import RulesDesk
from dragonroads.ui.line_screen import Screen
from dragonroads.ui.line_words import Says as Words
from dragonroads.ui.line_words import TypedWords
from dragonroads.ui.said_often import LIMITS

NAMES = {
    "u": "undo",
    "p": "mine",
    "r": "recap",
    "v": "view",
    "?": "rules",
    "g": "chronicle",
    "s": "save",
    "q": "quit",
    "h": "help",
}
HELP = (
    *("number", "enter", "ticks", "filter", "pages", "back", "u", "uall"),
    *("p", "r", "v", "rules", "g", "s", "newfile", "stop", "q", "h"),
)
LAST_LINES = 20

Act = Callable[[str, Question | None], None]
"""(what stands behind the command, the question that is open) -> done."""


class Says(Texts):
    """What is said about commands."""

    family = "line"
    lost, left, no_news = text(), text(), text()
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
    agree_prompt = text(key="line.agree.prompt", who=Person, letter=str)
    agree_no = text(key="line.agree.no", who=Person)
    undone = text(n=int)
    stop_sure = text(key="line.stop.sure")
    stop_not = text(key="line.stop.not")
    stop_all = text(key="line.stop.all")
    code = text(who=Person, word=str)
    code_prompt = text(key="line.code.prompt")
    code_wrong = text(key="line.code.wrong")
    code_vouch = text(key="line.code.vouch", who=Person)


class Redraw(Exception):
    """What is due has changed, or the page has: begin again."""


class Lift(Exception):
    """A seat wants to see its own side."""

    def __init__(self, seat: Seat) -> None:
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

    def __init__(self, pages: Pages, rules: RuleBook, catalog: Catalog, typing: Typing, saved: SaveInfo) -> None:
        self._pages = pages
        self._match: Match[Any] = pages.match
        self._say = catalog.say
        self._screen: Screen = pages.screen
        self._typing = typing
        self._saved = saved
        self._typed = TypedWords(catalog)
        self._acts: Mapping[str, Act] = {
            "undo": self._undo,
            "mine": self._mine,
            "recap": self._recap,
            "view": self._view,
            "rules": RulesDesk(pages, rules, catalog).show,
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

    def _recap(self, _rest: str, _question: Question | None) -> None:
        lines = self._pages.news or [self._say(Says.no_news())]
        self._pages.tell(lines)

    def _view(self, _rest: str, _question: Question | None) -> None:
        self._pages.heading()
        self._pages.table(everything=True)

    def _mine(self, rest: str, question: Question | None) -> None:
        """The own side of whoever is asked, or of the seat with this letter; open hands have nothing to lift."""
        keyboard = self._pages.keyboard
        if not keyboard.has_secrets:
            self._view(rest, question)
            return
        letters = {self._pages.letter(seat).casefold(): seat for seat in keyboard.people}
        asked = question.seat if question else None
        seat = letters.get(rest.casefold(), None if rest else asked)
        if seat is None:
            named = ", ".join(f"p {self._pages.letter(one)} {self._pages.who(one)}" for one in keyboard.people)
            self._screen.line(self._say(Says.mine_who(who=named)))
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
        if self._everybody_agrees(others):
            self._take_back(steps, agreed=True)
        raise Redraw

    def _everybody_agrees(self, seats: Sequence[Seat]) -> bool:
        """Each of them types the own letter; anything else is a no."""
        self._typing.forget()
        for seat in seats:
            letter = self._pages.letter(seat)
            typed = self._typing.line(self._say(Says.agree_prompt(who=self._pages.who(seat), letter=letter)))
            if typed.casefold() != letter.casefold():
                self._screen.line(self._say(Says.agree_no(who=self._pages.who(seat))))
                return False
        return True

    def _take_back(self, steps: int, *, agreed: bool) -> None:
        try:
            self._match.undo(steps, agreed=agreed)
        except DragonroadsError as fault:
            self._screen.line(self._say(Says.not_done(fault=fault.said(self._say))))
            return
        self._pages.forget_undone()
        self._screen.line(self._say(Says.undone(n=steps)))
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
        if self._everybody_agrees(people):
            self._end_for_good()
        raise Redraw

    def _end_for_good(self) -> NoReturn:
        try:
            self._match.stop()
        except DragonroadsError as fault:
            self._screen.line(self._say(Says.not_done(fault=fault.said(self._say))))
        raise Redraw

    # --- codes ------------------------------------------------------------------------------------------------------

    def is_let_in(self, seat: Seat) -> bool:
        """Ask for the code of a seat that has one until it is right; no when nothing is typed, or nobody vouches."""
        if not self._match.header.seats[seat].code:
            return True
        who = self._pages.who(seat)
        self._screen.line(self._say(Says.code(who=who, word=self._say(Words.type("forgot")))))
        while typed := self._typing.secret(self._say(Says.code_prompt())):
            if opens(self._match.header, seat, typed):
                return True
            if self._typed.meant(typed) == "forgot":
                return self._is_vouched_for(seat)
            self._screen.line(self._say(Says.code_wrong()))
        return False

    def _is_vouched_for(self, seat: Seat) -> bool:
        """All others who ever played here confirm that this is the right person; nobody else is no witness."""
        others = sorted(self._match.ever_people - {seat})
        self._screen.line(self._say(Says.code_vouch(who=self._pages.who(seat))))
        return bool(others) and self._everybody_agrees(others)
