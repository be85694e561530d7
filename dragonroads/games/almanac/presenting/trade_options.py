"""Options by which goods change hands, each with what is given for it and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.questions import cause, gains
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class Says(Texts):
    """What becomes of a good."""

    family = ""
    good = text("give_good", "drop_cargo", key="option", n=int)


class TradeOptions:
    """Words of goods that go and of what comes for them."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "give_good": self._parted_with,
            "drop_cargo": self._left,
            "barter": self._handed_over,
            "exchange": self._traded,
            "brew_give": self._thrown_in,
            "brew_amount": self._brewed,
        }

    def _good(self, view: Journey, question: Question, good: str) -> Label:
        held = self._held(view, question, good)
        return Label(self.words.good(good), self.words.line(Says.good(question.kind, n=held)), f"good:{good}")

    def _held(self, view: Journey, question: Question, good: str) -> int:
        return view.players[question.seat].goods[GOODS.index(good)]

    def _parted_with(self, view: Journey, question: Question, good: str) -> Label:
        return self._good(view, question, good)

    def _left(self, view: Journey, question: Question, piece: str) -> Label:
        if piece in GOODS:
            return self._good(view, question, piece)
        return Label(self.words.token(piece), self.words.token_text(piece), f"token:{piece}")

    def _args(self, view: Journey, question: Question, verb: str) -> Mapping[str, Any]:
        """What the action of the space says about the trade."""
        laid = page(view)
        deeds = laid.actions[laid.index[str(cause(question, "space"))]].deeds
        return next(deed.effect.args for deed in deeds if deed.verb == verb)

    def _handed_over(self, view: Journey, question: Question, good: str) -> Label:
        gold = self.words.gold(self._args(view, question, "barter")["gold"])
        if good in GOODS:
            told = self.words.say("option.barter", n=self._held(view, question, good), gold=gold)
            return Label(self.words.good(good), told, f"good:{good}")
        say = self.words.say
        return Label(say("option.barter.enough"), say("option.barter.enough.effect", gold=gold))

    def _traded(self, view: Journey, question: Question, times: int) -> Label:
        give, get = cause(question, "exchange")
        if not times:
            return Label(str(times), self.words.say("option.exchange.none"))
        given, gained = self.words.cost(give, view.named), gains(self.words, get)
        return Label(str(times), self.words.say("option.exchange", n=times, give=given, get=gained))

    def _thrown_in(self, view: Journey, question: Question, good: str) -> Label:
        args = self._args(view, question, "brew")
        held, gold = self._held(view, question, good), self.words.gold(args["gold"])
        told = self.words.say("option.brew_give", n=held, most=min(args["most"], held), gold=gold)
        return Label(self.words.good(good), told, f"good:{good}")

    def _brewed(self, view: Journey, question: Question, amount: int) -> Label:
        gold = self.words.gold(self._args(view, question, "brew")["gold"])
        return Label(str(amount), self.words.say("option.brew_amount", n=amount, gold=gold))
