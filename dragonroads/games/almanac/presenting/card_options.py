"""Options that are cards: contracts, caravan cards, abilities, and what a closing turn offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Card, Question
from dragonroads.engine.views import is_hidden
from dragonroads.games.almanac.closing import CONTRACT, SELL, final_fee
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.private import PrivateWords
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class CardOptions:
    """Words of cards that can be picked."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._market = MarketWords(words)
        self._private = PrivateWords(words)
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "do_contract": self._delivery,
            "keep_contract": self._new_contract,
            "return_contract": self._new_contract,
            "pay_contract": self._payment,
            "leave_out": self._payment,
            "buy_caravan": self._caravan,
            "arrival_next": self._power,
            "ability_next": self._power,
            "close": self._closing,
        }

    # --- contracts --------------------------------------------------------------------------------------------------

    def _contract(self, _view: Journey, _question: Question, card: Card) -> Label:
        content = self.words.content
        goods, fame = self.words.goods(content.contract_needs[card]), content.contracts[card].fame
        effect = self.words.say("option.contract", goods=goods, n=fame, text=self.words.contract_text(card))
        return Label(self.words.contract(card), effect, f"contract:{card}")

    def _delivery(self, view: Journey, question: Question, place: int) -> Label:
        """A sealed contract as its owner knows it; to everybody else it is one of the backs."""
        card = view.players[question.seat].contracts[place]
        if not is_hidden(card):
            return self._contract(view, question, card)
        return Label(
            self.words.say("option.sealed_contract", n=place + 1), self.words.say("option.sealed_contract.effect")
        )

    def _new_contract(self, view: Journey, question: Question, card: Card) -> Label:
        """The same, and what is still missing for it."""
        plain = self._contract(view, question, card)
        missing = self._private.missing(view, question.seat, card)
        return Label(
            plain.text, self.words.say("option.contract.new", missing=missing, effect=plain.effect), plain.place
        )

    def _payment(self, view: Journey, question: Question, paid: tuple[int, ...]) -> Label:
        """The goods of a payment, and a token that stands in for one."""
        goods = self.words.goods(paid[:4])
        if len(paid) < 5 or not paid[4]:
            return Label(goods or self.words.say("option.pay.nothing"), self.words.say("option.pay.goods"))
        token = self.words.token(self._stand_in(view, question))
        named = self.words.listed([goods, token]) if goods else token
        return Label(named, self.words.say("option.pay.token", token=token))

    def _stand_in(self, view: Journey, question: Question) -> str:
        held = view.players[question.seat].tokens
        return next(token for token in self.words.content.wild_tokens if held.get(token))

    # --- caravan cards and abilities --------------------------------------------------------------------------------

    def _caravan(self, view: Journey, question: Question, card: Card) -> Label:
        price = self._market.price(view, question.seat, card, cause(question, "discount") or 0)
        text = self.words.caravan_text(card)
        effect = self.words.say("option.caravan", price=price, brings=self._market.brings(card), text=text).rstrip()
        return Label(self.words.caravan(card), effect, f"caravan:{card}")

    def _power(self, _view: Journey, _question: Question, power: int) -> Label:
        return Label(self.words.power(power), self.words.power_text(power), self.words.power_place(power))

    # --- the closing turn -------------------------------------------------------------------------------------------

    def _closing(self, view: Journey, question: Question, option: tuple[str, Any]) -> Label:
        what, which = option
        say = self.words.say
        if what == CONTRACT:
            plain = self._contract(view, question, which)
            fee = self.words.gold(final_fee(view.players[question.seat]))
            return Label(plain.text, say("option.close.contract", gold=fee, effect=plain.effect), plain.place)
        if what == SELL:
            gold = self.words.gold(self.words.content.tokens[which].closing_gold)
            token = self.words.token(which)
            return Label(
                say("option.close.sell", token=token), say("option.close.sell.effect", gold=gold), f"token:{which}"
            )
        return Label(say("option.close.finish"), say("option.close.finish.effect"))
