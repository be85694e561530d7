"""The caravan cards on offer, and what else lies beside the page: supplies, and the encounters to come."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.extending import price_of
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import AT_A_PAGE, letters_ahead
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.prices import goods_spared
from dragonroads.games.presenter import Brief

ABILITY = "*"


class Says(Texts):
    """What a card brings."""

    family = ""
    brings = text("crates", "shields", "workers", "fame", n=int)


class MarketWords:
    """Says what can be bought and what is left."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def cards(self, view: Journey) -> list[str]:
        """One line for each card on offer."""
        return [self.card(card) for card in view.display]

    def card(self, card: Card) -> str:
        """`Double-Deck Dray 3g+D: crates 4, fame 10`, with a sign for an ability."""
        content = self.words.content
        tag = self.words.price_tag(content.caravan_gold[card], content.caravan_goods[card])
        sign = f" {ABILITY}" if content.caravans[card].text else ""
        return self.words.say("market.card", name=self.words.caravan(card), price=tag, brings=self.brings(card)) + sign

    def brief(self, view: Journey) -> Brief | None:
        """Everything on offer while it can be bought, the price in front: what has to be cut is the end of a name."""
        if not view.display or view.phase not in AT_A_PAGE:
            return None
        content, tag = self.words.content, self.words.price_tag
        cards = [
            self.words.say(
                "market.brief",
                name=self.words.caravan(card),
                price=tag(content.caravan_gold[card], content.caravan_goods[card]),
            )
            for card in view.display
        ]
        return Brief(self.words.say("market.title"), tuple(cards), tuple(self.cards(view)))

    def brings(self, card: Card) -> str:
        """`crates 4, shields 1, fame 10`."""
        one = self.words.content.caravans[card]
        parts = {"crates": one.crates, "shields": one.shields, "workers": one.workers, "fame": one.fame}
        return ", ".join(self.words.line(Says.brings(name, n=n)) for name, n in parts.items() if n)

    def price(self, view: Journey, seat: Seat, card: Card, discount: int = 0) -> str:
        """What the card costs this player; where goods of several kinds could be left out, how many."""
        p, goods = view.players[seat], self.words.content.caravan_goods[card]
        gold, spared = price_of(view, p, card, -discount), goods_spared(p, goods)
        if spared and max(goods) == sum(goods):
            return self.words.price(gold, [max(0, n - spared) for n in goods])
        if spared == sum(goods):
            return self.words.gold(gold)
        price = self.words.price(gold, goods)
        return self.words.say("price.less", price=price, n=spared) if spared else price

    def supplies(self, view: Journey) -> str:
        """What the supply still has."""
        goods = "  ".join(f"{self.words.good_letter(kind)} {n}" for kind, n in enumerate(view.supply))
        return self.words.say("beside.supply", goods=goods, guards=view.guard_supply)

    def ahead(self, view: Journey) -> str:
        """The letters of the encounters to come."""
        letters = letters_ahead(view)
        return self.words.say("beside.encounters", letters=letters) if letters else ""

    def notes(self, view: Journey) -> list[str]:
        """Everything of it, line by line."""
        if not view.round:
            return []
        ahead = self.ahead(view)
        return [*self.cards(view), self.supplies(view), *([ahead] if ahead else [])]
