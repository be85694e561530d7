"""What must hold after every answer; each check bears the number of the ledger's list."""

from __future__ import annotations

from itertools import pairwise

from dragonroads.engine.table import Card
from dragonroads.errors import Violation
from dragonroads.games.almanac.counting import capacity, cargo, surplus
from dragonroads.games.almanac.model import NOBODY_THERE, Journey

WORKERS = 6
SETTING_OUT = ("set_up", "set_out")


def check(game: Journey) -> None:
    """Raise Violation for the first thing that is wrong."""
    if game.phase in SETTING_OUT:
        return
    _check_supplies(game)
    _check_cards(game)
    _check_page(game)
    _check_pieces(game)
    _check_belongings(game)


def _check_supplies(game: Journey) -> None:
    players, content, tour = game.players, game.content, game.tour
    goods = [game.supply, *[p.goods for p in players]]
    if [*map(sum, zip(*goods))] != tour.goods or min(game.supply) < 0:
        raise Violation(f"I-01: goods in supply and in crates: {goods}")
    guards = game.guard_supply + sum([p.guards for p in players])
    if guards != tour.guards:
        raise Violation(f"I-03: {guards} guards")
    tokens = [game.box.values(), game.removed.values(), *[p.tokens.values() for p in players]]
    counts = [*map(sum, zip(*tokens))]
    for token, places in game.lying.items():
        counts[content.token_order[token]] += len(places)
    if counts != content.token_counts or min(game.box.values()) < 0:
        raise Violation(f"I-11: {counts} tokens in all, of which {game.box} are in the box")


def _check_cards(game: Journey) -> None:
    contracts = game.contract_deck + game.drawn
    caravans = game.caravan_deck + game.display + game.caravan_discard
    for p in game.players:
        contracts += p.contracts + p.done
        caravans += p.caravans
    if not _each_once(contracts, game.tour.contracts):
        raise Violation(f"I-04: {len(contracts)} contracts, or one twice")
    if not _each_once(caravans, game.tour.caravans) or len(game.display) > game.seats:
        raise Violation(f"I-05: {len(caravans)} caravan cards, or one twice, {len(game.display)} in the display")
    _check_encounters(game)


def _check_encounters(game: Journey) -> None:
    deck, tour = len(game.encounter_deck), game.tour
    met = deck + len(game.encounter) + len(game.encounter_discard)
    if met != len(tour.letters) or met + len(game.encounters_unused) != tour.encounters_in_all:
        raise Violation(f"I-06: {met} encounters, {len(game.encounters_unused)} unused")
    if game.phase == "turn" and deck != tour.rounds - game.round:
        raise Violation(f"I-06: {deck} encounters left in round {game.round}")


def _each_once(cards: list[Card], of: list[Card]) -> bool:
    return sorted(cards) == of


def _check_page(game: Journey) -> None:
    if not 0 <= game.guide < game.seats:
        raise Violation(f"I-09: the Guide sits at {game.guide}")
    below, above = game.standing, game.above
    known = range(NOBODY_THERE, game.seats)
    if not {*below, *above} <= {*known}:
        raise Violation(f"I-10: {below} below and {above} above")
    if above.count(NOBODY_THERE) < len(above):
        _check_stacks(below, above)
    if game.round:
        _check_way(game)


def _check_stacks(below: list[int], above: list[int]) -> None:
    for space, (one, other) in enumerate(zip(below, above)):
        if other != NOBODY_THERE and one in (other, NOBODY_THERE):
            raise Violation(f"I-10: {one} below and {other} above on space {space}")


def _check_way(game: Journey) -> None:
    tour, way = game.tour, game.way
    if [*map(tour.round_of.get, way)] != [*range(1, game.round + 1)] or game.round > tour.rounds:
        raise Violation(f"I-14: {way} in round {game.round}")
    if not tour.roads.issuperset(pairwise(way)):
        raise Violation(f"I-14: no road leads along {way}")


def _check_pieces(game: Journey) -> None:
    below, above, free = game.standing, game.above, ~game.taken
    for p in game.players:
        seat, own = p.seat, p.own
        here, there, spare, aside, borrowed = p.workers, p.placed, p.spare, p.aside, p.borrowed
        standing = below.count(seat) + above.count(seat)
        is_short = here | there | spare | aside | borrowed < 0  # any number below zero leaves its sign
        missing = there + p.lent + borrowed - standing
        is_lost = missing < 0 or (missing > 0 and not game.page.rule.takes_off)
        if is_short or here + there + spare + aside + borrowed != WORKERS or is_lost:
            workers = (here, there, spare, aside, borrowed)
            raise Violation(f"I-02: seat {seat} has workers {workers} and {standing} pieces on the page")
        if own.bit_count() != standing or own & free:
            raise Violation(f"I-02: seat {seat} stands on {own:b}, taken are {game.taken:b}")


def _check_belongings(game: Journey) -> None:
    sorting, cargo_tokens = game.sorting, game.content.cargo_tokens
    for p in game.players:
        if surplus(p) > 0 and sorting != p.seat:
            raise Violation(f"I-07: seat {p.seat} has {cargo(p)} pieces of cargo in {capacity(p)} crates")
        if p.riders != sum(map(p.tokens.__getitem__, cargo_tokens)) or min(p.goods) < 0:
            raise Violation(f"I-07: seat {p.seat}: {p.riders} riders, goods {p.goods}")
        if not 0 <= p.gold == p.flow:
            raise Violation(f"I-08: seat {p.seat} has {p.gold} gold, its book says {p.flow}")
        if p.powers and p.bonus != game.content.bonuses_of(tuple(p.powers)):
            raise Violation(f"I-08: seat {p.seat}: the sums of its abilities are wrong")
