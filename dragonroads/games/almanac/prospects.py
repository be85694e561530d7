"""What one player could do on the open page now: each action is judged once, by the very checks the rules make."""

from __future__ import annotations

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import GUARDS, ONE_OF_EACH, packed
from dragonroads.games.almanac.deliveries import can_complete
from dragonroads.games.almanac.extending import can_extend
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.pages import TOO_POOR, Page
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.standard_actions import why_no_new_contract


class Prospect:
    """One look at the page through one player's eyes."""

    __slots__ = ("free", "game", "gold", "offers", "p")

    def __init__(self, game: Journey, p: Player, page: Page, wage: int = 0) -> None:
        self.game = game
        self.p = p
        self.gold = p.gold - wage
        self.offers = page.rule.offers(game) if page.changes_offers else page.offers
        self.free: Spaces = page.whole & ~game.taken
        """The spaces nobody stands on."""

    @property
    def open(self) -> Spaces:
        """Those of the free spaces whose action this player can pay for and carry out; every call judges anew."""
        return self.possible(self.free)

    @property
    def can_act(self) -> bool:
        """Whether there is any such space; what can hardly fail is looked at first."""
        return self.gold >= 0 and bool(self.possible(self.free & self.offers.sure) or self.open)

    def possible(self, spaces: Spaces) -> Spaces:
        """Those of the spaces, taken ones too, whose action this player can pay for and carry out."""
        game, p, offers = self.game, self.p, self.offers
        if 0 in game.supply:
            return self._judged(spaces)
        goods = packed(tuple(p.goods)) | GUARDS
        found = offers.sure | offers.sales[goods - ONE_OF_EACH & GUARDS]
        if p.contracts and spaces & offers.completing and can_complete(game, p, goods):
            found |= offers.completing
        if spaces & offers.extending and can_extend(game, p, goods, self.gold):
            found |= offers.extending
        if spaces & offers.contracting and why_no_new_contract(game, p, self.gold) is None:
            found |= offers.contracting
        for places, why_not in offers.unsure:
            if spaces & places and why_not(game, p, self.gold) is None:
                found |= places
        return spaces & found

    def _judged(self, spaces: Spaces) -> Spaces:
        """The same where a supply is empty: nothing is sure then."""
        found = NONE
        for action, places in self.offers.actions:
            if spaces & places and action.why_not(self.game, self.p, self.gold) is None:
                found |= places
        return spaces & found

    def why_not(self, space: int, fee: int = 0, coins: int = 0) -> Reason | None:
        """Why this player cannot do what the space does, once the fee is paid and coins on it are taken."""
        gold = self.gold - fee
        if gold < 0:
            return TOO_POOR
        return self.offers.each[space].why_not(self.game, self.p, gold + coins)

    def after_fee(self, spaces: Spaces, fee: int) -> Spaces:
        """Those of these possible spaces that are still possible when a fee has been paid."""
        if not fee or not spaces:
            return spaces
        gold = self.gold - fee
        if gold < 0:
            return NONE
        for places, why_not in self.offers.dear:
            if spaces & places and why_not(self.game, self.p, gold) is not None:
                spaces &= ~places
        return spaces
