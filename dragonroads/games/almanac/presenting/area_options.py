"""Options that are areas of the page: a band for the light."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.number_sends_on import NumberSendsOn, starlight
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class AreaOptions:
    """Words of areas, each with what choosing it does."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {"stargaze": self._stargaze}

    def _stargaze(self, view: Journey, question: Question, band: str) -> Label:
        """What it brings to look at a band."""
        rule, space = page(view).rule, cause(question, "space")
        assert isinstance(rule, NumberSendsOn)
        args = rule.page.actions[rule.page.index[space]].deeds[0].effect.args
        rivals = rule.rivals_in(view, view.players[question.seat], band)
        effect = self.words.say("option.stargaze", n=rivals, gold=self.words.gold(starlight(rivals, **args)))
        return Label(self.words.area(view.location, band), effect)
