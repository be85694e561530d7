"""Questions and options of the race in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Card, Question, Refusal, Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.faces import QUESTIONS
from dragonroads.games.draghan.magic_cards import BET_BONUS
from dragonroads.games.draghan.model import UNPLAYED
from dragonroads.games.draghan.present_rules import RULES
from dragonroads.games.draghan.present_words import RaceWords
from dragonroads.games.presenter import Asked, Label

FOR_REAL = ("best_growl", "longest_breath")
"""Questions about something that people have just done at their table."""


class QuestionWords:
    """Words of what is asked; options that are tuples can be worded part by part."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words
        self._labels: Mapping[str, Callable[[View, Question, Any], Label]] = {
            "best_growl": self._seat,
            "longest_breath": self._seat,
            "duo_own": self._pair,
            "duo_give": self._pair,
            "duo_insert": self._insertion,
            "crystal_turn": self._turning,
            "thief_take": self._slot,
            "spy_take": self._slot,
            "hypnosis_give": self._slot,
            "lamp_wish": self._wish,
            "trap_pick": self._seat,
            "serum_ask": self._seat,
            "bet_space": self._bet,
            "poo_breath": self._breath,
            "serum_hide": self._fists,
            "serum_answer": self._judgement,
        }

    # --- what is asked ----------------------------------------------------------------------------------------------

    def asked(self, view: View, question: Question) -> Asked:
        """The question's title, a line of help, and its rule."""
        kind = question.kind
        key = f"question.{kind}"
        if kind == "lay_card" and view["laying_for"] == question.seat:
            key = "question.lay_card.home"
        values = self._values(view, question)
        title, told = self.words.say(f"{key}.title", **values), self.words.say(f"{key}.help", **values)
        return Asked(title, told, RULES[kind], for_real=kind in FOR_REAL)

    def _values(self, view: View, question: Question) -> dict[str, object]:
        """Everything a question's words may mention."""
        words, me = self.words, question.seat
        target = self._target(view, question)
        row = view["rows"][me]
        unplayed = [k for k, state in enumerate(row["states"]) if state in UNPLAYED]
        place = unplayed[max(0, len(unplayed) - len(question.options))] if unplayed else 0
        return {
            "n": len(question.options),
            "row": words.dragon(view, target),
            "rival": words.dragon(view, (me + 1) % len(view["places"])),
            "nth": words.nth(place + 1),
            "here": words.space(view, view["places"][me]),
            "card": words.card(question.why[-1]) if question.why else "",
            "teller": words.short(view, self._teller(view)),
            **self._gains(question),
        }

    def _gains(self, question: Question) -> dict[str, int]:
        """How far the card that asks lets somebody walk, alone or together with others, and what a bet is worth."""
        args = self.words.content.cards[question.why[-1]].effect.args if question.why else {}
        return {"steps": args.get("steps", 0), "shared": args.get("shared", 0), "bonus": BET_BONUS}

    def _target(self, view: View, question: Question) -> Seat:
        """Whose row the question is about."""
        first = question.options[0]
        if question.kind in ("thief_take", "spy_take", "hypnosis_give"):
            return int(first[0])
        return question.seat if view["laying_for"] < 0 else int(view["laying_for"])

    def _teller(self, view: View) -> Seat:
        return int((view["first"] + view["turn"]) % len(view["places"]))

    # --- options ----------------------------------------------------------------------------------------------------

    def label(self, view: View, question: Question, option: Any) -> Label:
        """An option in words, or as much of it as has been picked."""
        if option is None:
            return self._none(question)
        worded = self._labels.get(question.kind)
        return worded(view, question, option) if worded else self._card(view, question, option)

    def _none(self, question: Question) -> Label:
        key = f"option.{question.kind}.none"
        return Label(self.words.say(key), self.words.say(f"{key}.effect"))

    def _name(self, view: View, question: Question, card: Card) -> str:
        """A card's name and back; a second one that looks the same is counted."""
        words = self.words
        offered = sorted(set(QUESTIONS[question.kind]([one for one in question.options if one is not None])))
        name = words.card_and_back(view, card)
        twins = [one for one in offered if words.card_and_back(view, one) == name]
        if card not in twins or card == twins[0]:
            return name
        return words.say("card.another", card=name, n=twins.index(card) + 1)

    def _card(self, view: View, question: Question, card: Card) -> Label:
        return Label(self._name(view, question, card), self.words.text(card), f"card:{card}")

    def _pair(self, view: View, question: Question, cards: tuple[Card, ...]) -> Label:
        if len(cards) == 1:
            return self._card(view, question, cards[0])
        first, second = (self._name(view, question, card) for card in cards)
        return Label(
            self.words.say("option.pair", first=first, second=second), self.words.text(cards[1]), f"card:{cards[1]}"
        )

    def _insertion(self, view: View, question: Question, option: tuple[int, ...]) -> Label:
        if len(option) == 1:
            return self._card(view, question, option[0])
        card, place = option
        row = view["rows"][question.seat]["cards"]
        label = self.words.say("option.insert", card=self._name(view, question, card), nth=self.words.nth(place))
        if place > len(row):
            return Label(label, self.words.say("option.insert.last"), f"slot:{question.seat}:{place - 1}")
        before = self.words.back(view, row[place - 1])
        effect = self.words.say("option.insert.before", nth=self.words.nth(place), back=before).rstrip()
        return Label(label, effect, f"slot:{question.seat}:{place - 1}")

    def _slot(self, view: View, question: Question, option: tuple[int, ...]) -> Label:
        seat = option[0]
        if len(option) == 1:
            return Label(self.words.dragon(view, seat), "", f"seat:{seat}")
        k = option[1]
        row = view["rows"][seat]
        who, nth, back = self.words.dragon(view, seat), self.words.nth(k + 1), self.words.back(view, row["cards"][k])
        label = self.words.say("option.slot", who=who, nth=nth, back=back).rstrip()
        effect = self.words.say(f"option.{question.kind}.effect")
        if row["states"][k] == "turned":
            effect = self.words.say("option.slot.turned", effect=effect)
        return Label(label, effect, f"slot:{seat}:{k}")

    def _turning(self, view: View, question: Question, card: Card) -> Label:
        states = view["rows"][question.seat]["states"]
        k = [place for place, state in enumerate(states) if state == "down"][question.options.index(card)]
        name = self._name(view, question, card)
        label = self.words.say("option.crystal_turn", card=name, nth=self.words.nth(k + 1))
        return Label(label, self.words.say("option.crystal_turn.effect"), f"slot:{question.seat}:{k}")

    def _wish(self, view: View, question: Question, card: Card) -> Label:
        seat, k = next((b, row["cards"].index(card)) for b, row in enumerate(view["rows"]) if card in row["cards"])
        where = {"who": self.words.short(view, seat), "nth": self.words.nth(k + 1)}
        label = self.words.say("option.lamp_wish", card=self.words.card(card), **where)
        return Label(label, self.words.text(card), f"slot:{seat}:{k}")

    def _seat(self, view: View, question: Question, seat: Seat) -> Label:
        places = view["places"]
        here, there = self.words.space(view, places[question.seat]), self.words.space(view, places[seat])
        effect = self.words.say(f"option.{question.kind}.effect", here=here, there=there, **self._gains(question))
        name = self.words.say("option.seat", dragon=self.words.dragon(view, seat), name=self.words.names[seat])
        return Label(name, effect, f"seat:{seat}")

    def _bet(self, view: View, question: Question, place: int) -> Label:
        away = place - view["places"][question.seat]
        key = "here" if not away else "ahead" if away > 0 else "behind"
        effect = self.words.say(f"option.bet_space.{key}", n=abs(away), **self._gains(question))
        return Label(self.words.say("option.bet_space", space=self.words.space(view, place)), effect, f"space:{place}")

    def _breath(self, _view: View, question: Question, breath: int) -> Label:
        effect = self.words.say("option.poo_breath.effect", n=breath, **self._gains(question))
        return Label(self.words.say("option.poo_breath", n=breath), effect)

    def _fists(self, _view: View, question: Question, option: tuple[str, ...]) -> Label:
        say = self.words.say
        hand = option[0]
        if len(option) == 1:
            return Label(say(f"option.serum_hide.{hand}"), say("option.serum_hide.effect"), f"hand:{hand}")
        fist = option[1]
        effect = say("option.serum_hide.truth" if hand == fist else "option.serum_hide.lie", **self._gains(question))
        return Label(say(f"option.serum_hide.{hand}.{fist}"), effect, f"hand:{fist}")

    def _judgement(self, view: View, question: Question, answer: str) -> Label:
        say = self.words.say
        teller = self.words.short(view, self._teller(view))
        effect = say(f"option.serum_answer.{answer}.effect", teller=teller, **self._gains(question))
        return Label(say(f"option.serum_answer.{answer}"), effect)

    # --- refusals ---------------------------------------------------------------------------------------------------

    def refusal(self, view: View, refusal: Refusal) -> str:
        """Why an option is closed."""
        about = refusal.args[0] if refusal.args else -1
        if refusal.kind in ("is_running", "no_lamp_for_a_lamp"):
            return self.words.say(f"refusal.{refusal.kind}", card=self.words.card(about))
        who = self.words.person(view, about) if about >= 0 else ""
        return self.words.say(f"refusal.{refusal.kind}", who=who)
