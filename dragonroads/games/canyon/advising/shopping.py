"""What to buy, and which trades lead there."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.games.canyon.advising.outlook import Outlook
from dragonroads.games.canyon.content import BUY, KINDS, TRADE, Building, Deal
from dragonroads.games.canyon.scoring import building_points, points
from dragonroads.games.canyon.trading import ratio


def best_deal(outlook: Outlook, options: Sequence[Deal]) -> Deal | None:
    """The purchase that gains most, or the first trade on the way to one; nothing if neither is sensible."""
    bought = [deal for deal in options if deal[0] == BUY]
    wanted = [deal for deal in bought if _gain(outlook, deal[1]) > 0]
    if wanted:
        return max(wanted, key=lambda deal: _gain(outlook, deal[1]))
    return None if bought else _trade(outlook, [deal for deal in options if deal[0] == TRADE])


def _gain(outlook: Outlook, name: str) -> float:
    """Points that one more building adds; ending the game counts for whoever is ahead, and against all others."""
    content, clan = outlook.content, outlook.clan
    kind = content.building_index[name]
    after = [cards + (at == kind) for at, cards in enumerate(clan.built)]
    gain = float(sum(building_points(outlook.game, after)) - sum(building_points(outlook.game, clan.built)))
    building = content.buildings[kind]
    gain *= outlook.leaning.ruins if building.per_kind else outlook.leaning.sets
    return gain + _ending(outlook, kind, gain)


def _ending(outlook: Outlook, kind: int, gain: float) -> float:
    game = outlook.game
    piles = [left - (at == kind) for at, left in enumerate(game.piles)]
    if piles.count(0) < outlook.content.supplies.piles_to_end[game.seats]:
        return 0.0
    others = max(points(game, clan) for clan in game.clans if clan is not outlook.clan)
    return 50.0 if points(game, outlook.clan) + gain > others else -50.0


def _trade(outlook: Outlook, options: Sequence[Deal]) -> Deal | None:
    """The first exchange on the way to the best building that trades alone can pay for."""
    if not options:
        return None
    plans = [
        building
        for kind, building in enumerate(outlook.content.buildings)
        if outlook.game.piles[kind] and _trades_suffice(outlook, building) and _gain(outlook, building.id) > 0
    ]
    if not plans:
        return None
    building = max(plans, key=lambda one: _gain(outlook, one.id))
    spare, lacking = _spare(outlook, building), _lacking(outlook, building)
    fitting = [deal for deal in options if _fits(deal, spare, lacking, ratio(outlook.game, outlook.clan))]
    return fitting[0] if fitting else None


def _lacking(outlook: Outlook, building: Building) -> list[int]:
    return [max(0, price - have) for price, have in zip(building.price.four, outlook.clan.stock)]


def _spare(outlook: Outlook, building: Building) -> list[int]:
    return [max(0, have - price) for price, have in zip(building.price.four, outlook.clan.stock)]


def _trades_suffice(outlook: Outlook, building: Building) -> bool:
    needed = ratio(outlook.game, outlook.clan)
    return sum(spare // needed for spare in _spare(outlook, building)) >= sum(_lacking(outlook, building)) > 0


def _fits(deal: Deal, spare: list[int], lacking: list[int], needed: int) -> bool:
    give, get = (KINDS.index(name) for name in deal[1].split(">"))
    return spare[give] >= needed and lacking[get] > 0


def shop(outlook: Outlook, options: Sequence[Deal], _random: Random) -> int:
    """Buy or trade if it is sensible, otherwise go on."""
    deal = best_deal(outlook, options)
    return options.index(deal) if deal else 0
