"""Catalogues for tests of the grammar: ten sentences and the nouns behind them, in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.values import Count, Listed, Noun, Person, Value
from dragonroads.library.words import Catalog, Message, read_words

FOLDER = Path(__file__).parent / "ten_sentences"
LANGUAGES = ("en", "es", "fr", "de")
NUMBERS = (0, 1, 2, 3, 11, 12, 21, 100)
PEOPLE = tuple(map(Person, ("Ana", "Ben", "Inés", "Hugo", "Oscar", "Max", "Zoë")))
HEROES = tuple(
    Noun(f"hero.{hero}.name") for hero in ("gatewarden", "dragonslayer", "illusionist", "wisp", "twins", "bridge")
)
GATEWARDEN, DRAGONSLAYER, ILLUSIONIST, WISP, TWINS, BRIDGE = HEROES
FOREST, PATCHWORK = Noun("dragon.forest.name"), Noun("caravan.patchwork.name")
ARM, HERO = Noun("token.arm.name"), Noun("clan.hero.name")
WOOD, STONE, BONE, GOLD = (Noun(f"kind.{kind}") for kind in ("wood", "stone", "bone", "gold"))


@cache
def pack() -> Pack:
    """The ten sentences as a content folder."""
    problems = Problems()
    files = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        document = read(path.read_bytes(), path.name, problems)
        assert document is not None, list(problems)
        files[path.name] = document
    return Pack("ten_sentences", "ten_sentences", files)


@cache
def words(lang: str) -> dict[str, Message]:
    """All words of a language."""
    binder = Binder()
    found = read_words(pack(), lang, binder)
    binder.settle()
    return found


def catalog(lang: str, **more: Message) -> Catalog:
    """The catalogue of a language, with texts of a test's own."""
    return Catalog(lang, [words(lang), more])


def counts(n: int) -> tuple[Value, ...]:
    """Counts with a number, alone and in lists of two and three."""
    stones, bones, wood = Count(n, STONE), Count(1, BONE), Count(2, WOOD)
    return (stones, Listed((stones,)), Listed((bones, stones)), Listed((wood, bones, stones)))


def lists() -> Iterator[Listed]:
    """Lists of one, two and three people, each of them once in every place."""
    for size in (1, 2, 3):
        for at in range(len(PEOPLE)):
            yield Listed(tuple(PEOPLE[(at + step) % len(PEOPLE)] for step in range(size)))


VALUES: dict[str, tuple[Value, ...]] = {
    "who": PEOPLE,
    "hero": HEROES,
    "dragon": (FOREST,),
    "start": (PATCHWORK, ARM, HERO),
    "tile": ("B4",),
    "n": NUMBERS,
    "trades": NUMBERS,
    "people": tuple(lists()),
    "gold": tuple(Count(n, GOLD) for n in NUMBERS),
    "loot": tuple(value for n in NUMBERS for value in counts(n)),
    "tokens": tuple(value for n in NUMBERS for value in counts(n)),
}
"""What can fill each place of the ten sentences."""
SENTENCES = {
    "taken_back": ("n",),
    "cards_laid": ("people",),
    "what_cards_cost": ("who", "n"),
    "hero_lost": ("who", "hero"),
    "dragon_sent": ("who", "dragon", "tile"),
    "seal_shown": ("who", "hero", "tile", "dragon"),
    "loot_found": ("who", "loot", "hero"),
    "trades_needed": ("tokens", "trades"),
    "card_missed": ("who", "n"),
    "sets_out": ("who", "start", "gold"),
}
"""The places of each sentence."""


def renderings(lang: str) -> Iterator[str]:
    """Every sentence with every value that can come."""
    spoken = catalog(lang)
    for key, names in SENTENCES.items():
        for values in product(*(VALUES[name] for name in names)):
            yield spoken.say(key, **dict(zip(names, values)))
