"""Buying and trading in words: what it costs, what it brings, and how far away the rest is."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.content import KINDS, Building
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import next_worth
from dragonroads.games.canyon.presenting.words import CanyonWords, Four
from dragonroads.games.canyon.trading import ratio
from dragonroads.games.presenter import Label


class DealWords:
    """Labels of purchases and trades; `seat` is who makes them."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def ratio(self, view: Canyon, seat: Seat) -> str:
        """`3:1`."""
        return self.words.say("ratio", n=ratio(view, view.clans[seat]))

    # --- trades -----------------------------------------------------------------------------------------------------

    def trade(self, view: Canyon, seat: Seat, which: str) -> Label:
        """`3 wood for 1 bone`, and what is left then."""
        give, get = (KINDS.index(name) for name in which.split(">"))
        n, stock = ratio(view, view.clans[seat]), view.clans[seat].stock
        text = self.words.say("deal.trade", give=self.words.some(give, n), get=self.words.some(get, 1))
        left, have = self.words.some(give, stock[give] - n), self.words.some(get, stock[get] + 1)
        return Label(text, self.words.say("deal.trade.effect", left=left, have=have), f"kind:{KINDS[get]}")

    def trades(self, view: Canyon, seat: Seat, offered: int) -> Label:
        """All trades together."""
        n = ratio(view, view.clans[seat])
        text = self.words.say("deal.trades", ratio=self.ratio(view, seat))
        return Label(text, self.words.say("deal.trades.effect", n=offered, give=n))

    # --- purchases --------------------------------------------------------------------------------------------------

    def purchases(self, buildings: Sequence[str]) -> Label:
        """All purchases together."""
        named = self.words.listed([self.words.building(name) for name in buildings])
        return Label(self.words.say("deal.buys"), self.words.say("deal.buys.effect", buildings=named))

    def purchase(self, view: Canyon, seat: Seat, name: str) -> Label:
        """`buy Cave Palace`: price, points, what it does now, and whether it ends the game."""
        say, content = self.words.say, self.words.content
        kind = content.building_index[name]
        price = self.words.tokens(content.buildings[kind].price.four)
        parts = [
            say(
                "deal.buy.effect",
                price=price,
                n=next_worth(view, seat, kind),
                left=max(0, view.piles[kind] - 1),
            ),
            self._use(view, seat, content.buildings[kind]),
            say("deal.buy.ends") if self.ends_game(view, kind) else "",
        ]
        return Label(say("deal.buy", building=self.words.building(name)), self.words.parts(parts), f"building:{name}")

    def _use(self, view: Canyon, seat: Seat, building: Building) -> str:
        """What it does at once, where it does something."""
        say, clan = self.words.say, view.clans[seat]
        if building.recall and clan.discard:
            return say("deal.buy.recall")
        if building.trade:
            built = clan.copy()
            built.symbols += building.trade
            before, after = ratio(view, clan), ratio(view, built)
            return say("deal.buy.trade", ratio=say("ratio", n=after)) if after != before else ""
        held = clan.built[self.words.content.building_index[building.id]] * building.strength
        return say("deal.buy.strength", n=building.strength) if held < building.strength_most else ""

    def ends_game(self, view: Canyon, kind: int) -> bool:
        """Whether the last card that ends the game is the next one of this pile."""
        empty = view.piles.count(0) + (view.piles[kind] == 1)
        needed = self.words.content.supplies.piles_to_end[view.seats]
        return bool(view.piles[kind] == 1 and empty >= needed and not view.closing)

    # --- what is missing --------------------------------------------------------------------------------------------

    def too_poor(self, view: Canyon, name: str, missing: Four) -> str:
        """`lacks 2 bone; 2 trades at 3:1 would do`."""
        values = {"tokens": self.words.tokens(missing), "n": sum(missing), "ratio": self.ratio(view, view.turn)}
        return self.words.say(
            "refusal.too_poor" if self._can_trade(view, name, missing) else "refusal.too_poor.far", **values
        )

    def _can_trade(self, view: Canyon, name: str, missing: Four) -> bool:
        """Whether what is not needed for the price covers the trades."""
        content, seat = self.words.content, view.turn
        price, stock = content.buildings[content.building_index[name]].price.four, view.clans[seat].stock
        needed = ratio(view, view.clans[seat])
        spare = sum(max(0, have - cost) // needed for cost, have in zip(price, stock))
        in_supply = all(view.supply[kind] >= lacking for kind, lacking in enumerate(missing))
        return spare >= sum(missing) and in_supply
