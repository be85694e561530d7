"""What an encounter takes from a player, and what of it a card, a token or the lead spares this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.cards import EncounterCard
from dragonroads.games.almanac.deeds import Deed, Deeds
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import encounter
from dragonroads.games.almanac.presenting.words import JourneyWords

KEPT = "goods_loss"
"""The modifier of abilities that keep goods from being lost."""
LOSE, SPECIAL = "lose", "special"


class Says(Texts):
    """Who loses less than others."""

    family = ""
    own = text("goods", "some", key="spared", cards=str, n=int)
    seat = text("all", "some", key="spared.seat", letter=str, n=int)


class SparedWords:
    """Says it from what everybody sees: bought cards, completed contracts, tokens, and who leads."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def text(self, view: Journey, seat: Seat, key: str, *, tokens: bool = True) -> str:
        """What the open card says about a lost fight or the other way, and what this player is spared of it."""
        card = encounter(view)
        assert card is not None
        told = [self.words.encounter(view.encounter[0], key)]
        if key == LOSE and card.banner.safe and seat == view.guide:
            return self.words.sentences([*told, self.words.say("spared.guide")])
        told.append(self._goods(view, seat, card, key))
        if key == LOSE and tokens:
            told += [self.words.say("spared.token", token=self.words.token(token)) for token in self._held(view, seat)]
        return self.words.sentences(told)

    def everybody(self, view: Journey, card: EncounterCard, key: str) -> list[str]:
        """`J loses no goods` for everybody who is protected."""
        found = []
        for seat in range(view.seats):
            if kept := self._kept(view, seat, card, key):
                how = "all" if kept >= _most_goods(card, key) else "some"
                found.append(self.words.line(Says.seat(how, letter=self.words.letter(view, seat), n=kept)))
        return found

    def _goods(self, view: Journey, seat: Seat, card: EncounterCard, key: str) -> str:
        kept = self._kept(view, seat, card, key)
        if not kept:
            return ""
        modifiers = self.words.content.modifiers
        powers = [power for power in view.players[seat].powers if KEPT in modifiers[power]]
        cards = self.words.listed(list(dict.fromkeys(map(self.words.power, powers))))
        how = "goods" if kept >= _most_goods(card, key) else "some"
        return self.words.line(Says.own(how, cards=cards, n=kept))

    def _kept(self, view: Journey, seat: Seat, card: EncounterCard, key: str) -> int:
        """How many goods of a loss this player keeps; none where no goods are lost."""
        return -view.players[seat].bonus.get(KEPT, 0) if _most_goods(card, key) else 0

    def _held(self, view: Journey, seat: Seat) -> list[str]:
        tokens = view.players[seat].tokens
        return [token for token in self.words.content.shrugging_tokens if tokens.get(token)]


def _most_goods(card: EncounterCard, key: str) -> int:
    """The most goods that can be lost at once."""
    if key == LOSE:
        return max(_losses(card.fight.lose), default=0) if card.fight else 0
    return max(_losses(card.special.do), default=0) if card.special and key == SPECIAL else 0


def _losses(deeds: Deeds) -> Iterator[int]:
    """The goods of every loss in these deeds, and in what they lead to."""
    for deed in deeds:
        if deed.verb == "lose" and "goods" in deed.effect.args:
            yield deed.effect.args["goods"].total
        for value in deed.effect.args.values():
            yield from _losses(_deeds_in(value))


def _deeds_in(value: Any) -> Deeds:
    """Deeds among the arguments of another one: as they are, or as what an alternative or a face of a die does."""
    if not isinstance(value, tuple):
        return ()
    parts = [(one,) if isinstance(one, Deed) else getattr(one, "do", ()) for one in value]
    return tuple(deed for part in parts for deed in part)
