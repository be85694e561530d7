"""What to buy, and which trades lead there."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.games.canyon.advising.outlook import Outlook
from dragonroads.games.canyon.content import BUY, KINDS, TRADE, Building, Deal
from dragonroads.games.canyon.scoring import building_points, points
from dragonroads.games.canyon.trading import ratio


def best_deal(look: Outlook, options: Sequence[Deal]) -> Deal | None:
    """The purchase that gains most, or the first trade on the way to one; nothing if neither is sensible."""
    bought = [deal for deal in options if deal[0] == BUY]
    wanted = [deal for deal in bought if _gain(look, deal[1]) > 0]
    if wanted:
        return max(wanted, key=lambda deal: _gain(look, deal[1]))
    return None if bought else _trade(look, [deal for deal in options if deal[0] == TRADE])


def _gain(look: Outlook, name: str) -> float:
    """Points that one more building adds; ending the game counts for whoever is ahead, and against all others."""
    content, clan = look.content, look.clan
    kind = content.building_index[name]
    after = [cards + (at == kind) for at, cards in enumerate(clan.built)]
    gain = float(sum(building_points(look.game, after)) - sum(building_points(look.game, clan.built)))
    building = content.buildings[kind]
    gain *= look.leaning.ruins if building.per_kind else look.leaning.sets
    return gain + _ending(look, kind, gain)


def _ending(look: Outlook, kind: int, gain: float) -> float:
    game = look.game
    piles = [left - (at == kind) for at, left in enumerate(game.piles)]
    if piles.count(0) < look.content.supplies.piles_to_end[game.seats]:
        return 0.0
    others = max(points(game, clan) for clan in game.clans if clan is not look.clan)
    return 50.0 if points(game, look.clan) + gain > others else -50.0


def _trade(look: Outlook, options: Sequence[Deal]) -> Deal | None:
    """The first exchange on the way to the best building that trades alone can pay for."""
    if not options:
        return None
    plans = [
        building
        for kind, building in enumerate(look.content.buildings)
        if look.game.piles[kind] and _trades_suffice(look, building) and _gain(look, building.id) > 0
    ]
    if not plans:
        return None
    building = max(plans, key=lambda one: _gain(look, one.id))
    spare, lacking = _spare(look, building), _lacking(look, building)
    fitting = [deal for deal in options if _fits(deal, spare, lacking, ratio(look.game, look.clan))]
    return fitting[0] if fitting else None


def _lacking(look: Outlook, building: Building) -> list[int]:
    return [max(0, price - have) for price, have in zip(building.price.four, look.clan.stock)]


def _spare(look: Outlook, building: Building) -> list[int]:
    return [max(0, have - price) for price, have in zip(building.price.four, look.clan.stock)]


def _trades_suffice(look: Outlook, building: Building) -> bool:
    needed = ratio(look.game, look.clan)
    return sum(spare // needed for spare in _spare(look, building)) >= sum(_lacking(look, building)) > 0


def _fits(deal: Deal, spare: list[int], lacking: list[int], needed: int) -> bool:
    give, get = (KINDS.index(name) for name in deal[1].split(">"))
    return spare[give] >= needed and lacking[get] > 0


def shop(look: Outlook, options: Sequence[Deal], _random: Random) -> int:
    """Buy or trade if it is sensible, otherwise go on."""
    deal = best_deal(look, options)
    return options.index(deal) if deal else 0
