"""A game that uses another content folder: checked, read, played and kept together with it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.shelf import Shelf
from dragonroads.translations import Gap, gaps
from tests.commands.running import Home

RULES = """\
title: Customs
theme: Old habits.
sections:
  - name: Customs
    rules: [{id: CUSTOM-01, text: Wave before you race., kinds: [lay_card]}]
"""


@pytest.fixture
def contents(home: Home) -> Path:
    """The race under another name, among the player's own content, with a folder of customs that it uses."""
    root = home.folder / "content"
    shutil.copytree(paths.built_in_content() / "draghan", root / "my_race")
    spec = root / "my_race" / "game.yaml"
    text = spec.read_text().replace("\nid: draghan\n", "\nid: my_race\n")
    text = text.replace("\nuses: []\n", "\nuses: [customs]\n")
    spec.write_text(text.replace("\nlanguages: [en, es]\n", "\nlanguages: [en]\n"))
    (root / "customs").mkdir()
    (root / "customs" / "rules.yaml").write_text(RULES)
    (root / "customs" / "text.en.yaml").write_text("game.name: Nobody asks\n")
    spanish = "rule.CUSTOM-01: Saluda antes de correr.\nsection.Customs: Costumbres\n"
    (root / "customs" / "text.es.yaml").write_text(spanish + "event.hid: Nadie\n")
    return root


def test_a_used_folder_is_counted_and_checked_with_its_game(home: Home, contents: Path) -> None:
    alone = json.loads(home.run("check", "draghan", "--json").out)["folders"][0]
    told = json.loads(home.run("check", "--json").out)["folders"]
    (ours,) = (folder for folder in told if folder["folder"] == "my_race")
    assert ours["rules"] == alone["rules"] + 1
    assert ours["uses"] == ["customs"]
    assert "customs" not in [folder["folder"] for folder in told]
    counted = f"cards {alone['cards']}, rules {ours['rules']}, "
    assert home.run("check", "my-race").lines[0].startswith(f"my_race + customs: no mistakes; {counted}")
    assert home.run("check", "customs").lines == ["customs: no mistakes; languages en, es"]


def test_mistakes_in_a_used_folder_are_named_there(home: Home, contents: Path) -> None:
    (contents / "customs" / "rules.yaml").write_text(RULES.replace("title", "tilte"))
    for name in ("my-race", "customs"):
        ran = home.run("check", name)
        assert ran.code == 3
        assert any(line.startswith(f"{contents}/customs/rules.yaml:1:1: unknown key 'tilte'") for line in ran.lines), (
            ran
        )


def test_an_unknown_used_folder_is_one_line(home: Home, contents: Path) -> None:
    spec = contents / "my_race" / "game.yaml"
    spec.write_text(spec.read_text().replace("uses: [customs]", "uses: [cusotms]"))
    expected = f"{spec}:6:8: uses: no content folder called 'cusotms' (did you mean 'customs'?)"
    assert home.run("check", "my-race").lines == [expected]
    assert home.fails("play", "my-race", code=3) == expected


def test_what_a_language_lacks_is_named_in_the_folder_it_belongs_to(home: Home, contents: Path) -> None:
    (contents / "my_race" / "text.es.yaml").write_text("game.nmae: x\n")
    for lang, waved in {"en": "'{who} waves.'", "es": "'Saluda.'"}.items():
        words = contents / "customs" / f"text.{lang}.yaml"
        words.write_text(f"{words.read_text()}event.waved: {waved}\n")
    loaded = Shelf().open("my_race")
    found = gaps(loaded.pack, loaded.english)
    assert Gap("content/customs", "es", "unknown", ("event.hid",)) in found
    assert Gap("content/customs", "es", "places", ("event.waved",)) in found
    assert Gap("content/my_race", "es", "unknown", ("game.nmae",)) in found
    (missing,) = (gap for gap in found if (gap.lang, gap.what) == ("es", "missing") and gap.folder == "content/customs")
    assert missing.keys == ("game.name",)
    assert not any("rule.CUSTOM-01" in gap.keys for gap in found)


def test_the_rule_book_shown_is_the_joined_one(home: Home, contents: Path) -> None:
    assert "Wave before you race." in home.run("rules", "my-race", "CUSTOM-01").out
    spec = contents / "my_race" / "game.yaml"
    spec.write_text(spec.read_text().replace("languages: [en]", "languages: [en, es]"))
    assert "Saluda antes de correr." in home.run("rules", "my-race", "CUSTOM-01", "--lang", "es").out
    sections = [section.name for section in Shelf().open("my_race").rules.sections]
    assert sections[0] == "Customs"
    assert sections[1] == "Setup"


def test_own_words_win_over_those_of_a_used_folder(home: Home, contents: Path) -> None:
    shelf = Shelf()
    loaded = shelf.open("my_race")
    own = contents / "my_race" / "text.en.yaml"
    own.write_text(own.read_text() + "\ngame.name: Our Race\n")
    words = shelf.catalog("en", shelf.open("my_race"))
    assert words.say("game.name") == "Our Race"
    assert shelf.draft("es", loaded).say("section.Customs") == "Costumbres"


def test_a_saved_table_needs_the_used_folder_no_more(home: Home, contents: Path) -> None:
    home.run("play", "my-race", "--line", "--seed", "3")
    (table,) = home.saves.glob("*.save")
    shutil.rmtree(contents / "customs")
    shutil.rmtree(contents / "my_race")
    assert home.run("verify", str(table)).code == 0
    (kept,) = (home.saves / "content").iterdir()
    assert '"customs/rules.yaml"' in kept.read_text()


def test_folders_without_a_game_stand_on_no_shelf(home: Home, contents: Path) -> None:
    assert "my_race" in Shelf().games()
    assert "customs" not in Shelf().games()
    assert home.fails("play", "customs", code=2).startswith("no game called 'customs'")
