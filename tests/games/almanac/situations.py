"""Situations of a journey in one line: `on_page(4, seats=2, gold=[5, 9], goods=["DDE", ""])`, then play it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.game import Header, OptionValue, SeatSpec
from dragonroads.engine.table import Card, Seat, key_of
from dragonroads.games.almanac.cards import CaravanCard, ContractCard, EncounterCard
from dragonroads.games.almanac.closing import closing_options
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.game import STEPS, AlmanacJourney
from dragonroads.games.almanac.invariants import check
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.placing import put_down
from dragonroads.games.almanac.powers import gain_powers
from dragonroads.games.almanac.turns import closed_spaces, pieces_of, placings_of
from dragonroads.games.loaded import LoadedGame
from tests.boxes import boxed
from tests.scripted import Scripted

Script = Iterable[tuple[str, str]]
ROAD = "dragon_road"
LETTERS = "DEVS"
MOST_STEPS = 500


def loaded(box: str = ROAD) -> LoadedGame:
    """The game with pages, roads and cards that do not grow."""
    return boxed(box)


def the_game(box: str = ROAD) -> AlmanacJourney:
    """Its rules."""
    game = loaded(box).game
    assert isinstance(game, AlmanacJourney)
    return game


def content(box: str = ROAD) -> AlmanacContent:
    """The pages and cards."""
    return the_game(box).content


def header(seats: int, seed: int = 1, box: str = ROAD, **options: OptionValue) -> Header:
    """A header with the options of the first preset, some of them changed, all settled."""
    game, spec = loaded(box).game, loaded(box).spec
    chosen = spec.presets[0].settings(seats) | options
    people = tuple(SeatSpec(f"Person {n}") for n in range(1, seats + 1))
    return Header(game.id, game.rules_version, game.content_hash, seed, people, game.settle(chosen, seats).options)


def caravan(name: str, box: str = ROAD) -> Card:
    """A caravan card by its id or the end of it (`05`)."""
    return named(content(box).caravans, name)


def contract(name: str, box: str = ROAD) -> Card:
    """A contract by its id or the end of it (`05`)."""
    return named(content(box).contracts, name)


def encounter(name: str, box: str = ROAD) -> Card:
    """An encounter by its id or the end of it (`b2`)."""
    return named(content(box).encounters, name)


def named(cards: Sequence[CaravanCard | ContractCard | EncounterCard], name: str) -> Card:
    """The card with this id, or this end of an id."""
    return next(card for card, one in enumerate(cards) if one.id.endswith(name))


class Situation(Scripted[Journey]):
    """A journey set up in the middle, with scripted answers and dice (each roll is a number below so many)."""

    def __init__(self, game: Journey, answers: Script = (), dice: Iterable[int] = ()) -> None:
        super().__init__(game, answers, dice, self._option)

    def _option(self, kind: str, option: Any) -> str:
        """How tests write an option: `a1` for a worker there, `a1 hireling` for another way, cards by their ids."""
        if kind == "place":
            space, how = option
            return str(space) if how in ("worker", "") else f"{space} {how}"
        if kind == "close":
            what, which = option
            return str(self.state.content.contracts[which].id) if what == "contract" else f"{what} {which}".strip()
        if kind == "do_contract":
            return str(self.state.content.contracts[self.state.players[self.asks].contracts[option]].id)
        if kind == "buy_caravan":
            return str(self.state.content.caravans[option].id)
        if kind in ("keep_contract", "return_contract"):
            return str(self.state.content.contracts[option].id)
        if kind in ("tide", "pay_contract"):
            return " ".join(map(str, option))
        return key_of(option)

    # --- looking ----------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """One of the players."""
        return self.state.players[seat]

    @property
    def gold(self) -> list[int]:
        """Everybody's gold."""
        return [p.gold for p in self.state.players]

    def goods(self, seat: Seat) -> str:
        """`DDE`: the goods of a player."""
        return "".join(letter * n for letter, n in zip(LETTERS, self.player(seat).goods))

    def strength(self, seat: Seat) -> int:
        """The strength of a caravan."""
        return strength(self.player(seat))

    def spaces(self, seat: Seat) -> list[str]:
        """What this player could place now, as tests write it: the ids of the spaces, with the way if it is special."""
        p = self.player(seat)
        placings = placings_of(self.state, p, pieces_of(self.state, p))
        return [self._option("place", option) for option in placings]

    def fees(self, seat: Seat) -> dict[str, int]:
        """For each way to place a piece the fee that the placement rule charges (with the wage of a stand-in)."""
        p = self.player(seat)
        placings = placings_of(self.state, p, pieces_of(self.state, p))
        return {self._option("place", option): placing.fee for option, placing in placings.items()}

    def closed(self, seat: Seat) -> dict[str, str]:
        """For each closed space the kind of the reason."""
        p = self.player(seat)
        placings = placings_of(self.state, p, pieces_of(self.state, p))
        found = closed_spaces(self.state, p, list(placings))
        return {str(one.option[0]): one.reason.kind for one in found}

    def closing(self, seat: Seat) -> list[str]:
        """What a player could do in the closing turn."""
        return [self._option("close", one) for one in closing_options(self.state, self.player(seat))]

    def at(self, space: str) -> str:
        """Who stands on a space: seat numbers, the lower one first."""
        index = self.state.page.index[space]
        return "".join(str(one) for one in (self.state.standing[index], self.state.above[index]) if one >= 0)

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self) -> Situation:
        """Run one step of the rules, whatever the phase is, and check every invariant."""
        STEPS[self.state.phase](self)
        check(self.state)
        return self

    def until(self, phase: str) -> Situation:
        """Run steps until a phase is about to begin."""
        for _ in range(MOST_STEPS):
            if self.state.phase == phase or self.state.over:
                return self
            self.step()
        raise AssertionError(f"{phase} never begins")

    def place(self, *spaces: str) -> Situation:
        """Turn after turn, the next player in order places on these (`a1`, `a1 hireling`); other answers by script."""
        for space in spaces:
            self.answers.insert(0, ("place", space))
            self.step()
        return self

    def then(self, *answers: tuple[str, str]) -> Situation:
        """Go on with these answers."""
        self.answers += answers
        return self

    def put(self, seat: Seat, *spaces: str) -> Situation:
        """Stand workers of a seat on spaces, as if they had been placed in this order, without any action."""
        game, p = self.state, self.player(seat)
        for space in spaces:
            if not p.workers:
                p.spare, p.workers = p.spare - 1, 1
            put_down(game, p, game.page.index[space])
        return self


def set_out(
    seats: int = 3, *, guide: Seat = 0, box: str = ROAD, answers: Script = (), dice: Iterable[int] = (), **options: Any
) -> Situation:
    """A journey before its first arrival; everybody has been equipped."""
    start = the_game(box).begin(header(seats, box=box, **({"first_guide": str(guide + 1)} | options)))
    table = Situation(start, answers, dice)
    return table.until("arrive")


def road_to(page: int, box: str = ROAD) -> list[int]:
    """Some way from the first page to this one."""
    return _way_to(content(box).locations, page)


def _way_to(pages: Mapping[int, Location], page: int) -> list[int]:
    way = [page]
    while pages[way[0]].stop > 1:
        way.insert(0, next(one.id for one in pages.values() if way[0] in one.exits))
    return way


def on_page(
    page: int = 1,
    *,
    seats: int = 3,
    guide: Seat = 0,
    gold: Sequence[int] = (),
    goods: Sequence[str] = (),
    contracts: Sequence[str] = (),
    done: Sequence[str] = (),
    caravans: Sequence[str] = (),
    tokens: Sequence[str] = (),
    guards: Sequence[int] = (),
    workers: Sequence[int] = (),
    display: str = "",
    answers: Script = (),
    dice: Iterable[int] = (),
    phase: str = "turn",
    setup: Script = (),
    box: str = ROAD,
) -> Situation:
    """A journey in the Action Phase of a page (or at another phase of that round), the Guide to move.

    Lists are by seat; goods as letters, cards by the ends of their ids separated by blanks, tokens by id separated by
    blanks. Contracts default to none for everybody. `display` names the caravan cards on offer. `setup` answers what
    the page asks while it is laid out; `dice` and `answers` count from there on.
    """
    table = set_out(seats, guide=guide, box=box)
    game = table.state
    for p in game.players:
        game.contract_deck = p.contracts + game.contract_deck
        p.contracts = []
        game.contract_seen = [0] * len(game.contract_seen)
    for seat, p in enumerate(game.players):
        _equip(game, p, *(_of(some, seat) for some in (goods, contracts, done, caravans, tokens)))
        p.gold = p.flow = gold[seat] if seat < len(gold) else p.gold
        if seat < len(guards):
            p.guards, game.guard_supply = guards[seat], game.guard_supply - guards[seat]
        if seat < len(workers):
            p.spare, p.workers = 6 - workers[seat], workers[seat]
    _stack(game.caravan_deck, [named(game.content.caravans, name) for name in display.split()])
    _travel(game, page)
    if phase != "arrive":
        table.answers = list(setup)
        table.until(phase)
    table.answers, table.dice, table.told, table.asked = list(answers), list(dice), [], []
    return table


def _of(some: Sequence[str], seat: Seat) -> str:
    return some[seat] if seat < len(some) else ""


def _stack(deck: list[Card], cards: list[Card]) -> None:
    """These cards are drawn first, in this order."""
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


def _equip(game: Journey, p: Player, goods: str, contracts: str, done: str, caravans: str, tokens: str) -> None:
    known = game.content
    for letter in goods:
        kind = LETTERS.index(letter)
        game.supply[kind] -= 1
        p.goods[kind] += 1
    for name in contracts.split():
        card = named(known.contracts, name)
        game.contract_deck.remove(card)
        p.contracts.append(card)
        game.contract_seen[card] = 1 << p.seat
    for name in done.split():
        card = named(known.contracts, name)
        game.contract_deck.remove(card)
        p.done.append(card)
        game.contract_seen[card] = -1
        gain_powers(game, p, known.powers_of_contract[card])
    for name in caravans.split():
        card = named(known.caravans, name)
        game.caravan_deck.remove(card)
        p.caravans.append(card)
        game.caravan_seen[card] = -1
        p.crates += known.caravans[card].crates
        p.shields += known.caravans[card].shields
        gain_powers(game, p, known.powers_of_caravan[card])
    for token in tokens.split():
        game.box[token] -= 1
        p.tokens[token] += 1
        p.riders += known.tokens[token].cargo
        gain_powers(game, p, known.powers_of_token[token])


def _travel(game: Journey, page: int) -> None:
    """As if the caravans had come this way, meeting one encounter between two pages."""
    way = _way_to(game.content.locations, page)
    game.way = way[:-1]
    game.round = len(way) - 1
    game.location, game.page = page, game.pages[page]
    for _ in range(game.round):
        card = game.encounter_deck.pop()
        game.encounter_discard.append(card)
        game.encounter_seen[card] = -1


def facing(
    name: str,
    *,
    seats: int = 3,
    guide: Seat = 0,
    box: str = ROAD,
    answers: Script = (),
    dice: Iterable[int] = (),
    **more: Any,
) -> Situation:
    """A journey about to turn up this encounter, on the way out of a fitting page."""
    card = encounter(name, box)
    letter = content(box).encounters[card].letter
    page = next(one.id for one in content(box).locations.values() if one.stop == "ABCDE".index(letter) + 1)
    table = on_page(page, seats=seats, guide=guide, box=box, setup=[("bid", "0")] * seats, **more)
    game = table.state
    for p in game.players:
        p.last = -1
    other = game.encounter_deck[-1]
    if card != other:
        game.encounters_unused[game.encounters_unused.index(card)] = other
        game.encounter_deck[-1] = card
    game.exit = game.page.location.exits[0]
    game.phase = "encounter"
    table.answers, table.dice, table.told, table.asked = list(answers), list(dice), [], []
    return table
