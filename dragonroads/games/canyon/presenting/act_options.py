"""Options of the hero just deployed: nothing, a battle, a trick; or a purchase or trade before that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.canyon.acting import BATTLE, NOTHING
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.chances import ChanceWords
from dragonroads.games.canyon.presenting.deal_options import DEALS, DealOptions
from dragonroads.games.canyon.presenting.facts import holders
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.prospects import ProspectWords
from dragonroads.games.canyon.presenting.stakes import StakeWords
from dragonroads.games.canyon.presenting.trick_options import TrickOptions
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.turns import Act
from dragonroads.games.presenter import Label

Doing = tuple[str, ...]


class ActOptions:
    """Words of what a hero can do."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._deals = DealOptions(words)
        self._pieces = PieceWords(words)
        self._chances = ChanceWords(words)
        self._prospects = ProspectWords(words)
        self._stakes = StakeWords(words)
        self._tricks = TrickOptions(words)
        abilities = [ability for hero in words.content.heroes for ability in hero.abilities]
        self._trick_of = {ability.id: str(ability.trick) for ability in abilities if ability.trick}
        self.labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {Act: self._label}

    def _label(self, view: Canyon, question: Question, option: Doing) -> Label:
        if option[0] in DEALS:
            return self._deals.label(view, question, option[:2])
        if option[0] == NOTHING:
            return self._nothing(view, question)
        known = completed(question, option)
        if len(known) == 1 or not known[1]:
            return self._in_general(question, option[0])
        if option[0] == BATTLE:
            return self._battle(view, question, known[1])
        return self._tricks.label(view, question.seat, self._trick_of[option[0]], known[1:])

    def _nothing(self, view: Canyon, question: Question) -> Label:
        """Then a full row begins its festival, or the hero simply gathers."""
        after = holders(view)
        feast = self._prospects.festival(view, question.seat, after)
        effect = feast or self._prospects.harvest(view, view.deployed)
        canyon = view.deployed == view.canyon and not feast
        if canyon:
            effect = self.words.say("option.act.nothing.canyon")
        return Label(self.words.say("option.act.nothing"), effect or self.words.say("option.act.nothing.effect"))

    def _in_general(self, question: Question, what: str) -> Label:
        """What is done, before anybody has said to whom."""
        say, n = self.words.say, len({one[1] for one in question.options if one[0] == what})
        if what == BATTLE:
            return Label(say("option.act.battle"), say("option.act.battle.effect", n=n))
        place = next(hero.id for hero in self.words.content.heroes for one in hero.abilities if one.id == what)
        text = say("option.act.trick", trick=self.words.ability(what))
        return Label(text, self.words.ability_text(what), f"hero:{place}")

    def _battle(self, view: Canyon, question: Question, name: str) -> Label:
        tile = TILE[name]
        who = self._pieces.at(view, tile, question.seat)
        text = self.words.say("option.act.battle.target", tile=name, who=who)
        effect = [self._chances.attack(view, view.deployed, tile), self._stakes.told(view, tile)]
        return Label(text, self.words.parts(effect), f"tile:{name}")


def completed(question: Question, option: Doing) -> Doing:
    """As much of an option as its beginning already settles."""
    whole = [one for one in question.options if one[: len(option)] == option]
    return whole[0] if len(whole) == 1 else option
