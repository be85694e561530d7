"""A question in front of somebody: the list of what can be picked, and the one thing the cursor stands on."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.foresight import SEALED
from dragonroads.engine.table import Question, key_of
from dragonroads.games.presenter import Asked
from dragonroads.ui.choice import Choice, Item, amounts, numbered
from dragonroads.ui.marking import Marks
from dragonroads.ui.session import Session

SEALED_ALONE = "sealed_alone"
"""A choice that nobody else makes at the same time: it is shown at once."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: something open, or something closed with the reason and its rule."""

    item: Item
    open: bool = True
    reason: str = ""
    rule: str = ""

    @property
    def place(self) -> str:
        """Where it lies on the board."""
        return self.item.place


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a cursor stood: in which question, on which option, and the place of that on the board."""

    n: int
    key: str
    place: str


class Asking:
    """List and board are one selection: whatever moves the cursor moves it in both."""

    def __init__(self, session: Session, question: Question, follows: bool = False) -> None:
        self.session = session
        self.question = question
        is_alone = session.keyboard.eyes == question.seat
        self.view = session.look(session.viewer(question.seat if is_alone else None))
        self.asked: Asked = session.presenter.question(self.view, question)
        self.choice = Choice(question)
        self.ticked: set[str] = set()
        self.at = 0
        self.is_awake = True
        """Whether the cursor is lit: asleep it stands nowhere, and nothing can be taken."""
        self.typed = ""
        self._final: dict[str, str] = {}
        self._list()
        self.move_to(self.asked.place)
        self.is_awake = follows and self._may_stand()

    def reword(self) -> None:
        """The same question in the words that the table speaks now; the cursor stays where it is."""
        self.asked = self.session.presenter.question(self.view, self.question)
        at = self.at
        self._list()
        self.at = min(at, max(0, len(self.rows) - 1))

    # --- the list ---------------------------------------------------------------------------------------------------

    def _list(self) -> None:
        present, question = self.session.presenter, self.question
        labels = [present.option(self.view, question, option) for option in self.choice.offered]
        self.items = numbered(self.choice.offered, labels, self.choice.is_ticked)
        self.are_amounts = not self.choice.is_ticked and bool(amounts(self.choice.offered, labels))
        """Whether every option is a number: then digits mean the number itself."""
        found = [Row(item) for item in self.items if item.fits(self.choice.wanted)]
        self.rows = found + (self._closed() if not self.choice.wanted else [])
        self.at = min(self.at, max(0, len(self.rows) - 1))

    def _closed(self) -> list[Row]:
        present = self.session.presenter
        rows = []
        for closed in self.question.closed():
            if self.choice.belongs(closed.option):
                label = present.option(self.view, self.question, closed.option)
                reason = present.refusal(self.view, closed.reason)
                item = Item("", closed.option, label.text, label.effect, label.place)
                rows.append(Row(item, False, reason, self.session.loaded.rule_of(closed.reason)))
        return rows

    @property
    def row(self) -> Row | None:
        """What the cursor stands on; nothing while it sleeps, or when no option has the word that is looked for."""
        return self.rows[self.at] if self.rows and self.is_awake else None

    def _may_stand(self) -> bool:
        """Whether the cursor may stand on something nobody has chosen: only on what could be taken back."""
        at = self.rows[self.at] if self.rows else None
        return at is not None and at.open and not self.finality(at)

    @property
    def standing(self) -> Standing | None:
        """Where the cursor stands, for whoever comes back to the same question; nothing while it sleeps."""
        row = self.row
        return Standing(self.question.n, key_of(row.item.option), row.place) if row else None

    def stand_again(self, kept: Standing | None) -> None:
        """Put the cursor where it stood in the same question, by option or else by place."""
        if kept is None or kept.n != self.question.n:
            return
        keys = [key_of(row.item.option) for row in self.rows]
        if kept.key in keys:
            self.point_at(keys.index(kept.key))
        else:
            self.move_to(kept.place)

    def wake(self, place: str = "") -> bool:
        """Light the cursor on a place, else on the first line; whether it was asleep."""
        if self.is_awake:
            return False
        self.is_awake, self.at = True, 0
        self.move_to(place)
        return True

    def finality(self, row: Row) -> str:
        """Why picking it could not be taken back: which of the reasons that words know; nothing when it can be."""
        keys = self.choice.completed(row.item.option) if row.open else ()
        if not keys:
            return ""
        if self.question.sealed:
            return SEALED if len(self.session.match.asked) > 1 else SEALED_ALONE
        if self.choice.is_ticked:
            return ""
        (key,) = keys
        if key not in self._final:
            self._final[key] = self.session.match.finality(self.question.seat, self.question.n, key)
        return self._final[key]

    def is_ticked(self, row: Row) -> bool:
        """Whether it is among those picked so far."""
        return key_of(row.item.option) in self.ticked

    def marks(self) -> Marks:
        """The same selection on the board."""
        legal = frozenset(row.place for row in self.rows if row.open and row.place)
        closed = frozenset(row.place for row in self.rows if not row.open and row.place)
        return Marks(self.row.place if self.row else "", legal, closed, self.asked.place)

    # --- moving -----------------------------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """Up or down the list, from one end to the other; the first step only lights the cursor."""
        if self.rows and not self.wake():
            self.at = (self.at + by) % len(self.rows)
        self.typed = ""

    def move_page(self, by: int) -> None:
        """Many lines up or down, no further than the ends."""
        self.is_awake = True
        self.at = min(max(0, self.at + by), max(0, len(self.rows) - 1))
        self.typed = ""

    def move_to(self, place: str) -> bool:
        """Put the cursor on a place of the board; whether an option lies there."""
        for at, row in enumerate(self.rows):
            if place and row.place == place:
                self.point_at(at)
                return True
        return False

    def point_at(self, at: int) -> None:
        """Put the cursor on a line of the list."""
        self.at, self.typed, self.is_awake = at, "", True

    def move_legal(self, by: int) -> None:
        """The next or previous open option."""
        for _ in self.rows:
            self.move(by)
            if self.rows[self.at].open:
                return

    def type_number(self, digit: str) -> bool:
        """One more digit: the cursor goes to the option of its number; whether there is one, or still may be.

        Digits add up as long as that leads to a number of the list; otherwise the last one begins another number.
        """
        numbers = [row.item.key if row.open else "" for row in self.rows]
        for typed in (self.typed + digit, digit):
            if any(number.startswith(typed) for number in numbers):
                self.typed = typed
                if typed in numbers:
                    self.at, self.is_awake = numbers.index(typed), True
                return True
        stands_alone = max(map(len, numbers), default=0) < len("10")
        self.typed = digit if stands_alone else self.typed + digit
        return False

    @property
    def is_at_number(self) -> bool:
        """Whether the cursor stands on the option whose number was typed, if one was."""
        return not self.typed or (self.row is not None and self.row.item.key == self.typed)

    def jump(self, word: str) -> None:
        """Go to the first option whose number or name begins with these letters, or else contains them."""
        wanted = word.casefold()
        names = [
            (at, f"{row.item.key} {row.item.text}".casefold(), row.item.text.casefold())
            for at, row in enumerate(self.rows)
        ]
        for fits in (str.startswith, str.__contains__):
            for at, both, name in names:
                if fits(both, wanted) or fits(name, wanted):
                    self.point_at(at)
                    return

    def filter(self, wanted: str) -> None:
        """Show only what contains these words."""
        self.choice.filter(wanted)
        self.at = 0
        self._list()

    # --- picking ----------------------------------------------------------------------------------------------------

    def pick(self) -> tuple[str, ...] | None:
        """Take what the cursor stands on; the keys of the answer when that completes it."""
        row = self.row
        if row is None or not row.open:
            return None
        if self.choice.is_ticked:
            return self.ticks()
        keys = self.choice.pick(row.item.option)
        if keys is None:
            self.at, self.typed = 0, ""
            self._list()
            self.is_awake = self._may_stand()
        return keys

    def tick(self) -> None:
        """Add what the cursor stands on to the ticks, or take it away again."""
        if self.row and self.row.open:
            self.ticked ^= {key_of(self.row.item.option)}

    def ticks(self) -> tuple[str, ...] | None:
        """The keys of everything ticked, when it is neither too little nor too much."""
        q = self.question
        keys = tuple(key_of(option) for option in q.options if key_of(option) in self.ticked)
        return keys if q.lo <= len(keys) <= q.hi else None

    def back(self) -> bool:
        """One step back in a choice of several parts; whether there was one."""
        if self.choice.wanted:
            self.filter("")
            return True
        if not self.choice.back():
            return False
        self.at = 0
        self._list()
        return True

    @property
    def chosen_so_far(self) -> str:
        """The words of the parts that have been picked."""
        if not self.choice.picked:
            return ""
        return self.session.presenter.option(self.view, self.question, self.choice.picked).text
