"""How a journey looks from one seat, in fame: how much time is left, and what one more of each thing is worth.

Only what the seat may know is read: its own purse and contracts, and whatever lies open. No rule reads this.
"""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.advising.hopes import last_hopes
from dragonroads.games.almanac.advising.leanings import Leaning
from dragonroads.games.almanac.advising.stock import MOST, Stock
from dragonroads.games.almanac.amounts import KINDS, Four
from dragonroads.games.almanac.counting import GUARD_STRENGTH, capacity, strength
from dragonroads.games.almanac.model import NOWHERE, Journey, Player

BETWEEN_PAGES = frozenset(("retrieve", "before_bid", "bid", "road", "encounter", "meet", "clean_up"))
"""The phases in which the next page is what matters."""
AFTER_ALL = frozenset(("close", "score"))

WORKER = 4.8
"""One more action in a round: a little less than the average one, for the best spaces go first."""
CRATE = (0.0, 0.25, 1.0, 1.5, 2.0, 2.5, 3.0)
"""An empty crate, by the number of rounds that are left; earlier it is worth no more."""
TIGHT = 5.0
"""What a crate is worth besides, if an own contract is too large without it."""
SHIELD, STRONG, WEAK = 0.8, 11, 5
"""One strength in one fight: one face of the die more that wins; from weak to strong it becomes less and less use."""
WANTED = 3.2
"""A good that an own contract needs, for the trouble of finding it."""
SECOND = 0.7
"""One contract after the other: what the next one needs matters less."""
SPARE = (2.0, 3.4, 4.0)
"""The first, second and every further good of a type that no contract needs: a sale is better the larger it is."""
PACE = 0.8
"""How many of the goods that are still missing one action brings."""


class Outlook:
    """One look at the journey through one player's eyes; `placing` when the next action is about to be chosen."""

    __slots__ = (
        "actions",
        "arrivals",
        "game",
        "leaning",
        "missing",
        "p",
        "purse",
        "room",
        "round",
        "rounds",
        "shield",
        "space",
        "spared",
        "stock",
    )

    def __init__(self, game: Journey, seat: Seat, leaning: Leaning, *, placing: bool = False) -> None:
        self.game = game
        self.leaning = leaning
        self.p = p = game.players[seat]
        self.round = _round_that_matters(game)
        self.rounds = max(0, int(game.tour.rounds) + 1 - self.round)
        """How many rounds are left, this one included."""
        self.arrivals = max(0, self.rounds - 1)
        """How often the caravans will still arrive."""
        self.actions = max(0, _actions_left(p, self.rounds) - placing)
        """How many workers can still be placed, the one in hand not counted."""
        self.room = capacity(p) - p.riders
        self.purse = p.gold
        """The gold at hand, once a fee is paid."""
        self.space = NOWHERE
        """The space a piece is imagined on."""
        self.shield = SHIELD * self.arrivals * _use_of_strength(p) * leaning.fights
        """One more strength."""
        self.missing = 0
        """Goods that the own contracts still lack."""
        self.spared = list(p.goods)
        """Goods that no contract waits for."""
        wants = self._wants()
        spares = self._spares()
        self.stock = Stock(p.goods, game.supply, self.room, [wants[kind] + spares[kind] for kind in KINDS])

    # --- things -----------------------------------------------------------------------------------------------------

    @property
    def crate(self) -> float:
        """One more crate."""
        return CRATE[min(self.rounds, len(CRATE) - 1)]

    def crates(self, count: int) -> float:
        """So many crates more; those without which a contract can never be loaded are worth most."""
        needs = [self.game.content.contracts[card].needs.total for card in self.p.contracts]
        short = max(0, max(needs, default=0) - self.room)
        return count * self.crate + (min(count, short) * TIGHT if self.arrivals else 0.0)

    @property
    def guard(self) -> float:
        """One more guard."""
        bonus = self.p.bonus
        return 1 + bonus.get("guard_fame", 0) + (GUARD_STRENGTH + bonus.get("guard_strength", 0)) * self.shield

    @property
    def worker(self) -> float:
        """One more worker, if there is one."""
        return WORKER * self.rounds if self.p.spare else 0.0

    # --- goods ------------------------------------------------------------------------------------------------------

    def _wants(self) -> list[list[float]]:
        """For each type what the goods are worth that the own contracts need, the nearest contract first."""
        wants: list[list[float]] = [[], [], [], []]
        content, contracts = self.game.content, self.p.contracts
        if len(contracts) > 1:
            contracts = sorted(contracts, key=self._distance)
        worth = 0.0
        for card in contracts:
            needs: Four = content.contract_needs[card]
            self.missing += self._lay_aside(needs)
            worth = self._wanted(2 * content.contracts[card].fame, worth)
            for kind in KINDS:
                if needs[kind]:
                    wants[kind] += [worth] * needs[kind]
        return wants

    def _wanted(self, stake: int, before: float) -> float:
        """A good that a contract waits for; less than one for the contract before it, so that one gets done."""
        base = WANTED if self.arrivals else 0.0
        worth = (base + stake / reach(self.actions)) * self.leaning.contracts
        return min(worth, SECOND * before) if before else worth

    def _distance(self, card: Card) -> tuple[bool, int, int]:
        """Contracts that fit into the crates first, then those that lack little."""
        spec = self.game.content.contracts[card]
        return spec.needs.total > self.room, self.lacking(card), -spec.fame

    def lacking(self, card: Card) -> int:
        """How many goods a contract lacks if nothing else took any."""
        needs: Four = self.game.content.contract_needs[card]
        goods = self.p.goods
        return sum([max(0, needs[kind] - goods[kind]) for kind in KINDS])

    def _lay_aside(self, needs: Four) -> int:
        """Lay goods aside for a contract; how many it still lacks."""
        spared, lacking = self.spared, 0
        for kind in KINDS:
            left = spared[kind] - needs[kind]
            if left < 0:
                lacking -= left
                left = 0
            spared[kind] = left
        return lacking

    def _spares(self) -> list[list[float]]:
        """For each type what the goods are worth that nobody waits for."""
        if not self.rounds:
            return [[0.0] * MOST] * 4
        if not self.arrivals and self.game.phase == "turn":
            return [[hope] * MOST for hope in last_hopes(self.game, self.p, self.actions)]
        first, second, more = SPARE
        trade = self.leaning.trade
        return [[trade * first, trade * second] + [trade * more] * MOST] * 4


def reach(actions: int) -> float:
    """How many missing goods can be found with so many actions."""
    return PACE * (actions + 1)


def chance(missing: int, actions: int) -> float:
    """How likely so many missing goods are found with so many actions."""
    share = missing / reach(actions)
    return max(0.0, 1 - share * share)


def _round_that_matters(game: Journey) -> int:
    """The open page's round, or the next one when all is done there; one more than there are when it is all over."""
    if game.phase in AFTER_ALL:
        return int(game.tour.rounds) + 1
    return max(1, game.round + (game.phase in BETWEEN_PAGES))


def _actions_left(p: Player, rounds: int) -> int:
    """Workers that can still be placed in this round, and in all later ones."""
    return p.workers + (rounds - 1) * (p.workers + p.placed + p.aside) if rounds else 0


def _use_of_strength(p: Player) -> float:
    return min(1.0, max(0.0, (STRONG - strength(p)) / (STRONG - WEAK)))
