"""`dragonroads texts`: what goes to a translator, and what comes back."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.translating.seen import sign_of
from tests.commands.running import Home

RACE = ("draghan", "box")


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The race and the box, where they may be changed."""
    root = tmp_path / "content"
    for folder in RACE:
        shutil.copytree(paths.built_in_content() / folder, root / folder)
    monkeypatch.setattr(paths, "built_in_content", lambda: root)
    return root


def change(path: Path, old: str, new: str) -> None:
    """Change one text of a file."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def texts(path: Path) -> dict[str, object]:
    """What a file says, by key."""
    document = read(path.read_bytes(), str(path), Problems(), 2**23)
    assert document is not None
    assert isinstance(document.value, dict)
    return dict(document.value)


def everything(root: Path) -> dict[Path, bytes]:
    """All files of the content."""
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def to_file(home: Home, content: Path, *lines: str) -> Path:
    """A translator's file."""
    path = content.parent / "back.yaml"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_whole_language_goes_out_and_comes_back_without_changing_anything(home: Home, content: Path) -> None:
    before, file = everything(content), content.parent / "all.yaml"
    ran = home.run("texts", "es", "--export", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{len(texts(file))} texts in {file}.\n"
    assert home.run("texts", "es", "--import", str(file)).code == 0
    assert everything(content) == before


def test_only_what_is_missing_stale_or_long_goes_out(home: Home, content: Path) -> None:
    none = content.parent / "none.yaml"
    ran = home.run("texts", "es", "--export", str(none), "--only", "missing,stale,long")
    assert (ran.code, ran.out) == (0, "There is nothing to be translated: no file was written.\n")
    assert not none.exists()
    change(content / "draghan/text.es.yaml", "dragon.M.short: Musgo\n", "")
    change(content / "draghan/text.es.yaml", "card.amnesia.tag: AMNES", "card.amnesia.tag: AMNESIA")
    change(content / "draghan/text.en.yaml", "noun.spell.name.J: jump", "noun.spell.name.J: hop")
    found = {}
    for only in ("missing", "stale", "long", "long,missing"):
        file = content.parent / "some.yaml"
        assert home.run("texts", "es", "draghan", "--export", str(file), "--only", only).code == 0
        found[only] = set(texts(file))
    assert found["missing"] == {"draghan/dragon.M.short"}
    assert found["stale"] == {"draghan/noun.spell.name.J"}
    assert found["long"] == {"draghan/card.amnesia.tag"}
    assert found["long,missing"] == found["long"] | found["missing"]


def test_the_comments_tell_the_english_of_now_and_then_the_places_the_room_and_what_it_says(
    home: Home, content: Path
) -> None:
    git = ["git", "-C", str(content), "-c", "user.name=a", "-c", "user.email=a@b"]
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "one"]):
        subprocess.run([*git, *arguments], check=True)
    change(
        content / "draghan/text.en.yaml", 'noun.card.valued: "{name} {value}"', 'noun.card.valued: "{name}, {value}"'
    )
    change(content / "draghan/text.es.yaml", "card.amnesia.tag: AMNES\n", "")
    file = content.parent / "some.yaml"
    assert home.run("texts", "es", "draghan", "--export", str(file), "--only", "stale,missing").code == 0
    told = file.read_text()
    stale = told.partition("# draghan: noun.card.valued (stale)\n")[2].splitlines()
    assert stale[:3] == ['#   en     "{name}, {value}"', '#   was    "{name} {value}"', "#   places name, value"]
    assert stale[3].startswith("#   now    ")
    assert "# draghan: card.amnesia.tag (missing), 5 columns\n" in told
    assert 'draghan/card.amnesia.tag: ""\n' in told


def test_texts_come_back_to_their_places_with_comments_and_order_kept(home: Home, content: Path) -> None:
    path = content / "draghan/text.es.yaml"
    original = path.read_text()
    change(path, "dragon.M.short: Musgo\n", "")
    file = to_file(
        home,
        content,
        'draghan/dragon.M.short: "Musgo"',
        'draghan/dragon.T.short: "Salmón"',
        'box/final.die: "un dadito"',
        'draghan/dragon.C.short: ""',
    )
    ran = home.run("texts", "es", "--import", str(file))
    assert (ran.code, ran.out) == (0, "3 texts are written.\n")
    changed = original.replace("dragon.T.short: Tritón", 'dragon.T.short: "Salmón"')
    assert path.read_text() == changed.replace("dragon.M.short: Musgo", 'dragon.M.short: "Musgo"')
    assert texts(content / "box/text.es.yaml")["final.die"] == "un dadito"
    assert home.run("check").code == 0


def test_what_comes_back_is_noted_with_the_english_it_was_made_from(home: Home, content: Path) -> None:
    change(content / "draghan/text.en.yaml", "noun.spell.name.J: jump", "noun.spell.name.J: hop")
    assert "noun.spell.name.J" in home.run("check", "draghan").out
    file = to_file(home, content, 'draghan/noun.spell.name.J: "saltos"')
    assert home.run("texts", "es", "--import", str(file)).code == 0
    assert "noun.spell.name.J" not in home.run("check", "draghan").out
    noted = texts(content / "draghan/seen.es.yaml")
    assert noted["noun.spell.name.J"] == sign_of("hop") != sign_of("jump")


def test_forms_by_number_come_back_too(home: Home, content: Path) -> None:
    file = to_file(home, content, "box/cli.taken_back:", '  one: "Fuera una."', '  other: "Fuera {n}."')
    assert home.run("texts", "es", "--import", str(file)).code == 0
    assert texts(content / "box/text.es.yaml")["cli.taken_back"] == {"one": "Fuera una.", "other": "Fuera {n}."}


def test_a_new_language_begins_with_a_file_of_its_own(home: Home, content: Path) -> None:
    file = to_file(home, content, 'draghan/dragon.T.short: "Rascasse"', 'draghan/game.name: "La course"')
    assert home.run("texts", "it", "--import", str(file)).code == 0
    assert (content / "draghan/text.it.yaml").read_text() == 'game.name: "La course"\ndragon.T.short: "Rascasse"\n'
    assert set(texts(content / "draghan/seen.it.yaml")) == {"dragon.T.short", "game.name"}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('draghan/dragon.M.shrot: "x"', "there is no text called 'draghan/dragon.M.shrot' (did you mean 'draghan/"),
        ('dragan/dragon.M.short: "x"', "there is no text called 'dragan/dragon.M.short'"),
        ('draghan/noun.seat.dragon: "{name}"', "'noun.seat.dragon' fills in {name}, the English {dragon}, {name}"),
        ('draghan/card.amnesia.tag: "AMNESIA"', "'card.amnesia.tag' does not fit into 5 columns"),
        ("draghan/noun.seat.dragon: 3", "expected a text, found 3"),
        ('draghan/noun.seat.dragon: {one: "{name} {dragon}"}', "'noun.seat.dragon': "),
        ('box/cli.taken_back: {one: "x", other: ""}', "one of its forms is empty"),
    ],
)
def test_nothing_is_written_if_one_text_is_wrong_and_the_line_is_named(
    home: Home, content: Path, line: str, complaint: str
) -> None:
    before = everything(content)
    file = to_file(home, content, 'draghan/dragon.T.short: "Salmón"', "# a note", line)
    ran = home.run("texts", "es", "--import", str(file))
    assert ran.code == 3
    *told, last = ran.lines
    assert last == "Nothing was written."
    assert any(one.startswith(f"{file}:3:") and complaint in one for one in told), told
    assert everything(content) == before


def test_a_text_that_still_fits_is_noted_by_its_key(home: Home, content: Path) -> None:
    change(content / "draghan/text.en.yaml", "noun.spell.name.J: jump", "noun.spell.name.J: hop")
    ran = home.run("texts", "es", "--seen", "draghan/noun.spell.name.J")
    assert (ran.code, ran.out) == (0, "One text fits the English of today.\n")
    assert "noun.spell.name.J" not in home.run("check", "draghan").out
    complaint = home.fails("texts", "es", "--seen", "noun.spell.nmae.J", code=2)
    assert complaint.startswith("no translated text is called 'noun.spell.nmae.J'")


def test_the_players_own_texts_are_written_where_they_are(home: Home, content: Path) -> None:
    before, own = everything(content), home.folder / "content" / "draghan"
    own.mkdir(parents=True)
    shutil.copy(content / "draghan/text.es.yaml", own)
    file = to_file(home, content, 'draghan/dragon.T.short: "Salmón"')
    assert home.run("texts", "es", "--import", str(file)).code == 0
    assert everything(content) == before
    assert texts(own / "text.es.yaml")["dragon.T.short"] == "Salmón"
    assert (own / "seen.es.yaml").is_file()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["en"], "texts: argument LANG: English is what all other languages are made from"),
        (["spanish"], "texts: argument LANG: expected two letters such as es, found 'spanish'"),
        (["es", "dragan"], "no game called 'dragan' (did you mean 'draghan'?)"),
        (["es", "--only", "missing"], "--only needs --export"),
        (["es", "--export", "x", "--only", "old"], "texts: argument --only: unknown value 'old'"),
        (["es", "--import", "nowhere.yaml"], "nowhere.yaml: cannot be read"),
        (["es", "--import", "x", "--export", "y"], "--export, --import and --seen do not go together"),
    ],
)
def test_a_mistake_in_the_command_is_one_line(home: Home, content: Path, arguments: list[str], complaint: str) -> None:
    assert home.fails("texts", *arguments, code=2).startswith(complaint)
