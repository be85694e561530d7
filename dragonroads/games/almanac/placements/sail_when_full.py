"""A harbour: a berth is worth nothing before the last one of its ship is taken."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.amounts import GOODS, KINDS, ByPlayers, Few, at_table
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.awards import Awarded, award_fame, award_token
from dragonroads.games.almanac.lasting_verbs import Prices
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.placing import carry_out_at
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import DUSK, PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.standard_actions import Sold, gain_guard
from dragonroads.games.almanac.stores import give_back
from dragonroads.games.almanac.verbs import words


class ShipSailed(Folded):
    cause = PLACEMENT
    ship: Area


class Stranded(Folded):
    cause = DUSK
    who: Who
    n: int


class ShipCrowded(PageReason):
    area: Area
    n: int


class SellSome(JourneyAsk[tuple[str, int]]):
    """How many goods of a type are sold."""

    mentions = ("good", "price")


@placement_rule("sail-when-full", ShipCrowded)
@dataclass
class SailWhenFull(Placement):
    """A full ship sails at once and pays everybody aboard; nobody may fill one alone."""

    tells = (Awarded,)
    ashore: tuple[str, ...]
    """Areas whose spaces work at once."""
    ships: tuple[str, ...]
    own: ByPlayers
    """Workers of one colour that a ship takes."""
    stranded: int
    """Gold for a worker aboard a ship that stays."""
    ticket: TokenId
    per_ship: int
    prize: TokenId

    def prepare(self) -> None:
        """The ships in the harbour at this table."""
        self.fleet = {ship: self.page.area_sets[ship] for ship in self.ships if ship in self.page.areas}
        self.aboard: Spaces = sum(self.fleet.values())
        self.most = at_table(self.own, self.seats)

    def crowded(self, p: Player) -> Spaces:
        """The berths of all ships that take nobody more of this colour."""
        return sum(berths for berths in self.fleet.values() if (berths & p.own).bit_count() >= self.most)

    def has_sailed(self, game: Journey, ship: str) -> bool:
        """Whether all berths of a ship are taken."""
        return not self.fleet[ship] & ~game.taken

    def sailed(self, game: Journey) -> Spaces:
        """The berths of all ships that have sailed."""
        return sum(berths for ship, berths in self.fleet.items() if self.has_sailed(game, ship))

    def ways(self, prospect: Prospect) -> Ways:
        """Spaces ashore as usual; any free berth on a ship with room for the colour."""
        berths = prospect.free & self.aboard & ~self.crowded(prospect.p)
        return [(prospect.possible(prospect.free & ~self.aboard) | berths, 0, PLAIN)]

    def defers(self, game: Journey, space: int) -> bool:
        """A berth works when its ship sails."""
        return bool(self.aboard >> space & 1)

    def after(self, t: T, p: Player, space: int) -> None:
        """The last berth: the ship sails, and all aboard get their share in the order of the berths."""
        game, ship = t.state, self.page.area_of[space]
        if ship in self.fleet and self.has_sailed(game, ship):
            t.tell(ShipSailed, ship)
            for berth in self.page.areas[ship]:
                carry_out_at(t, game.players[game.standing[berth]], berth)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Enough of the own people are aboard."""
        if self.crowded(prospect.p) >> space & 1:
            return self.refusal(ShipCrowded, self.page.area_of[space], self.most)
        return None

    # --- dusk ---------------------------------------------------------------------------------------------------------

    def finish(self, t: T) -> None:
        """Whoever waits in vain is paid off; tickets count ships; the prize goes to the best sailor."""
        game = t.state
        sailed = self.sailed(game)
        ships = sum(self.has_sailed(game, ship) for ship in self.fleet)
        players = [game.players[seat] for seat in game.in_turn_order]
        for p in players:
            waiting = (p.own & self.aboard & ~sailed).bit_count()
            if waiting:
                t.tell(Stranded, p.seat, waiting)
                gain_gold(t, p, waiting * self.stranded)
        for p in players:
            if p.tokens[self.ticket]:
                award_fame(t, p, self.ticket, ships * self.per_ship)
        if sailed:
            award_token(t, max(players, key=lambda p: (p.own & sailed).bit_count()), self.prize)


# --- cargo ----------------------------------------------------------------------------------------------------------


@words.verb()
def sell_at(t: T, p: Player, prices: Prices) -> None:
    """Sell as many goods of each type as one likes, or none, each type at a price of its own."""
    game = t.state
    for kind in KINDS:
        if p.goods[kind]:
            good, price = GOODS[kind], getattr(prices, GOODS[kind])
            _, amount = t.ask(p.seat, SellSome, [(good, n) for n in range(p.goods[kind] + 1)])
            if amount:
                give_back(game, p, kind, amount)
                t.tell(Sold, p.seat, good=good, n=amount, price=price)
                gain_gold(t, p, amount * price)


@words.verb()
def part(t: T, p: Player, gold: Few, guard: Few, instead: Few) -> None:
    """Gain gold and guards; more gold where no guard is left."""
    none_left = not t.state.guard_supply
    gain_gold(t, p, gold + instead * none_left)
    gain_guard(t, p, guard)
