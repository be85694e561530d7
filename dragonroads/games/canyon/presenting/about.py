"""More about a place: a tile with whoever stands there, a hero, a building, a dragon, a people, a mission, a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.grid import NAMES, TILE, Tile
from dragonroads.games.canyon.model import DOWN, EXPOSED, PLENTY, Canyon
from dragonroads.games.canyon.presenting.beside import BesideWords
from dragonroads.games.canyon.presenting.facts import card_at, dragons_on, face_at, gaps, is_spared, unseen
from dragonroads.games.canyon.presenting.holdings import HoldingWords
from dragonroads.games.canyon.presenting.private import PrivateWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Section


class AboutWords:
    """Says what a view shows of a place, and what it means; never more than the view shows."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._holdings = HoldingWords(words)
        self._private = PrivateWords(words)
        self._beside = BesideWords(words)
        self._kinds: Mapping[str, Callable[[Canyon, str], Section | None]] = {
            "tile": self._tile,
            "hero": self._hero,
            "kind": self._kind,
            "building": self._building,
            "dragon": self._dragon,
            "clan": self._clan,
            "mission": self._mission,
            "seat": self._seat,
        }

    def section(self, view: Canyon, place: str) -> Section | None:
        """What there is to say about a place; nothing for places that speak for themselves."""
        kind, _, name = place.partition(":")
        tell = self._kinds.get(kind)
        return tell(view, name) if tell else None

    # --- tiles and heroes -------------------------------------------------------------------------------------------

    def _tile(self, view: Canyon, name: str) -> Section | None:
        if name not in TILE or not view.tiles:
            return None
        say, tile = self.words.say, TILE[name]
        lines = [self.words.terrain_text(view, tile), *self._whoever(view, tile)]
        if tile == view.canyon and view.bones:
            lines.append(say("about.bones", n=view.bones))
        if gaps(view.taken) >> tile & 1:
            lines.append(say("about.gap"))
        for dragon in dragons_on(view, tile):
            lines.append(say("about.named", name=self.words.dragon(dragon), text=self.words.dragon_text(dragon)))
            if is_spared(view, dragon, tile):
                lines.append(say("about.spared", dragon=self.words.dragon(dragon)))
        return Section(self.words.tile(view, tile), tuple(lines))

    def _whoever(self, view: Canyon, tile: Tile) -> list[str]:
        card = card_at(view, tile)
        if card is None:
            return [self.words.say("about.nobody")]
        say, who = self.words.say, self.words.name(view, view.owner_of(card))
        state = [say("about.exposed")] if face_at(view, tile) == EXPOSED else []
        state += [say("about.deployed")] if tile == view.deployed else []
        if is_hidden(card):
            heroes = self._private.codes(unseen(view, view.owner_of(card)))
            return [say("about.hidden", who=who, heroes=heroes), *state]
        brings = self._private.brings(view, tile)
        return [
            say(
                "about.down" if face_at(view, tile) == DOWN else "about.open",
                who=who,
                hero=self.words.hero_name(card),
                brings=brings,
            ),
            *state,
            *self._card(card),
        ]

    def _card(self, card: Card) -> list[str]:
        """Strength, loot bag and both abilities."""
        say, hero = self.words.say, self.words.hero(card)
        lines = [say("about.hero", n=hero.strength, loot=self.words.loot(card))]
        for ability in hero.abilities:
            name, text = self.words.ability(ability.id), self.words.ability_text(ability.id)
            lines.append(say("about.trick" if ability.trick else "about.named", name=name, text=text))
        return lines

    def _hero(self, _view: Canyon, name: str) -> Section | None:
        """A hero of any clan: they are all alike."""
        card = next((at for at, hero in enumerate(self.words.content.heroes) if hero.id == name), None)
        if card is None:
            return None
        title = self.words.say("about.hero.title", hero=self.words.hero_name(card), code=self.words.hero_code(card))
        return Section(title, tuple(self._card(card)))

    # --- what lies beside the map -----------------------------------------------------------------------------------

    def _kind(self, view: Canyon, name: str) -> Section | None:
        """A kind of token: who has some, and what is left."""
        if name not in KINDS:
            return None
        say, kind = self.words.say, KINDS.index(name)
        held = [(seat, clan.stock[kind], clan.caravan[kind]) for seat, clan in enumerate(view.clans)]
        owners = [
            say("about.kind.owner", who=self.words.name(view, seat), n=stock, caravan=caravan)
            for seat, stock, caravan in held
            if stock or caravan
        ]
        left = [] if view.supply[kind] > PLENTY // 2 else [say("about.kind.left", n=view.supply[kind])]
        return Section(self.words.kind(name), (say("about.kind"), *left, *owners))

    def _building(self, view: Canyon, name: str) -> Section | None:
        content, say = self.words.content, self.words.say
        if name not in content.building_index:
            return None
        kind = content.building_index[name]
        building = content.buildings[kind]
        price = self.words.tokens(building.price.four)
        owned = [(seat, view.clans[seat].built[kind]) for seat in range(view.seats)]
        held = ", ".join(say("about.owner", who=self.words.name(view, seat), n=n) for seat, n in owned if n)
        scale = content.scales[view.one_scale][kind][1:5]
        worth = (
            say("about.building.per_kind", n=building.per_kind)
            if building.per_kind
            else say("about.building.worth", points=", ".join(map(str, scale)))
        )
        lines = [say("about.building", price=price, n=view.piles[kind]), self.words.building_text(name), worth]
        return Section(self.words.building(name), (*lines, *([say("about.owners", who=held)] if held else [])))

    def _dragon(self, view: Canyon, name: str) -> Section | None:
        found = [number for number, one in enumerate(self.words.content.dragons) if one.id == name]
        if not found:
            return None
        tile = view.perch[found[0]]
        where = (
            self.words.say("about.dragon.on", tile=NAMES[tile]) if tile >= 0 else self.words.say("about.dragon.rests")
        )
        return Section(self.words.dragon(name), (self.words.dragon_text(name), where))

    def _clan(self, _view: Canyon, name: str) -> Section | None:
        return (
            Section(self.words.clan(name), (self.words.clan_text(name),)) if name in self.words.content.clans else None
        )

    def _mission(self, view: Canyon, name: str) -> Section | None:
        mission = self.words.content.missions.get(name)
        if mission is None or name not in view.missions:
            return None
        worth = self.words.say(
            "about.mission.reward" if mission.is_reward else "about.mission.penalty", n=abs(mission.points)
        )
        lines = (self.words.mission_text(name), worth, self._beside.mission(view, mission))
        return Section(self.words.mission(name), lines)

    # --- seats ------------------------------------------------------------------------------------------------------

    def _seat(self, view: Canyon, name: str) -> Section | None:
        seat = int(name) if name.isdecimal() else -1
        if not 0 <= seat < view.seats or not view.round:
            return None
        say, clan = self.words.say, view.clans[seat]
        lines = [
            say("about.seat.heroes", hand=len(clan.hand) + len(clan.pile), n=clan.own.bit_count()),
            say("about.seat.unseen", heroes=self._private.codes(unseen(view, seat))),
            say("about.seat.discard", heroes=self.words.heroes(sorted(clan.discard))) if clan.discard else "",
            *self._stores(view, seat),
            *self._holdings.score(view, seat),
            *self._people(view, seat),
        ]
        return Section(self.words.person(view, seat), tuple(line for line in lines if line))

    def _stores(self, view: Canyon, seat: Seat) -> list[str]:
        clan, say = view.clans[seat], self.words.say
        stores = say("about.seat.stores", caravan=self.words.tokens(clan.caravan), stock=self.words.tokens(clan.stock))
        cards = [(self.words.building(kind), n) for kind, n in enumerate(clan.built) if n]
        built = self.words.listed([say("about.owner", who=name, n=n) for name, n in cards])
        buys = say("about.seat.automa", n=clan.price) if clan.price else self._holdings.trade(view, seat)
        return [
            stores,
            say("about.seat.built", buildings=built) if built else "",
            buys,
            *self._holdings.rage(view, seat),
        ]

    def _people(self, view: Canyon, seat: Seat) -> list[str]:
        people = view.clans[seat].people
        if not people:
            return []
        return [self.words.say("about.named", name=self.words.clan(people), text=self.words.clan_text(people))]
