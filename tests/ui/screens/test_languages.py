"""A game that is not there in the language of the box: everything around its table is English, and a line says so."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.engine.game import Agreements
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.setting import seated, settled
from dragonroads.ui.opening import begin_at, watched_session
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.new_table import NewTableScreen
from dragonroads.ui.screens.settings import SettingsScreen
from dragonroads.ui.session import Session
from tests.ui.screens.at_home import PLAIN, at_home, settle
from tests.ui.screens.showing import Shown, run

pytestmark = pytest.mark.usefixtures("home")

SPANISH = replace(PLAIN, language="es")
SENTENCE = "is not there in Spanish yet: this table is played in English."


async def open_table(app: Shown, game: str) -> None:
    """A new table of a game."""
    app.app.push_screen(NewTableScreen(app.app.content.shelf.open(game)))
    await settle(app)


def flat(app: Shown) -> str:
    """Everything on the screen as one line."""
    return " ".join(app.text.split())


@pytest.mark.parametrize("game", ["dragon_canyon", "dragon_road"])
def test_its_new_table_and_its_table_are_those_of_an_english_box(game: str) -> None:
    seen: dict[str, str] = {}

    async def test() -> None:
        for lang, settings in (("en", PLAIN), ("es", SPANISH)):
            async with at_home((100, 30), settings=settings) as app:
                await open_table(app, game)
                assert (SENTENCE in flat(app)) == (lang == "es")
                await app.press("down", "up")
                seen[lang] = re.sub("deal [0-9a-f]{16}", "deal", app.text)
                await app.press("enter")
                for _ in range(20 if lang == "es" else 2):
                    await settle(app)
                    if SENTENCE in flat(app):
                        break
                assert (SENTENCE in flat(app)) == (lang == "es")
                assert any(words in app.lines[0] for words in ("Round 1", "setting out"))
                assert "rules" in app.lines[-1]
                assert app.app.words.lang == "en"

    run(test)
    assert seen["es"] == seen["en"]


def test_looking_back_at_its_table_is_english_too() -> None:
    async def test() -> None:
        async with at_home((100, 30), settings=SPANISH) as app:
            await open_table(app, "dragon_canyon")
            await app.press("enter")
            await settle(app)
            session = app.app.director.session if app.app.director else None
            assert session is not None
            assert session.path is not None
            app.app.director.leave()  # type: ignore[union-attr]
            await settle(app)
            app.app.push_screen(ChronicleScreen(watched_session(app.app.content, session.path)))
            await settle(app)
            assert app.app.say("ui.key.back") == "back"
            await app.press("escape")
            assert app.app.say("ui.key.back") == "atrás"

    run(test)


def test_the_box_around_it_stays_spanish() -> None:
    async def test() -> None:
        async with at_home(settings=SPANISH) as app:
            before = app.text
            await open_table(app, "dragon_canyon")
            assert "► Begin ◄" in app.text
            assert app.app.say("ui.key.start") == "begin"
            await app.press("escape")
            assert app.text == before
            assert app.app.say("ui.key.start") == "empezar"

    run(test)


def test_the_settings_over_its_table_are_those_of_the_box() -> None:
    async def test() -> None:
        async with at_home(settings=SPANISH) as app:
            await open_table(app, "dragon_canyon")
            await app.press("enter")
            await settle(app)
            app.app.push_screen(SettingsScreen())
            await settle(app)
            assert "Idioma" in app.text
            assert app.app.say("ui.key.back") == "atrás"
            await app.press("escape")
            assert app.app.say("ui.key.back") == "back"

    run(test)


async def choose_language(app: Shown, steps: int) -> None:
    """Ctrl+P, the settings, the language so many steps on, and back to the table."""
    await app.press("ctrl+p", *"settings")
    for _ in range(50):
        await settle(app)
        if isinstance(app.app.screen, SettingsScreen):
            break
        await app.press("enter")
    while not re.search("► (Language|Idioma)", app.text):
        await app.press("down")
    await app.press(*["right"] * steps)
    await settle(app)


def new_session(app: Shown, game: str) -> Session:
    """A table of Ana and Ben, always of the same deal."""
    box = app.app.content
    loaded = box.shelf.open(game)
    words = box.words_for(loaded)
    seats, setting = seated("Ana,Ben", loaded.spec, words), settled(loaded, None, (), 2, words)
    match, file = begin(loaded, seats, setting, Wishes(Agreements("open"), "duel", seed=7, salt="salt"))
    return Session(match, loaded, words, file)


def table_in(app: Shown) -> str:
    """The table without the promise of its deal, and without the clock of what is done for real."""
    return re.sub(r"[^\n]*[0-9a-f]{16}[^\n]*\n|\d+ s\b", "", app.text)


@pytest.mark.parametrize("game", ["draghan", "embers"])
def test_another_language_in_mid_game_changes_the_whole_table(game: str) -> None:
    seen: dict[str, str] = {}

    async def play(lang: str) -> None:
        settings = SPANISH if lang == "es" else PLAIN
        async with at_home((100, 30), settings=settings) as app:
            begin_at(app.app, new_session(app, game))
            await settle(app)
            await app.press("enter", "down")
            await settle(app)
            if lang == "en":
                await choose_language(app, 1)
                assert app.app.lang == "es"
                await app.press("escape")
                await settle(app)
            seen[lang] = table_in(app)

    run(lambda: play("en"))
    run(lambda: play("es"))
    assert seen["en"] == seen["es"]


def test_a_game_that_is_not_there_in_the_new_language_goes_on_in_english_and_says_so() -> None:
    async def test() -> None:
        async with at_home((100, 30)) as app:
            begin_at(app.app, new_session(app, "draghan"))
            await settle(app)
            before = table_in(app)
            await choose_language(app, 2)
            assert app.app.lang == "fr"
            assert "pas encore" in flat(app)
            await app.press("escape")
            await settle(app)
            assert table_in(app) == before
            assert app.app.words.lang == "en"

    run(test)
