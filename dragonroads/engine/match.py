"""A game in progress: header and answers, and everything that follows from them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic

from dragonroads.engine.agreements import OPEN_HANDS
from dragonroads.engine.answers import as_answer, picks_for
from dragonroads.engine.checkpoints import STEPS_PER_CHECKPOINT, Checkpoint, last_before
from dragonroads.engine.events import Event, Told, is_for, seen_by
from dragonroads.engine.following import Diverged, Diverges, check_answered, check_sealed, naming_line
from dragonroads.engine.foresight import foreseen
from dragonroads.engine.game import Game, Header, Result
from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.journal import Accepted, Answered, Handed, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.moments import Moment, Watched
from dragonroads.engine.players import Players
from dragonroads.engine.position import Position
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.savefile_reading import harmless
from dragonroads.engine.stale import Stale
from dragonroads.engine.table import Answer, Question, S, Seat, Suspend
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, View, see
from dragonroads.engine.visibility import ALL
from dragonroads.errors import SaveError, StaleAnswer, Violation

Journal = Callable[[Record], None]
MOST_STEPS = 20_000
"""Between two questions; a position that no rules have led to may go round in circles."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What others may know of a private question: who is asked, in which step, and whether the answer is in."""

    n: int
    seat: Seat
    step: str
    done: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """How many answers can be taken back one after another, and what stands in the way of more."""

    steps: int
    limit: str


class Match(Generic[S]):
    """All a screen or a server needs of a game."""

    def __init__(self, game: Game[S], header: Header, journal: Journal | None = None) -> None:
        self.game = game
        self.header = header
        self.journal = journal
        self.lines = 0
        self.players = Players.of(header)
        self.holder: Seat | None = None
        self.stopped = False
        self.rematch: Rematch | None = None
        """The running score of people who have played before."""
        self._answers: list[Answer] = []
        self._numbers: list[int] = []
        self._final = 0
        self._limit = "start"
        self._sealed: dict[Seat, tuple[int, ...]] = {}
        self._looked: dict[Seat, int] = {}
        self._led: dict[Seat, int] = {}
        """How much had been told when the last answer of a seat had been played out."""
        self._told: list[Told] = []
        self._questions: tuple[Question, ...] = ()
        self._heard: Question | None = None
        """The open question as everybody may hear it."""
        self._unveiled = -1
        """After how many answers something hidden last proved to be there or not."""
        self._snapshot: Snapshot | None = None
        self._known: Knowledge | None = None
        self.state = self._start()
        self._checkpoints = [Checkpoint(0, self.state, 0)]
        self._run(0)

    # --- what a seat may know -------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        """The game as this seat may see it; as everybody may for no seat."""
        return see(self.state, self._sight(seat))

    def open(self, viewer: Seat | None) -> tuple[Question | Waiting, ...]:
        """The open questions: in full to those who may see them, to others only who is asked."""
        return tuple(self._shown(q, viewer) for q in self._questions)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have a question, those whose sealed answer is in among them."""
        return tuple(q.seat for q in self._questions)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """The seats whose sealed answer is in while others still choose."""
        return tuple(seat for seat in self.asked if seat in self._sealed)

    def _shown(self, q: Question, viewer: Seat | None) -> Question | Waiting:
        done = q.seat in self._sealed
        if not done and (q.seat == viewer or (not q.private and self._sight(viewer).open_hands)):
            return q
        if not done and not q.private:
            return self._aloud(q)
        return Waiting(q.n, q.seat, self.state.phase, done)

    def _aloud(self, q: Question) -> Question:
        """An open question with its public list, which is worked out once."""
        if q.openly is None:
            return q
        if self._heard is None:
            self._heard = q.aloud()
        return self._heard

    def asks(self, seat: Seat, n: int) -> bool:
        """Whether a seat still has to answer a question."""
        return any(q.seat == seat and q.n == n for q in self._questions) and seat not in self._sealed

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What happened, as far as this seat may know, from its own number `since` on."""
        return seen_by(self._told, seat, since)

    def moments(self, viewer: Seat | None, since: int = 0) -> list[Moment]:
        """The same events, each with this viewer's view as it was when it was told; nothing of the match changes."""
        mine = [at for at, told in enumerate(self._told) if is_for(told.to, viewer)]
        if max(0, since) >= len(mine):
            return []
        checkpoint = last_before(self._checkpoints, mine[max(0, since)]) or Checkpoint(0, self._start(), 0)
        table = Watched(checkpoint.state.copy(), self._answers, checkpoint.answers, self._sight(viewer))
        return table.watch(self.game.steps, bisect_left(mine, checkpoint.told), since)

    def recap(self, seat: Seat) -> list[Event]:
        """What happened since this seat last looked, but for what its own answer led to in the open."""
        return seen_by(self._since(seat), seat)

    def told_alone(self, seat: Seat) -> list[Event]:
        """What this seat was told since it last looked, and not everybody; nothing before its first look."""
        if not self.has_looked(seat):
            return []
        return seen_by([one for one in self._since(seat) if one.to != ALL], seat)

    def missed(self, seat: Seat) -> list[Event]:
        """The same as far as everybody knows."""
        return seen_by(self._since(seat), None)

    def led_to(self, seat: Seat) -> list[Event]:
        """What the last answer of this seat led to in the open, unless it has looked since."""
        return seen_by(self._told[self._looked.get(seat, 0) : self._led.get(seat, 0)], None)

    def _since(self, seat: Seat) -> list[Told]:
        first = self._looked.get(seat, 0)
        led = max(first, self._led.get(seat, 0))
        return [one for one in self._told[first:led] if one.to != ALL] + self._told[led:]

    def has_looked(self, seat: Seat) -> bool:
        """Whether this seat has held the keyboard before."""
        return seat in self._looked

    def position(self, seat: Seat) -> Position[S]:
        """The game as a computer player may think about it."""
        checkpoint = self._checkpoints[-1]
        tail = self._answers[checkpoint.answers :]
        for question in self._questions:
            if question.seat == seat and seat not in self._sealed:
                return Position(self.game, checkpoint.state, tail, question, self.view(seat))
        raise StaleAnswer(Stale.not_asked())

    def finality(self, seat: Seat, n: int, *keys: str) -> str:
        """Why an answer could not be taken back: what it would show; nothing when it can be."""
        checkpoint = self._checkpoints[-1]
        tail = self._answers[checkpoint.answers :]
        return foreseen(self.game, checkpoint.state, tail, self._question(seat, n), keys)

    def who(self, seat: Seat) -> str:
        """Who plays this seat now: `keyboard` or `computer:<level>`."""
        return self.players.who[seat]

    def is_person(self, seat: Seat) -> bool:
        """Whether a person at the keyboard plays this seat now."""
        return self.players.is_person(seat)

    @property
    def ever_people(self) -> frozenset[Seat]:
        """The seats that are or were played by people at this table."""
        return self.players.ever_people

    @property
    def over(self) -> bool:
        """Whether the game has ended or was stopped."""
        return self.state.over or self.stopped

    @property
    def result(self) -> Result | None:
        """How it ended; nothing while it goes on."""
        return self.game.result(self.state) if self.over else None

    @property
    def answered(self) -> int:
        """How many answers count now."""
        return len(self._answers)

    # --- what people do -------------------------------------------------------------------------------------------

    def attach(self, journal: Journal) -> None:
        """From now on every line goes into this journal, first what a crash kept from being written."""
        self.journal = journal
        self.open_sealed_set()
        self._write_snapshot()

    def answer(self, seat: Seat, n: int, *keys: str) -> None:
        """Take an answer; StaleAnswer when it does not fit, SaveError when it cannot be written: nothing has changed.

        Only a sealed answer that is itself written stays in even if the set's line then fails: it is final.
        """
        question = self._question(seat, n)
        picks = picks_for(question, keys)
        if question.sealed:
            self._write(SealedAnswer.of(question, picks))
            self._seal(seat, picks)
            self.open_sealed_set()
        else:
            self._settle((question,), (picks,))

    def open_sealed_set(self) -> None:
        """When the last sealed answer is in, all of them count; to be tried again when writing that has failed."""
        if self._sealed and len(self._sealed) == len(self._questions):
            self._settle(self._questions, tuple(self._sealed[q.seat] for q in self._questions))

    def accept(self, seat: Seat) -> None:
        """This seat has taken the keyboard: what was answered before is final."""
        if not 0 <= seat < len(self.header.seats):
            raise StaleAnswer(Stale.no_seat(n=seat))
        self._write(Accepted(seat))
        self._take_keyboard(seat)
        self._looked[seat] = len(self._told)

    def hand(self, seat: Seat, who: str) -> None:
        """From now on somebody else plays this seat: what was answered before is final."""
        if self.over:
            raise StaleAnswer(Stale.over())
        players = self.players.handed(seat, who)
        self._write(Handed(seat, who))
        self.players = players
        self._set_final("handed_over")
        if self.holder == seat:
            self.holder = None

    def can_undo(self) -> Undo:
        """How far the last answers can be taken back."""
        if self.stopped or self._sealed:
            return Undo(0, "stopped" if self.stopped else "sealed")
        return Undo(len(self._answers) - self._final, self._limit)

    def undo(self, steps: int = 1, *, agreed: bool = False) -> None:
        """Take back the last answers; if all agree, also final ones (the same chance then comes again)."""
        most = len(self._answers) if agreed and not self.stopped else self.can_undo().steps
        if not 1 <= steps <= most:
            raise StaleAnswer(Stale.not_so_many(n=steps, most=most))
        target = len(self._answers) - steps
        self._write(Undone(self._numbers[target], agreed))
        self._take_back(target, self.lines)

    def stop(self) -> None:
        """End the game for good with the standings as they are."""
        if self.over:
            raise StaleAnswer(Stale.over())
        self._write(Stopped())
        self.stopped = True
        self._questions = ()

    # --- following a record ---------------------------------------------------------------------------------------

    def follow(self, records: Iterable[Record]) -> None:
        """Play recorded lines; Diverged, naming the line, when one does not fit.

        A sealed set without its own line waits until there is a journal to write that line to.
        """
        journal, self.journal = self.journal, None
        try:
            for at, record in enumerate(records):
                with naming_line(at):
                    self._follow(record)
        finally:
            self.journal = journal
        if journal:
            self.attach(journal)

    def _follow(self, record: Record) -> None:
        match record:
            case Answered():
                self._follow_answer(record)
            case SealedAnswer():
                self._follow_sealed(record)
            case Undone():
                self._follow_undone(record)
            case Accepted(seat):
                self.accept(seat)
            case Handed(seat, who):
                self.hand(seat, who)
            case Snapshot():
                if record != self._snapshot:
                    raise Diverged(Diverges.snapshot(n=record.answers))
                self._snapshot = None
                self.lines += 1
            case Stopped():
                self.stop()
            case Rematch():
                self._follow_rematch(record)

    def _follow_sealed(self, record: SealedAnswer) -> None:
        check_sealed(record, self._question(record.seat, record.n))
        self._seal(record.seat, record.picks)
        self.lines += 1

    def _follow_undone(self, record: Undone) -> None:
        if record.to not in self._numbers:
            raise Diverged(Diverges.nothing_back(n=record.to))
        self.undo(len(self._numbers) - self._numbers.index(record.to), agreed=record.agreed)

    def _follow_rematch(self, record: Rematch) -> None:
        if self.rematch or self._answers:
            raise StaleAnswer(Stale.late_score())
        record.check(len(self.header.seats))
        self.rematch = record
        self.lines += 1

    def _follow_answer(self, record: Answered) -> None:
        asked = self._questions
        check_answered(record, asked, self._sealed)
        self._advance(asked, record.picks)
        if self.state.digest() != record.digest:
            raise Diverged(Diverges.other_position(n=record.n, kind=harmless(record.kind)))

    # --- inside ---------------------------------------------------------------------------------------------------

    def _start(self) -> S:
        start = self.header.start
        return self.game.begin(self.header) if start is None else self.game.load(start, self.header)

    def _sight(self, seat: Seat | None) -> Sight:
        agreed = self.header.agreements
        return Sight(seat, agreed.memory, agreed.handover == OPEN_HANDS)

    def _question(self, seat: Seat, n: int) -> Question:
        if not self.asks(seat, n):
            raise StaleAnswer(Stale.not_asked())
        return next(q for q in self._questions if q.seat == seat)

    def _write(self, record: Record) -> None:
        """On disk first; only then does it count."""
        if self.journal:
            self.journal(record)
        self.lines += 1

    def _seal(self, seat: Seat, picks: tuple[int, ...]) -> None:
        self._take_keyboard(seat)
        self._sealed[seat] = picks

    def _settle(self, asked: tuple[Question, ...], picks: tuple[tuple[int, ...], ...]) -> None:
        """Play the answers out and write them down; if either fails, nothing has happened."""
        before = (
            self._final,
            self._limit,
            self.holder,
            dict(self._looked),
            dict(self._led),
            dict(self._sealed),
            self.lines,
        )
        answers = len(self._answers)
        try:
            self._advance(asked, picks)
            if self.journal:
                self.journal(Answered.of(asked, picks, self.state.digest()))
        except Exception:
            self._take_back(answers, asked[0].n)
            self._final, self._limit, self.holder, self._looked, self._led, self._sealed, self.lines = before
            raise
        self._write_snapshot()

    def _write_snapshot(self) -> None:
        """Keep the position at the start of a round; the start of the game is in the header.

        A game is whole without its snapshots: if the disk is full, the next answer will say so.
        """
        if self._snapshot and self._snapshot.answers:
            with suppress(SaveError):
                self._write(self._snapshot)
                self._snapshot = None

    def _advance(self, asked: tuple[Question, ...], picks: tuple[tuple[int, ...], ...]) -> None:
        known = self._known or Knowledge.of(self.state)
        sealed = asked[0].sealed
        if not sealed:
            self._take_keyboard(asked[0].seat)
        for q in asked:
            self._looked[q.seat] = len(self._told)
        self._sealed = {}
        self._answers.append(as_answer(asked, picks))
        self._numbers.append(asked[0].n)
        self.lines += 1
        self._run(self.lines)
        if not sealed:
            self._led[asked[0].seat] = len(self._told)
        self._known = Knowledge.of(self.state)
        if sealed or known.grew_into(self._known) or self._unveiled == len(self._answers):
            self._set_final("sealed" if sealed else "revealed")
        elif not self.is_person(asked[0].seat):
            self._set_final("computer")

    def _take_keyboard(self, seat: Seat) -> None:
        """A computer seat answers without taking the keyboard from anybody."""
        if self.holder != seat and self.is_person(seat):
            self.holder = seat
            self._set_final("handed_over")

    def _set_final(self, limit: str) -> None:
        self._final = len(self._answers)
        self._limit = limit

    def _take_back(self, target: int, n: int) -> None:
        del self._answers[target:], self._numbers[target:]
        while self._checkpoints[-1].answers > target:
            self._checkpoints.pop()
        self._sealed = {}
        self._run(n)
        self._final = min(self._final, target)
        self._looked = {seat: min(at, len(self._told)) for seat, at in self._looked.items()}
        self._led = {seat: min(at, len(self._told)) for seat, at in self._led.items()}

    def _run(self, n: int) -> None:
        """Run from the last checkpoint with the answers known so far, up to the next question or the end."""
        checkpoint = self._checkpoints[-1]
        checkpoint.steps = 0
        t = Replay(checkpoint.state.copy(), self._answers, checkpoint.answers, n)
        del self._told[checkpoint.told :]
        self._questions = ()
        self._heard = None
        self._snapshot = None
        self._known = None
        steps, done = self.game.steps, 0
        try:
            while not t.state.over:
                done += 1
                if done > MOST_STEPS:
                    raise Violation(f"nobody was asked anything in {MOST_STEPS} steps")
                steps[t.state.phase](t)
                self._told += t.told
                t.told.clear()
                self._maybe_keep(t)
        except Suspend as suspended:
            self._questions = suspended.questions
        self._told += t.told
        self._unveiled = t.unveiled[0]
        self.state = t.state

    def _maybe_keep(self, t: Replay[S]) -> None:
        """Keep a copy between two steps, unless running again from the last one is cheaper than copying."""
        last = self._checkpoints[-1]
        begins_round = t.state.round != last.state.round
        if last.answers == t.at:
            last.steps += 1
            if last.steps < STEPS_PER_CHECKPOINT and not begins_round:
                return
            self._checkpoints.pop()
        self._checkpoints.append(Checkpoint(t.at, t.state.copy(), len(self._told)))
        if begins_round:
            self._snapshot = Snapshot(t.at, t.state.dump())
