"""Options near the end of the road: a stake and a card, a cure, a sale of all goods, one more roll in a duel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.engine.views import is_hidden
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.placements.plague_wards import fee_for_cure
from dragonroads.games.almanac.presenting.facts import actions, page
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class CityOptions:
    """Words of what can be picked there."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "monte_stake": self._stake,
            "monte_card": self._card,
            "cure_pay": self._payment,
            "cure_amount": self._cured,
            "sell_some": self._sale,
        }

    def _args(self, view: Journey, question: Question) -> Mapping[str, Any]:
        """What the action of the space says."""
        action = actions(view)[page(view).index[str(cause(question, "space"))]]
        assert isinstance(action, Action)
        return action.deeds[0].effect.args

    def _stake(self, view: Journey, question: Question, stake: int) -> Label:
        gold = self.words.gold(stake * self._args(view, question)["times"])
        return Label(self.words.gold(stake), self.words.say("option.monte_stake", gold=gold))

    def _card(self, view: Journey, _question: Question, place: int) -> Label:
        hidden = view.lifted.count(False)
        return Label(self.words.say("option.monte_card", n=place), self.words.say("option.monte_card.effect", n=hidden))

    def _payment(self, view: Journey, question: Question, what: str) -> Label:
        me = view.players[question.seat]
        if what in GOODS:
            held = me.goods[GOODS.index(what)]
            return Label(self.words.some(what, 1), self.words.say("option.held", n=held), f"good:{what}")
        price = fee_for_cure(view.players[question.seat], self._args(view, question)["gold"])
        return Label(
            self.words.gold(price),
            self.words.say("option.cure_pay", gold=self.words.gold(0 if is_hidden(me.gold) else me.gold)),
        )

    def _cured(self, view: Journey, question: Question, n: int) -> Label:
        gold = self.words.gold(n * self._args(view, question)["each"])
        return Label(str(n), self.words.say("option.cure_amount", n=n, gold=gold))

    def _sale(self, view: Journey, question: Question, sale: tuple[str, int]) -> Label:
        good, amount = sale
        price = getattr(self._args(view, question)["prices"], good)
        if not amount:
            return Label(str(amount), self.words.say("option.sell_some.none"))
        return Label(str(amount), self.words.say("option.sell_amount", gold=self.words.gold(amount * price)))
