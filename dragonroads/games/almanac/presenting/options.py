"""Options of a journey in words; those of places, cards and fights have files of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.bids import LEAST_PRICE
from dragonroads.games.almanac.choice_verbs import Alternative
from dragonroads.games.almanac.counting import fame_of_guard, strength_of_guard
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.actions import ActionWords, asked_gold
from dragonroads.games.almanac.presenting.area_options import AreaOptions
from dragonroads.games.almanac.presenting.card_options import CardOptions
from dragonroads.games.almanac.presenting.city_options import CityOptions
from dragonroads.games.almanac.presenting.facts import actions, crates, encounter, page
from dragonroads.games.almanac.presenting.fight_options import FightOptions
from dragonroads.games.almanac.presenting.place_options import PlaceOptions
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.spared import LOSE, SparedWords
from dragonroads.games.almanac.presenting.trade_options import TradeOptions
from dragonroads.games.almanac.presenting.tunnel_options import TunnelOptions
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.prices import shop_price
from dragonroads.games.almanac.wording import choices_in
from dragonroads.games.presenter import Label

Worded = Callable[[Journey, Question, Any], Label]
TEXTS_OF_TAKING_PART = {"join": "special", "aside": "banner"}
"""Whether somebody takes part in an encounter -> the part of its card that says what follows."""


class Says(Texts):
    """Options that are called by their names, and numbers."""

    family = ""
    repeat = text("once", "again", key="option.repeat")
    repeat_effect = text("once.effect", "again.effect", key="option.repeat", text=str)
    stand_aside = text("join", "aside", key="option.stand_aside")
    stand_aside_effect = text("join.effect", "aside.effect", key="option.stand_aside", text=str)
    may = text("yes", "no", key="option.may")
    may_effect = text("yes.effect", "no.effect", key="option.may", text=str)
    shop = text("good", "sell", "guard", key="option.shop", n=int)
    shop_effect = text(
        *("good.effect", "sell.effect", "guard.effect"), key="option.shop", price=int, n=int, strength=int, fame=int
    )
    amount = text("pledge", "pledge.workers", key="option", n=int)


class OptionWords:
    """Words of what can be picked; options that are tuples can be worded part by part."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._spared = SparedWords(words)
        self.alternatives = alternatives(words)
        self._labels: Mapping[str, Worded] = {
            "shop": self._shop,
            "shop_sell": self._shop_sale,
            "gain_good": self._gain,
            "name_good": self._good,
            "brew_get": self._gain,
            "hire": self._token,
            "sell_amount": self._sale,
            "bid": self._gold,
            "pledge": self._number,
            "choose": self._alternative,
            "choose_in_secret": self._alternative,
            "stand_aside": self._taking_part,
            "may": self._wish,
            "repeat": self._repeat,
            "shrug_off": self._shrug_off,
            **PlaceOptions(words).labels,
            **AreaOptions(words).labels,
            **TunnelOptions(words).labels,
            **CardOptions(words).labels,
            **FightOptions(words).labels,
            **CityOptions(words).labels,
            **TradeOptions(words).labels,
        }

    def label(self, view: Journey, question: Question, option: Any) -> Label:
        """An option in words, or as much of it as has been picked."""
        return self._labels[question.kind](view, question, option)

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of question that has words for its options."""
        return frozenset(self._labels)

    def _plain(self, question: Question, option: str, text: str) -> Label:
        said, effect = getattr(Says, question.kind), getattr(Says, f"{question.kind}_effect")
        return Label(self.words.line(said(option)), self.words.line(effect(f"{option}.effect", text=text)))

    def _taking_part(self, view: Journey, question: Question, option: str) -> Label:
        """What an encounter says for all, or what its banner promises whoever stands aside."""
        met = view.encounter[0]
        return self._plain(question, option, text=self.words.encounter(met, TEXTS_OF_TAKING_PART[option]))

    def _wish(self, view: Journey, question: Question, option: str) -> Label:
        """What would happen: the text of the ability, or of the encounter."""
        power, met = cause(question, "ability"), view.encounter
        text = self.words.power_text(power) if power is not None else ""
        text = text or (self.words.encounter(met[0], "special") if met else self.words.say("option.may.text"))
        return self._plain(question, option, text=text)

    def _repeat(self, view: Journey, question: Question, option: str) -> Label:
        """What the space would do once more, with its price."""
        number, me = view.location, view.players[question.seat]
        action = actions(view)[page(view).index[str(cause(question, "space"))]]
        if action is None:
            text = self.words.say("do.fog")
        elif action.is_standard:
            text = self.words.say("sentence", text=self._actions.name(number, action, me))
        else:
            text = self._actions.own(number, action.kind, asked_gold(action.gold, action.deeds), me)
        return self._plain(question, option, text=text)

    # --- goods ------------------------------------------------------------------------------------------------------

    def _of_good(self, good: str, effect: str) -> Label:
        return Label(self.words.good(good), effect, f"good:{good}")

    def _good(self, view: Journey, _question: Question, good: str) -> Label:
        held = [one.goods[GOODS.index(good)] for one in view.players]
        each = [self.words.say("about.held", who=self.words.name(s), n=n) for s, n in enumerate(held) if n]
        holders = ", ".join(each)
        told = self.words.say("option.name_good" if holders else "option.name_good.nobody", who=holders)
        return self._of_good(good, told)

    def _gain(self, view: Journey, question: Question, good: str) -> Label:
        held = view.players[question.seat].goods[GOODS.index(good)]
        filled, of = crates(view, question.seat)
        return self._of_good(good, self.words.say("option.gain_good", n=held, room=max(0, of - filled)))

    def _token(self, _view: Journey, _question: Question, token: str) -> Label:
        return Label(self.words.token(token), self.words.token_text(token), f"token:{token}")

    # --- the shop and other trades ----------------------------------------------------------------------------------

    def _shop(self, view: Journey, question: Question, offer: str) -> Label:
        me, line = view.players[question.seat], self.words.line
        price, goods = shop_price(me), 1 + me.bonus.get("shop_goods", 0)
        guard = {"strength": strength_of_guard(me), "fame": fame_of_guard(me)}
        effect = Says.shop_effect(f"{offer}.effect", price=price, n=goods, **guard)
        return Label(line(Says.shop(offer, n=goods)), line(effect))

    def _shop_sale(self, view: Journey, question: Question, good: str) -> Label:
        me = view.players[question.seat]
        price, held = shop_price(me), me.goods[GOODS.index(good)]
        return self._of_good(good, self.words.say("does.sell_goods", price=price, n=held))

    def _sale(self, view: Journey, question: Question, amount: int) -> Label:
        """So many, and the gold for all of them."""
        space = cause(question, "space")
        action = actions(view)[page(view).index[space]] if space else None
        if action and action.kind == "sell_goods":
            price = self._actions.sale(view, question.seat, action)[0]
        else:
            price = shop_price(view.players[question.seat])
        return Label(str(amount), self.words.say("option.sell_amount", gold=self.words.gold(amount * price)))

    def _shrug_off(self, view: Journey, question: Question, answer: str) -> Label:
        if answer in self.words.content.tokens:
            token = self.words.token(answer)
            return Label(self.words.say("option.shrug_off.token", token=token), self.words.token_text(answer))
        suffers = self._spared.text(view, question.seat, LOSE, tokens=False)
        return Label(self.words.say("option.shrug_off"), suffers)

    # --- numbers ----------------------------------------------------------------------------------------------------

    def _gold(self, _view: Journey, _question: Question, amount: int) -> Label:
        """Whoever wins pays the lowest bid, and never nothing."""
        return Label(str(amount), self.words.say("option.bid", gold=self.words.gold(max(LEAST_PRICE, amount))))

    def _number(self, view: Journey, question: Question, amount: int) -> Label:
        variant = f"{question.kind}.workers" if self._pledges(view) == "workers" else question.kind
        return Label(str(amount), self.words.line(Says.amount(variant, n=amount)))

    def _pledges(self, view: Journey) -> str:
        card = encounter(view)
        deeds = card.special.do if card and card.special else ()
        return next((str(deed.effect.args["of"]) for deed in deeds if deed.verb == "pledge"), "gold")

    # --- choices on cards -------------------------------------------------------------------------------------------

    def _alternative(self, _view: Journey, _question: Question, name: str) -> Label:
        key, one = self.alternatives[name]
        cost = self.words.cost(one.cost)
        if cost:
            return Label(self.words.say(key), self.words.say("option.choose.cost", cost=cost))
        loses = any(deed.verb == "lose" for deed in one.do)  # what, is said by the name of the choice
        return Label(self.words.say(key), self.words.say("option.choose.loses" if loses else "option.choose.free"))


def alternatives(words: JourneyWords) -> dict[str, tuple[str, Alternative]]:
    """For each choice that an encounter or a page offers the key of its words, and what it is."""
    return {one.id: (key, one) for key, one in choices_in(words.content).items()}
