"""What is marked as final, what really is, and what it has shown: judged after the answer, not by looking ahead."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dragonroads.engine.fields import secrets_in
from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import Question, Suspend
from dragonroads.engine.tables import Replay
from tests.conformance.driving import answer, some_picks

PLACEMENTS = ("place", "place_again")
DEALS = ("buy", "trade")
"""How the options begin by which a canyon's clan buys and trades."""


@dataclass
class Marks:
    """Answers of random games: how many were marked, and every one whose mark was wrong."""

    answers: int = 0
    marked: int = 0
    bold: list[str] = field(default_factory=list)
    """Not marked, and cannot be taken back."""
    careful: list[str] = field(default_factory=list)
    """Marked, and could be taken back, or nothing was shown."""
    kinds: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """Placements and purchases, and whether they were marked."""
    shown: Counter[str] = field(default_factory=Counter)

    def share(self, what: str) -> float:
        """The share of them that is not marked."""
        free, final = self.kinds[what, False], self.kinds[what, True]
        return free / (free + final) if free + final else 1.0


def sort_of(question: Question, keys: tuple[str, ...]) -> str:
    """Whether an answer is a placement, a purchase or something else."""
    if question.kind in PLACEMENTS:
        return "placement"
    is_deal = any(key.split("/")[0] in DEALS for key in keys)
    return "purchase" if is_deal or question.kind == "buy_caravan" else "other"


def judge(match: Match[Any], random: Random, into: Marks) -> None:
    """Give any answer and compare its mark with what came of it."""
    question = random.choice(open_questions(match))
    picks = some_picks(question, random)
    keys = tuple(question.key(i) for i in picks)
    mark = match.finality(question.seat, question.n, *keys)
    before, name = match.state.copy(), f"answer {match.answered}, {question.kind} {keys}"
    answer(match, question, picks)
    is_final = bool(match._sealed) or not match.can_undo().steps
    into.answers += 1
    into.marked += bool(mark)
    into.kinds[sort_of(question, keys), bool(mark)] += 1
    if is_final and not mark:
        into.bold.append(name)
    if mark:
        shown = "sealed" if question.sealed else what_was_shown(match, before)
        into.shown[shown] += 1
        into.careful += [] if is_final and shown else [f"{name}: {mark}"]


def what_was_shown(match: Match[Any], before: GameState) -> str:
    """What the last answer has brought to light; the name of what was missing, if that was it."""
    after = match.state
    if before.seed != after.seed:
        return "chance"
    for known in known_fields(type(before)).values():
        if any(new & ~old for old, new in zip(getattr(before, known), getattr(after, known))):
            return "cards"
    closed = [(one.value, other.value, one.choices) for one, other in zip(secrets_in(before), secrets_in(after))]
    if any(old in choices and old != new for old, new, choices in closed):
        return "secrets"
    if Knowledge.of(before).grew_into(Knowledge.of(after)):
        return "backs"
    return _missing(match)


def _missing(match: Match[Any]) -> str:
    """What the rules say could have come to light with the last answer."""
    table = Replay(match.game.begin(match.header), match._answers)
    try:
        while not table.state.over:
            match.game.steps[table.state.phase](table)
    except Suspend:
        pass
    at, why = table.unveiled
    return f"perhaps {why}" if at == len(match._answers) else ""
