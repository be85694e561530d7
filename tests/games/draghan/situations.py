"""Situations of a race in one line: `situation("C12 M9", C="angry-villagers")` and then play it through the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dragonroads.engine.game import Header, Options, OptionValue, SeatSpec
from dragonroads.engine.table import Card, Seat, key_of
from dragonroads.games.draghan.asking import CardAsk
from dragonroads.games.draghan.effects.bluff import SerumAsk
from dragonroads.games.draghan.effects.breath import LongestBreath
from dragonroads.games.draghan.effects.trap import TrapPick
from dragonroads.games.draghan.game import DraghanRace
from dragonroads.games.draghan.model import DOWN, Race
from dragonroads.games.draghan.steps.preparing import BestGrowl
from dragonroads.games.draghan.steps.programming import DuoInsert
from dragonroads.games.draghan.steps.rows import add_slot
from dragonroads.games.loaded import LoadedGame
from tests.boxes import boxed
from tests.scripted import Scripted

MOST_STEPS = 5000
DRAGONS = "CMTSPA"
"""Who runs where nothing else is said, by seat."""
SLOT = ("seat", "slot")
SEATS_ASKED = (TrapPick, SerumAsk, BestGrowl, LongestBreath)


def loaded() -> LoadedGame:
    """The game with a deck of the tests' own."""
    return boxed("draghan")


def header(seats: int, preset: str = "regular", seed: int = 1, options: Options | None = None) -> Header:
    """A header with the options of a preset, some of them changed, all settled; nothing for real unless it is asked."""
    game = loaded().game
    chosen = loaded().spec.preset(preset).settings(seats) | {"for_real": False} | dict(options or {})
    people = tuple(SeatSpec(f"Person {n + 1}", piece=DRAGONS[n]) for n in range(seats))
    return Header("draghan", game.rules_version, game.content_hash, seed, people, game.settle(chosen, seats).options)


def cards_named(name: str) -> list[Card]:
    """Every copy of a face (`knight`), or the one copy (`knight#2`)."""
    found = [c for c, card in enumerate(_race_game().content.cards) if name in (card.face.id, card.name)]
    assert found, f"no card called {name}"
    return found


def _race_game() -> DraghanRace:
    game = loaded().game
    assert isinstance(game, DraghanRace)
    return game


def name_of(card: Card) -> str:
    """The face of a card."""
    return _race_game().content.cards[card].face.id


class Situation(Scripted[Race]):
    """A race set up in the middle, with scripted answers and dice; seats are named by their dragons' letters."""

    def __init__(self, race: Race, answers: Iterable[tuple[str, str]] = (), dice: Iterable[int] = ()) -> None:
        super().__init__(race, answers, dice, self._option)

    # --- naming -----------------------------------------------------------------------------------------------------

    def _option(self, kind: str, option: Any) -> str:
        """How tests write an option: dragons by letter, cards by face, a slot as `C2` (second card of Cinder's row)."""
        if option is None:
            return "none"
        asked = _race_game().kinds.questions.get(kind)
        if asked is not None and asked.parts == SLOT:
            return f"{self.state.dragons[option[0]]}{option[1] + 1}"
        if asked in SEATS_ASKED:
            return str(self.state.dragons[option])
        if asked is DuoInsert:
            return f"{name_of(option[0])} {option[1]}"
        if asked is not None and issubclass(asked, CardAsk):
            return " ".join(map(name_of, option)) if isinstance(option, tuple) else name_of(option)
        return key_of(option)

    def seat(self, letter: str) -> Seat:
        """The seat of a dragon."""
        return self.state.dragons.index(letter)

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def places(self) -> str:
        """`C12 M9`: where the dragons stand, in seat order."""
        return " ".join(f"{d}{p}" for d, p in zip(self.state.dragons, self.state.places))

    def row(self, letter: str) -> str:
        """A row with its states: `[move-3] (thief) /knight/ {picnic}` for played, missed, turned, down; `*x*` runs."""
        marks = {"played": "[]", "missed": "()", "turned": "//", "down": "{}", "resolving": "**"}
        row = self.state.rows[self.seat(letter)]
        return " ".join(f"{marks[s][0]}{name_of(c)}{marks[s][1]}" for c, s in zip(row.cards, row.states))

    def unplayed(self, letter: str) -> list[str]:
        """The faces of the unplayed cards of a row."""
        row = self.state.rows[self.seat(letter)]
        return [name_of(c) for c, s in zip(row.cards, row.states) if s in ("down", "turned")]

    @property
    def discarded(self) -> list[str]:
        """The faces on the discard pile, oldest first."""
        return [name_of(card) for card in self.state.discard]

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self) -> Situation:
        """Run one step of the rules, whatever the phase is, and check the bookkeeping."""
        loaded().game.steps[self.state.phase](self)
        loaded().game.check(self.state)
        return self

    def turn(self) -> Situation:
        """The next seat in order has its turn."""
        assert self.state.phase == "turn"
        return self.step()

    def turns(self, count: int) -> Situation:
        """So many turns, with the beginnings of action rounds between them."""
        for _ in range(count):
            self.until("turn").turn()
        return self

    def until(self, phase: str) -> Situation:
        """Run steps until a phase is about to begin."""
        for _ in range(MOST_STEPS):
            if self.state.phase == phase:
                return self
            assert not self.state.over, f"the race was over before {phase}"
            self.step()
        raise AssertionError(f"{phase} never begins: the race goes round in circles")


def situation(
    places: str,
    *,
    top: str = "",
    discard: str = "",
    trees: str = "",
    hugged: str = "",
    answers: Iterable[tuple[str, str]] = (),
    dice: Iterable[int] = (),
    preset: str = "regular",
    length: int = 36,
    options: Options | None = None,
    **rows: str,
) -> Situation:
    """A race in its movement phase: dragons on their places, the first one to move, and what lies in rows and piles.

    `top` lists the draw pile from the top, `discard` the discard pile; cards not named lie beneath the named ones
    of the draw pile. Rows are given by dragon letter; every named card lies face down. The forest has `length` spaces.
    """
    spots = [(spot[0], int(spot[1:])) for spot in places.split()]
    chosen: dict[str, OptionValue] = {"deck": "all", "removed": 0, "length": length, "betting": False}
    race = _race_game().begin(header(len(spots), preset, options=chosen | dict(options or {})))
    table = Situation(race)
    table.until("growl")
    race.dragons = [letter for letter, _ in spots]
    race.places = [place for _, place in spots]
    race.tested = race.places[:]
    race.trees = [letter in trees for letter, _ in spots]
    race.hugged = [hugged.index(letter) + 1 if letter in hugged else 0 for letter, _ in spots]
    race.hugs = len(hugged)
    _lay_out(race, rows, top.split(), discard.split())
    race.round = race.action_round = 1
    race.phase = "turn"
    table.answers, table.dice, table.told = list(answers), list(dice), []
    return table


def _lay_out(race: Race, rows: dict[str, str], top: list[str], discard: list[str]) -> None:
    for letter, names in rows.items():
        for name in names.split():
            add_slot(race, race.dragons.index(letter), _take(race, name))
    named = [_take(race, name) for name in top]
    race.discard = [_take(race, name) for name in discard]
    for card in race.discard:
        race.seen[card] = -1
    race.deck += reversed(named)


def _take(race: Race, name: str) -> Card:
    """A card of that name out of the draw pile; `3F0` takes a movement card or another plain one with that back."""
    known = race.content.cards
    wanted = [c for c in race.deck if name in (known[c].face.id, known[c].name, str(known[c].back))]
    assert wanted, f"no {name} left in the draw pile"
    card = min(wanted)
    race.deck.remove(card)
    return card


def down_row(table: Situation, letter: str) -> bool:
    """Whether every card of a row still lies face down."""
    return set(table.state.rows[table.seat(letter)].states) <= {DOWN}
