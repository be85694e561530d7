"""Wards in a ring with plague in them: whoever enters takes it along, and it spreads next door."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from dragonroads.engine.record import Folded, Reason, Step
from dragonroads.games.almanac.amounts import KIND_OF, KINDS, Few, Good
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOWHERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Gold, GoodName, Token, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prices import space_price
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.stores import GaveGoods, give_back
from dragonroads.games.almanac.turns import no_turn_taken
from dragonroads.games.almanac.verbs import words

STOP, STOPPED = "stop", "stopped"
GOLD = "gold"


class Stopped(Step):
    cause = PLACEMENT
    who: Who


class Caught(Folded):
    cause = PLACEMENT
    who: Who
    token: Token
    n: int


class PlagueSpread(Step):
    cause = PLACEMENT
    wards: tuple[Area, ...]


class Cured(Folded):
    cause = PLACEMENT
    who: Who
    token: Token
    n: int


class InQuarantine(PageReason):
    n: int


class NothingToCure(Reason):
    pass


class CostsCure(Reason):
    good: GoodName
    gold: Gold


NOTHING_TO_CURE = NothingToCure()


class CurePay(JourneyAsk[str]):
    """What the clinic is paid with."""


class CureAmount(JourneyAsk[int]):
    """How much plague is cured."""


@placement_rule("plague-wards", InQuarantine)
@dataclass
class PlagueWards(Placement):
    """A ward with too much plague is closed, unless somebody has nowhere else to go; nobody has to enter any."""

    ring: tuple[str, ...]
    token: TokenId
    limit: int
    """So many tokens put a ward in quarantine."""

    def prepare(self) -> None:
        """Where the tokens of each ward lie, the wards next to it, clockwise first, and those with a clinic."""
        size = len(self.ring)
        cures = [any(deed.verb == "cure" for deed in action.deeds) for action in self.page.actions]
        self.clinics = dict.fromkeys(area for area, is_clinic in zip(self.page.area_of, cures) if is_clinic)
        self.pile = {area: self.page.areas[area][0] for area in self.ring}
        self.wards = [(self.pile[area], self.page.area_sets[area]) for area in self.ring]
        self.beside = {area: (self.ring[(at + 1) % size], self.ring[at - 1]) for at, area in enumerate(self.ring)}

    def plague(self, game: Journey, area: str) -> int:
        """How many tokens lie in a ward."""
        return game.lying[self.token].count(self.pile[area])

    def quarantine(self, game: Journey) -> Spaces:
        """The spaces of all wards that are closed."""
        lying, found = game.lying[self.token], NONE
        for pile, spaces in self.wards:
            if lying.count(pile) >= self.limit:
                found |= spaces
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Everything outside the quarantine; if nothing of that is any use, everything."""
        found = prospect.open
        return [(found & ~self.quarantine(prospect.game) or found, 0, PLAIN)]

    def sits_out(self, game: Journey, p: Player) -> bool:
        """Whoever has stopped comes back in the next round."""
        return STOPPED in p.facts

    def turn_options(self, prospect: Prospect) -> Sequence[tuple[str, str]]:
        """Whoever could enter may stop instead."""
        return ((STOP, ""),) if prospect.can_act else ()

    def take_option(self, t: T, p: Player, option: tuple[str, str]) -> None:
        """To stop is final, and no turn."""
        p.facts[STOPPED] = 1
        t.tell(Stopped, p.seat)
        no_turn_taken(t.state)

    def placed(self, t: T, p: Player, space: int) -> None:
        """All plague of the ward sticks to whoever enters."""
        lying, area = t.state.lying[self.token], self.page.area_of[space]
        caught = self.plague(t.state, area)
        for _ in range(caught):
            lying.remove(self.pile[area])
        p.tokens[self.token] += caught
        if caught:
            t.tell(Caught, p.seat, self.token, caught)

    def after(self, t: T, p: Player, space: int) -> None:
        """The plague reaches both wards next door, as far as there is any and they have room for it."""
        lying = t.state.lying[self.token]
        reached = []
        for area in self.beside[self.page.area_of[space]]:
            if NOWHERE in lying and self.plague(t.state, area) < self.limit:
                lying[lying.index(NOWHERE)] = self.pile[area]
                reached.append(area)
        if reached:
            t.tell(PlagueSpread, tuple(reached))

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The ward is closed."""
        is_closed = self.quarantine(prospect.game) >> space & 1
        return self.refusal(InQuarantine, self.limit) if is_closed else None


# --- the clinic -----------------------------------------------------------------------------------------------------


def _ward_rule(game: Journey) -> PlagueWards:
    rule = game.page.rule
    assert isinstance(rule, PlagueWards)
    return rule


def fee_for_cure(p: Player, gold: int) -> int:
    """The gold that a cure costs this player."""
    return space_price(p, gold)


def why_no_cure(game: Journey, p: Player, purse: int, goods: Good, gold: int) -> Reason | None:
    """There must be plague, at least in the ward itself, and something to pay with."""
    rule = _ward_rule(game)
    will_catch = game.space == NOWHERE and any(rule.plague(game, area) for area in rule.clinics)
    if not p.tokens[rule.token] and not will_catch:
        return NOTHING_TO_CURE
    price = fee_for_cure(p, gold)
    return None if p.goods[KIND_OF[goods]] or purse >= price else CostsCure(good=goods, gold=price)


def _payable(_game: Journey, p: Player, goods: Good, price: int) -> list[str]:
    return [*([goods] if p.goods[KIND_OF[goods]] else []), *([GOLD] if p.gold >= price else [])]


@words.verb(why_not=why_no_cure)
def cure(t: T, p: Player, goods: Good, gold: Few, most: Few, each: Few) -> None:
    """Pay a good or gold, put some plague back, and gain a little gold for each piece."""
    game, rule = t.state, _ward_rule(t.state)
    price = fee_for_cure(p, gold)
    payable = partial(_payable, goods=goods, price=price)
    if t.ask(p.seat, CurePay, payable(game, p), openly=in_the_open(game, p, payable)) == GOLD:
        pay_gold(t, p, price)
    else:
        give_back(game, p, KIND_OF[goods], 1)
        t.tell(GaveGoods, p.seat, tuple(int(kind == KIND_OF[goods]) for kind in KINDS))
    cured = t.ask(p.seat, CureAmount, range(1, min(most, p.tokens[rule.token]) + 1))
    p.tokens[rule.token] -= cured
    game.lying[rule.token] += [NOWHERE] * cured
    t.tell(Cured, p.seat, rule.token, cured)
    gain_gold(t, p, cured * each)
