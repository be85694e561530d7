"""The games that golden ones are chosen from: how each table is set, who answers how, and what else people do there."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from random import Random
from typing import Any

from dragonroads.bots.policy_bot import advised
from dragonroads.engine.game import KEYBOARD
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.engine.table import Question
from tests.boxes import boxed
from tests.conformance.cases import BoxedCase, Case, preset_cases, seats_of
from tests.conformance.driving import answer, some_picks
from tests.golden.showing import telling_values

WHIMS = 0.25
"""How often somebody who plays in a style answers anything."""
RESTLESS = 0.1
"""How often people at a restless table do something else than to answer."""
STOPPED_AFTER = 20
STOPPED_SOONER = {"embers": 4}
"""So many answers, or fewer where a whole game has fewer."""
CHANGES = 3
"""So many options are drawn anew where a preset is changed."""
COMPUTER = "computer:easy"


@dataclass(frozen=True)
class Candidate:
    """One game among many: everything about it follows from its title and number."""

    title: str
    number: int

    @property
    def case(self) -> Case:
        """Every other table plays a preset; of the others half change a preset, half are set at random."""
        presets, seats, half = preset_cases(self.title), seats_of(self.title), self.number // 2
        if self.is_preset:
            return BoxedCase(*astuple(presets[half % len(presets)]))
        if self.number % 4 == 1:
            return BoxedCase(self.title, seats[half // 2 % len(seats)], f"wild-{self.number}")
        base, random = presets[half // 2 % len(presets)], Random(f"changes {self.number}")
        options = boxed(self.title).spec.options
        changed = random.sample(options, min(CHANGES, len(options)))
        more = [f"+{option.id}={random.choice(telling_values(option))}" for option in changed]
        return BoxedCase(self.title, base.seats, base.setting + "".join(more))

    @property
    def is_preset(self) -> bool:
        """Whether nothing differs from a preset."""
        return self.number % 2 == 0

    @property
    def stem(self) -> str:
        """The name of its file."""
        preset = f"{self.case.setting}-" if self.is_preset else ""
        return f"{self.case.seats}-{preset}{self.number}"

    def play(self) -> tuple[Match[Any], list[Record]]:
        """The finished match and its records."""
        records: list[Record] = []
        match = Match(self.case.game, self.case.header(self.number), records.append)
        random = Random(f"{self.title} {self.number}")
        table = _Sitting(match, random, random.choice([None, *boxed(self.title).styles]))
        restless, stops = self.number % 16 in (5, 10), self.number % 16 in (3, 12)
        while not match.over:
            if stops and match.answered == STOPPED_SOONER.get(self.title, STOPPED_AFTER):
                match.stop()
            elif restless and random.random() < RESTLESS:
                table.do_something_else()
            else:
                table.answer()
        return match, records


@dataclass(frozen=True)
class _Sitting:
    """A match and how it is played: everybody answers in one style, or by chance."""

    match: Match[Any]
    random: Random
    style: str | None

    def answer(self) -> None:
        """One answer to what is asked."""
        question = self.random.choice(open_questions(self.match))
        answer(self.match, question, self._picks(question))

    def _picks(self, question: Question) -> tuple[int, ...]:
        if self.style is None or self.random.random() < WHIMS:
            return some_picks(question, self.random)
        policy = boxed(self.match.game.id).styles[self.style]
        return advised(policy, self.match.state, question, self.random.random)

    def do_something_else(self) -> None:
        """Take the keyboard, take back an answer, agree on taking back more, or hand a seat over."""
        match, seat = self.match, self.random.randrange(len(self.match.header.seats))
        what = self.random.choice(["accept", "undo", "agree", "hand"])
        if what == "accept":
            match.accept(seat)
        elif what == "hand":
            match.hand(seat, COMPUTER if match.is_person(seat) else KEYBOARD)
        elif what == "undo" and match.can_undo().steps:
            match.undo()
        elif what == "agree" and match.answered:
            match.undo(agreed=True)
