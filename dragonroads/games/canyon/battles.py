"""A battle: two heroes are shown, rage is spent, dice explode, and the winner takes what the loser leaves."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.automa_deck import draw, put_away
from dragonroads.games.canyon.content import KINDS, CanyonContent
from dragonroads.games.canyon.grid import NAMES, NEIGHBOURS, NOWHERE, Tile
from dragonroads.games.canyon.heroes import (
    is_touched,
    renew_piles,
    take_up,
    to_discard,
    to_hand,
    turn_down,
    turn_up,
)
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.stores import choose_kind, count, gain_glory, in_supply, take

CARAVAN, STOCKPILE = "caravan", "stockpile"
STEAL_PARTS = ("from", "kind")


def fight(t: T, attacker: Tile, defender: Tile) -> bool:
    """A whole battle between the heroes on two tiles; whether the attacker won."""
    game = t.state
    game.attacker, game.defender = attacker, defender
    ours, theirs = turn_up(game, attacker), turn_up(game, defender)
    t.tell("battle", ours // game.heroes, NAMES[attacker], ours, theirs // game.heroes, NAMES[defender], theirs)
    _spend_rage(t, ours // game.heroes, 0)
    _spend_rage(t, theirs // game.heroes, 1)
    strong = _power(t, attacker, defender, 0) + _roll(t, ours // game.heroes)
    firm = _power(t, defender, attacker, 1) + _roll(t, theirs // game.heroes)
    won = strong >= firm
    if strong == firm and game.content.passives[theirs].wins_ties:
        won = False
        tell_passive(t, theirs, "wins_ties")
    t.tell("battle_over", ours // game.heroes, strong, theirs // game.heroes, firm, won)
    if won:
        _attacker_won(t, ours, theirs)
    else:
        _defender_won(t, ours, theirs)
    _lay_down(t, attacker if won else defender, defender if won else attacker)
    game.attacker = game.defender = NOWHERE
    game.wrath[:] = (0, 0)
    return won


# --- strength ---------------------------------------------------------------------------------------------------------


def _power(t: T, tile: Tile, foe: Tile, side: int) -> int:
    """What a side counts before the dice."""
    found = strengths(t.state, tile, foe, side)
    t.tell("strength", t.state.holder(tile), tuple(found))
    return sum([amount for _, amount in found])


def strengths(game: Canyon, tile: Tile, foe: Tile, side: int) -> list[tuple[str, int]]:
    """What a hero's strength is made of: the hero, abilities, the tile, buildings, dragons and rage."""
    content = game.content
    card = game.hero_at(tile)
    clan = game.clans[card // game.heroes]
    found = [_printed(content, card, game.hero_at(foe))]
    if terrain := content.tiles.tiles[game.tiles[tile]].strength:
        found.append(("tile", terrain))
    if buildings := building_strength(game, clan):
        found.append(("buildings", buildings))
    passive = content.passives[card]
    if side and passive.defending:
        found.append((content.ability_with(card, "defending"), passive.defending))
    if passive.beside_own and (beside := (clan.own & NEIGHBOURS[tile]).bit_count()):
        found.append((content.ability_with(card, "beside_own"), passive.beside_own * beside))
    for number in game.rules.dragons:
        if content.dragons[number].strength and is_touched(game, number, tile):
            found.append((content.dragons[number].id, content.dragons[number].strength))
    if game.wrath[side]:
        found.append(("rage", game.wrath[side] * rage_worth(game, clan)))
    return found


def _printed(content: CanyonContent, card: Card, foe: Card) -> tuple[str, int]:
    """The strength on the card, or the one against this very enemy."""
    against = content.passives[card].against
    if against and against.hero == content.hero_of[foe].id:
        return content.ability_with(card, "against"), against.strength
    return "hero", content.hero_of[card].strength


def tell_passive(t: T, card: Card, effect: str) -> None:
    """An ability that nobody chooses has made a difference."""
    game = t.state
    t.tell("passive", card // game.heroes, game.content.ability_with(card, effect), card)


def building_strength(game: Canyon, clan: Clan) -> int:
    """What a clan's buildings add to each of its heroes."""
    found = 0
    for kind, building in game.content.trainers:
        found += min(building.strength * clan.built[kind], building.strength_most)
    return found


def rage_worth(game: Canyon, clan: Clan) -> int:
    """What one rage token adds."""
    content = game.content
    return int(content.clans[clan.people].rage_worth if clan.people else content.supplies.rage_worth)


def _spend_rage(t: T, seat: Seat, side: int) -> None:
    """A side chooses how much rage it spends; an Automa spends it all."""
    game = t.state
    clan = game.clans[seat]
    if not clan.rage:
        return
    spent = clan.rage if game.is_automa(seat) else t.ask(seat, "rage", [*range(clan.rage + 1)])
    if spent:
        game.wrath[side] = spent
        clan.rage -= spent
        worth = rage_worth(game, clan)
        t.tell("rage", seat, spent, spent * worth)
        if worth != game.content.supplies.rage_worth:
            t.tell("clan_power", seat, clan.people)


# --- dice -------------------------------------------------------------------------------------------------------------


def _roll(t: T, seat: Seat) -> int:
    """A die, rolled again and added as long as it shows its highest face; an Automa draws a card instead."""
    game = t.state
    if game.is_automa(seat):
        card = draw(t, seat, "strength")
        found = game.content.automa[card].strength
        put_away(game)
        return int(found)
    highest = game.content.supplies.die
    rolls: list[tuple[int, ...]] = []
    while not rolls or max(rolls[-1]) == highest:
        rolls.append(tuple(t.below(highest) + 1 for _ in range(2 if game.rules.two_dice else 1)))
    t.tell("rolled", seat, tuple(rolls))
    return sum(max(dice) for dice in rolls)


# --- what a battle brings ---------------------------------------------------------------------------------------------


def _attacker_won(t: T, ours: Card, theirs: Card) -> None:
    """A Glory card, something out of the loser's caravan, and the loot bag, in this order."""
    game = t.state
    winner, loser = game.clans[ours // game.heroes], game.clans[theirs // game.heroes]
    count(winner, "battles_won")
    _count_slayer(game, winner, ours)
    count(loser, "battles_lost")
    gain_glory(t, winner)
    if game.content.passives[theirs].guards_stores:
        tell_passive(t, theirs, "guards_stores")
    else:
        _steal(t, winner, loser, ours)
    loot(t, winner, theirs)


def _defender_won(t: T, ours: Card, theirs: Card) -> None:
    """Only the loot bag of the hero who attacked in vain."""
    game = t.state
    winner, loser = game.clans[theirs // game.heroes], game.clans[ours // game.heroes]
    count(winner, "battles_held")
    _count_slayer(game, winner, theirs)
    count(loser, "battles_lost")
    loot(t, winner, ours)


def _count_slayer(game: Canyon, winner: Clan, card: Card) -> None:
    if game.content.passives[card].breaks_dragons:
        count(winner, "slayer_wins")


def _steal(t: T, winner: Clan, loser: Clan, card: Card) -> None:
    """One token out of the caravan, two out of a rich one for some clans; some heroes reach the stockpile too."""
    game = t.state
    rich = game.content.clans[winner.people].rich_caravan if winner.people else 0
    times = 1
    if rich and sum(loser.caravan) >= rich:
        times = 2
        t.tell("clan_power", winner.seat, winner.people)
    raids = game.content.passives[card].raids_stockpile and not game.is_automa(winner.seat)
    for _ in range(times):
        _steal_one(t, winner, loser, card, raids)


def _steal_one(t: T, winner: Clan, loser: Clan, card: Card, raids: bool) -> None:
    stores = {CARAVAN: loser.caravan, STOCKPILE: loser.stock} if raids else {CARAVAN: loser.caravan}
    options = [(name, KINDS[kind]) for name, store in stores.items() for kind in range(4) if store[kind]]
    if not options:
        return
    if t.state.is_automa(winner.seat):
        kind = choose_kind(t, winner.seat, "steal", [kind for kind in range(4) if loser.caravan[kind]])
        chosen = (CARAVAN, KINDS[kind])
    else:
        chosen = t.ask(winner.seat, "steal", options, parts=STEAL_PARTS)
    kind = KINDS.index(chosen[1])
    if chosen[0] == STOCKPILE:
        tell_passive(t, card, "raids_stockpile")
    stores[chosen[0]][kind] -= 1
    winner.caravan[kind] += 1
    t.tell("stole", winner.seat, loser.seat, chosen[1], chosen[0])


def loot(t: T, clan: Clan, card: Card) -> None:
    """One token out of a hero's loot bag, from the supply."""
    game = t.state
    kind: int = game.content.loot[card]
    if kind < 0:
        tell_passive(t, card, "loot_of_choice")
        t.cause.append(("loot", card))
        kind = choose_kind(t, clan.seat, "loot", in_supply(game))
        t.cause.pop()
    if kind >= 0 and take(game, clan.caravan, kind):
        t.tell("looted", clan.seat, KINDS[kind], card)


def _lay_down(t: T, winner: Tile, loser: Tile) -> None:
    """The winner turns face down; the loser leaves the map, and a clan without heroes there grows angry."""
    game = t.state
    turn_down(game, winner)
    card = take_up(game, loser)
    clan = game.clans[card // game.heroes]
    if game.content.passives[card].returns_to_hand:
        tell_passive(t, card, "returns_to_hand")
        to_hand(t, card)
    else:
        t.tell("fell", clan.seat, card)
        to_discard(game, card)
    if not clan.own:
        clan.rage += 1
        t.tell("enraged", clan.seat)
    renew_piles(t)
