"""The status line: round, whose turn it is, which of the five phases, and the game."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.games.canyon.game import STEPS
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import active_seat
from dragonroads.games.canyon.presenting.words import CanyonWords

PHASES: Mapping[str, str] = {
    "begin_turn": "store",
    "enter": "deploy",
    "before_festival": "act",
    "before_gather": "festival",
    "evening": "gather",
    "automa_places": "deploy",
    "automa_acts": "act",
    "score": "last_purchases",
}
"""Steps that are called after the phase they belong to; all others have words of their own."""
OVER = "over"


class Says(Texts):
    """Where a turn stands."""

    family = ""
    phase = text(*dict.fromkeys(PHASES.get(step, step) for step in STEPS), OVER)
    turn, round = text(key="story.turn", n=int, who=str), text(key="story.round", n=int)


class StatusWords:
    """Says in one line where the game stands."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def line(self, view: Canyon) -> str:
        """The game comes last: it is the first to be cut."""
        say, seat = self.words.say, active_seat(view)
        game, now = say("game.name"), self.now(view)
        if seat is None:
            return say("status.over" if view.over else "status.before", game=game, now=now, round=view.round)
        return say("status", who=self.words.name(view, seat), game=game, now=now, round=view.round)

    def chapter(self, view: Canyon) -> str:
        """A turn; what belongs to nobody's is told under the round, and before the first there is none."""
        seat = active_seat(view)
        if not view.round:
            return ""
        if seat is None:
            return self.words.line(Says.round(n=view.round))
        return self.words.line(Says.turn(n=view.round, who=self.words.name(view, seat)))

    def now(self, view: Canyon) -> str:
        """The phase."""
        step = view.phase
        if step == "gather" and view.automa_card:  # as long as her card lies there an Automa still acts
            step = "act"
        return self.words.line(Says.phase(OVER if view.over else PHASES.get(step, step)))
