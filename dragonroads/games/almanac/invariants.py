"""What must hold after every answer; each check bears the number of the ledger's list."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Card
from dragonroads.errors import Violation
from dragonroads.games.almanac.amounts import KINDS
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


def _demand(holds: bool, number: str, what: str) -> None:
    if not holds:
        raise Violation(f"{number}: {what}")


def _check_supplies(game: Journey) -> None:
    players = game.players
    total = game.content.goods_count
    for kind in KINDS:
        held = sum([p.goods[kind] for p in players])
        if game.supply[kind] + held != total or game.supply[kind] < 0:
            raise Violation(f"I-01: {game.supply[kind]} goods of type {kind} in supply, {held} in crates")
    guards = game.guard_supply + sum([p.guards for p in players])
    _demand(guards == game.content.supplies.guards, "I-03", f"{guards} guards")
    for token, spec in game.content.tokens.items():
        found = game.box[token] + game.removed[token] + len(game.lying.get(token, ()))
        found += sum([p.tokens[token] for p in players])
        if found != spec.count or game.box[token] < 0:
            raise Violation(f"I-11: {found} tokens called {token}, {game.box[token]} of them in the box")


def _check_cards(game: Journey) -> None:
    contracts = game.contract_deck + game.drawn
    caravans = game.caravan_deck + game.display + game.caravan_discard
    for p in game.players:
        contracts += p.contracts + p.done
        caravans += p.caravans
    _demand(_each_once(contracts, game.content.contracts), "I-04", f"{len(contracts)} contracts, or one twice")
    _demand(_each_once(caravans, game.content.caravans), "I-05", f"{len(caravans)} caravan cards, or one twice")
    _demand(len(game.display) <= game.seats, "I-05", f"{len(game.display)} cards in the display")
    deck = len(game.encounter_deck)
    met = deck + len(game.encounter) + len(game.encounter_discard)
    _demand(met == ENCOUNTERS, "I-06", f"{met} encounters")
    unused = len(game.content.encounters) - ENCOUNTERS
    _demand(len(game.encounters_unused) == unused, "I-06", f"{len(game.encounters_unused)} encounters unused")
    if game.phase == "turn":
        _demand(deck == ENCOUNTERS - game.round + 1, "I-06", f"{deck} encounters left in round {game.round}")


def _each_once(cards: list[Card], of: Sequence[object]) -> bool:
    return len(cards) == len(of) == len(set(cards))


def _check_page(game: Journey) -> None:
    _demand(0 <= game.guide < game.seats, "I-09", f"the Guide sits at {game.guide}")
    for below, above in zip(game.standing, game.above):
        seated = min(below, above) >= NOBODY_THERE and max(below, above) < game.seats
        if not seated or (above != NOBODY_THERE and below in (above, NOBODY_THERE)):
            raise Violation(f"I-10: {below} below and {above} above on one space")
    if game.round:
        _demand(1 <= game.round <= LAST_ROUND == len(set(game.way)) + LAST_ROUND - game.round, "I-14", f"{game.way}")
        stops = [game.content.locations[page].stop for page in game.way]
        _demand(stops == list(range(1, game.round + 1)), "I-14", f"the stops {stops}")
        for one, following in zip(game.way, game.way[1:]):
            _demand(following in game.content.locations[one].exits, "I-14", f"{one} does not lead to {following}")


def _check_player(game: Journey, p: Player) -> None:
    total = p.workers + p.placed + p.spare + p.aside + p.borrowed
    standing = game.standing.count(p.seat) + game.above.count(p.seat)
    fewest = min(p.workers, p.placed, p.spare, p.aside, p.borrowed, p.lent)
    if total != WORKERS or fewest < 0 or standing != p.placed + p.lent + p.borrowed:
        raise Violation(f"I-02: seat {p.seat} has {total} workers and {standing} pieces on the page")
    if cargo(p) > capacity(p) and game.sorting != p.seat:
        raise Violation(f"I-07: seat {p.seat} has {cargo(p)} pieces of cargo in {capacity(p)} crates")
    riders = sum([p.tokens[token] for token in game.content.cargo_tokens])
    _demand(p.riders == riders and min(p.goods) >= 0, "I-07", f"seat {p.seat}: {p.riders} riders, goods {p.goods}")
    _demand(0 <= p.gold == p.flow, "I-08", f"seat {p.seat} has {p.gold} gold, its book says {p.flow}")
    _demand(p.bonus == _bonuses(game, p), "I-08", f"seat {p.seat}: the sums of its abilities are wrong")


def _bonuses(game: Journey, p: Player) -> dict[str, int]:
    """What the abilities in play add up to, counted anew."""
    found: dict[str, int] = {}
    for power in p.powers:
        for key, value in game.content.modifiers[power].items():
            found[key] = found.get(key, 0) + value
    return found
