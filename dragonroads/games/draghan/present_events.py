"""The chronicle of the race: every event as one line; an indented line is what came of the one above."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.present_plain_events import PLAIN
from dragonroads.games.draghan.present_words import RaceWords

Values = dict[str, object]
Worded = tuple[str, Values]
"""The variant of an event's words (empty for the plain one) and what they mention."""


class EventWords:
    """Words of what happened."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words
        self._names: Mapping[str, Callable[[View, Any], object]] = {
            "track": lambda _view, track: words.say(f"track.{track}.name"),
            "person": lambda _view, seat: words.names[seat],
            "dragon": lambda _view, dragon: words.say(f"dragon.{dragon}.name"),
            "who": words.short,
            "other": words.short,
            "card": lambda _view, card: words.card(card),
            "cards_named": lambda _view, cards: words.listed([words.card(card) for card in cards]),
            "unseen": words.some_card,
            "nth": lambda _view, place: words.nth(place + 1),
            "space": words.space,
            "space_of_other": words.space,
            "spell": lambda _view, letter: words.say(f"spell.{letter}"),
            "starters": self._seats,
            "seats": self._seats,
        }
        self._special: Mapping[str, Callable[..., Worded]] = {
            "growled": self._growled,
            "laid": self._laid,
            "walked": self._walked,
            "no_effect": self._no_effect,
            "spell": self._spell,
            "footprint": self._footprint,
            "flipped": self._flipped,
            "held_breath": self._held_breath,
            "held_out": self._held_out,
            "claims": self._claims,
            "opened_hand": self._opened_hand,
            "turned": self._turned,
            "passed_cards": self._passed_cards,
            "wished": self._wished,
            "rows_moved": self._rows_moved,
            "rows_stay": lambda _view, reason: (reason, {}),
            "round_ended": self._round_ended,
            "photo": self._photo,
            "race_over": self._race_over,
        }

    def sentence(self, view: View, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        if event.kind in self._special:
            variant, values = self._special[event.kind](view, *event.args)
        else:
            variant, values = "", self._named(view, event)
        key = f"event.{event.kind}.{variant}" if variant else f"event.{event.kind}"
        return self.words.say(key, **values)

    def _named(self, view: View, event: Event) -> Values:
        values: Values = {}
        for name, value in zip(PLAIN[event.kind], event.args):
            if name:
                values[name] = self._names[name](view, value) if name in self._names else value
        return values

    def _seats(self, view: View, seats: tuple[Seat, ...]) -> str:
        return self.words.listed([self.words.short(view, seat) for seat in seats])

    # --- events with words of their own -----------------------------------------------------------------------------

    def _growled(self, view: View, rolls: tuple[tuple[Seat, int], ...]) -> Worded:
        growls = [
            self.words.say("growl", who=self.words.short(view, seat), growl=self.words.say(f"growl.{pips}"))
            for seat, pips in rolls
        ]
        return "", {"growls": "  ".join(growls)}

    def _laid(self, view: View, seat: Seat, target: Seat, back: int | None, at: int | None) -> Worded:
        words = self.words
        values: Values = {"who": words.short(view, seat), "card": words.some_card(view, back)}
        if at is not None:
            return "inserted", values | {"nth": words.nth(at + 1)}
        return "home" if seat == target else "", values | {"row": words.short(view, target)}

    def _walked(self, view: View, seat: Seat, start: int, end: int) -> Worded:
        words = self.words
        length = words.track(view).length
        variant = "back" if end < start else "finish" if start <= length < end else "forward"
        return variant, {
            "who": words.short(view, seat),
            "start": words.space(view, start),
            "end": words.space(view, end),
        }

    def _no_effect(self, view: View, seat: Seat, reason: str, other: Seat | None = None) -> Worded:
        words = self.words
        return reason, {"who": words.short(view, seat), "other": "" if other is None else words.short(view, other)}

    def _spell(self, view: View, seat: Seat, letter: str) -> Worded:
        shown = self.words.say(f"spell.{letter}") if letter else ""
        return letter or "none", {"who": self.words.short(view, seat), "spell": shown}

    def _footprint(self, view: View, seat: Seat, card: Card, steps: int) -> Worded:
        variant = "back" if steps < 0 else "forward" if steps else "none"
        return variant, {"who": self.words.short(view, seat), "card": self.words.card(card), "n": abs(steps)}

    def _flipped(self, view: View, seat: Seat, cards: tuple[Card, ...], back: int) -> Worded:
        named = self.words.listed([self.words.card(card) for card in cards])
        return ("" if back else "none"), {"who": self.words.short(view, seat), "cards": named, "n": back}

    def _held_breath(
        self, view: View, breaths: tuple[tuple[Seat, int], ...], fumes: int, winners: tuple[Seat, ...]
    ) -> Worded:
        rising = sorted(breaths, key=lambda one: one[1])
        each = [
            self.words.say("breath", who=self.words.short(view, seat), breath=self.words.say(f"breath.{n}"), n=n)
            for seat, n in rising
        ]
        variant = "none" if not winners else "one" if len(winners) == 1 else "many"
        return variant, {"breaths": ", ".join(each), "fumes": fumes, "winners": self._seats(view, winners)}

    def _held_out(self, view: View, winners: tuple[Seat, ...]) -> Worded:
        return "one" if len(winners) == 1 else "many", {"winners": self._seats(view, winners)}

    def _claims(self, view: View, seat: Seat, fist: str) -> Worded:
        return fist, {"who": self.words.short(view, seat)}

    def _opened_hand(self, view: View, seat: Seat, asked: Seat, answer: str, honest: bool) -> Worded:
        values: Values = {"who": self.words.short(view, seat), "other": self.words.short(view, asked)}
        return f"{answer}.{'truth' if honest else 'lie'}", values

    def _turned(self, view: View, seat: Seat, places: tuple[int, ...]) -> Worded:
        nths = self.words.listed([self.words.nth(k + 1) for k in places])
        return ("" if places else "none"), {"who": self.words.short(view, seat), "n": len(places), "nths": nths}

    def _passed_cards(self, view: View, given: tuple[tuple[Seat, int], ...]) -> Worded:
        each = [
            self.words.say("passed", who=self.words.short(view, seat), nth=self.words.nth(k + 1)) for seat, k in given
        ]
        return "", {"cards": ", ".join(each)}

    def _wished(self, view: View, seat: Seat, card: Card | None) -> Worded:
        who = self.words.short(view, seat)
        return ("none", {"who": who}) if card is None else ("", {"who": who, "card": self.words.card(card)})

    def _rows_moved(self, view: View, movers: tuple[Seat, ...]) -> Worded:
        takes = [
            self.words.say("takes_over", who=self.words.short(view, taker), other=self.words.short(view, giver))
            for taker, giver in zip(movers, movers[1:] + movers[:1])
        ]
        return "", {"takes": ", ".join(takes)}

    def _round_ended(self, view: View, number: int, places: tuple[int, ...]) -> Worded:
        order = sorted(range(len(places)), key=lambda seat: -places[seat])
        standing = [f"{self.words.short(view, seat)} {self.words.space(view, places[seat])}" for seat in order]
        return "", {"round": number, "standing": ", ".join(standing)}

    def _photo(self, view: View, flips: tuple[tuple[Seat, Card], ...]) -> Worded:
        each = [f"{self.words.short(view, seat)} {self._footprint_of(card)}" for seat, card in flips]
        return "", {"flips": ", ".join(each)}

    def _footprint_of(self, card: Card) -> str:
        back = self.words.content.cards[card].back
        return f"{{{self.words.symbols(back)}}}"

    def _race_over(self, view: View, ending: str, winners: tuple[Seat, ...], places: tuple[int, ...]) -> Worded:
        variant = f"{ending}.{'one' if len(winners) == 1 else 'many'}"
        who = self.words.listed([self.words.person(view, seat) for seat in winners])
        return variant, {"who": who, "space": self.words.space(view, places[winners[0]])}
