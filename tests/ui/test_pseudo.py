"""In a language in which every word of a text has an accent, a plain word on the screen is one written in code."""

from __future__ import annotations

import asyncio
import re

import pytest

from dragonroads.engine.game import Header
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.grammar.en import number
from dragonroads.library.pack import Pack
from dragonroads.workshop.pictures import studio
from dragonroads.workshop.pictures.camera import text_of
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.dealing import NAMES as SEATED
from dragonroads.workshop.pictures.studio import Look, on_stage
from tests.pseudo import PseudoShelf, plain_words, pseudo
from tests.ui.people import LOADED, NAMES, Paper, Reader, new_match, set_out, settle_in, sit_down, start

SIZE = (100, 30)
RULE_OR_HASH = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9A-Z]*\d|\b[A-Z]+(?:-[A-Z]+){2,}|\b[0-9a-f]{8,}\b")
SEAT_LETTERS = re.compile(r"(?<![^\W\d_])(?:[CMTSPA]{2,6}|[RJLA]{2,4})\b")
"""Dragons or travellers who stand together, on the road right behind the number of their space."""
GOODS = re.compile(r"[DEVS]+t*")
GOODS_LETTERS = "DEVS"

# Words that are written in code today, by where they are seen. The screens and presenters they come from are rewritten
# game by game: a word that has become a text leaves this list, and none may come to it.
NUMBERS = [number("word", n) for n in range(13)]
WRITTEN_IN_CODE = {
    "keys": {"Enter", "Esc", "Tab", "Shift", "Del", "Home", "End", "PgUp", "PgDn"},
    "grammar": {"and", *NUMBERS, *map(str.capitalize, NUMBERS)},
    "draghan": set[str](),
    "dragon_road": {GOODS_LETTERS},
    "dragon_canyon": {"AR", "CP", "DKN", "HND", "ILL", "SKY", "Anc", "Cel", "For", "Und", "oo"},
}
BOX = ("home", "new_table", "settings", "saved_tables", "rules")
AT_TABLES = {
    "draghan": ("table_laying", "table_trap", "curtain_sealed", "chronicle", "result"),
    "dragon_road": ("page_07", "journey_bid", "journey_map", "journey_result"),
    "dragon_canyon": ("canyon_deploy", "canyon_battle", "canyon_result"),
}
IN_LINE_MODE = {
    "draghan": start(3, "mayhem"),
    "dragon_road": set_out(2),
    "dragon_canyon": settle_in(2, automa_1="hard"),
}


class PseudoStudio(PseudoShelf):
    """The shelf of the pictures in the language of tests."""

    def pack(self, name: str) -> Pack:
        """A content folder, read once."""
        return studio._pack(name)

    def announced(self, name: str) -> Pack:
        """The same: it is read already, or will be."""
        return self.pack(name)

    def open(self, name: str) -> LoadedGame:
        """A game, read once."""
        return studio._game(name)


def written_in_code(frame: str, *names: str) -> set[str]:
    """The plain words of a frame, without the names of people, tables, games and rules, and without hashes."""
    frame = SEAT_LETTERS.sub("", RULE_OR_HASH.sub("", frame))
    known = {word for name in (*NAMES, *SEATED, *names) for word in re.findall(r"[^\W\d_]+", name)}
    words = plain_words(frame) - known
    goods = {word for word in words if GOODS.fullmatch(word)}
    return words - goods | ({GOODS_LETTERS} if goods else set())


@pytest.mark.parametrize(
    ("text", "long"),
    [
        ("Deck", "Déçkõõõ"),
        ("Start the game", "Stàrt thé gàméõõõ"),
        ("{who} runs with {n} cards.", "{who} rüñs wîth {n} çàrdsõõõ."),
        ("{letter}? ", "{letter}? "),
        ("{n} {n|card|cards} left", "{n} {n|çàrd|çàrds} léftõõõõõ"),
        ("", ""),
    ],
)
def test_texts_get_accents_and_length_and_keep_their_places(text: str, long: str) -> None:
    assert pseudo(text) == long
    assert not plain_words(re.sub(r"\{.*?\}", "", long))


def test_a_word_that_is_written_in_code_is_found() -> None:
    assert written_in_code("Stàrt thé gàméõõõ (draft) Ana RACE-SETUP-01") == {"draft"}


def printed(first: Header) -> str:
    """A whole game in line mode."""
    game = LOADED[first.game]()
    match, _ = new_match(first, game)
    return sit_down(match, Reader(Paper(False), 1), game=game, catalog=PseudoShelf(cache=None).catalog("en", game))


def painted(name: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The plain words of a scene on the full screen."""
    monkeypatch.setattr(studio, "OwnShelf", PseudoStudio)
    frames: list[str] = []

    async def look() -> None:
        async with on_stage(SCENES[name], Look(SIZE)) as app:
            frames.append(text_of(app))

    asyncio.run(look())
    deals = [deal for deal in (SCENES[name].deal, *SCENES[name].saved) if deal]
    specs = [studio._game(game).spec for game in PseudoStudio().games()]
    announced = [text for spec in specs for text in (spec.name, spec.pitch)]
    return written_in_code(frames[0], *(deal.name for deal in deals), *announced)


@pytest.mark.parametrize("game", IN_LINE_MODE)
def test_a_table_says_nothing_but_texts_in_line_mode_and_on_the_screen(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = written_in_code(printed(IN_LINE_MODE[game]))
    found |= {word for name in AT_TABLES[game] for word in painted(name, monkeypatch)}
    assert found - WRITTEN_IN_CODE["keys"] - WRITTEN_IN_CODE["grammar"] == WRITTEN_IN_CODE[game]


def test_the_screens_around_a_table_show_nothing_but_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {word for name in BOX for word in painted(name, monkeypatch)} == WRITTEN_IN_CODE["keys"]
