"""Games known only by their answers, told as the records of a save: broken ones to look at, golden ones to keep."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dragonroads.engine.game import Game, Header
from dragonroads.engine.journal import Answered, Record, header_from_json, header_to_json, to_json
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import as_line
from dragonroads.engine.simulate_tally import Failure, answers_from_json
from dragonroads.engine.table import Answer, Question, S


def records_of(game: Game[S], header: Header, answers: Sequence[Answer]) -> list[Record]:
    """The lines a save of this game has; an answer the rules stumble over is the last one, without a digest."""
    records: list[Record] = []
    match = Match(game, header, records.append)
    for answer in answers:
        asked = open_questions(match)
        picks = picks_of(asked, answer)
        try:
            give(match, asked, picks)
        except Exception:  # whatever the broken rules do
            return [*records, Answered.of(asked, picks, 0)]
    return records


def open_questions(match: Match[S]) -> tuple[Question, ...]:
    """The open question, or all of a sealed set, each as its own seat sees it."""
    shown = [(q, match.open(q.seat)[at]) for at, q in enumerate(match.open(None))]
    return tuple(q for _, q in shown if isinstance(q, Question))


def picks_of(asked: Sequence[Question], answer: Answer) -> tuple[tuple[int, ...], ...]:
    """Per question the picks that an answer of the record stands for."""
    picks = answer if isinstance(answer, tuple) else (answer,)
    return tuple((i,) for i in picks) if asked[0].sealed else (picks,)


def give(match: Match[S], asked: Sequence[Question], picks: Sequence[tuple[int, ...]]) -> None:
    """Answer the open questions, seat by seat."""
    for question, some in zip(asked, picks):
        match.answer(question.seat, question.n, *(question.key(i) for i in some))


def lines_of(header: Header, records: Sequence[Record]) -> bytes:
    """A whole save file."""
    return b"".join(map(as_line, [header_to_json(header), *map(to_json, records)]))


def write_case(game: Game[S], failure: Failure, path: Path) -> None:
    """Leave a broken game as a save file; one that hangs stops before the answer that makes it hang."""
    header = header_from_json(failure.header)
    answers = answers_from_json(failure.answers)
    records = records_of(game, header, answers[:-1] if failure.hangs else answers) if answers else []
    SaveFile.create_with(path, lines_of(header, records)).close()
