"""The whole hand is laid in one go: cards go to numbered places and may be moved about until the one confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.gamekit.facts.table import Plan
from dragonroads.games.presenter import TableOfCards
from dragonroads.ui import deaf
from dragonroads.ui.drawing import Line
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.stages.stage import READING, Stage
from dragonroads.ui.tables.laying import BUTTON, PLACE, Laying, laying_lines

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

BACK = "backspace"
"""Beside the key that takes back, it takes the card that was placed last."""


class Says(Texts):
    """What is said while cards are laid."""

    family = "ui.lay"
    count, wakes, full = text(at=int, n=int), text(), text()


class Lay(Stage):
    """Nothing is given before everything is confirmed; then all answers go in the order of the rules."""

    def __init__(self, page: TableScreen, question: Question, plan: Plan) -> None:
        super().__init__(page)
        self.question = question
        self.plan = plan
        self.placed: dict[int, int] = {}
        """Which card of the hand lies in which place, in the order in which they were put there."""
        self.card = -1
        """The card under the cursor; none while it sleeps."""
        self.place = -1
        """The filled place under the cursor."""

    @property
    def rule(self) -> str:
        """The rule of the first question."""
        return self.session.presenter.question(self.page.view, self.question).rule

    # --- what is shown ----------------------------------------------------------------------------------------------

    @property
    def laying(self) -> Laying:
        """How far it has come."""
        return Laying(self.placed, self.card, self.place, self.is_full and self.place < 0)

    @property
    def is_full(self) -> bool:
        """Whether every place has its card."""
        return len(self.placed) == len(self.plan.places)

    def whole(self, cards: TableOfCards, across: int, down: int) -> list[Line] | None:
        """The whole page below the status line."""
        say, n = self.session.catalog.say, len(self.plan.places)
        count = say(Says.full()) if self.is_full else say(Says.count(at=len(self.placed) + 1, n=n))
        says = count, say(Says.wakes())
        return laying_lines(self.plan, self.laying, cards.table(self.page.view), says, across, down)

    def hints(self) -> Sequence[str]:
        """Cards, places, the way back."""
        if self.is_full and self.place < 0:
            first: Sequence[str] = ("choose:lay", "undo:take_back_card")
        elif self.place >= 0:
            first = ("choose:take_back_card", "down:card")
        else:
            first = ("right:card", *(("choose:put",) if self.card >= 0 else ()))
            first = (*first, *(("undo:take_back_card",) if self.placed else ()))
        return (*first, "about", *READING)

    def reword(self) -> None:
        """Cards, places and warnings in other words; what has been placed stays where it is."""
        plan = self.page.plan(self.question)
        assert plan is not None
        self.plan = plan

    # --- moving -----------------------------------------------------------------------------------------------------

    @property
    def _free(self) -> list[int]:
        """Cards that have no place yet."""
        return [at for at in range(len(self.plan.hand)) if at not in self.placed.values()]

    def move(self, dx: int, dy: int) -> None:
        """From card to card, and up to the places that are filled."""
        if dy:
            self._move_up_or_down(dy)
        elif self.place >= 0:
            self._walk_places(dx)
        else:
            self._next_card(dx)
        self.page.show()

    def _next_card(self, by: int) -> None:
        """The next card without a place, or the one before; the first step only lights the cursor."""
        if free := self._free:
            self.card = free[0] if self.card not in free else free[(free.index(self.card) + by) % len(free)]

    def _move_up_or_down(self, dy: int) -> None:
        if self.place >= 0:
            self._walk_places(dy)
        elif dy < 0 and self.placed:
            self.place, self.card = max(self.placed), -1
        else:
            self._next_card(dy)

    def _walk_places(self, by: int) -> None:
        """Over the filled places; past the last one the cursor is back at the hand."""
        filled = sorted(self.placed)
        at = filled.index(self.place) + by
        if at >= len(filled):
            self.place = -1
            self.wake()
        else:
            self.place = filled[max(0, at)]

    def wake(self) -> None:
        """Light the first card that has no place."""
        if self.card < 0 and self._free:
            self.card = self._free[0]

    # --- placing ----------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Put the card where it is asked for, take one back, or lay them all."""
        if self.page.box.ears.is_deaf:
            return
        if self.place >= 0:
            self._take_back(self.place)
        elif self.is_full:
            self._lay()
        elif self.card < 0:
            self.page.notice(self.page.box.say("ui.choose_first"))
        else:
            self._put(self.laying.next_place(self.plan))

    def _put(self, place: int) -> None:
        """The card lies in a place; what is forced then follows by itself."""
        at = self._free.index(self.card)
        self.placed[place] = self.card
        free = self._free
        if len(free) == 1 and len(self.placed) + 1 == len(self.plan.places):
            self.placed[self.laying.next_place(self.plan)] = free[0]
            free = []
        self.card = free[min(at, len(free) - 1)] if free else -1
        if self.is_full:
            self.page.box.ears.rest(deaf.PLAN)
        self.page.show()

    def _take_back(self, place: int) -> None:
        """A card comes back to the hand; one that had gone by itself comes with it."""
        self.card, self.place = self.placed.pop(place), -1
        self.page.show()

    def undo(self) -> None:
        """The card that was placed last; without one, whatever was answered before."""
        if not self.placed:
            super().undo()
            return
        if self.is_full and len(self.placed) > 1:
            self.placed.popitem()  # the last one went by itself
        self._take_back(next(reversed(self.placed)))

    def take_key(self, event: events.Key) -> bool:
        """A digit lights its card, a capital letter puts the card into that row, Backspace takes one back."""
        letter = event.character or ""
        if letter.isascii() and letter.isdigit():
            self._light(int(letter) - 1)
        elif letter.isupper() and self._to_row(letter):
            return True
        elif event.key == BACK and self.placed:
            self.undo()
        else:
            return False
        return True

    def _light(self, at: int) -> None:
        if at in self._free:
            self.card, self.place = at, -1
            self.page.show()
        else:
            self.page.notice(self.page.box.say("ui.no_number", typed=str(at + 1)))

    def _to_row(self, letter: str) -> bool:
        """Put the card under the cursor straight into the row of a letter, at its first free place."""
        rows = [at for at, row in enumerate(self.plan.rows) if row.plate.badge.letter == letter]
        wanted = (n for n, place in enumerate(self.plan.places) if place.row in rows and n not in self.placed)
        place = next(wanted, -1)
        if place < 0 or self.card < 0:
            return False
        self._put(place)
        return True

    def _lay(self) -> None:
        """Give all answers, in the order of the rules; what could not be written stays a plan."""
        keys = [self.plan.keys[self.placed[n]] for n in range(len(self.plan.places))]
        director = self.page.director
        director.try_to(lambda: self.session.answer_all(self.question, keys))
        if not self.session.match.asks(self.question.seat, self.question.n):
            director.go_on()

    # --- reading and mouse ------------------------------------------------------------------------------------------

    def explain(self) -> None:
        """All about the card under the cursor."""
        at = self.placed[self.place] if self.place >= 0 else self.card
        found = self.session.presenter.about(self.page.view, self.plan.hand[at].place) if at >= 0 else None
        if found:
            self.page.box.push_screen(AboutScreen(found.title, found.lines))
        else:
            self.page.notice(self.page.box.say("ui.about.nothing"))

    def point_at_place(self, place: str) -> None:
        """A click lights a card, a second one puts it; on a place it puts the card there or takes one back."""
        cards = [one.place for one in self.plan.hand]
        if place in cards and cards.index(place) in self._free:
            at = cards.index(place)
            if at == self.card:
                self.choose()
            else:
                self._light(at)
        elif place.startswith(PLACE):
            self._click_place(int(place.removeprefix(PLACE)))
        elif place == BUTTON:
            self.place = -1
            if self.is_full:
                self.choose()
        else:
            super().point_at_place(place)

    def _click_place(self, place: int) -> None:
        if place in self.placed:
            self._take_back(place)
        elif self.card >= 0:
            self._put(place)
