"""Questions in line mode: what is typed until one is answered. An empty line never answers, it repeats the question."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question, Seat, key_of
from dragonroads.library.values import Person
from dragonroads.ui.choice import Choice, Item, picked, ticks
from dragonroads.ui.line_commands import Commands
from dragonroads.ui.line_input import Typing
from dragonroads.ui.line_options import OptionList
from dragonroads.ui.line_words import TypedWords

Give = Callable[[Question, tuple[str, ...]], bool]
"""Gives an answer; whether it is in."""
LONGEST_ECHO = 24


class Says(Texts):
    """What is said at a question."""

    family = "line"
    again = text()
    prompt = text(who=Person)
    look_away = text(who=Person)
    unknown = text(typed=str, first=str, last=int)
    ticks = text(lo=int, hi=int)


class Asking:
    """Puts questions and waits until they are answered."""

    def __init__(self, options: OptionList, commands: Commands, typing: Typing, typed: TypedWords, give: Give) -> None:
        self._pages = options.pages
        self._keyboard = options.pages.keyboard
        self._say = options.pages.say
        self._screen = options.pages.screen
        self._options = options
        self._commands = commands
        self._typing = typing
        self._typed = typed
        self._give = give
        self._asked_last: Seat | None = None

    def ask(self, question: Question) -> None:
        """Put a question and wait until it is answered."""
        self._pages.before_question(question.seat)
        if question.seat != self._asked_last:
            self._typing.forget()
        self._asked_last = question.seat
        choice = Choice(question)
        self._show(choice)
        while (keys := self._understand(self._read(question), choice)) is None or not self._give(question, keys):
            pass
        if self._is_unseen(question) and len(question.parts) > 1:
            self._pages.wipe()  # the parts that were picked first stand above the others

    def _is_unseen(self, question: Question) -> bool:
        """Whether a sealed answer is given on the table that all look at: what is typed must not be seen."""
        return question.sealed and self._pages.viewer is None

    def _read(self, question: Question) -> str:
        """What is typed next."""
        prompt = self._say(Says.prompt(who=self._pages.who(question.seat)))
        return self._typing.secret(prompt) if self._is_unseen(question) else self._typing.line(prompt)

    def _show(self, choice: Choice) -> None:
        """The question with what can be picked now."""
        self._pages.question(choice.question)
        self._options.show(choice)
        if self._is_unseen(choice.question):
            self._screen.line(self._say(Says.look_away(who=self._pages.who(choice.question.seat))))

    def _understand(self, typed: str, choice: Choice) -> tuple[str, ...] | None:
        """The keys of a whole answer; nothing when something else was typed, which is then done or explained."""
        if not typed:
            self._show(choice)
        elif typed.startswith("/"):
            choice.filter(typed[1:])
            self._options.show(choice)
        elif typed in ("+", "-"):
            choice.turn(1 if typed == "+" else -1, len(choice.offered))
            self._options.show(choice)
        elif (typed.lower() == "b" or self._typed.meant(typed) == "back") and choice.back():
            self._show(choice)
        else:
            return self._pick(typed, choice)
        return None

    def _pick(self, typed: str, choice: Choice) -> tuple[str, ...] | None:
        """Numbers, the words of an option, or else a command."""
        items = self._options.items(choice)
        if choice.is_ticked and (ticked := ticks(typed, items)) is not None:
            return self._ticked(ticked, choice)
        item = picked(typed, items)
        if item is not None and not choice.is_ticked:
            keys = choice.pick(item.option)
            if keys is None:
                self._show(choice)
            return keys
        if self._commands.run(typed, choice.question):
            self._screen.line(self._say(Says.again()))
        else:
            shown = "*" if self._is_unseen(choice.question) else typed[:LONGEST_ECHO]
            self._screen.line(self._say(Says.unknown(typed=shown, first=items[0].key, last=items[-1].key)))
        return None

    def _ticked(self, items: list[Item], choice: Choice) -> tuple[str, ...] | None:
        """The keys of what was ticked, if it is neither too little nor too much."""
        question = choice.question
        if not question.lo <= len(items) <= question.hi:
            self._screen.line(self._say(Says.ticks(lo=question.lo, hi=question.hi)))
            return None
        return tuple(key_of(item.option) for item in items)
