"""Watches every painted frame: each secret has its own word, and a frame may hold only what its reader may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from tests.ui.played.glass import Glass
from tests.ui.played.table_for import Laid
from tests.ui.secrets import Secret, secrets_in

ONLY_FOR = re.compile(r"only for (\w+)")
ROUNDS_BACK = 3
"""Rounds whose open cards may still be talked about."""


class Leak(AssertionError):
    """A frame showed something to somebody who may not see it."""


class Watcher:
    """Knows who opened which curtain, and so whose eyes may be at the screen."""

    def __init__(self, laid: Laid) -> None:
        assert laid.canaries is not None
        self.app = laid.app
        self.session = laid.session
        self.canaries = laid.canaries
        self.match: Match[Any] = laid.session.match
        self.let_in: Seat | None = None
        """Who typed the own letter and Enter at a curtain that was painted."""
        self.frames: Counter[str] = Counter()
        self.seen: set[Secret] = set()
        """Every secret that was seen on any frame."""
        self._ever_public: set[Secret] = set()
        self._sitter: Seat | None = None
        self._sitting: set[Secret] = set()
        """What the present reader has been shown in this sitting."""
        self._leak: Leak | None = None
        self._answer = laid.session.answer
        setattr(laid.session, "answer", self._answered)  # noqa: B010 - a method to the type checker

    def _answered(self, question: Question, keys: Sequence[str]) -> None:
        """Whoever answers in a hurry has been shown what no frame had the time to show."""
        if question.seat == self.let_in:
            self._sitting |= self.known_to(question.seat)
        self._answer(question, keys)

    def opens(self, seat: Seat) -> None:
        """Somebody is about to press Enter at the own curtain, with the right letter typed."""
        self.let_in = seat

    def frame(self, glass: Glass) -> None:
        """A frame was painted. A leak is kept as well: Textual must not swallow it."""
        try:
            self._check(glass)
        except Leak as leak:
            self._leak = self._leak or leak

    def check(self) -> None:
        """Raise the first leak, if there was one."""
        if self._leak is not None:
            raise self._leak

    # --- one frame --------------------------------------------------------------------------------------------------

    def _check(self, glass: Glass) -> None:
        text, page = glass.text, self.app.page
        reader = page.eyes if isinstance(page, TableScreen) else None
        self._check_reader(reader, text)
        self._ever_public |= self.known_to(None)
        if isinstance(self.app.screen, CurtainScreen):
            self.frames["curtain"] += 1
            self._must(secrets_in(text) <= self.known_to(None), "a secret is named on a curtain", text)
            return
        self.frames["public" if reader is None else "private"] += 1
        found = secrets_in(text)
        self.seen |= found
        allowed = self._allowed(reader)
        self._must(found <= allowed, f"{sorted(found - allowed)} shown to {reader}", text)

    def _check_reader(self, reader: Seat | None, text: str) -> None:
        if reader is None:
            self.let_in = None
            if not self.match.can_undo().steps:  # a plan that can still be taken back outlives a covered screen
                self._sitting = set()
            self._must("only for" not in text, "a private page is left on the screen", text)
            return
        self._must(reader == self.let_in, f"seat {reader} sees its side, but {self.let_in} opened the curtain", text)
        named = ONLY_FOR.search(text.split("\n")[0])
        name = self.match.header.seats[reader].name
        self._must(named is None or name.startswith(named[1]), f"a page of {name} names somebody else", text)

    def _allowed(self, reader: Seat | None) -> set[Secret]:
        if isinstance(self.app.screen, ChronicleScreen):
            return self._ever_public
        known = self.known_to(reader)
        if reader is None:
            return known
        if reader != self._sitter:
            self._sitter, self._sitting = reader, set()
        self._sitting |= known
        return self._sitting

    @staticmethod
    def _must(holds: bool, what: str, text: str) -> None:
        if not holds:
            raise Leak(f"{what}:\n{text}")

    # --- what somebody may know -------------------------------------------------------------------------------------

    def known_to(self, seat: Seat | None) -> set[Secret]:
        """What a seat (everybody for none) may read on a page."""
        return self.canaries.known_to(self.match, seat, ROUNDS_BACK)
