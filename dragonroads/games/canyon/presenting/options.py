"""Options of the canyon in words; each sort has a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.act_options import ActOptions
from dragonroads.games.canyon.presenting.deal_options import DealOptions
from dragonroads.games.canyon.presenting.deploy_options import DeployOptions
from dragonroads.games.canyon.presenting.dragon_options import DragonOptions
from dragonroads.games.canyon.presenting.fight_options import FightOptions
from dragonroads.games.canyon.presenting.hero_options import HeroOptions
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Label


class OptionWords:
    """Words of what can be picked; options that are tuples can be worded part by part."""

    def __init__(self, words: CanyonWords) -> None:
        self._labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {
            **ActOptions(words).labels,
            **DealOptions(words).labels,
            **DeployOptions(words).labels,
            **DragonOptions(words).labels,
            **FightOptions(words).labels,
            **HeroOptions(words).labels,
        }

    def label(self, view: Canyon, question: Question, option: Any) -> Label:
        """An option in words, or as much of it as has been picked."""
        return self._labels[question.asks](view, question, option)
