"""Options that are tunnels and baskets: where a heap is shovelled, where a bug is shooed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.balanced_pairs import BalancedPairs
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class TunnelOptions:
    """Words of where such a thing can go, with what it would mean."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "shovel": self._tunnel,
            "shoo_bug": self._basket,
        }

    def _tunnel(self, view: Journey, _question: Question, area: str) -> Label:
        spaces = page(view).area_sets[area]
        free = (spaces & ~view.taken).bit_count()
        return Label(self.words.area(view.location, area), self.words.say("option.shovel", n=free))

    def _basket(self, view: Journey, _question: Question, area: str) -> Label:
        """What hangs on its beam once the bug is there."""
        rule, number = page(view).rule, view.location
        assert isinstance(rule, BalancedPairs)
        other = rule.partner[area]
        weight, against = rule.weight(view, area) + 1, rule.weight(view, other) - (rule.bug_at(view) == other)
        effect = self.words.say("option.shoo_bug", n=weight, area=self.words.area(number, other), other=against)
        return Label(self.words.area(number, area), effect)
