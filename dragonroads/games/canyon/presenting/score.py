"""The end of a game in words: the ranking, the sources of all points, and how far everybody had come."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.scoring import SOURCES, points, sources


class Says(Texts):
    """How it ended, and what points were given for."""

    family = ""
    ending = text("piles", "canyon", "unfinished", "stopped")
    source = text(*SOURCES)


class ScoreWords:
    """Counts what is there to be seen, and says it."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def lines(self, view: Canyon, result: Result) -> list[str]:
        """How it ended, then the ranking from the front."""
        say = self.words.say
        lines = [self.words.line(Says.ending(result.ending))]
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            rank = result.ranks[seat]
            line = say(
                "score.tied" if result.ranks.count(rank) > 1 else "score",
                rank=rank,
                who=self.words.person(view, seat),
                n=result.scores[seat],
            )
            lines.append(say("score.winner", line=line) if seat in result.winners and view.over else line)
        return lines

    def tally(self, view: Canyon) -> list[tuple[str, Sequence[int]]]:
        """Every source of points with what each seat got from it, once they are counted."""
        counted = [one.tally for one in view.clans]
        if not all(counted):
            return []
        names = sources(view)
        return [(self._source(name), [tally[at] for tally in counted]) for at, name in enumerate(names)]

    def _source(self, name: str) -> str:
        is_building = name in self.words.content.building_index
        return self.words.building(name) if is_building else self.words.line(Says.source(name))

    def rounds(self, view: Canyon) -> list[Sequence[int]]:
        """Everybody's points after each round; a round that was cut short ends with the count."""
        seats, history = view.seats, view.history
        found: list[Sequence[int]] = [history[first : first + seats] for first in range(0, len(history), seats)]
        return [*found, self.standing(view)] if view.over and len(found) < view.round else found

    def standing(self, view: Canyon) -> list[int]:
        """Everybody's points as the game stands; nothing about them is hidden."""
        return [points(view, clan) for clan in view.clans]
