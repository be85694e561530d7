"""A small made-up game to judge content with: its verbs, the shapes of its files, and one good file of each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal, Self

from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import read_spec
from dragonroads.library.loading import check
from dragonroads.library.node import Node
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.tags import Declares, LongId, Range, Ref, Text
from dragonroads.library.vocabulary import Effect, Effects, Vocabulary
from dragonroads.library.words import read_words

VERBS = Vocabulary(given=1)


@VERBS.verb()
def do_nothing(log: list[str]) -> None:
    """Nothing happens."""
    log.append("nothing")


@VERBS.verb()
def stride(log: list[str], value: Annotated[int, Range(1, 9)]) -> None:
    """The dragon walks."""
    log.append(f"stride {value}")


def too_weak(log: list[str], strength: int) -> str | None:
    """Says why nobody can fight."""
    return "too strong" if strength > 9 else None


@VERBS.verb(why_not=too_weak)
def fight(
    log: list[str], strength: int, win: Effects, lose: Effects = (), style: Literal["wild", "calm"] = "calm"
) -> None:
    """The dragon fights."""
    for effect in win if strength < 5 else lose:
        effect.run(log)


@VERBS.verb()
def call(log: list[str], card: Annotated[str, Ref("card")]) -> None:
    """Another card comes along."""
    log.append(f"call {card}")


@dataclass(frozen=True, slots=True)
class Back:
    """Two symbols, written as one word."""

    courage: int
    spell: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads `2F`."""
        if len(text) != 2 or text[0] not in "0123":
            raise ValueError("expected courage and spell such as 2F")
        return cls(int(text[0]), text[1])


@dataclass(frozen=True, slots=True)
class Copy:
    """One physical card."""

    back: Back
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A card with everything a card can have."""

    id: Annotated[LongId, Declares("card")]
    group: Literal["movement", "normal"]
    name: Text
    effect: Node
    copies: tuple[Copy, ...]
    also: Effects = ()
    prices: dict[int, int] | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """The whole file."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with one effect for each copy."""

    cards: Cards
    effects: tuple[Effect | None, ...]


def read_deck(pack: Pack, binder: Binder) -> Deck | None:
    """Reads cards the way a game does: each copy offers its printed value to the effect of its card."""
    cards = pack.bind("cards.yaml", Cards, binder)
    if cards is None:
        return None
    return Deck(cards, tuple(bind_copy(card, copy, binder) for card in cards.cards for copy in card.copies))


def bind_copy(card: Card, copy: Copy, binder: Binder) -> Effect | None:
    """Binds the effect of a card with the value printed on one copy."""
    offers = {} if copy.value is None else {"value": (copy.value, binder.node_of(copy, "value"))}
    return VERBS.bind_effect(card.effect, binder, offers)


READERS: dict[str, Callable[[Pack, Binder], object]] = {
    "cards": read_deck,
    "game": read_spec,
    "rules": lambda pack, binder: pack.bind("rules.yaml", RuleBook, binder),
    "text.es": lambda pack, binder: read_words(pack, "es", binder),
}


def complaints(kind: str, source: bytes, label: str) -> list[str]:
    """Returns every line that one file of a kind makes the library print."""
    problems = Problems()
    document = read(source, label, problems)
    if document is None:
        return [str(problem) for problem in problems]
    pack = Pack("lantern", "bad_content", {f"{kind}.yaml": document})
    return [str(problem) for problem in check(pack, READERS[kind], VERBS)]


GOOD = {
    "cards": """\
cards:
  - id: knight
    group: normal
    name: Knight
    effect: {stride: {}}
    copies: [{back: 2F, value: 3}, {back: 0J, value: 4}]
    also: [{fight: {strength: 7, win: [{stride: {value: 2}}], lose: [{call: {card: goat}}], style: wild}}]
    prices: {2: 5, 4: 7}
  - id: goat
    group: movement
    name: "Grumpy: goat"
    effect: {do_nothing: {}}
    copies: [{back: 1D}]
    hidden: true
""",
    "game": """\
id: lantern
rules: lantern
uses: []
board: plain
name: The Lantern Race
pitch: Light the way home
minutes: 30
seats: {least: 2, most: 6}
presets:
  - id: first
    name: First evening
    text: The short way
    options: {deck: base, draft: false, length: {by_seats: {2: 28, 5: 36}}}
options:
  - id: deck
    name: Deck
    text: Which cards
    choices: [{id: base, name: Base, text: Few cards}, {id: all, name: All, text: Many cards}]
  - {id: draft, name: Draft, text: Pick your cards, switch: true}
  - {id: length, name: Length, text: Steps to the lake, number: {least: 12, most: 36, step: 2}}
""",
    "rules": """\
title: The Lantern Race
theme: Dragons carry light.
sections:
  - name: Setup
    rules:
      - {id: LAMP-SETUP-01, text: Everybody takes a lantern., kinds: [pick_lantern]}
      - {id: LAMP-SETUP-02, text: "Oil is shared: three each."}
  - name: Race
    rules:
      - {id: LAMP-RACE-01, text: Walk as far as the lantern shines., kinds: [walk, pick_lantern]}
""",
    "text.es": """\
game.name: La carrera del farol
card.knight.name: Caballero
steps: {one: "{n} paso", other: "{n} pasos"}
""",
}
