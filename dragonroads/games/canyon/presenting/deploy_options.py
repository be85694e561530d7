"""Options of deployment: a hero first, then a tile with everything it promises; or a purchase or trade before that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.deal_options import DEALS, DealOptions
from dragonroads.games.canyon.presenting.hero_options import HeroOptions
from dragonroads.games.canyon.presenting.prospects import ProspectWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.turns import Deploy
from dragonroads.games.presenter import Label


class DeployOptions:
    """Words of heroes on tiles."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._deals = DealOptions(words)
        self._heroes = HeroOptions(words)
        self._prospects = ProspectWords(words)
        self.labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {Deploy: self._label}

    def _label(self, view: Canyon, question: Question, option: tuple[Any, ...]) -> Label:
        if option[0] in DEALS:
            return self._deals.label(view, question, option)
        if len(option) == 1:
            return self._heroes.hero(option[0])
        card, name = option
        tile = TILE[name]
        text = self.words.say(
            "option.deploy.festival" if self._prospects.completes_row(view, tile) else "option.deploy",
            tile=self.words.tile(view, tile),
            code=self.words.hero_code(card),
        )
        return Label(text, self._prospects.placing(view, question.seat, tile), f"tile:{name}")
