"""Questions of a journey in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.almanac.card_verbs import Get
from dragonroads.games.almanac.cards import EncounterCard
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.facts import AT_AN_ENCOUNTER, actions, encounter, location, page
from dragonroads.games.almanac.presenting.marks import MarkWords
from dragonroads.games.almanac.presenting.seats import SeatWords
from dragonroads.games.almanac.presenting.spared import LOSE, SPECIAL, SparedWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Asked
from dragonroads.library.rulebook import RuleBook

Values = dict[str, object]
Worded = tuple[str, Values]
"""The variant of a question's words (empty for the plain one) and what only they mention."""
PLAIN: Worded = ("", {})
TWO = 2
"""Players for whom some pages have a rule of their own."""


class QuestionWords:
    """Words of what is asked, with a line of help, and of why something is closed."""

    def __init__(self, words: JourneyWords, rules: RuleBook) -> None:
        self.words = words
        self._rules = rules
        self._actions = ActionWords(words)
        self._marks = MarkWords(words)
        self._seats = SeatWords(words)
        self._spared = SparedWords(words)
        self._special: Mapping[str, Callable[[Journey, Question], Worded]] = {
            "place": self._place,
            "place_again": self._place_again,
            "shrug_off": self._shrug_off,
            "bid": self._bid,
            "gain_good": self._gain_good,
            "sell_amount": self._sale,
            "exchange": self._exchange,
            "barter": self._barter,
            "may": self._ability,
            "spend_lightning": self._tokens,
            "choose": self._choose,
            "sell_some": self._sell_some,
        }

    def asked(self, view: Journey, question: Question) -> Asked:
        """The question's title, its help, its rule, and the space or encounter it is about."""
        tell = self._special.get(question.kind)
        variant, more = tell(view, question) if tell else PLAIN
        key = f"question.{question.kind}.{variant}" if variant else f"question.{question.kind}"
        values = {**self._values(view, question), **more}
        rule = rule_cited(question.kind, location(view), self._rules)
        title, told = self.words.say(f"{key}.title", **values), self.words.say(f"{key}.help", **values)
        return Asked(title, told, rule, self._about(view, question))

    def _about(self, view: Journey, question: Question) -> str:
        space = cause(question, "space")
        if view.encounter and view.phase in AT_AN_ENCOUNTER:
            return f"encounter:{view.encounter[0]}"
        return f"space:{space}" if space and view.phase in ("turn", "finish_page") else ""

    def _values(self, view: Journey, question: Question) -> Values:
        """What the words of any question may mention."""
        me, card = view.players[question.seat], encounter(view)
        return {
            "n": len(question.options),
            "gold": self.words.gold(me.gold) if not is_hidden(me.gold) else "",
            "crates": self._seats.crates(view, question.seat) if view.round else "",
            **(self._met(view, question.seat, card) if card else {}),
        }

    def _met(self, view: Journey, seat: Seat, card: EncounterCard) -> Values:
        number = view.encounter[0]
        text = self._spared.text(view, seat, SPECIAL) if card.special else ""
        return {
            "encounter": self.words.encounter(number),
            "banner": self.words.encounter(number, "banner"),
            "special": text,
            "strength": card.fight.strength if card.fight else 0,
        }

    # --- questions with words of their own --------------------------------------------------------------------------

    def _place(self, view: Journey, question: Question) -> Worded:
        """The page's rule: what it remembers now, and how it goes."""
        mark = self._marks.mark(view)
        told = self.words.say("sentence", text=mark) if mark else ""
        left = view.players[question.seat].workers
        rule = self.words.sentences([told, self._in_short(view)])
        return question.ask.variant(view), {"n": left, "rule": rule}

    def _in_short(self, view: Journey) -> str:
        """The first sentence of the page's rule, or the one for two players."""
        here = location(view)
        if here.placing_two and view.seats == TWO:
            return self.words.say(f"page.{here.id}.placing_two")
        first = self.words.say(f"page.{here.id}.placing").partition(". ")[0]
        return self.words.say("sentence", text=first.rstrip("."))

    def _place_again(self, view: Journey, question: Question) -> Worded:
        """The same rule for a worker from behind the screen."""
        return "", self._place(view, question)[1]

    def _shrug_off(self, view: Journey, question: Question) -> Worded:
        """What would be suffered without the token."""
        token = next(option for option in question.options if option in self.words.content.tokens)
        lose = self._spared.text(view, question.seat, LOSE, tokens=False)
        return "", {"token": self.words.token(token), "lose": lose}

    def _bid(self, _view: Journey, question: Question) -> Worded:
        reward = cause(question, "bid")
        if reward in self.words.content.tokens:
            return "token", {"token": self.words.token(reward)}
        return str(reward), {}

    def _gain_good(self, _view: Journey, question: Question) -> Worded:
        power, climber = cause(question, "ability"), cause(question, "climber")
        if climber is not None:
            return "climbed", {"who": self.words.name(climber)}
        return PLAIN if power is None else ("ability", {"card": self.words.power(power)})

    def _ability(self, _view: Journey, question: Question) -> Worded:
        power = cause(question, "ability")
        return (
            PLAIN
            if power is None
            else ("ability", {"card": self.words.power(power), "text": self.words.power_text(power)})
        )

    def _sale(self, view: Journey, question: Question) -> Worded:
        """Which good at which price, where the space says so; at the shop it has just been said."""
        space = cause(question, "space")
        action = actions(view)[page(view).index[space]] if space else None
        if action is None or action.kind != "sell_goods":
            return "shop", {}
        price, _ = self._actions.sale(view, question.seat, action)
        return "", {"good": self.words.good(str(action.deeds[0].effect.args["good"])), "price": price}

    def _exchange(self, view: Journey, question: Question) -> Worded:
        trade = cause(question, "exchange")
        if trade is None:
            return PLAIN
        give, get = trade
        return "known", {"give": self.words.cost(give, view.named), "get": gains(self.words, get)}

    def _barter(self, view: Journey, question: Question) -> Worded:
        """What each good brings, as the space says."""
        laid = page(view)
        deeds = laid.actions[laid.index[cause(question, "space")]].deeds
        return "", {"gold": self.words.gold(next(deed.effect.args["gold"] for deed in deeds if deed.verb == "barter"))}

    def _tokens(self, _view: Journey, question: Question) -> Worded:
        return "", {"token": self.words.token(str(cause(question, "token")))}

    def _choose(self, view: Journey, question: Question) -> Worded:
        """On a page it is the action of a space that lets one choose."""
        space = cause(question, "space")
        if view.encounter or space is None:
            return PLAIN
        action = actions(view)[page(view).index[space]]
        return "page", {"action": self._actions.name(view.location, action) if action else ""}

    def _sell_some(self, view: Journey, question: Question) -> Worded:
        good = question.options[0][0]
        action = actions(view)[page(view).index[cause(question, "space")]]
        price = getattr(action.deeds[0].effect.args["prices"], good) if action else 0
        return "", {"good": self.words.good(good), "price": price}

    # --- refusals ---------------------------------------------------------------------------------------------------

    def refusal(self, view: Journey, reason: Reason) -> str:
        """Why an option is closed."""
        values: Values = {name: self._named(view, name, value) for name, value in zip(reason.fields, reason)}
        return self.words.say(f"refusal.{reason.kind}", **values)

    def _named(self, view: Journey, name: str, value: Any) -> object:
        match name:
            case "who":
                return self.words.name(value)
            case "good":
                return self.words.good(value)
            case "goods":
                return self.words.goods(value)
            case "token":
                return self.words.token(value)
            case "area":
                return self.words.area(view.location, value)
            case "gold":
                return self.words.gold(value)
            case _:
                return value


def rule_cited(kind: str, page: Location, rules: RuleBook) -> str:
    """The rule that explains a kind of question on a page; while a piece is placed it is the rule of the page."""
    if kind == "place":
        return page.placing_rule
    return page.asking_rules.get(kind) or rules.rule_for(kind)


def gains(words: JourneyWords, get: Get) -> str:
    """What a trade brings."""
    parts = [words.gold(get.gold)] if get.gold else []
    parts += [words.goods_of(get.goods)] if get.goods.total else []
    parts += [words.say("brings.fame", n=get.fame)] if get.fame else []
    return words.listed(parts)


def cause(question: Question, sort: str) -> Any:
    """The innermost thing of a sort that has led to the question; nothing where there is none."""
    found = [one for one in question.why if isinstance(one, tuple) and one[0] == sort]
    return None if not found else found[-1][1] if len(found[-1]) == 2 else found[-1][1:]
