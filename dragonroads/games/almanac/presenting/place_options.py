"""Options that are places: spaces for a piece, water that flows, and pages of the road."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.placement import REST, Resting
from dragonroads.games.almanac.placing import HELPER, WORKER
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.consequences import Consequences
from dragonroads.games.almanac.presenting.facts import actions, bonus, coins, location, page
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.turns import DECLINE, PASS, SKIP, manner
from dragonroads.games.presenter import Label


class Says(Texts):
    """Pieces that stay where they are, other things to do, other ways to come."""

    family = ""
    decline = text("place.decline", "place_again.decline", key="option")
    decline_effect = text("place.decline.effect", "place_again.decline.effect", key="option")
    instead = text("stop", "ladder.any", "ladder.at", "neutral.any", "neutral.at", key="option.place", what=str)
    instead_effect = text("stop.effect", "ladder.effect", "neutral.effect", key="option.place")
    how = text("how.duel", "via", key="option.place", text=str, how=str)


class PlaceOptions:
    """Words of places; a space is told first, then the way to take it."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._consequences = Consequences(words)
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "place": self._placing,
            "place_again": self._placing,
            "tide": self._tide,
            "road": self._road,
            "prophecy": self._prophecy,
        }

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _placing(self, view: Journey, question: Question, option: tuple[str, ...]) -> Label:
        where = option[0]
        if where == SKIP:
            return Label(self.words.say("option.place.skip"), self.words.say("option.place.skip.effect"))
        if where in (PASS, DECLINE):
            return self._no_placing(question, option)
        if where not in page(view).index:
            return self._instead(view, question, option)
        hows = [other[1] for other in question.options if other[0] == where] if len(option) == 1 else option[1:]
        how = hows[0] if len(hows) == 1 else ""
        index = page(view).index[where]
        action = actions(view)[index]
        name = (
            self._actions.name(view.location, action, view.players[question.seat])
            if action
            else self.words.say("do.fog")
        )
        text = self.words.say("option.place", space=where, action=name)
        fee = fee_for(question, index, how or WORKER)
        effect = self._effect(view, question, index, action, fee) if action else self.words.say("about.fog")
        if fee := fee - self._wage(how):
            effect = self.words.say("option.place.fee", effect=effect, gold=self.words.gold(fee))
        if how:
            text, effect = self._manner(view, text, effect, how)
            on_the_way = self._consequences.on_the_way(view, question.seat, how.partition("+")[2])
            effect = "; ".join([effect.rstrip("."), *on_the_way]) if on_the_way else effect
        return Label(text, effect, f"space:{where}")

    def _effect(self, view: Journey, question: Question, space: int, action: Action, fee: int) -> str:
        """What it does for this player, what lies there, and what it sets off."""
        say = self.words.say
        more = self._consequences.of(view, space)
        comes_later = page(view).rule.defers(view, space)
        is_known = not comes_later and not self._consequences.may_bring_gold(view, space)
        gained = coins(view, space) - fee if is_known else None
        parts = [self._actions.effect(view, question.seat, view.location, action, gained)]
        if gold := coins(view, space):
            parts.append(say("option.place.coins", gold=self.words.gold(gold)))
        if token := bonus(view, space):
            parts.append(say("option.place.token", token=self.words.token(token)))
        return "; ".join([*[part.rstrip(".") for part in parts], *more]) if more or len(parts) > 1 else parts[0]

    def _manner(self, view: Journey, text: str, effect: str, how: str) -> tuple[str, str]:
        """The same with another piece, as a rest, or by spending a token."""
        say = self.words.say
        piece, _, special = how.partition("+")
        if piece == HELPER:
            text = say("option.place.helper", text=text)
        elif piece != WORKER:
            wage = self.words.gold(self._wage(how))
            text = say("option.place.hired", text=text, token=self.words.token(piece))
            effect = say("option.place.wage", effect=effect, gold=wage)
        if special == REST:
            rule = location(view).placement
            gold = self.words.gold(rule.rest_gold if isinstance(rule, Resting) else 0)
            return say("option.place.rest", text=text), say("option.place.rest.effect", gold=gold)
        if special in self.words.content.tokens:
            token = self.words.token(special)
            return say("option.place.spend", text=text, token=token), effect
        if special:
            how = f"how.{special}" if special.isalpha() else "via"
            return self.words.line(Says.how(how, text=text, how=special)), effect
        return text, effect

    def _instead(self, view: Journey, question: Question, option: tuple[str, ...]) -> Label:
        """What the page lets somebody do instead of placing."""
        what = option[0]
        details = [one[1] for one in question.options if one[0] == what] if len(option) == 1 else option[1:]
        detail = details[0] if len(details) == 1 else ""
        variant = f"{what}.{'at' if detail else 'any'}" if any(details) else what
        effect = self.words.line(Says.instead_effect(f"{what}.effect"))
        parts = [*self._consequences.instead(view, detail), effect]
        return Label(self.words.line(Says.instead(variant, what=detail)), "; ".join(parts))

    def _wage(self, how: str) -> int:
        piece = how.partition("+")[0]
        return self.words.content.tokens[piece].wage if piece in self.words.content.tokens else 0

    def _no_placing(self, question: Question, option: tuple[str, ...]) -> Label:
        """Sleeping through a turn, or leaving a piece that wants a wage where it is."""
        say = self.words.say
        if option[0] == DECLINE:
            declined = f"{question.kind}.{DECLINE}"
            told = self.words.line(Says.decline_effect(f"{declined}.effect"))
            return Label(self.words.line(Says.decline(declined)), told)
        tokens = [one[1] for one in question.options if one[0] == PASS]
        token = option[1] if len(option) > 1 else tokens[0]
        name = self.words.token(token)
        return Label(say("option.place.pass", token=name), say("option.place.pass.effect"), f"token:{token}")

    def _tide(self, _view: Journey, _question: Question, option: tuple[str, ...]) -> Label:
        say = self.words.say
        if len(option) == 1:
            return Label(say("option.tide.from", space=option[0]), say("option.tide.from.effect"), f"space:{option[0]}")
        start, end = option
        return Label(
            say("option.tide", start=start, end=end), say("option.tide.effect", start=start, end=end), f"space:{end}"
        )

    # --- pages ------------------------------------------------------------------------------------------------------

    def _road(self, _view: Journey, _question: Question, number: int) -> Label:
        return Label(self._named(number), self.words.say(f"page.{number}.preview"), f"page:{number}")

    def _prophecy(self, _view: Journey, _question: Question, number: int) -> Label:
        token = self.words.content.slips[0].token.id
        effect = self.words.say("option.prophecy", page=self.words.page(number), text=self.words.token_text(token))
        return Label(self._named(number), effect, f"page:{number}")

    def _named(self, number: int) -> str:
        """`Skygate (page 8)`: the number behind, because options have numbers of their own before them."""
        name = self.words.say(f"page.{number}.name")
        return self.words.say("option.page", name=name, n=self.words.content.label(number))


def fee_for(question: Question, space: int, how: str) -> int:
    """The gold that placing there takes beside the cost of the space, as the question itself says."""
    for kind, *told in question.why:
        for spaces, fee, piece, special in told[0] if kind == "ways" else ():
            if spaces >> space & 1 and how == manner(piece, special):
                return int(fee)
    return 0
