"""`dragonroads check`, and the page that lists all fields."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.shelf import Shelf
from dragonroads.workshop.fields_page import fields_page
from tests.commands.running import Home, opened

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
    race = opened("draghan")
    cards = len({card.face.id for card in race.game.content.cards})  # type: ignore[attr-defined]
    assert ran.lines[0].startswith(f"draghan: no mistakes; cards {cards}, rules {len([*race.rules])}, ")
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


def promise(home: Home, languages: str) -> None:
    """The race with other promises."""
    game = (paths.built_in_content() / "draghan" / "game.yaml").read_text()
    own_file(home, "game.yaml", game.replace("languages: [en, es]", f"languages: {languages}"))


def test_what_a_language_lacks_that_is_not_promised_is_a_warning(home: Home) -> None:
    promise(home, "[en]")
    own_file(home, "text.es.yaml", 'game.name: La carrera\ngame.nmae: x\ncard.knight.text: "Sin valor"\n')
    ran = home.run("check", "draghan")
    assert ran.code == 0
    assert ran.lines[0].endswith(", languages en")
    missing, unknown, places = [line for line in ran.lines[1:] if "text.es.yaml" in line]
    assert missing.startswith("warning: content/draghan/text.es.yaml:1:1: lacks ")
    assert unknown == "warning: content/draghan/text.es.yaml:2:12: has one text that nothing asks for: game.nmae"
    assert places.startswith("warning: content/draghan/text.es.yaml:3:19: ")
    assert places.endswith("other places to fill in than the English: card.knight.text")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game.name: La carrera de Draghan\n", "", "'game.name' is promised in 'es' and missing here"),
        ("dragon.M.short: Musgo\n", "", "'dragon.M.short' is promised in 'es' and missing here"),
        ("dragon.M.short:", "dragon.M.shrot:", "nothing asks for 'dragon.M.shrot' (did you mean 'dragon.M.short'?)"),
        (
            "noun.seat.dragon: ",
            'noun.seat.dragon: "x" # ',
            "'noun.seat.dragon' fills in nothing, the English {dragon}, {name}",
        ),
        ("dragon.M.short: Musgo\n", 'dragon.M.short: ""\n', "'dragon.M.short' is empty"),
        ("card.amnesia.tag: AMNES", "card.amnesia.tag: AMNESI", "'card.amnesia.tag': 'AMNESI' (6) does not fit into 5"),
    ],
)
def test_one_gap_in_a_promised_language_is_a_mistake_with_its_place(
    home: Home, old: str, new: str, message: str
) -> None:
    text = (paths.built_in_content() / "draghan" / "text.es.yaml").read_text()
    assert old in text
    path = own_file(home, "text.es.yaml", text.replace(old, new, 1))
    ran = home.run("check", "draghan")
    assert ran.code == 3
    assert any(re.match(rf"{re.escape(f'{path}:')}\d+:\d+: {re.escape(message)}", line) for line in ran.lines), ran


def test_a_promise_of_a_language_without_words_is_a_mistake(home: Home) -> None:
    promise(home, "[en, es, it]")
    ran = home.run("check", "draghan")
    assert ran.code == 3
    assert all(line.startswith("content/draghan/text.it.yaml:1:1: ") for line in ran.lines)


@pytest.mark.parametrize(("languages", "complaint"), [("[es]", "needs 'en'"), ("[en, en]", "names one twice")])
def test_a_promise_names_english_and_nothing_twice(home: Home, languages: str, complaint: str) -> None:
    promise(home, languages)
    ran = home.run("check", "draghan")
    assert ran.code == 3
    assert complaint in ran.out


def test_an_english_text_that_has_changed_makes_its_translations_stale(home: Home) -> None:
    text = (paths.built_in_content() / "draghan" / "text.en.yaml").read_text()
    own_file(home, "text.en.yaml", text.replace("noun.spell.name.J: jump", "noun.spell.name.J: hop"))
    ran = home.run("check", "draghan")
    assert ran.code == 0
    (line,) = [line for line in ran.lines[1:] if "text.es.yaml" in line]
    assert re.match(
        r"warning: content/draghan/text\.es\.yaml:\d+:\d+: 'noun\.spell\.name\.J': the English has changed", line
    )


def test_a_translation_without_the_word_of_the_glossary_is_a_warning(home: Home) -> None:
    own_file(home, "glossary.yaml", "terms: [{en: [jump], es: [brinco*]}]\n")
    ran = home.run("check", "draghan")
    assert ran.code == 0
    assert any("the English has 'jump', this lacks 'brinco*'" in line for line in ran.lines[1:])
    own_file(home, "glossary.yaml", "terms: [{en: [jump], es: [brinco*], but: {noun.spell.nmae.J: misspelt}}]\n")
    ran = home.run("check", "draghan")
    assert ran.code == 3
    assert ran.lines[0].endswith("glossary.yaml:1:62: no text is called 'noun.spell.nmae.J'")


def test_the_shipped_content_keeps_every_promise_and_nothing_is_stale_or_without_its_term(home: Home) -> None:
    told = json.loads(home.run("check", "--json").out)
    assert told["ok"]
    assert [folder["remarks"] for folder in told["folders"] if folder["remarks"]] == []
    assert {folder["folder"]: folder["languages"] for folder in told["folders"]}["box"] == ["en", "es", "fr", "de"]


def test_an_unknown_folder(home: Home) -> None:
    assert home.fails("check", "dragan", code=2) == "no content folder called 'dragan' (did you mean 'draghan'?)"


def test_the_page_of_fields_is_printed(home: Home) -> None:
    printed = home.run("content-fields").out
    assert printed.strip() == fields_page(Shelf([paths.built_in_content()], cache=None)).strip()
    assert "`face_knight`" in printed


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
    assert "### Effects of my_race\n\nAs in draghan." in mine
    assert "## extras" not in page
