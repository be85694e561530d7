"""Options that are cards: heroes to send, to call back and to lose, clans to lead; and a seal to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Card, Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.dragons import LoseHero
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import cause, number, with_seal
from dragonroads.games.canyon.presenting.private import PrivateWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.seals import QUIET, REVEAL, Seal
from dragonroads.games.canyon.setting_out import PickClan
from dragonroads.games.canyon.trading import Recall
from dragonroads.games.presenter import Label

SEALS = (REVEAL, QUIET, f"{QUIET}.alone")
"""Who has no seal is asked as well, and can only keep quiet."""


class Says(Texts):
    """Whether a seal is shown."""

    family = ""
    seal = text(*SEALS, key="option.seal")
    effect = text(*(f"{one}.effect" for one in SEALS), key="option.seal", brings=str)


class HeroOptions:
    """Words of heroes and clans."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._private = PrivateWords(words)
        self.labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {
            PickClan: self._clan,
            Recall: lambda _view, _question, card: self.hero(card),
            LoseHero: lambda _view, _question, card: self.hero(card),
            Seal: self._seal,
        }

    def hero(self, card: Card) -> Label:
        """`SKY Skyrider`: strength, loot and trick."""
        say, hero = self.words.say, self.words.hero(card)
        trick = say("option.hero.trick", trick=self.words.ability(hero.trick.id)) if hero.trick else ""
        facts = say("option.hero.effect", n=hero.strength, loot=self.words.loot(card))
        text = say("option.hero", code=hero.code, hero=self.words.hero_name(card))
        return Label(text, self.words.parts([facts, trick or say("option.hero.no_trick")]), f"hero:{hero.id}")

    def _clan(self, _view: Canyon, _question: Question, name: str) -> Label:
        return Label(self.words.clan(name), self.words.clan_text(name), f"clan:{name}")

    def _seal(self, view: Canyon, question: Question, option: str) -> Label:
        """What the hero then gathers, and who knows it."""
        tile = number(cause(question, "seal"))
        if option == REVEAL:
            view = with_seal(view, cause(question, "seal", 2), tile)
        alone = ".alone" if len(question.options) == 1 else ""
        variant, brings = f"{option}{alone}", self._private.brings(view, tile)
        line = self.words.line
        return Label(line(Says.seal(variant)), line(Says.effect(f"{variant}.effect", brings=brings)))
