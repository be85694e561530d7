"""Options of the canyon: which dragon comes, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.content import Dragon
from dragonroads.games.canyon.dragons import NO_DRAGON, SendDragon
from dragonroads.games.canyon.grid import TILE, Tile
from dragonroads.games.canyon.model import NOBODY_THERE, Canyon
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Label


class DragonOptions:
    """Words of dragons and their targets, made of what a dragon does."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._pieces = PieceWords(words)
        self._dragons = {dragon.id: dragon for dragon in words.content.dragons}
        self.labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {SendDragon: self._label}

    def _label(self, view: Canyon, question: Question, option: tuple[str, ...]) -> Label:
        say, name = self.words.say, option[0]
        if name == NO_DRAGON:
            return Label(say("option.send_dragon.none"), say("option.send_dragon.none.effect"))
        where = [one[1] for one in question.options if one[0] == name] if len(option) == 1 else option[1:]
        if len(where) > 1:
            return Label(self.words.dragon(name), self.words.dragon_text(name), f"dragon:{name}")
        tile = TILE[where[0]]
        text = say("option.send_dragon", dragon=self.words.dragon(name), tile=self.words.tile(view, tile))
        return Label(text, self._effect(view, question, self._dragons[name], tile), f"tile:{where[0]}")

    def _effect(self, view: Canyon, question: Question, dragon: Dragon, tile: Tile) -> str:
        """Whom it meets there, what it does while it stays, and what it does at once."""
        here = self._pieces.at(view, tile, question.seat) or self.words.say("dragon.nobody")
        return self.words.parts([here, *self._stays(dragon), *self._at_once(view, question, dragon, tile)])

    def _stays(self, dragon: Dragon) -> list[str]:
        say = self.words.say
        return [
            say("dragon.blocks") if dragon.block_gather else "",
            say("dragon.amount", n=dragon.amount) if dragon.amount else "",
            say("dragon.kind", kind=self.words.kind(dragon.change_kind)) if dragon.change_kind else "",
            say("dragon.strength", n=dragon.strength) if dragon.strength else "",
            say("dragon.stockpile") if dragon.to_stockpile else "",
        ]

    def _at_once(self, view: Canyon, question: Question, dragon: Dragon, tile: Tile) -> list[str]:
        say, seat = self.words.say, view.holder(tile)
        found = []
        if dragon.discard_from_hand and seat != NOBODY_THERE:
            clan = view.clans[seat]
            n = len(clan.hand) + len(clan.pile)
            found.append(say("dragon.discards", who=self.words.name(view, seat), n=n) if n else say("dragon.no_hand"))
        if dragon.recall:
            n = len(view.clans[question.seat].discard)
            found.append(say("dragon.recalls", n=n) if n else say("dragon.recalls.none"))
        return found
