"""A battle: two heroes are shown, rage is spent, dice explode, and the winner takes what the loser leaves."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat, Folded, Opens
from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.automa_deck import STRENGTH, draw, put_away
from dragonroads.games.canyon.clan_powers import tell_power
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.grid import NAMES, NEIGHBOURS, NOWHERE, Tile
from dragonroads.games.canyon.heroes import (
    is_touched,
    renew_piles,
    take_up,
    tell_passive,
    to_discard,
    to_hand,
    turn_down,
    turn_up,
)
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Person, Place, Shown, Who
from dragonroads.games.canyon.scenes import BATTLE
from dragonroads.games.canyon.spoils import loot, steal
from dragonroads.games.canyon.stores import count, gain_glory


class Battle(Opens):
    cause = BATTLE
    who: Who
    tile: Place
    hero: Shown
    other: Who
    other_tile: Place
    hero_attacked: Shown


class Rage(Beat):
    cause = BATTLE
    who: Who
    n: int
    strength: int


class Strength(Beat):
    cause = BATTLE
    who: Person
    parts: tuple[tuple[str, int], ...]
    mentions = ("n",)

    def variant(self, game: Canyon) -> Literal["", "one"]:
        return "" if len(self.parts) > 1 else "one"


class Rolled(Beat):
    cause = BATTLE
    is_reveal = True
    who: Who
    rolls: tuple[tuple[int, ...], ...]
    mentions = ("n",)

    def variant(self, game: Canyon) -> Literal["", "two", "explodes"]:
        if len(self.rolls) > 1:
            return "explodes"
        return "" if len(self.rolls[0]) == 1 else "two"


class BattleOver(Beat):
    cause = BATTLE
    who: Who
    strong: int
    other: Who
    firm: int
    won: bool

    def variant(self, game: Canyon) -> Literal["won", "won.tie", "lost", "lost.tie"]:
        if self.strong == self.firm:
            return "won.tie" if self.won else "lost.tie"
        return "won" if self.won else "lost"


class Fell(Beat):
    cause = BATTLE
    who: Who
    hero: Shown


class Enraged(Folded):
    cause = BATTLE
    who: Who


class SpendRage(CanyonAsk[int]):
    """How much rage goes into a battle."""

    kind = "rage"
    mentions = ("hero", "other", "own", "foe", "worth", "n")

    def variant(self, game: Canyon) -> Literal["", "attacks"]:
        """Who attacks does not know yet what the other side will put in."""
        attacks = game.holder(game.attacker) == self.seat
        return "attacks" if attacks and game.clans[game.holder(game.defender)].rage else ""


def fight(t: T, attacker: Tile, defender: Tile) -> bool:
    """A whole battle between the heroes on two tiles; whether the attacker won."""
    game = t.state
    game.attacker, game.defender = attacker, defender
    ours, theirs = turn_up(game, attacker), turn_up(game, defender)
    t.tell(Battle, ours // game.heroes, NAMES[attacker], ours, theirs // game.heroes, NAMES[defender], theirs)
    _spend_rage(t, ours // game.heroes, 0)
    _spend_rage(t, theirs // game.heroes, 1)
    strong = _power(t, attacker, defender, 0) + _roll(t, ours // game.heroes)
    firm = _power(t, defender, attacker, 1) + _roll(t, theirs // game.heroes)
    won = strong >= firm
    if strong == firm and game.content.passives[theirs].wins_ties:
        won = False
        tell_passive(t, theirs, "wins_ties")
    t.tell(BattleOver, ours // game.heroes, strong, theirs // game.heroes, firm, won)
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
    t.tell(Strength, t.state.holder(tile), tuple(found))
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
    spent = clan.rage if game.is_automa(seat) else t.ask(seat, SpendRage, [*range(clan.rage + 1)])
    if spent:
        game.wrath[side] = spent
        clan.rage -= spent
        worth = rage_worth(game, clan)
        t.tell(Rage, seat, spent, spent * worth)
        if worth != game.content.supplies.rage_worth:
            tell_power(t, clan)


# --- dice -------------------------------------------------------------------------------------------------------------


def _roll(t: T, seat: Seat) -> int:
    """A die, rolled again and added as long as it shows its highest face; an Automa draws a card instead."""
    game = t.state
    if game.is_automa(seat):
        card = draw(t, seat, STRENGTH)
        found = game.content.automa[card].strength
        put_away(game)
        return int(found)
    highest = game.content.supplies.die
    rolls: list[tuple[int, ...]] = []
    while not rolls or max(rolls[-1]) == highest:
        rolls.append(tuple(t.below(highest) + 1 for _ in range(2 if game.rules.two_dice else 1)))
    t.tell(Rolled, seat, tuple(rolls))
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
        steal(t, winner, loser, ours)
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
        t.tell(Fell, clan.seat, card)
        to_discard(game, card)
    if not clan.own:
        clan.rage += 1
        t.tell(Enraged, clan.seat)
    renew_piles(t)
