"""Glyphs are equally wide at every level, and drawn by every console font where that is promised."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from dragonroads.library.letters import cells, refused
from dragonroads.settings import GLYPHS
from dragonroads.ui.drawing import width
from dragonroads.ui.glyphs import ASCII, LATIN, LEVELS, SAFE, TABLE, Forms, Glyphs, level_for

EVERY_FONT = set("─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣█░▒←↑→↓▲▼■♦½¼±÷§°·•«»£¥ñéüß∞≈≤≥")
"""What all console fonts that were looked at can draw."""
AGREED = {"►", *"◄♣♠▓"}
"""In the kernel's own font: too good a pointer to do without, and what pages are drawn with, where it means nothing."""
UTF8 = {"LANG": "en_GB.UTF-8"}


@pytest.mark.parametrize("name", TABLE)
def test_a_glyph_is_equally_wide_at_every_level(name: str) -> None:
    assert len({width(form) for form in TABLE[name]}) == 1
    assert all(cell_len(form) == width(form) == len(form) for form in TABLE[name])


@pytest.mark.parametrize("name", TABLE)
def test_a_safe_glyph_is_in_every_console_font_and_the_plain_form_is_plain(name: str) -> None:
    assert {letter for letter in TABLE[name].safe if not letter.isascii()} <= EVERY_FONT | AGREED
    assert TABLE[name].ascii.isascii()
    assert TABLE[name].ascii.isprintable()


def test_nothing_that_changes_the_width_of_its_neighbours_is_in_the_table() -> None:
    letters = {letter for forms in TABLE.values() for form in forms for letter in form}
    assert not [letter for letter in letters if refused(letter) or cells(letter) != 1]
    assert not letters & set("\ufe0f\u200d\u20e3\u200e\u200f\u2066\u2069")


def test_a_safe_glyph_has_one_plain_form_whatever_its_name() -> None:
    plain: dict[str, str] = {}
    for forms in TABLE.values():
        for safe, letter in zip(forms.safe, forms.ascii):
            assert plain.setdefault(safe, letter) == letter


@pytest.mark.parametrize("level", LEVELS)
def test_the_marks_before_a_place_differ_from_each_other(level: str) -> None:
    marks = [Glyphs(level)[name] for name in ("cursor", "legal", "closed", "final", "turn")]
    assert len(set(marks)) == len(marks)


def test_glyphs_give_the_form_of_their_level() -> None:
    assert [Glyphs(level)["winner"] for level in LEVELS] == list(Forms("★", "♦", "*"))
    assert set(Glyphs()) == set(TABLE)
    assert Glyphs().level == SAFE


def test_every_level_can_be_set() -> None:
    assert set(GLYPHS) == {"auto", *LEVELS}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_was_chosen_holds_on_any_terminal(level: str) -> None:
    assert level_for(level, {"LC_ALL": "C"}, "ascii") == level


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "no-such-charset", "", None])
def test_another_encoding_means_plain_ascii(encoding: str | None) -> None:
    assert level_for("auto", UTF8, encoding) == ASCII


@pytest.mark.parametrize(
    "environ",
    [
        {"LANG": "C"},
        {"LANG": "POSIX"},
        {"LC_ALL": "C", "LANG": "en_GB.UTF-8"},
        {"LC_CTYPE": "es_ES.ISO-8859-1", "LANG": "en_GB.UTF-8"},
        {"LANG": "de_DE.ISO-8859-15@euro"},
        {"LANG": "C", "LC_CTYPE": "C.UTF-8"},
        {"LANG": "de_DE.ISO-8859-1", "LC_CTYPE": "C.UTF-8"},
    ],
)
def test_a_locale_that_names_another_charset_means_plain_ascii(environ: dict[str, str]) -> None:
    assert level_for("auto", environ, "utf-8") == ASCII


@pytest.mark.parametrize(
    "environ",
    [
        UTF8,
        {},
        {"LANG": ""},
        {"LANG": "C.UTF-8"},
        {"LC_CTYPE": "UTF-8"},
        {"LANG": "es_ES"},
        {"LC_ALL": "es_ES.utf8", "LANG": "C"},
        {"LC_CTYPE": "C.UTF-8"},
    ],
)
def test_a_locale_of_utf8_or_none_means_the_safe_level(environ: dict[str, str]) -> None:
    assert level_for("auto", environ, "UTF-8") == SAFE


def test_a_linux_console_gets_only_signs_that_every_console_font_has() -> None:
    assert level_for("auto", {**UTF8, "TERM": "linux"}, "utf-8") == LATIN
    assert level_for("safe", {**UTF8, "TERM": "linux"}, "utf-8") == SAFE
    assert {letter for form in Glyphs(LATIN).values() for letter in form if not letter.isascii()} <= EVERY_FONT
    assert Glyphs(LATIN).chosen == SAFE
