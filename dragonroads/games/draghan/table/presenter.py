"""The race in words: what the table shows; events, questions and reasons say themselves."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.game import Result
from dragonroads.engine.line import text
from dragonroads.engine.table import Seat
from dragonroads.gamekit.facts.progress import Course
from dragonroads.gamekit.presenter import BasePresenter
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.content import RaceContent
from dragonroads.games.draghan.game import STEPS
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import Cards, PersonWithDragon, Runner, Space, noun, person_and_dragon, tone
from dragonroads.games.draghan.table.about import About
from dragonroads.games.draghan.table.cards import RaceCards
from dragonroads.games.draghan.table.hands import Hands, Piles
from dragonroads.games.draghan.table.legend import Legend
from dragonroads.games.draghan.table.part import Part
from dragonroads.games.draghan.table.rows import Storylines
from dragonroads.games.draghan.table.track import Ribbon
from dragonroads.games.presenter import Board as Drawn
from dragonroads.games.presenter import Piece, Section, TableOfCards


class Status(Part):
    """Where the race is, in one line."""

    now, before = text(game=str, round=int, phase=str, first=Runner), text(game=str, phase=str)
    phase = text(*STEPS, "over", who=Runner, n=Cards)
    asked, task = text(*STEPS, who=PersonWithDragon), text(*STEPS, n=int)


class Score(Part):
    """How it ended."""

    ending = text("finish", "round_cap", "stopped")
    rank = text("alone", "tied", rank=int, who=PersonWithDragon, space=Space)
    winner, photo = text(line=str), text(line=str)


class RacePresenter(BasePresenter[Race]):
    """The presenter of the race."""

    def __init__(self, speaker: Speaker, content: RaceContent) -> None:
        super().__init__(speaker, Race)
        self._dragons = {dragon.id: dragon for dragon in content.dragons}
        self._ribbon, self._rows, self._legend = Ribbon(speaker), Storylines(speaker), Legend(speaker)
        self._piles, self._hands = Piles(speaker), Hands(speaker)
        self._about = About(speaker)
        self._cards = RaceCards(speaker)

    def seat(self, seat: Seat, view: Race) -> str:
        """`Ana (Cinder)`."""
        return self.said(view, person_and_dragon(view, seat))

    def letter(self, seat: Seat, view: Race) -> str:
        """The letter of the seat's dragon."""
        return view.dragons[seat]

    def piece(self, seat: Seat, piece: str) -> Piece:
        """A dragon."""
        say = self.speaker.catalog.say
        name, short = say(f"dragon.{piece}.name"), say(f"dragon.{piece}.short")
        return Piece(piece, self._dragons[piece].colour, name, short)

    def tone(self, seat: Seat, view: Race) -> str:
        """The colour of the seat's dragon."""
        return tone(view, seat)

    def status(self, view: Race) -> str:
        """Game, round, phase and whose turn it is."""
        game = noun("game.name")
        phase = Status.phase("over" if view.over else view.phase, who=view.active, n=view.action_round)
        if not view.round:
            return self.said(view, Status.before(game=game, phase=phase))
        return self.said(view, Status.now(game=game, round=view.round, phase=phase, first=view.first))

    def step(self, view: Race, seat: Seat, step: str) -> str:
        """Who is asked in private, and at which step."""
        return self.said(view, Status.asked(step, who=seat))

    def task(self, view: Race, seat: Seat, step: str) -> str:
        """The same to whoever is asked, who can be seen to hold so many cards."""
        return self.said(view, Status.task(step, n=len(view.hands[seat])))

    def sections(self, view: Race) -> Sequence[Section]:
        """Track, Storylines, piles, and the hands this viewer may look at; before the first deal the track alone."""
        track = self._ribbon.section(view)
        if not view.round:
            return [track]
        rows, piles = self._rows, self._piles
        return [track, rows.section(view), rows.how_to_read(view), piles.section(view), *self._hands.sections(view)]

    def score(self, view: Race, result: Result) -> Sequence[str]:
        """The ranking from the front, with ties and the photo finish, under a line that says how it ended."""
        best = max(result.scores)
        photo = sum(place == best for place in result.scores) > len(result.winners)
        lines = [Score.ending(result.ending)]
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            rank = result.ranks[seat]
            shared = "tied" if result.ranks.count(rank) > 1 else "alone"
            line = Score.rank(shared, rank=rank, who=seat, space=result.scores[seat])
            if seat in result.winners and view.over:
                line = (Score.photo if photo else Score.winner)(line=line)
            lines.append(line)
        return [self.said(view, line) for line in lines]

    # --- what only a full screen shows ------------------------------------------------------------------------------

    @property
    def cards(self) -> TableOfCards | None:
        """Rows of cards along a road."""
        return self._cards

    def board(self, view: Race) -> Drawn:
        """What its signs mean; what lies on it are facts of their own."""
        return Drawn(self._ribbon.named(view), (), (), self._legend.lines(view))

    def private(self, view: Race, seat: Seat) -> Sequence[Section]:
        """The hand, the cards kept in a draft, the token in a fist, and what a memory aid shows."""
        return self._hands.private(view, seat)

    def about(self, view: Race, place: str) -> Section | None:
        """A space, a card, a slot or a seat in more words."""
        return self._about.section(view, place)

    def course(self, view: Race) -> Course | None:
        """The track with the spaces behind its line."""
        return Course(view.track.last, view.track.length)

    def standing(self, view: Race) -> Sequence[int]:
        """The space of each dragon."""
        return tuple(view.places)
