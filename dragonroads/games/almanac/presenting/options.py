"""Options of a journey in words; those of places, cards and fights have files of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Question
from dragonroads.engine.views import View
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.choice_verbs import Alternative
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.area_options import AreaOptions
from dragonroads.games.almanac.presenting.card_options import CardOptions
from dragonroads.games.almanac.presenting.city_options import CityOptions
from dragonroads.games.almanac.presenting.fight_options import FightOptions
from dragonroads.games.almanac.presenting.place_options import PlaceOptions
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.seen import actions, crates, encounter, page, player
from dragonroads.games.almanac.presenting.spared import LOSE, SparedWords
from dragonroads.games.almanac.presenting.tunnel_options import TunnelOptions
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.prices import shop_price
from dragonroads.games.almanac.wording import choices_in
from dragonroads.games.presenter import Label

Worded = Callable[[View, Question, Any], Label]


class OptionWords:
    """Words of what can be picked; options that are tuples can be worded part by part."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._spared = SparedWords(words)
        self.alternatives = alternatives(words)
        self._labels: Mapping[str, Worded] = {
            "pick_colour": self._colour,
            "shop": self._shop,
            "shop_sell": self._shop_sale,
            "gain_good": self._gain,
            "name_good": self._good,
            "give_good": self._held,
            "brew_give": self._held,
            "brew_get": self._gain,
            "barter": self._barter,
            "hire": self._token,
            "drop_cargo": self._cargo,
            "sell_amount": self._sale,
            "brew_amount": self._number,
            "bid": self._gold,
            "pledge": self._number,
            "exchange": self._trade,
            "choose": self._alternative,
            "choose_in_secret": self._alternative,
            "stand_aside": self._plain,
            "may": self._plain,
            "repeat": self._plain,
            "shrug_off": self._shrug_off,
            **PlaceOptions(words).labels,
            **AreaOptions(words).labels,
            **TunnelOptions(words).labels,
            **CardOptions(words).labels,
            **FightOptions(words).labels,
            **CityOptions(words).labels,
        }

    def label(self, view: View, question: Question, option: Any) -> Label:
        """An option in words, or as much of it as has been picked."""
        return self._labels[question.kind](view, question, option)

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of question that has words for its options."""
        return frozenset(self._labels)

    def _plain(self, _view: View, question: Question, option: str) -> Label:
        key = f"option.{question.kind}.{option}"
        return Label(self.words.say(key), self.words.say(f"{key}.effect"))

    def _colour(self, _view: View, _question: Question, colour: str) -> Label:
        name = self.words.say(f"colour.{colour}.name")
        return Label(name, self.words.say("option.pick_colour", letter=colour))

    # --- goods ------------------------------------------------------------------------------------------------------

    def _of_good(self, good: str, effect: str) -> Label:
        return Label(self.words.good(good), effect, f"good:{good}")

    def _held(self, view: View, question: Question, good: str) -> Label:
        held = view["players"][question.seat]["goods"][GOODS.index(good)]
        return self._of_good(good, self.words.say("option.held", n=held))

    def _good(self, view: View, _question: Question, good: str) -> Label:
        held = [one["goods"][GOODS.index(good)] for one in view["players"]]
        each = [self.words.say("about.held", who=self.words.name(s), n=n) for s, n in enumerate(held) if n]
        holders = ", ".join(each)
        key = "option.name_good" if holders else "option.name_good.nobody"
        return self._of_good(good, self.words.say(key, who=holders))

    def _gain(self, view: View, question: Question, good: str) -> Label:
        held = view["players"][question.seat]["goods"][GOODS.index(good)]
        filled, of = crates(view, question.seat)
        return self._of_good(good, self.words.say("option.gain_good", n=held, room=max(0, of - filled)))

    def _cargo(self, view: View, question: Question, piece: str) -> Label:
        return self._held(view, question, piece) if piece in GOODS else self._token(view, question, piece)

    def _token(self, _view: View, _question: Question, token: str) -> Label:
        return Label(self.words.token(token), self.words.token_text(token), f"token:{token}")

    def _barter(self, view: View, question: Question, good: str) -> Label:
        return self._held(view, question, good) if good in GOODS else self._plain(view, question, good)

    # --- the shop and other trades ----------------------------------------------------------------------------------

    def _shop(self, view: View, question: Question, offer: str) -> Label:
        me, key = player(view, question.seat), f"option.shop.{offer}"
        price, goods = shop_price(me), 1 + me.bonus.get("shop_goods", 0)
        return Label(self.words.say(key, n=goods), self.words.say(f"{key}.effect", price=price, n=goods))

    def _shop_sale(self, view: View, question: Question, good: str) -> Label:
        me = player(view, question.seat)
        price, held = shop_price(me), me.goods[GOODS.index(good)]
        return self._of_good(good, self.words.say("does.sell_goods", price=price, n=held))

    def _sale(self, view: View, question: Question, amount: int) -> Label:
        """So many, and the gold for all of them."""
        space, content = cause(question, "space"), self.words.content
        action = actions(content, view)[page(content, view).index[space]] if space else None
        if action and action.kind == "sell_goods":
            price = self._actions.sale(view, question.seat, action)[0]
        else:
            price = shop_price(player(view, question.seat))
        return Label(str(amount), self.words.say("option.sell_amount", gold=self.words.gold(amount * price)))

    def _trade(self, _view: View, _question: Question, times: int) -> Label:
        return Label(str(times), self.words.say("option.exchange", n=times))

    def _shrug_off(self, view: View, question: Question, answer: str) -> Label:
        if answer in self.words.content.tokens:
            token = self.words.token(answer)
            return Label(self.words.say("option.shrug_off.token", token=token), self.words.token_text(answer))
        suffers = self._spared.text(view, question.seat, LOSE, tokens=False)
        return Label(self.words.say("option.shrug_off"), suffers)

    # --- numbers ----------------------------------------------------------------------------------------------------

    def _gold(self, _view: View, _question: Question, amount: int) -> Label:
        return Label(str(amount), self.words.gold(amount))

    def _number(self, view: View, question: Question, amount: int) -> Label:
        key = f"option.{question.kind}"
        if question.kind == "pledge" and self._pledges(view) == "workers":
            key = "option.pledge.workers"
        return Label(str(amount), self.words.say(key, n=amount))

    def _pledges(self, view: View) -> str:
        card = encounter(self.words.content, view)
        deeds = card.special.do if card and card.special else ()
        return next((str(deed.effect.args["of"]) for deed in deeds if deed.verb == "pledge"), "gold")

    # --- choices on cards -------------------------------------------------------------------------------------------

    def _alternative(self, _view: View, _question: Question, name: str) -> Label:
        key, one = self.alternatives[name]
        cost = self.words.cost(one.cost)
        if cost:
            return Label(self.words.say(key), self.words.say("option.choose.cost", cost=cost))
        loses = any(deed.verb == "lose" for deed in one.do)  # what, is said by the name of the choice
        return Label(self.words.say(key), self.words.say("option.choose.loses" if loses else "option.choose.free"))


def alternatives(words: JourneyWords) -> dict[str, tuple[str, Alternative]]:
    """For each choice that an encounter or a page offers the key of its words, and what it is."""
    return {one.id: (key, one) for key, one in choices_in(words.content).items()}
