"""What must hold after every answer; each check bears the number of the ledger's list."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Card
from dragonroads.errors import Violation
from dragonroads.games.almanac.arrival import LAST_ROUND
from dragonroads.games.almanac.counting import capacity, cargo
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player

WORKERS = 6
ENCOUNTERS = 5
SETTING_OUT = ("set_up", "pick_colours", "set_out")


def check(game: Journey) -> None:
    """Raise Violation for the first thing that is wrong."""
    if game.phase in SETTING_OUT:
        return
    _check_supplies(game)
    _check_cards(game)
    _check_page(game)
    for p in game.players:
        _check_player(game, p)


def _check_supplies(game: Journey) -> None:
    players, content = game.players, game.content
    total = content.goods_count
    for left, *held in zip(game.supply, *[p.goods for p in players]):
        if left + sum(held) != total or left < 0:
            raise Violation(f"I-01: {left} goods of one type in supply, {held} in crates")
    guards = game.guard_supply + sum([p.guards for p in players])
    if guards != content.supplies.guards:
        raise Violation(f"I-03: {guards} guards")
    lying = game.lying
    tokens = [content.tokens.values(), game.box.values(), game.removed.values(), *[p.tokens.values() for p in players]]
    for spec, *parts in zip(*tokens):
        if sum(parts) + len(lying.get(spec.id, ())) != spec.count or parts[0] < 0:
            raise Violation(f"I-11: tokens called {spec.id}: {parts} in box, out of the game and with players")


def _check_cards(game: Journey) -> None:
    contracts = game.contract_deck + game.drawn
    caravans = game.caravan_deck + game.display + game.caravan_discard
    for p in game.players:
        contracts += p.contracts + p.done
        caravans += p.caravans
    if not _each_once(contracts, game.content.contracts):
        raise Violation(f"I-04: {len(contracts)} contracts, or one twice")
    if not _each_once(caravans, game.content.caravans) or len(game.display) > game.seats:
        raise Violation(f"I-05: {len(caravans)} caravan cards, or one twice, {len(game.display)} in the display")
    _check_encounters(game)


def _check_encounters(game: Journey) -> None:
    deck = len(game.encounter_deck)
    met = deck + len(game.encounter) + len(game.encounter_discard)
    if met != ENCOUNTERS or met + len(game.encounters_unused) != len(game.content.encounters):
        raise Violation(f"I-06: {met} encounters, {len(game.encounters_unused)} unused")
    if game.phase == "turn" and deck != ENCOUNTERS - game.round + 1:
        raise Violation(f"I-06: {deck} encounters left in round {game.round}")


def _each_once(cards: list[Card], of: Sequence[object]) -> bool:
    return len(cards) == len(of) == len(set(cards))


def _check_page(game: Journey) -> None:
    if not 0 <= game.guide < game.seats:
        raise Violation(f"I-09: the Guide sits at {game.guide}")
    known = range(NOBODY_THERE, game.seats)
    for space, (below, above) in enumerate(zip(game.standing, game.above)):
        stacks_wrongly = above != NOBODY_THERE and below in (above, NOBODY_THERE)
        if below not in known or above not in known or stacks_wrongly:
            raise Violation(f"I-10: {below} below and {above} above on space {space}")
    if game.round:
        _check_way(game)


def _check_way(game: Journey) -> None:
    pages = [game.content.locations[page] for page in game.way]
    if [page.stop for page in pages] != list(range(1, game.round + 1)) or game.round > LAST_ROUND:
        raise Violation(f"I-14: {game.way} in round {game.round}")
    for one, following in zip(pages, game.way[1:]):
        if following not in one.exits:
            raise Violation(f"I-14: {one.id} does not lead to {following}")


def _check_player(game: Journey, p: Player) -> None:
    workers = (p.workers, p.placed, p.spare, p.aside, p.borrowed)
    standing = game.standing.count(p.seat) + game.above.count(p.seat)
    if sum(workers) != WORKERS or min(workers) < 0 or standing != p.placed + p.lent + p.borrowed:
        raise Violation(f"I-02: seat {p.seat} has workers {workers} and {standing} pieces on the page")
    if p.own.bit_count() != standing or p.own & ~game.taken:
        raise Violation(f"I-02: seat {p.seat} stands on {p.own:b}, taken are {game.taken:b}")
    if cargo(p) > capacity(p) and game.sorting != p.seat:
        raise Violation(f"I-07: seat {p.seat} has {cargo(p)} pieces of cargo in {capacity(p)} crates")
    if p.riders != sum([p.tokens[token] for token in game.content.cargo_tokens]) or min(p.goods) < 0:
        raise Violation(f"I-07: seat {p.seat}: {p.riders} riders, goods {p.goods}")
    if not 0 <= p.gold == p.flow:
        raise Violation(f"I-08: seat {p.seat} has {p.gold} gold, its book says {p.flow}")
    if p.powers and p.bonus != _bonuses(game, p):
        raise Violation(f"I-08: seat {p.seat}: the sums of its abilities are wrong")


def _bonuses(game: Journey, p: Player) -> dict[str, int]:
    """What the abilities in play add up to, counted anew."""
    found: dict[str, int] = {}
    for power in p.powers:
        for key, value in game.content.modifiers[power].items():
            found[key] = found.get(key, 0) + value
    return found
