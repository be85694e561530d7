"""Tents with a host, who is paid by all who follow, and a booth with three cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from dragonroads.engine.record import Opens, Reason, Step
from dragonroads.engine.table import Seat
from dragonroads.engine.zones import reveal, shuffle
from dragonroads.games.almanac.amounts import ByPlayers, Few, at_table, goods_of
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import ShownTile, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.placement import PLAIN, Placement, Tile, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, hand_gold, pay_gold
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.scenes import CHANCE, PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.stores import gain_goods_of
from dragonroads.games.almanac.verbs import words

PEAK = "peak"
"""The card that wins."""
ONE_GOOD = goods_of(0, 0, 0, 0, 1)


class Monte(Opens):
    cause = CHANCE
    is_reveal = True
    uses = (("tokens", "monte_card"),)
    who: Who
    n: int
    tile: ShownTile
    wins: bool

    def variant(self, game: Journey) -> Literal["peak", "fog"]:
        return "peak" if self.wins else "fog"


class MonteMixed(Step):
    cause = PLACEMENT


class TentFee(TooDear):
    pass


class NothingToStake(Reason):
    pass


NOTHING_TO_STAKE = NothingToStake()


class MonteStake(JourneyAsk[int]):
    """How much gold is staked."""


class MonteCard(JourneyAsk[int]):
    """Which card is turned up."""


def host(area: str) -> str:
    """The fact that says who was first in a tent."""
    return f"host_{area}"


@placement_rule("host-fee", TentFee)
@dataclass
class HostFee(Placement):
    """The first in a tent is its host and enters free; all others pay the host for each worker inside."""

    fee_tells: ClassVar[bool] = True
    charges: ClassVar[bool] = True
    fee: ByPlayers
    cards: tuple[Literal["peak", "fog"], ...]
    """What the cards of the monte booth show."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The cards, face down beside the tents."""
        return tuple(Tile(face=card) for card in self.cards)

    def prepare(self) -> None:
        """The fee for each worker inside at this table, and the facts that name the hosts."""
        self.each = at_table(self.fee, self.seats)
        self.hosts = {area: host(area) for area in self.page.areas}

    def set_up(self, t: T) -> None:
        """No tent has a host yet, and nobody knows which card is which."""
        game = t.state
        game.facts.update(dict.fromkeys(self.hosts.values(), NOBODY_THERE))
        game.fog = list(self.page.pool)
        hide_cards(t)

    def host_of(self, game: Journey, area: str) -> Seat:
        """Who was first in a tent."""
        return game.facts[self.hosts[area]]

    def due(self, game: Journey, p: Player, area: str) -> int:
        """What a tent asks of this player, who may have less."""
        if game.facts[self.hosts[area]] in (NOBODY_THERE, p.seat):
            return 0
        return self.each * (self.page.area_sets[area] & game.taken).bit_count()

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space, for the fee of its tent or for all the gold there is."""
        by_fee: dict[int, Spaces] = {}
        able = prospect.open
        for area, spaces in self.page.area_sets.items():
            if able & spaces:
                fee = min(self.due(prospect.game, prospect.p, area), prospect.gold)
                by_fee[fee] = by_fee.get(fee, NONE) | prospect.after_fee(able & spaces, fee)
        return [(spaces, fee, PLAIN) for fee, spaces in sorted(by_fee.items())]

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The fee goes to the host."""
        if fee:
            hand_gold(t, p, t.state.players[self.host_of(t.state, self.page.area_of[space])], fee)

    def placed(self, t: T, p: Player, space: int) -> None:
        """The first one in becomes the host."""
        facts, key = t.state.facts, self.hosts[self.page.area_of[space]]
        if facts[key] == NOBODY_THERE:
            facts[key] = p.seat

    def finish(self, t: T) -> None:
        """The dealer packs up the cards."""
        t.state.fog, t.state.lifted = [], []

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """What is left after the fee does not suffice."""
        fee = min(self.due(prospect.game, prospect.p, self.page.area_of[space]), prospect.gold)
        return self.fee_refused(prospect, space, TentFee, fee)


# --- the booth ------------------------------------------------------------------------------------------------------


def hide_cards(t: T) -> None:
    """All cards of the booth are mixed face down."""
    game = t.state
    shuffle(t, game.fog, game.tile_seen)
    game.lifted = [False] * len(game.fog)


def why_no_monte(game: Journey, p: Player, purse: int) -> Reason | None:
    """There must be a gold to stake."""
    return None if purse > 0 else NOTHING_TO_STAKE


def _stakes(_game: Journey, p: Player, most: int) -> range:
    return range(1, min(most, p.gold) + 1)


@words.verb(why_not=why_no_monte)
def monte(t: T, p: Player, most: Few, times: Few) -> None:
    """Stake gold and turn up a card: the peak pays the stake so many times, fog keeps it and gives a good."""
    game = t.state
    stakes = partial(_stakes, most=most)
    stake = t.ask(p.seat, MonteStake, stakes(game, p), openly=in_the_open(game, p, stakes))
    pay_gold(t, p, stake)
    place = t.ask(p.seat, MonteCard, [at for at, is_up in enumerate(game.lifted, 1) if not is_up])
    card = game.fog[place - 1]
    game.lifted[place - 1] = True
    reveal(game.tile_seen, card)
    wins = game.page.pool[card].kind == PEAK
    t.tell(Monte, p.seat, n=place, tile=card, wins=wins)
    if wins:
        gain_gold(t, p, stake * times)
    if wins or all(game.lifted):
        hide_cards(t)
        t.tell(MonteMixed)
    if not wins:
        gain_goods_of(t, p, ONE_GOOD)
