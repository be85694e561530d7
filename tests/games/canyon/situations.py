"""Situations of the canyon in one line: `on_map("R:SKY@A1 B:WLD@B1", turn="R")`, then play it through the rules.

Everything happens on the fixed map unless said otherwise:

          A      B      C       D
    1   wood   town   meat    stone
    2   stone  wood   canyon  wood
    3   bone   meat   town    meat
    4   wood   stone  bone    town
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dragonroads.engine.game import Header, OptionValue, SeatSpec
from dragonroads.engine.table import Card, Seat, key_of
from dragonroads.games.canyon.content import KINDS, CanyonContent
from dragonroads.games.canyon.dragons import LoseHero
from dragonroads.games.canyon.game import DragonCanyon
from dragonroads.games.canyon.grid import NAMES, TILE
from dragonroads.games.canyon.heroes import put_down
from dragonroads.games.canyon.model import DOWN, EXPOSED, Canyon, Clan
from dragonroads.games.canyon.trading import Recall
from dragonroads.games.loaded import LoadedGame
from tests.boxes import boxed
from tests.scripted import Scripted

Script = Iterable[tuple[str, str]]
SEATS = "RBGYP"
LETTERS = "wmsb"
MOST_STEPS = 2000
OF_HEROES = (Recall, LoseHero)
"""Questions whose options are heroes."""


def loaded() -> LoadedGame:
    """The game with heroes of the tests' own."""
    return boxed("dragon_canyon")


def the_game() -> DragonCanyon:
    """Its rules."""
    game = loaded().game
    assert isinstance(game, DragonCanyon)
    return game


def content() -> CanyonContent:
    """The heroes, buildings and cards."""
    return the_game().content


def header(people: int = 2, preset: str = "first_game", seed: int = 1, **options: OptionValue) -> Header:
    """A header with the options of a preset, some of them changed, all settled."""
    game, spec = the_game(), loaded().spec
    chosen = spec.preset(preset).settings(people) | {"fair_ending": False, "map_layout": "fixed"} | options
    seats = tuple(SeatSpec(f"Person {n}") for n in range(1, people + 1))
    return Header(game.id, game.rules_version, game.content_hash, seed, seats, game.settle(chosen, people).options)


def hero(name: str) -> Card:
    """`R:SKY`: the card of a clan's hero by its code."""
    colour, code = name.split(":")
    return SEATS.index(colour) * content().size + next(n for n, one in enumerate(content().heroes) if one.code == code)


def name_of(card: Card) -> str:
    """`R:SKY`."""
    return f"{SEATS[card // content().size]}:{content().hero_of[card].code}"


def four(tokens: str) -> list[int]:
    """`wwmb` as amounts of wood, meat, stone and bone."""
    return [tokens.count(letter) for letter in LETTERS]


class Situation(Scripted[Canyon]):
    """A game set up in the middle, with scripted answers and dice (each roll is a number below so many)."""

    header: Header
    """What a match of this game starts from."""

    def __init__(self, game: Canyon, answers: Script = (), dice: Iterable[int] = ()) -> None:
        super().__init__(game, answers, dice, self._option)

    def _option(self, kind: str, option: Any) -> str:
        """How tests write an option: heroes by code, parts with blanks between them: `SKY A1`, `battle B1`, `buy x`."""
        if kind in OF_HEROES:
            return str(content().hero_of[option].code)
        if isinstance(option, tuple):
            parts = [content().hero_of[part].code if isinstance(part, int) else str(part) for part in option]
            return " ".join(part for part in parts if part)
        return key_of(option)

    # --- looking ----------------------------------------------------------------------------------------------------

    def clan(self, seat: str) -> Clan:
        """The clan of a colour letter."""
        return self.state.clans[SEATS.index(seat)]

    def caravan(self, seat: str) -> str:
        """`wwmb`: the tokens in a caravan."""
        return "".join(letter * n for letter, n in zip(LETTERS, self.clan(seat).caravan))

    def stock(self, seat: str) -> str:
        """`wwmb`: the tokens in a stockpile."""
        return "".join(letter * n for letter, n in zip(LETTERS, self.clan(seat).stock))

    def hand(self, seat: str) -> str:
        """The codes of the heroes in hand."""
        return " ".join(content().hero_of[card].code for card in self.clan(seat).hand)

    def discard(self, seat: str) -> str:
        """The codes of the heroes on a discard pile."""
        return " ".join(content().hero_of[card].code for card in self.clan(seat).discard)

    @property
    def map(self) -> dict[str, str]:
        """Tile -> hero: `{"A1": "R:SKY"}`."""
        return {NAMES[tile]: name_of(card) for tile, card in sorted(zip(self.state.spots, self.state.field))}

    def dragon(self, name: str) -> str:
        """The tile a dragon is on; nothing while it rests on its card."""
        number = next(n for n, one in enumerate(content().dragons) if one.id == name)
        tile = self.state.perch[number]
        return NAMES[tile] if tile >= 0 else ""

    def options(self, kind: str) -> list[str]:
        """What could be chosen at the latest question of a kind."""
        return next(ask.options for ask in reversed(self.asked) if ask.kind == kind)

    def kinds_asked(self) -> list[str]:
        """The kinds of all questions so far."""
        return [ask.kind for ask in self.asked]

    def face(self, tile: str) -> int:
        """How the hero on a tile lies: DOWN, SHOWN or EXPOSED."""
        return self.state.faces[self.state.spots.index(TILE[tile])]

    def strengths(self) -> list[int]:
        """What attacker and defender of the latest battle counted before their dice."""
        return [sum(amount for _, amount in parts) for _, parts in self.heard("strength")[-2:]]

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self) -> Situation:
        """Run one step of the rules, whatever the phase is, and check what always holds."""
        the_game().steps[self.state.phase](self)
        the_game().check(self.state)
        return self

    def then(self, *answers: tuple[str, str]) -> Situation:
        """Add answers to the script."""
        self.answers += answers
        return self

    def say(self, answers: str) -> Situation:
        """`deploy SKY A1 / act battle B1`: add answers to the script, each after the kind of its question."""
        for answer in answers.split(" / "):
            kind, _, option = answer.partition(" ")
            self.answers.append((kind, option))
        return self

    def roll(self, *faces: int) -> Situation:  # type: ignore[override]  # battles only know `below`
        """Add faces of the die, 1 to 6, to the script of chance."""
        self.dice += [face - 1 for face in faces]
        return self

    def until(self, *phases: str) -> Situation:
        """Play on to the start of a phase, at least one step; or to the end of the game."""
        for _ in range(MOST_STEPS):
            self.step()
            if self.state.phase in phases or self.state.over:
                return self
        raise AssertionError(f"never came to {phases}")

    def play_turn(self) -> Situation:
        """The rest of the active seat's turn."""
        return self.until("begin_turn", "last_purchases", "score")


def _lay(game: Canyon, what: str) -> None:
    """`R:SKY@A1` on the map, `R:SKY@A1!` exposed."""
    name, _, tile = what.partition("@")
    card = hero(name)
    clan = game.clans[card // game.heroes]
    store = clan.pile if game.is_automa(clan.seat) else clan.hand
    store.remove(card)
    put_down(game, clan, card, TILE[tile.rstrip("!")])
    game.faces[-1] = EXPOSED if tile.endswith("!") else DOWN
    game.hero_seen[card] = 0 if game.is_automa(clan.seat) else 1 << clan.seat


def begun(people: int = 2, seed: int = 1, preset: str = "first_game", **options: OptionValue) -> Situation:
    """A game before its first turn, with everything laid out by scripted chance."""
    start = header(people, preset, seed, **options)
    found = Situation(the_game().begin(start))
    found.header = start
    return found.until("begin_turn", "pick_clans")


def on_map(
    heroes: str = "",
    *,
    people: int = 2,
    turn: str = "R",
    phase: str = "deploy",
    caravan: dict[str, str] | None = None,
    stock: dict[str, str] | None = None,
    discard: str = "",
    clans: dict[str, str] | None = None,
    dragons: dict[str, str] | None = None,
    built: dict[str, Sequence[int]] | None = None,
    rage: dict[str, int] | None = None,
    glory: dict[str, int] | None = None,
    bones: int = 0,
    answers: Script = (),
    dice: Iterable[int] = (),
    **options: OptionValue,
) -> Situation:
    """A game in the middle of a turn: heroes on the map, stores, dragons; built: Village, Palace, Grounds, Ruins."""
    found = begun(people, 1, "first_game", **options)
    game = found.state
    for what in heroes.split():
        _lay(game, what)
    for name in discard.split():
        card = hero(name)
        clan = game.clans[card // game.heroes]
        (clan.pile if game.is_automa(clan.seat) else clan.hand).remove(card)
        clan.discard.append(card)
        game.hero_seen[card] = -1
    for seat, tokens in (caravan or {}).items():
        _give(game, found.clan(seat).caravan, tokens)
    for seat, tokens in (stock or {}).items():
        _give(game, found.clan(seat).stock, tokens)
    for seat, name in (clans or {}).items():
        found.clan(seat).people = name
    for name, tile in (dragons or {}).items():
        game.perch[next(n for n, one in enumerate(content().dragons) if one.id == name)] = TILE[tile]
    for seat, cards in (built or {}).items():
        _build(game, found.clan(seat), cards)
    for seat, amount in (rage or {}).items():
        found.clan(seat).rage = amount
    for seat, amount in (glory or {}).items():
        found.clan(seat).glory = amount
        game.glory_left -= amount
    game.bones = game.bone_tokens = bones
    game.supply[KINDS.index("bone")] -= bones
    game.start = game.turn = SEATS.index(turn)
    game.phase = phase
    found.told.clear()
    found.answers, found.dice = list(answers), list(dice)
    the_game().check(game)
    return found


def _give(game: Canyon, store: list[int], tokens: str) -> None:
    for kind, amount in enumerate(four(tokens)):
        game.supply[kind] -= amount
        store[kind] += amount


def _build(game: Canyon, clan: Clan, cards: Sequence[int]) -> None:
    for kind, amount in enumerate(cards):
        game.piles[kind] -= amount
        clan.built[kind] += amount
        clan.symbols += amount * content().buildings[kind].trade


def seat_of(letter: str) -> Seat:
    """The seat of a colour letter."""
    return SEATS.index(letter)
