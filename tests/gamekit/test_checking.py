"""`check` proves that everything a game can say has words, and that nothing else has."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from dragonroads.engine.record import Beat, Happening
from dragonroads.gamekit.checking import check_kinds
from dragonroads.gamekit.declared import Kinds
from dragonroads.paths import built_in_content
from dragonroads.shelf import BOX, Shelf
from dragonroads.translating.findings import findings

GAME = "embers"
WORDS, SPANISH = "text.en.yaml", "text.es.yaml"


def keys_of(file: str) -> list[str]:
    """The keys of the sentences of a file, in its order."""
    lines = (built_in_content() / GAME / file).read_text("utf-8").splitlines()
    return [line.partition(":")[0] for line in lines if line and not line.startswith("#")]


def rewritten(folder: Path, file: str, old: str, new: str) -> Shelf:
    """A shelf with the game alone, in which one thing of one of its files is written otherwise."""
    for name in (GAME, BOX):
        shutil.copytree(built_in_content() / name, folder / name)
    path = folder / GAME / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return Shelf([folder], cache=None)


def checked(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said of the game then."""
    return [str(problem) for problem in rewritten(folder, file, old, new).check(GAME)]


@pytest.mark.parametrize("key", keys_of(WORDS))
def test_a_text_that_was_taken_out_is_named(tmp_path: Path, key: str) -> None:
    (found,) = checked(tmp_path, WORDS, f"{key}:", f"# {key}:")
    assert found.endswith(f"/{GAME}/{WORDS}:1:1: no words for '{key}'")


@pytest.mark.parametrize("key", keys_of(WORDS))
def test_a_key_that_was_misspelt_is_named_with_its_line_and_a_guess(tmp_path: Path, key: str) -> None:
    missing, idle = checked(tmp_path, WORDS, f"{key}:", f"{key}x:")
    lines = (tmp_path / GAME / WORDS).read_text("utf-8").splitlines()
    at = next(n for n, text in enumerate(lines, 1) if f"{key}x" in text)
    assert missing.endswith(f"no words for '{key}'")
    assert idle.endswith(f"/{GAME}/{WORDS}:{at}:1: nothing says '{key}x' (did you mean '{key}'?)")


@pytest.mark.parametrize("key", keys_of(WORDS))
def test_a_text_that_lacks_or_is_misspelt_in_a_promised_language_is_named(tmp_path: Path, key: str) -> None:
    lacking = findings(GAME, rewritten(tmp_path / "lacking", SPANISH, f"{key}:", f"# {key}:")).problems
    assert [one.message for one in lacking] == [f"'{key}' is promised in 'es' and missing here"]
    missing, stray = findings(GAME, rewritten(tmp_path / "misspelt", SPANISH, f"{key}:", f"{key}x:")).problems
    assert missing.message == f"'{key}' is promised in 'es' and missing here"
    assert stray.message == f"nothing asks for '{key}x' (did you mean '{key}'?)"
    assert stray.line > 1


def test_a_place_that_nothing_fills_is_named_with_a_guess(tmp_path: Path) -> None:
    (found,) = checked(tmp_path, WORDS, "{other_bid}", "{othr_bid}")
    assert "event.won: {othr_bid}: no such place 'othr_bid' (did you mean 'other_bid'?)" in found


def test_a_form_that_a_value_has_not_is_named(tmp_path: Path) -> None:
    (found,) = checked(tmp_path, WORDS, "{who} bids", "{who.nth} bids")
    assert "event.won: {who.nth}: a person has no form 'nth'" in found


def test_a_question_that_no_rule_asks_is_named(tmp_path: Path) -> None:
    (found,) = checked(tmp_path, "rules.yaml", "        asks: [bid]\n", "")
    assert found.endswith(f"/{GAME}/rules.yaml:1:1: no rule has 'bid' among what it asks")


def test_a_rule_that_asks_what_nobody_asks_is_named_with_a_guess(tmp_path: Path) -> None:
    missing, unknown = checked(tmp_path, "rules.yaml", "asks: [bid]", "asks: [bids]")
    assert missing.endswith("no rule has 'bid' among what it asks")
    assert unknown.endswith("nothing is asked or refused as 'bids' (did you mean 'bid'?)")


class Nowhere(Happening):
    """Nobody has said which part it plays, nor in what."""


class Uncaused(Beat):
    """A beat of nothing."""


def test_an_event_without_part_or_cause_is_named_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = Kinds({"nowhere": Nowhere, "uncaused": Uncaused}, {}, {})
    monkeypatch.setattr("dragonroads.gamekit.checking.kinds_of", lambda _package: kinds)
    found = list(check_kinds(Shelf(cache=None).open(GAME), "dragonroads.games.embers", ()))
    told = [(problem.file, problem.message.partition(":")[0]) for problem in found]
    here = "tests/gamekit/test_checking.py"
    assert (here, "nowhere has no part in a scene") in told
    assert (here, "nowhere has no cause") in told
    assert (here, "uncaused has no cause") in told
    assert min(problem.line for problem in found if problem.file == here) > 1


class Undecided(Beat):
    """Chooses among sentences that it does not list."""

    cause = "test"

    def variant(self, view: object) -> str:
        return str(view)


def test_an_event_that_does_not_list_its_variants_is_named_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = Kinds({"undecided": Undecided}, {}, {})
    monkeypatch.setattr("dragonroads.gamekit.checking.kinds_of", lambda _package: kinds)
    loaded = Shelf(cache=None).open(GAME)
    told = "undecided chooses among sentences without listing them: variant returns no Literal"
    assert told in [problem.message for problem in check_kinds(loaded, "dragonroads.games.embers", ())]


# --- every English text that is shipped with a game -------------------------------------------------------------------

TITLES = ("draghan", "dragon_canyon", "dragon_road", "embers")
"""One for each set of rules."""
PLACE = re.compile(r"\{([a-z_]+)")


def respelt(folder: Path, title: str, spell: Callable[[str, str], str]) -> tuple[list[str], list[str]]:
    """The keys of all texts of a title that are spelt otherwise then, and everything that is said of it."""
    shutil.copytree(built_in_content(), folder)
    owner = next(name for name in (title, *Shelf(cache=None).pack(title).uses) if (folder / name / WORDS).exists())
    path, keys = folder / owner / WORDS, []
    lines = path.read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        key, colon, text = line.partition(": ")
        if colon and not line.startswith(("#", " ")) and (spelt := spell(key, text)) != line:
            lines[at] = spelt
            keys.append(key)
    path.write_text("\n".join([*lines, "nobody: says this"]), "utf-8")
    return keys, [str(problem) for problem in Shelf([folder], cache=None).check(title)]


@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_game_is_named_when_it_is_taken_out(tmp_path: Path, title: str) -> None:
    keys, told = respelt(tmp_path / "content", title, lambda key, text: f"# {key}: {text}")
    assert [key for key in keys if not any(line.endswith(f":1:1: no words for '{key}'") for line in told)] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_key_of_a_game_is_named_when_it_is_misspelt_whichever_it_is(tmp_path: Path, title: str) -> None:
    nth = count()  # to guess what was meant takes its time: every tenth of them
    keys, told = respelt(tmp_path / "content", title, lambda key, text: f"{key}{'' if next(nth) % 10 else 'x'}: {text}")
    assert [key for key in keys if not any(f":1: nothing says '{key}x'" in line for line in told)] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_game_is_named_when_one_of_its_places_is_misspelt(tmp_path: Path, title: str) -> None:
    keys, told = respelt(tmp_path / "content", title, lambda key, text: f"{key}: {misplaced(text)}")
    assert [key for key in keys if not any(f": {key}: " in line and "no such place" in line for line in told)] == []


def misplaced(text: str) -> str:
    """A text that mentions something else than it did; the outer braces of a text in several numbers are no place."""
    start = 1 if text.startswith("{") else 0
    return text[:start] + PLACE.sub(r"{\1_x", text[start:], count=1)
