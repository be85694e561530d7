"""What one player could do on the open page now: each action is judged once, by the very checks the rules make."""

from __future__ import annotations

from collections.abc import Iterable

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.pages import TOO_POOR
from dragonroads.games.almanac.placement import Placement, Ways


class Prospect:
    """One look at the page through one player's eyes."""

    __slots__ = ("_certain", "_known", "actions", "game", "gold", "p")

    def __init__(self, game: Journey, p: Player, rule: Placement, wage: int = 0) -> None:
        self.game = game
        self.p = p
        self.gold = p.gold - wage
        self.actions = rule.actions(game)
        self._certain = rule.page.plenty if min(game.supply) else rule.page.scarcity
        self._known: dict[int, list[bool | None]] = {}
        """For each amount of gold, which actions can be done with it, by their keys."""

    def why_not(self, space: int, fee: int = 0, coins: int = 0) -> Refusal | None:
        """Why this player cannot do what the space does, once the fee is paid and coins on it are taken."""
        gold = self.gold - fee
        if gold < 0:
            return TOO_POOR
        return self.actions[space].why_not(self.game, self.p, gold + coins)

    def legal(self, spaces: Iterable[int], fee: int = 0) -> Ways:
        """Those of the spaces whose action can be paid for and carried out."""
        gold = self.gold - fee
        if gold < 0:
            return []
        known = self._known.get(gold)
        if known is None:
            known = self._known[gold] = self._certain[:]
        actions, game, p = self.actions, self.game, self.p
        ways: Ways = []
        for space in spaces:
            action = actions[space]
            key = action.key
            can = known[key]
            if can is None:
                can = known[key] = action.why_not(game, p, gold) is None
            if can:
                ways.append((space, fee))
        return ways
