"""`check box` proves that everything the parts of the app declare to say has words, and that no word is idle."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dragonroads.engine.line import Texts, text
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.paths import built_in_content
from dragonroads.shelf import BOX, Shelf

WORDS = "text.en.yaml"
KEY = "ui.agree.help"


class Says(Texts):
    """What a screen might say."""

    family = "ui.test"
    whose, people = text(who=Person), text(people=list[Person])
    look = text("dark", "light")


def checked(folder: Path, old: str, new: str) -> list[str]:
    """What is said of a box in which one thing of its English is written otherwise."""
    shutil.copytree(built_in_content() / BOX, folder / BOX)
    path = folder / BOX / WORDS
    words = path.read_text("utf-8")
    assert old in words
    path.write_text(words.replace(old, new, 1), "utf-8")
    return [str(problem) for problem in Shelf([folder], cache=None).check(BOX)]


def test_the_box_of_the_project_is_whole() -> None:
    assert Shelf(cache=None).check(BOX) == ()


def test_a_declared_text_without_words_is_named(tmp_path: Path) -> None:
    (found,) = checked(tmp_path, f"{KEY}:", f"# {KEY}:")
    assert found.endswith(f"/{BOX}/{WORDS}:1:1: no words for '{KEY}'")


def test_words_that_nobody_says_are_named_with_a_guess(tmp_path: Path) -> None:
    missing, idle = checked(tmp_path, f"{KEY}:", f"{KEY}x:")
    assert missing.endswith(f"no words for '{KEY}'")
    assert idle.endswith(f"nothing says '{KEY}x' (did you mean '{KEY}'?)")


def test_a_place_that_nothing_fills_is_named(tmp_path: Path) -> None:
    (found,) = checked(tmp_path, "ui.clock:", 'ui.clock: "{second} s"\nui.clock.x:')[1:]
    assert "ui.clock: {second}: no such place 'second' (did you mean 'seconds'?)" in found


def test_a_line_of_the_box_is_said_with_its_values() -> None:
    words = Catalog(
        "en", [{"ui.test.whose": "{who.s} turn", "ui.test.people": "{people}", "ui.test.look.dark": "dark"}]
    )
    assert words.say(Says.whose(who="Ana")) == "Ana's turn"
    assert words.say(Says.people(people=["Ana", "Ben", "Cleo"])) == "Ana, Ben and Cleo"
    assert words.say(Says.look("dark")) == "dark"


@pytest.mark.parametrize("variant", ["", "drk"])
def test_only_a_variant_that_is_declared_can_be_said(variant: str) -> None:
    with pytest.raises(TypeError, match="no variant"):
        Says.look(variant)
