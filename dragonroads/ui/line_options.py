"""The options of a question as a numbered list."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import key_of
from dragonroads.games.presenter import Presenter
from dragonroads.seats.looking import look
from dragonroads.ui.line_choice import PAGE, Choice, Item
from dragonroads.ui.line_screen import WIDTH, Say, Screen, width, wrap

NUMBER = 5
"""Cells for the mark and the number."""
MOST_LABEL = 38
GRID_FROM, GRID_CELL = 13, 26


class OptionList:
    """Prints what can be picked, what cannot, and what could not be taken back."""

    def __init__(self, match: Match[Any], presenter: Presenter, say: Say, screen: Screen) -> None:
        self._match = match
        self._presenter = presenter
        self._say = say
        self._screen = screen

    def items(self, choice: Choice) -> list[Item]:
        """What is offered now, in words and numbered from 1."""
        question = choice.question
        view = look(self._match, question.seat)
        labels = [self._presenter.option(view, question, option) for option in choice.offered]
        return [Item(n, o, one.text, one.effect) for n, (o, one) in enumerate(zip(choice.offered, labels), 1)]

    def show(self, choice: Choice) -> None:
        """Print the list, as much of it as is wanted."""
        items = self.items(choice)
        found = [item for item in items if item.fits(choice.wanted)]
        is_grid = len(found) >= GRID_FROM and all(_short(item) <= GRID_CELL - NUMBER - 1 for item in found)
        shown = found if is_grid else found[choice.page * PAGE : (choice.page + 1) * PAGE]
        final = {item.number for item in shown if self._is_final(choice, item.option)}
        if is_grid:
            self._grid(shown, final)
        else:
            self._list(shown, final)
        self._remarks(choice, items, found, len(shown), bool(final))
        if not choice.wanted:
            self._closed(choice)

    def _list(self, shown: list[Item], final: set[int]) -> None:
        column = NUMBER + min(MOST_LABEL, max((width(item.text) for item in shown), default=0)) + 2
        for item in shown:
            head = f"{_mark(item, final)}{item.text}"
            if width(head) + 2 > column:
                self._screen.lines([head, f"{' ' * (NUMBER + 2)}{item.effect}"] if item.effect else [head])
                continue
            line = head + " " * (column - width(head)) + item.effect
            self._screen.lines(wrap(line, column if column < WIDTH // 2 else NUMBER + 2))

    def _grid(self, shown: list[Item], final: set[int]) -> None:
        across = WIDTH // GRID_CELL
        down = -(-len(shown) // across)
        cells = [f"{_mark(item, final)}{item.text} {item.effect}".rstrip() for item in shown]
        for row in range(down):
            columns = cells[row::down]
            self._screen.line("".join(cell + " " * (GRID_CELL - width(cell)) for cell in columns).rstrip())

    def _remarks(self, choice: Choice, items: list[Item], found: list[Item], shown: int, any_final: bool) -> None:
        if choice.wanted:
            self._screen.line(self._say("line.filtered", n=len(found), of=len(items), wanted=choice.wanted))
        elif shown < len(found):
            pages = (len(found) - 1) // PAGE + 1
            self._screen.line(self._say("line.page", page=choice.page + 1, pages=pages, n=len(found)))
        if choice.question.sealed:
            self._screen.line(self._say("line.sealed"))
        elif any_final:
            self._screen.line(self._say("line.final"))
        if choice.is_ticked:
            self._screen.line(self._say("line.ticks", lo=choice.question.lo, hi=choice.question.hi))
        if choice.picked and len(choice.question.parts) > 1 and choice.can_go_back:
            self._screen.line(self._say("line.back"))

    def _closed(self, choice: Choice) -> None:
        """What cannot be picked, each with the reason and its rule."""
        question = choice.question
        view = look(self._match, question.seat)
        for closed in self._match.closed(question.seat, question.n):
            if choice.belongs(closed.option):
                label = self._presenter.option(view, question, closed.option).text
                reason, rule = self._presenter.refusal(view, closed.reason), closed.reason.rule
                key = "line.closed.rule" if rule else "line.closed"
                self._screen.line(self._say(key, option=label, reason=reason, rule=rule))

    def _is_final(self, choice: Choice, option: Any) -> bool:
        question = choice.question
        if question.sealed:
            return True
        if choice.is_ticked or not choice.is_last_part:
            return False
        return self._match.is_final(question.seat, question.n, key_of(option))


def _mark(item: Item, final: set[int]) -> str:
    return f"{'!' if item.number in final else ' '}{item.number:>2}  "


def _short(item: Item) -> int:
    return width(item.text) + 1 + width(item.effect)
