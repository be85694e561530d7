"""The settings: every change shows at once, is kept, and no key ends up with two meanings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads import paths, settings
from dragonroads.ui.keys import KEYS
from dragonroads.ui.screens.home import HomeScreen
from dragonroads.ui.screens.settings import SettingsScreen
from tests.ui.screens.at_home import PLAIN, at_home, cursor
from tests.ui.screens.showing import ALL_SIZES, Shown, run

pytestmark = pytest.mark.usefixtures("home")


def kept() -> settings.Settings:
    """What the file holds."""
    found, notice = settings.load(paths.settings_file())
    assert notice is None
    return found


async def move_to(app: Shown, label: str) -> None:
    """Press Down until the cursor stands on a label."""
    for _ in range(60):
        if cursor(app).startswith(label):
            return
        await app.press("down")
    raise AssertionError(f"{label!r} cannot be reached:\n{app.text}")


@ALL_SIZES
def test_shows_every_setting_with_its_meaning_and_a_sample(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            await app.press("s")
            assert cursor(app).startswith("Look")
            for words in ("Signs", "Pace", "Language", "Mouse", "Keys", "This is how it looks", "Bark and ember"):
                assert words in app.text

    run(test)


def test_a_look_shows_at_once_and_is_kept() -> None:
    async def test() -> None:
        async with at_home() as app:
            before = app.app.theme
            await app.press("s", "right")
            assert app.app.theme != before
            assert "Ink on parchment." in app.text

    run(test)
    assert kept().theme == "light"


def test_plain_letters_show_at_once() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s", "down", "right")
            assert app.text.isascii()

    run(test)
    assert kept().glyphs == "ascii"


def test_another_language_is_spoken_at_once_here_and_at_home() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "Language")
            await app.press("right")
            assert "Idioma" in app.text
            assert "Español" in app.text
            await app.press("escape")
            assert "La carrera de Draghan" in app.text
            assert "ajustes" in app.text

    run(test)
    assert kept().language == "es"


def test_pace_and_mouse_are_kept() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "Pace")
            await app.press("left")
            await move_to(app, "Mouse")
            await app.press("enter")

    run(test)
    assert (kept().pace, kept().mouse) == ("brisk", False)


def test_a_new_key_works_and_the_old_one_does_not() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "settings")
            await app.press("enter")
            assert "press a key" in app.text
            await app.press("z")
            assert app.app.settings.keys == {"settings": "z"}
            await app.press("escape", "s")
            assert isinstance(app.app.screen, HomeScreen)
            await app.press("z")
            assert isinstance(app.app.screen, SettingsScreen)

    run(test)
    assert kept().keys == {"settings": "z"}


@pytest.mark.parametrize(
    ("pressed", "complaint"),
    [
        ("u", "u is taken: take back"),
        ("h", "needed everywhere"),
        ("enter", "needed everywhere"),
        ("3", "needed everywhere"),
    ],
)
def test_a_key_in_use_is_refused_in_one_line(pressed: str, complaint: str) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "settings")
            await app.press("enter", pressed)
            assert complaint in app.text
            assert app.app.settings.keys == {}

    run(test)


def test_escape_while_a_key_is_waited_for_changes_nothing() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "settings")
            await app.press("enter", "escape")
            assert "press a key" not in app.text
            assert isinstance(app.app.screen, SettingsScreen)
            assert app.app.settings.keys == {}

    run(test)


def test_fixed_keys_say_that_they_stay() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await move_to(app, "curtain")
            await app.press("enter", "z")
            assert app.app.settings.keys == {}
            assert "This key stays" in app.text

    run(test)


def test_keys_are_given_back_one_by_one_or_all_at_once() -> None:
    chosen = {"settings": "z", "undo": "y"}

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, keys=chosen)) as app:
            await app.press("z")
            await move_to(app, "take back")
            await app.press("delete")
            assert app.app.settings.keys == {"settings": "z"}
            await app.press("end", "enter")
            assert app.app.settings.keys == {}
            assert "Every key is as usual again." in app.text

    run(test)


def test_every_key_with_words_is_listed_in_both_languages() -> None:
    async def test() -> None:
        for lang in ("en", "es"):
            async with at_home((140, 60), replace(PLAIN, language=lang)) as app:
                await app.press("s")
                assert "[ui." not in app.text
                assert all(KEYS[name].label({}) in app.text for name in ("undo", "rules", "page_up", "curtain"))

    run(test)


def test_settings_can_be_changed_with_the_mouse() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("s")
            await app.click_on("→")
            await app.click_on("Mouse ")
            await app.click_on("Mouse ")
            await app.click_on("Esc")
            assert isinstance(app.app.screen, HomeScreen)

    run(test)
    assert (kept().theme, kept().mouse) == ("light", False)
