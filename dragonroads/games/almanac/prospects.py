"""What one player could do on the open page now: each action is judged once, by the very checks the rules make."""

from __future__ import annotations

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.pages import TOO_POOR, Page
from dragonroads.games.almanac.sets import NONE, Spaces


class Prospect:
    """One look at the page through one player's eyes."""

    __slots__ = ("_offers", "free", "game", "gold", "open", "p")

    def __init__(self, game: Journey, p: Player, page: Page, wage: int = 0) -> None:
        self.game = game
        self.p = p
        self.gold = gold = p.gold - wage
        self._offers = offers = page.rule.offers(game)
        self.free: Spaces = page.whole & ~game.taken
        """The spaces nobody stands on."""
        self.open: Spaces = offers.possible(game, p, gold, self.free) if gold >= 0 else NONE
        """Those of them whose action this player can pay for and carry out, as far as the placement rule lets them."""

    def why_not(self, space: int, fee: int = 0, coins: int = 0) -> Refusal | None:
        """Why this player cannot do what the space does, once the fee is paid and coins on it are taken."""
        gold = self.gold - fee
        if gold < 0:
            return TOO_POOR
        return self._offers.each[space].why_not(self.game, self.p, gold + coins)

    def possible(self, spaces: Spaces) -> Spaces:
        """Those of the spaces, taken ones too, whose action this player can pay for and carry out."""
        return self._offers.possible(self.game, self.p, self.gold, spaces)

    def after_fee(self, spaces: Spaces, fee: int) -> Spaces:
        """Those of these possible spaces that are still possible when a fee has been paid."""
        if not fee or not spaces:
            return spaces
        gold, dear = self.gold - fee, spaces & self._offers.dear
        if gold < 0:
            return NONE
        found = spaces & ~dear
        for action, places in self._offers.actions if dear else ():
            if dear & places and action.why_not(self.game, self.p, gold) is None:
                found |= dear & places
        return found
