"""One step of a saved game in words, or as data for scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.game import KEYBOARD
from dragonroads.engine.journal import Accepted, Answered, Handed, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.line import Texts, text
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.table import Question, Seat
from dragonroads.games.presenter import Presenter
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.saves.chronicle import Step

_NAMES = {
    Answered: "answer",
    SealedAnswer: "sealed",
    Undone: "undo",
    Accepted: "accept",
    Handed: "hand",
    Snapshot: "snapshot",
    Stopped: "stop",
    Rematch: "rematch",
}


class Says(Texts):
    """What is said of a step."""

    family = "cli"
    stopped_early, all_decided, nothing = text(), text(), text()
    taken_back = text(n=int)
    takes_keyboard = text(seat=Person)
    chose = text(seat=Person, question=str, chosen=str)
    decided, handed_back, handed_to_computer = text(seat=Person), text(seat=Person), text(seat=Person)


def step_lines(step: Step, presenter: Presenter, words: Catalog) -> list[str]:
    """What was done, and everything that followed from it."""
    told = list(filter(None, (presenter.event(step.after, event) for event in step.events)))
    return told if told and _is_secret_turn(step) else [*_done(step, presenter, words), *told]


def step_as_json(step: Step, presenter: Presenter, words: Catalog) -> dict[str, Any]:
    """The same for scripts; it holds nothing this viewer may not know."""
    return {
        "line": step.line,
        "what": "header" if step.record is None else _NAMES[type(step.record)],
        "done": _done(step, presenter, words),
        "events": [
            {"kind": event.kind, "args": event.args, "text": presenter.event(step.after, event)}
            for event in step.events
        ],
    }


def _is_secret_turn(step: Step) -> bool:
    """A single seat answered what this viewer did not see: what followed from it says enough."""
    one = isinstance(step.record, Answered) and len(step.record.seats) == 1
    return one and not any(isinstance(asked, Question) for asked in step.asked)


def _done(step: Step, presenter: Presenter, words: Catalog) -> list[str]:
    record: Record | None = step.record
    match record:
        case Answered(seats=seats, picks=picks):
            return _answered(step, seats, picks, presenter, words)
        case SealedAnswer(seat=seat, picks=picks):
            return [_choice(step, seat, picks, presenter, words)]
        case Undone():
            return [words.say(Says.taken_back(n=step.taken_back))]
        case Accepted(seat):
            return [words.say(Says.takes_keyboard(seat=presenter.seat(seat, step.before)))]
        case Handed(seat, who):
            handed = Says.handed_back if who == KEYBOARD else Says.handed_to_computer
            return [words.say(handed(seat=presenter.seat(seat, step.before)))]
        case Stopped():
            return [words.say(Says.stopped_early())]
        case _:
            return []


def _answered(
    step: Step, seats: Sequence[Seat], picks: Sequence[Sequence[int]], presenter: Presenter, words: Catalog
) -> list[str]:
    if len(seats) > 1:
        return [words.say(Says.all_decided())]
    return [_choice(step, seats[0], picks[0], presenter, words)]


def _choice(step: Step, seat: Seat, picks: Sequence[int], presenter: Presenter, words: Catalog) -> str:
    """Who chose what, as far as this viewer sees the question."""
    name = presenter.seat(seat, step.before)
    for question in step.asked:
        if isinstance(question, Question) and question.seat == seat:
            options = [presenter.option(step.before, question, question.options[i]).text for i in picks]
            title = presenter.question(step.before, question).title
            chosen = ", ".join(options) or words.say(Says.nothing())
            return words.say(Says.chose(seat=name, question=title, chosen=chosen))
    return words.say(Says.decided(seat=name))
