"""Options of a fight, each with the chance it leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question, Seat
from dragonroads.games.almanac.cards import EncounterCard
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.duels import winning_faces
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.encounter import EncounterWords
from dragonroads.games.almanac.presenting.facts import chance, edge_of_guide, encounter
from dragonroads.games.almanac.presenting.questions import cause
from dragonroads.games.almanac.presenting.spared import LOSE, SPECIAL, SparedWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Label


class Says(Texts):
    """Whether a die is rolled again."""

    family = ""
    reroll = text("again", "keep", key="option.reroll")
    reroll_effect = text("again.effect", "keep.effect", key="option.reroll")


class FightOptions:
    """Words of what can be done about an encounter."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._encounter = EncounterWords(words)
        self._spared = SparedWords(words)
        self.labels: Mapping[str, Callable[[Journey, Question, Any], Label]] = {
            "face": self._way,
            "reroll": self._reroll,
            "spend_lightning": self._spend,
            "first_player": self._seat,
        }

    def _met(self, view: Journey) -> EncounterCard | None:
        return encounter(view)

    def _way(self, view: Journey, question: Question, way: str) -> Label:
        card, number = self._met(view), view.encounter[0]
        assert card is not None
        if way == "special":
            special = self._spared.text(view, question.seat, SPECIAL)
            return Label(self.words.say("option.face.special"), special, f"encounter:{number}")
        effect = self.words.say(
            "option.face.fight.effect",
            chance=self._chance(view, question.seat, card),
            win=self.words.encounter(number, "win"),
            lose=self._spared.text(view, question.seat, LOSE),
        )
        return Label(self.words.say("option.face.fight"), effect, f"encounter:{number}")

    def _chance(self, view: Journey, seat: Seat, card: EncounterCard, extra: int = 0) -> str:
        """`your strength 7 against 9: 4 in 6 (with 1 re-roll 32 in 36)`."""
        assert card.fight is not None
        lent, rerolls = edge_of_guide(view, seat, card)
        own = strength(view.players[seat]) + lent + extra
        rerolls += view.players[seat].bonus.get("fight_rerolls", 0)
        wins, of = chance(self.words.content, own, card.fight.strength)
        told = self.words.say("option.chance", own=own, needed=card.fight.strength, wins=wins, of=of)
        if not rerolls:
            return told
        wins, of = chance(self.words.content, own, card.fight.strength, 1 + rerolls)
        return self.words.say("option.chance.again", told=told, n=rerolls, wins=wins, of=of)

    def _reroll(self, view: Journey, question: Question, answer: str) -> Label:
        fight, duel = cause(question, "fight"), cause(question, "duel")
        name = self.words.line(Says.reroll(answer))
        if duel is not None and answer == "again":
            die = self.words.content.supplies.fight_die
            wins = winning_faces(die, *duel)
            return Label(name, self.words.say("option.reroll.duel", wins=wins, of=len(die)))
        if fight is None:
            return Label(name, self.words.line(Says.reroll_effect(f"{answer}.effect")))
        if answer == "keep":
            lose = self._spared.text(view, question.seat, LOSE)
            return Label(name, self.words.say("option.reroll.lose", text=lose))
        own, needed = fight
        wins, of = chance(self.words.content, own, needed)
        return Label(name, self.words.say("option.chance", own=own, needed=needed, wins=wins, of=of))

    def _spend(self, view: Journey, question: Question, count: int) -> Label:
        card, token = self._met(view), str(cause(question, "token"))
        extra = count * self.words.content.tokens[token].fight_strength
        told = self._chance(view, question.seat, card, extra) if card and card.fight else ""
        return Label(str(count), told)

    def _seat(self, view: Journey, _question: Question, seat: Seat) -> Label:
        card = self._met(view)
        told = (
            self._encounter.chance(view, seat, card) if card and card.fight else self.words.say("option.first_player")
        )
        return Label(self.words.person(view, seat), told, f"seat:{seat}")
