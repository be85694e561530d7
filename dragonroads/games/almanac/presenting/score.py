"""The end of a journey in words: the ranking, the sources of all fame, and how far everybody had come."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.scoring import SOURCES, token_fame


class Says(Texts):
    """How it ended, and what fame was given for."""

    family = ""
    ending = text("counted", "stopped")
    source = text(*SOURCES)


class ScoreWords:
    """Counts what is there to be seen, and says it."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def lines(self, view: Journey, result: Result) -> list[str]:
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

    def tally(self, view: Journey) -> list[tuple[str, Sequence[int]]]:
        """Every source of fame with what each seat got from it, once the screens are lifted."""
        counted = [one.tally for one in view.players]
        if not all(counted):
            return []
        names = [self.words.line(Says.source(source)) for source in SOURCES]
        return [(name, [tally[at] for tally in counted]) for at, name in enumerate(names)]

    def rounds(self, view: Journey) -> list[Sequence[int]]:
        """What everybody's caravan was worth after each round."""
        seats, history = view.seats, view.history
        return [history[first : first + seats] for first in range(0, len(history), seats)]

    def standing(self, view: Journey) -> list[int]:
        """The fame that everybody can count; all of it in the end."""
        return [sum(one.tally) or self._public(view, seat) for seat, one in enumerate(view.players)]

    def _public(self, view: Journey, seat: Seat) -> int:
        content, one = self.words.content, view.players[seat]
        tokens = [token_fame(view, one, token) for token, held in one.tokens.items() if held]
        return int(
            sum(content.caravans[card].fame for card in one.caravans)
            + sum(content.contracts[card].fame for card in one.done)
            + one.guards * (1 + one.bonus.get("guard_fame", 0))
            + sum(tokens)
            + one.fame
            + one.awards
        )
