"""Options in and after a battle: rage, what is stolen, what lies in the loot bag."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.battles import SpendRage, rage_worth
from dragonroads.games.canyon.clan_powers import PickGift
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.chances import ChanceWords
from dragonroads.games.canyon.presenting.odds import battle_odds
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.spoils import CARAVAN, STORES, Loot, Steal
from dragonroads.games.presenter import Label


class Says(Texts):
    """Where a token is stolen from."""

    family = ""
    stolen_from = text(*STORES, key="option.steal")
    stolen = text(*(f"{store}.kind" for store in STORES), key="option.steal", kind=str)


def sides(view: Canyon) -> tuple[int, int]:
    """The strengths of attacker and defender so far; an Automa's rage is sure to be spent."""
    (odds,) = battle_odds(view, view.attacker, view.defender, view.wrath)
    return odds.own, odds.foe


class FightOptions:
    """Words of what fighters decide."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._chances = ChanceWords(words)
        self.labels: Mapping[Asks, Callable[[Canyon, Question, Any], Label]] = {
            SpendRage: self._rage,
            Steal: self._steal,
            Loot: self._token,
            PickGift: self._token,
        }

    def _rage(self, view: Canyon, question: Question, spent: int) -> Label:
        """How the battle would stand with so much of it."""
        side = int(view.holder(view.attacker) != question.seat)
        wrath = [put_in + (spent if at == side else 0) for at, put_in in enumerate(view.wrath)]
        told = self._chances.told(battle_odds(view, view.attacker, view.defender, wrath), attacks=not side)
        n, left = spent * rage_worth(view, view.clans[question.seat]), max(question.options) - spent
        return Label(
            str(spent), self.words.say("option.rage" if spent else "option.rage.none", n=n, told=told, left=left)
        )

    # --- tokens -----------------------------------------------------------------------------------------------------

    def _steal(self, view: Canyon, question: Question, option: tuple[str, ...]) -> Label:
        say, loser = self.words.say, view.clans[view.holder(view.defender)]
        store = loser.caravan if option[0] == CARAVAN else loser.stock
        kinds = [one[1] for one in question.options if one[0] == option[0]]
        kind = option[1] if len(option) > 1 else kinds[0] if len(kinds) == 1 else ""
        if not kind:
            whole = say("option.steal.any", tokens=self.words.tokens(store))
            return Label(self.words.line(Says.stolen_from(option[0])), whole)
        at, mine = KINDS.index(kind), view.clans[question.seat]
        text = self.words.line(Says.stolen(f"{option[0]}.kind", kind=self.words.kind(kind)))
        effect = say("option.steal", n=store[at], have=mine.caravan[at] + mine.stock[at])
        return Label(text, effect, f"kind:{kind}")

    def _token(self, view: Canyon, question: Question, kind: str) -> Label:
        at, mine = KINDS.index(kind), view.clans[question.seat]
        have = mine.caravan[at] + mine.stock[at]
        return Label(
            self.words.kind(kind), self.words.say("option.token", n=view.supply[at], have=have), f"kind:{kind}"
        )
