"""The status line: game, round, what happens now and who acts, and the page."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.games.almanac.game import STEPS
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import active_seat, encounter
from dragonroads.games.almanac.presenting.words import JourneyWords

PHASES: Mapping[str, str] = {
    **dict.fromkeys(("arrive", "arrival", "market", "lay_out"), "arrival"),
    "finish_page": "turn",
    **dict.fromkeys(("retrieve", "before_bid", "clean_up"), "end"),
    "score": "close",
}
"""Steps that are called after the phase they belong to; all others have words of their own."""
OVER = "over"


class Says(Texts):
    """Where a round stands."""

    family = ""
    phase = text(*dict.fromkeys(PHASES.values()))
    now = text(*(step for step in STEPS if step not in PHASES), OVER, who=str, n=int, letter=str)
    stop = text(key="story.stop", n=int, page=str)


class StatusWords:
    """Says in one line where the journey stands."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def line(self, view: Journey) -> str:
        """The page comes last: it is the first to be cut, for its name stands above the board."""
        say = self.words.say
        game = say("game.name").rpartition(": ")[2]
        if not view.round:
            return say("status.before", game=game, now=self.now(view))
        page, rounds = self.words.page(view.location), self.words.tour(view).rounds
        return say("status", game=game, round=view.round, rounds=rounds, now=self.now(view), page=page)

    def chapter(self, view: Journey) -> str:
        """A stop; before the first there is none."""
        page = self.words.say(f"page.{view.location}.name")
        return self.words.line(Says.stop(n=view.round, page=page)) if view.round else ""

    def now(self, view: Journey) -> str:
        """What happens now; the workers that are left where somebody places one."""
        phase = OVER if view.over else view.phase
        if phase in PHASES:
            return self.words.line(Says.phase(PHASES[phase]))
        seat, card = active_seat(view), encounter(view)
        values = {
            "who": self.words.name(seat) if seat is not None else "",
            "n": view.players[seat].workers if seat is not None else 0,
            "letter": card.letter if card else "",
        }
        return self.words.line(Says.now(phase, **values))
