"""`dragonroads check`, and the page that lists all fields."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.fields_page import fields_page
from dragonroads.shelf import Shelf
from tests.commands.running import Home

GAME = Path("content") / "draghan"


def own_file(home: Home, name: str, text: str) -> Path:
    """A file of the player's own that replaces one of ours."""
    path = home.folder / GAME / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_good_content_is_counted(home: Home) -> None:
    ran = home.run("check", "draghan")
    assert ran.code == 0
    assert ran.lines[0].startswith("draghan: no mistakes; cards 40, rules ")
    assert ran.lines[0].endswith(", languages en, es")


def test_without_names_every_folder_is_checked(home: Home) -> None:
    folders = [line.partition(":")[0] for line in home.run("check").lines if not line.startswith("warning")]
    assert {"box", "draghan"} <= set(folders)
    checked = [name for folder in folders for name in folder.split(" + ")]
    assert sorted({*checked}) == sorted({path.parent.name for path in paths.built_in_content().glob("*/*.yaml")})


def test_all_mistakes_are_named_at_once(home: Home) -> None:
    cards = (paths.built_in_content() / "draghan" / "cards.yaml").read_text()
    own_file(home, "cards.yaml", cards.replace("group: normal", "group: nromal").replace("copies: [{", "copis: [{", 1))
    ran = home.run("check")
    assert ran.code == 3
    assert len(ran.lines) >= 3
    assert all(line.startswith(f"{home.folder}/content/draghan/cards.yaml:") for line in ran.lines)
    assert any("unknown value 'nromal' (did you mean 'normal'?)" in line for line in ran.lines)
    told = json.loads(home.run("check", "--json").out)
    assert told["ok"] is False
    assert [folder["folder"] for folder in told["folders"] if folder["problems"]] == ["draghan"]


def test_playing_with_broken_content_names_the_first_mistake(home: Home) -> None:
    own_file(home, "dragons.yaml", "dragons: [{id: C}]\n")
    assert home.fails("play", "draghan", code=3).startswith(f"{home.folder}/content/draghan/dragons.yaml:1:")


def test_rules_that_do_not_exist_are_a_mistake(home: Home) -> None:
    game = (paths.built_in_content() / "draghan" / "game.yaml").read_text()
    own_file(home, "game.yaml", game.replace("rules: draghan", "rules: dragan"))
    ran = home.run("check", "draghan")
    assert ran.code == 3
    assert ran.lines == ["content/draghan: there are no rules called 'dragan'"]


def test_what_a_language_lacks_is_a_warning(home: Home) -> None:
    own_file(home, "text.es.yaml", 'game.name: La carrera\ngame.nmae: x\ncard.knight.text: "Sin valor"\n')
    ran = home.run("check", "draghan")
    assert ran.code == 0
    missing, unknown, places = ran.lines[1:]
    assert missing.startswith("warning: content/draghan/text.es.yaml lacks ")
    assert unknown == "warning: content/draghan/text.es.yaml has one text that nothing asks for: game.nmae"
    assert places.endswith("other places to fill in than the English: card.knight.text")


def test_an_unknown_folder(home: Home) -> None:
    assert home.fails("check", "dragan", code=2) == "no content folder called 'dragan' (did you mean 'draghan'?)"


def test_the_page_of_fields_is_current(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "content" / "README.md").read_text()
    assert home.run("content-fields").out == page, "run: dragonroads content-fields > content/README.md"
    assert "`face_knight`" in page


def test_the_page_of_fields_describes_each_shape_verb_and_kind_of_file_once(home: Home) -> None:
    copy = home.folder / "more" / "my_race"
    shutil.copytree(paths.built_in_content() / "draghan", copy)
    text = (copy / "game.yaml").read_text().replace("\nid: draghan\n", "\nid: my_race\n")
    (copy / "game.yaml").write_text(text.replace("uses: []", "uses: [extras]"))
    (copy.parent / "extras").mkdir()
    (copy.parent / "extras" / "rules.yaml").write_text("title: Extras\ntheme: More.\nsections: []\n")
    page = fields_page(Shelf([paths.built_in_content(), copy.parent], cache=None))
    assert page.count("### `rules.yaml`") == page.count("#### RuleBook") == page.count("#### CardList") == 1
    assert page.count("- `face_knight`") == 1
    mine = page.partition("## my_race\n")[2]
    assert "### `cards.yaml`\n\nCardList, as above.\n" in mine
    assert "### Verbs of my_race\n\nAs in draghan." in mine
    assert "## extras" not in page
