"""The options of a question as a numbered list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.ui.choice import LONGEST_KEY, PAGE, Choice, Item, numbered
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_screen import WIDTH, width, wrap
from dragonroads.ui.said_often import why_final

NUMBER = 5
"""Cells for the mark and the number."""
MOST_LABEL = 38
GRID_FROM, GRID_CELL = 13, 26


class Says(Texts):
    """What is said beside a list of options."""

    family = "line"
    back = text()
    filtered = text(n=int, of=int, wanted=str)
    page = text(page=int, pages=int, n=int)
    final = text(why=str)
    final_mark = text(key="ui.final_mark", why=str)
    ticks = text(lo=int, hi=int)
    closed = text(option=str, reason=str)


class OptionList:
    """Prints what can be picked, what cannot, and what could not be taken back."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self._match = pages.match
        self._presenter = pages.presenter
        self._say = pages.say
        self._screen = pages.screen

    def items(self, choice: Choice) -> list[Item]:
        """What is offered now, in words and with what is typed for it."""
        question = choice.question
        view = self.pages.look(self.pages.viewer)
        labels = [self._presenter.option(view, question, option) for option in choice.offered]
        return numbered(choice.offered, labels, choice.is_ticked)

    def show(self, choice: Choice) -> None:
        """Print the list, as much of it as is wanted."""
        items = self.items(choice)
        found = [item for item in items if item.fits(choice.wanted)]
        is_grid = len(found) >= GRID_FROM and all(width(_one_line(item, "")) <= GRID_CELL - 2 for item in found)
        shown = found if is_grid else found[choice.page * PAGE : (choice.page + 1) * PAGE]
        final = {item.key: self._say(why_final(why)) for item in shown if (why := self._finality(choice, item.option))}
        reasons = list(dict.fromkeys(final.values()))
        if is_grid:
            self._grid(shown, final)
        elif len(reasons) > 1:  # otherwise one line below says it of all that are marked
            self._list([self._with_reason(item, final) for item in shown], final)
            reasons = []
        else:
            self._list(shown, final)
        self._remarks(choice, items, found, len(shown), reasons)
        if not choice.wanted:
            self._closed(choice)

    def _list(self, shown: list[Item], final: Mapping[str, str]) -> None:
        column = NUMBER + min(MOST_LABEL, max((width(item.text) for item in shown), default=0)) + 2
        for item in shown:
            head = f"{_mark(item, final)}{item.text}"
            if width(head) + 2 > column:
                self._screen.lines([head, f"{' ' * (NUMBER + 2)}{item.effect}"] if item.effect else [head])
                continue
            line = head + " " * (column - width(head)) + item.effect
            self._screen.lines(wrap(line, column if column < WIDTH // 2 else NUMBER + 2))

    def _with_reason(self, item: Item, final: Mapping[str, str]) -> Item:
        """An option that says at its right end why it is final."""
        if item.key not in final:
            return item
        return replace(item, effect=f"{item.effect}  {self._say(Says.final_mark(why=final[item.key]))}".strip())

    def _grid(self, shown: list[Item], final: Mapping[str, str]) -> None:
        """Short options in columns, to be read downwards."""
        across = WIDTH // GRID_CELL
        down = -(-len(shown) // across)
        cells = [_one_line(item, "!" if item.key in final else " ") for item in shown]
        for row in range(down):
            columns = cells[row::down]
            self._screen.line("".join(cell + " " * (GRID_CELL - width(cell)) for cell in columns).rstrip())

    def _remarks(self, choice: Choice, items: list[Item], found: list[Item], shown: int, final: list[str]) -> None:
        if choice.wanted:
            self._screen.line(self._say(Says.filtered(n=len(found), of=len(items), wanted=choice.wanted)))
        elif shown < len(found):
            pages = (len(found) - 1) // PAGE + 1
            self._screen.line(self._say(Says.page(page=choice.page + 1, pages=pages, n=len(found))))
        if final:
            self._screen.line(self._say(Says.final(why=", ".join(final))))
        if choice.is_ticked:
            self._screen.line(self._say(Says.ticks(lo=choice.question.lo, hi=choice.question.hi)))
        if choice.picked and len(choice.question.parts) > 1 and choice.can_go_back:
            self._screen.line(self._say(Says.back()))

    def _closed(self, choice: Choice) -> None:
        """What cannot be picked, each with the reason."""
        question = choice.question
        view = self.pages.look(self.pages.viewer)
        for closed in question.closed():
            if choice.belongs(closed.option):
                label = self._presenter.option(view, question, closed.option).text
                reason = self._presenter.refusal(view, closed.reason)
                self._screen.line(self._say(Says.closed(option=label, reason=reason)))

    def _finality(self, choice: Choice, option: Any) -> str:
        """Why picking it could not be taken back; nothing when it can be."""
        question = choice.question
        keys = choice.completed(option)
        if not keys or (choice.is_ticked and not question.sealed):
            return ""
        return self._match.finality(question.seat, question.n, *keys)


def _mark(item: Item, final: Mapping[str, str]) -> str:
    return f"{'!' if item.key in final else ' '}{item.key:>2}  "


def _one_line(item: Item, mark: str) -> str:
    return f"{mark or ' '}{item.key:>{LONGEST_KEY}}  {item.text}  {item.effect}".rstrip()
