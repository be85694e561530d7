"""A game that is not there in the language of the box: everything around its table is English, and a line says so."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.ui.opening import watched_session
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.new_table import NewTableScreen
from dragonroads.ui.screens.settings import SettingsScreen
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
