"""Packs that use others: their files, words and rules lie in the pack too; mistakes are named where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads.library.archive import bundle, from_bundle
from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.packs import read_pack
from dragonroads.library.rulebook import RuleBook, read_rules
from dragonroads.library.words import Catalog, languages, read_words
from dragonroads.shelf import Shelf

from .test_packs import write

SHARED_RULES = """\
title: Lanterns
theme: Light travels.
sections:
  - name: Oil
    rules: [{id: LAMP-OIL-01, text: Oil is shared.}]
"""
OWN_RULES = """\
title: The Long Night
theme: It is dark.
sections:
  - name: Night
    rules: [{id: NIGHT-01, text: Nobody sleeps.}]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path / "content", night__game="id: night\nuses: [lamps]", night__rules=OWN_RULES)
    write(tmp_path / "content", **{"night__text.en": "hello: Good night", "night__pages__01": "a: 1"})
    write(tmp_path / "content", lamps__oil="price: 3", lamps__rules=SHARED_RULES)
    words = {"lamps__text.en": "hello: Hello\noil: Oil", "lamps__text.es": "hello: Hola\noil: Aceite"}
    return write(tmp_path / "content", **words)


@pytest.fixture
def night(root: Path) -> Pack:
    return read_pack("night", [root])


def values(pack: Pack) -> dict[str, object]:
    return {name: document.value for name, document in pack.files.items()}


def complaints(binder: Binder) -> list[str]:
    return [str(problem) for problem in binder.problems]


# --- files ------------------------------------------------------------------------------------------------------------


def test_the_files_of_a_used_pack_lie_under_its_name(night: Pack) -> None:
    assert night.uses == ("lamps",)
    assert set(night.files) == {
        *("game.yaml", "rules.yaml", "text.en.yaml", "pages/01.yaml"),
        *("lamps/oil.yaml", "lamps/rules.yaml", "lamps/text.en.yaml", "lamps/text.es.yaml"),
    }
    assert night.files["lamps/oil.yaml"].file == "content/lamps/oil.yaml"


def test_files_of_a_used_pack_are_replaced_and_added_by_later_roots(root: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "own", lamps__oil="price: 9", lamps__wicks="price: 1")
    night = read_pack("night", [root, own])
    assert night.files["lamps/oil.yaml"].value == {"price": 9}
    assert night.files["lamps/wicks.yaml"].file == f"{own.resolve().as_posix()}/lamps/wicks.yaml"


def test_a_game_among_the_player_s_own_may_use_a_pack_of_ours(root: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "own", dusk__game="id: dusk\nuses: [lamps]")
    assert "lamps/oil.yaml" in read_pack("dusk", [root, own]).files


def test_a_changed_file_of_a_used_pack_is_read_again(root: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = read_pack("night", [root], cache)
    assert values(read_pack("night", [root], cache)) == values(first)
    write(root, lamps__oil="price: 4")
    assert read_pack("night", [root], cache).files["lamps/oil.yaml"].value == {"price": 4}
    write(root, night__game="id: night")
    assert "lamps/oil.yaml" not in read_pack("night", [root], cache).files


def test_a_used_pack_by_itself_is_a_pack_like_any_other(root: Path) -> None:
    lamps = read_pack("lamps", [root])
    assert lamps.uses == ()
    assert languages(lamps) == ["en", "es"]


def test_an_archived_pack_needs_nothing_else(night: Pack) -> None:
    again = from_bundle(bundle(night))
    assert values(again) == values(night)
    assert again.uses == ("lamps",)
    assert read_words(again, "es", Binder()) == {"hello": "Hola", "oil": "Aceite"}


@pytest.mark.parametrize("announced", ["[a]", "uses: lamps", "uses: {lamps: 1}", "uses: [1, [lamps]]", "x"])
def test_an_odd_announcement_uses_nothing(root: Path, announced: str) -> None:
    write(root, night__game=announced)
    assert read_pack("night", [root]).uses == ()


# --- words ------------------------------------------------------------------------------------------------------------


def test_words_of_used_packs_come_first_and_own_words_win(night: Pack) -> None:
    assert read_words(night, "en", Binder()) == {"hello": "Good night", "oil": "Oil"}
    assert read_words(night, "es", Binder()) == {"hello": "Hola", "oil": "Aceite"}
    assert languages(night) == ["en", "es"]
    catalog = Catalog("en")
    catalog.offer("en", read_words(night, "en", Binder()))
    assert (catalog.say("hello"), catalog.say("oil")) == ("Good night", "Oil")


def test_a_file_in_a_folder_of_one_s_own_holds_no_words(root: Path) -> None:
    write(root, **{"night__pages__text.fr": "hello: Bonsoir"})
    assert languages(read_pack("night", [root])) == ["en", "es"]


# --- the rule book ----------------------------------------------------------------------------------------------------


def test_the_rule_book_begins_with_the_sections_of_used_packs(night: Pack) -> None:
    book = read_rules(night, night.uses, Binder())
    assert isinstance(book, RuleBook)
    assert (book.title, book.theme) == ("The Long Night", "It is dark.")
    assert [section.name for section in book.sections] == ["Oil", "Night"]
    assert [rule.id for rule in book] == ["LAMP-OIL-01", "NIGHT-01"]


def test_a_used_pack_need_not_have_rules(root: Path) -> None:
    (root / "lamps" / "rules.yaml").unlink()
    night = read_pack("night", [root])
    binder = Binder()
    book = read_rules(night, night.uses, binder)
    assert book is not None
    assert [rule.id for rule in book] == ["NIGHT-01"]
    assert complaints(binder) == []


def test_a_game_needs_rules_of_its_own(root: Path) -> None:
    (root / "night" / "rules.yaml").unlink()
    binder = Binder()
    assert read_rules(read_pack("night", [root]), ("lamps",), binder) is None
    assert complaints(binder)[0].startswith("content/night/rules.yaml:1:1: there is no such file")


def test_ids_of_rules_are_unique_over_all_books(root: Path) -> None:
    write(root, night__rules=OWN_RULES.replace("NIGHT-01", "LAMP-OIL-01"))
    binder = Binder()
    read_rules(read_pack("night", [root]), ("lamps",), binder)
    assert complaints(binder) == [
        "content/night/rules.yaml:5:18: a second rule called 'LAMP-OIL-01' (first in content/lamps/rules.yaml:5)"
    ]


# --- problems ---------------------------------------------------------------------------------------------------------


def test_problems_of_a_used_pack_are_named_in_its_own_files(root: Path) -> None:
    write(root, lamps__oil="price: yes")
    night = read_pack("night", [root])
    binder = Binder()
    assert night.bind("lamps/oil.yaml", dict[str, int], binder) is None
    assert [str(one) for one in night.problems()] == [
        "content/lamps/oil.yaml:1:8: 'yes': write true or false, or quote it"
    ]
    assert night.bind("lamps/wicks.yaml", dict[str, int], binder) is None
    assert complaints(binder)[0].startswith("content/lamps/wicks.yaml:1:1: there is no such file")
    assert night.bind("pages/02.yaml", dict[str, int], binder) is None
    assert complaints(binder)[1].startswith("content/night/pages/02.yaml:1:1: there is no such file")


def test_a_used_folder_is_a_part_of_a_game_unless_it_is_one_itself(root: Path) -> None:
    write(root, dusk__game="id: dusk\nuses: [night, lamps]")
    assert Shelf([root], None).used() == {"lamps"}


def test_an_unknown_used_pack_is_one_problem_where_it_is_named(root: Path) -> None:
    write(root, night__game="id: night\nuses:\n  - lamps\n  - lmaps")
    night = read_pack("night", [root])
    binder = Binder()
    assert night.bind("lmaps/oil.yaml", dict[str, int], binder) is None
    assert complaints(binder) == []
    assert [str(one) for one in night.problems()] == [
        "content/night/game.yaml:4:5: uses: no content folder called 'lmaps' (did you mean 'lamps'?)"
    ]
    assert "lamps/oil.yaml" in night.files
