"""What explains an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.record import Happening
from dragonroads.games.almanac.arrival import Arrived
from dragonroads.games.almanac.awards import Awarded
from dragonroads.games.almanac.contracts import Completed
from dragonroads.games.almanac.encounters import Encounter
from dragonroads.games.almanac.ending import RoadChosen
from dragonroads.games.almanac.extending import Bought
from dragonroads.games.almanac.fights import FightRoll
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.clockwise_courts import Award
from dragonroads.games.almanac.powers import Ability
from dragonroads.games.almanac.presenting.spared import LOSE, SparedWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.stores import GainedToken


class Explanations:
    """Why something happens, in a line: a story, what a card says, what a token is good for."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._spared = SparedWords(words)
        say = words.say
        self._explained: Mapping[type[Happening], Callable[[Journey, Any], str]] = {
            Arrived: lambda _view, event: say(f"page.{event.page}.lore"),
            RoadChosen: lambda _view, event: say(f"page.{event.page}.preview"),
            Encounter: lambda _view, event: words.encounter(event.met, "story"),
            Bought: lambda _view, event: words.caravan_text(event.caravan),
            Completed: lambda _view, event: words.contract_text(event.contract),
            Ability: lambda _view, event: words.power_text(event.power),
            GainedToken: lambda _view, event: words.token_text(event.token),
            Award: lambda _view, event: words.token_text(event.token),
            Awarded: lambda _view, event: words.token_text(event.token),
            FightRoll: self._outcome,
        }

    def text(self, view: Journey, event: Event) -> str:
        """What explains an event; mostly nothing."""
        tell = self._explained.get(type(event.record))
        return tell(view, event.record) if tell else ""

    def _outcome(self, view: Journey, event: FightRoll) -> str:
        """What the card says about a fight that is won or lost."""
        if not view.encounter:
            return ""
        if event.won:
            return self.words.say("encounter.win", text=self.words.encounter(view.encounter[0], "win"))
        return self.words.say("encounter.lose", text=self._spared.text(view, event.who, LOSE))
