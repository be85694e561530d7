"""What an attack brings if it is won, and what it costs if it is lost."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.grid import Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import card_at, possible
from dragonroads.games.canyon.presenting.words import CanyonWords


class StakeWords:
    """Says what is at stake, as far as the enemy shows."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def told(self, view: Canyon, target: Tile) -> str:
        """`won: a Glory card, 1 of 3 tokens, loot bone; lost: your hero is discarded, Ben gets wood`."""
        say, foe = self.words.say, view.holder(target)
        (own,) = possible(view, view.deployed)
        gains = [
            say("stake.glory") if view.glory_left else "",
            self._theft(view, own, foe, target),
            self._loot(card_at(view, target)),
        ]
        is_safe = self.words.content.passives[own].returns_to_hand
        costs = [
            say("stake.returns" if is_safe else "stake.discarded"),
            say("stake.loses", who=self.words.name(view, foe), loot=self.words.loot(own)),
        ]
        return say("stake", gains=", ".join(gain for gain in gains if gain), costs=", ".join(costs))

    def _theft(self, view: Canyon, own: Card, foe: Seat, target: Tile) -> str:
        """Out of the caravan, by some also out of the stockpile; from some nothing, and who is hidden may be one."""
        clan, passives = view.clans[foe], self.words.content.passives
        n = sum(clan.caravan) + (sum(clan.stock) if passives[own].raids_stockpile else 0)
        guarded = [passives[card].guards_stores for card in possible(view, target)]
        if not n or all(guarded):
            return ""
        return self.words.say(
            "stake.theft.perhaps" if any(guarded) else "stake.theft",
            n=n,
            k=min(n, self._hands(view, sum(clan.caravan))),
        )

    def _hands(self, view: Canyon, tokens: int) -> int:
        """How many tokens are stolen: some clans take two out of a rich caravan."""
        people = view.clans[view.turn].people
        rich = self.words.content.clans[people].rich_caravan if people else 0
        return 2 if rich and tokens >= rich else 1

    def _loot(self, card: Card | None) -> str:
        if card is None or is_hidden(card):
            return self.words.say("stake.loot")
        return self.words.say("stake.loot.kind", loot=self.words.loot(card))
