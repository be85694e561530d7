"""Options of questions between two steps: buy, trade, or go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.content import BUY, TRADE
from dragonroads.games.canyon.ending import LastPurchase
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.deals import DealWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.trading import ENOUGH, GO_ON
from dragonroads.games.canyon.turns import EndTurn, Window
from dragonroads.games.presenter import Label

DEALS = (BUY, TRADE)


NO_DEAL = (GO_ON, f"{GO_ON}.effect")
STOP = (ENOUGH, f"{ENOUGH}.effect")


class Says(Texts):
    """Leaving it at that."""

    family = ""
    window = text(*NO_DEAL, *STOP, key="option.window")
    end_turn = text(*NO_DEAL, key="option.end_turn")
    last_purchase = text(*NO_DEAL, key="option.last_purchase")


class DealOptions:
    """Words of purchases and trades wherever they are offered, and of leaving it at that."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._deals = DealWords(words)
        self.labels: Mapping[Asks, Callable[[Canyon, Question, tuple[str, ...]], Label]] = {
            Window: self.label,
            EndTurn: self.label,
            LastPurchase: self.label,
        }

    def label(self, view: Canyon, question: Question, option: tuple[str, ...]) -> Label:
        """A deal, all deals of a sort, or none."""
        if option[0] not in DEALS:
            said, line = getattr(Says, question.kind), self.words.line
            return Label(line(said(option[0])), line(said(f"{option[0]}.effect")))
        which = option[1] if len(option) > 1 else ""
        offered = [one[1] for one in question.options if one[0] == option[0]]
        if not which and len(offered) == 1:
            which = offered[0]
        if option[0] == TRADE:
            seat = question.seat
            return self._deals.trade(view, seat, which) if which else self._deals.trades(view, seat, len(offered))
        return self._deals.purchase(view, question.seat, which) if which else self._deals.purchases(offered)
