"""A language is there whole or not at all: what is promised is spoken, everything else is English and says so."""

from __future__ import annotations

import pytest

from dragonroads.library.promises import FIRST_WINS, language_of
from dragonroads.shelf import Shelf
from dragonroads.ui.home_cards import game_card
from tests.commands.running import Home, opened

SENTENCE = "todavía no está en español: en esta mesa se juega en inglés."
NOT_YET = [game for game in Shelf(cache=None).games() if "es" not in opened(game).spec.languages]


@pytest.fixture(params=NOT_YET)
def game(request: pytest.FixtureRequest) -> str:
    """Each game that is not there in Spanish."""
    return str(request.param).replace("_", "-")


def test_a_game_that_is_not_there_in_a_language_is_english_as_a_whole_and_says_so(home: Home, game: str) -> None:
    english, spanish = (home.run("play", game, "--show-options", *lang) for lang in ((), ("--lang", "es")))
    assert SENTENCE in spanish.lines[0]
    assert spanish.lines[1:] == english.lines
    assert spanish.err == ""


def test_its_rules_are_english_and_the_sentence_does_not_mix_with_them(home: Home, game: str) -> None:
    english, spanish = (home.run("rules", game, "--json", *lang) for lang in ((), ("--lang", "es")))
    assert spanish.out == english.out
    assert SENTENCE in spanish.err
    assert spanish.err.count("\n") == 1


def test_a_table_in_line_mode_begins_with_the_sentence(home: Home) -> None:
    plain = ("play", "dragon-canyon", "--line", "--seats", "Ana,Ben", "--seed", "3")
    english = home.run(*plain, "--name", "one", typed="q\n")
    spanish = home.run(*plain, "--name", "two", "--lang", "es", typed="q\n")
    assert SENTENCE in spanish.lines[0]
    begins = english.lines.index(next(line for line in english.lines if line.startswith("Type the number")))
    assert english.lines[begins:-1] == spanish.lines[begins + 1 : -1]
    (table,) = home.saves.glob("two*.save")
    resumed = home.run("resume", table.stem, "--line", "--lang", "es", typed="q\n")
    assert SENTENCE in resumed.lines[0]
    assert "Type the number" in resumed.out


def test_a_promised_language_says_nothing_about_itself(home: Home) -> None:
    ran = home.run("play", "draghan", "--show-options", "--lang", "es")
    assert ran.lines[0].startswith("Modalidades")
    assert ran.err == ""


def test_a_language_that_the_box_does_not_promise_cannot_be_chosen(home: Home) -> None:
    complaint = home.fails("play", "dragon-canyon", "--lang", "it", code=2)
    assert complaint.startswith("no language called 'it'")


@pytest.mark.parametrize("before", [True, False])
def test_the_language_may_be_named_before_and_after_the_command(home: Home, before: bool) -> None:
    command, lang = ["rules", "draghan", "RACE-SETUP-01"], ["--lang", "es"]
    assert home.run(*(lang + command if before else command + lang)).out != home.run(*command).out


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "es_ES", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR@euro"}, "fr"),
        ({"LANG": "es_ES", "LC_ALL": "C.UTF-8"}, ""),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "POSIX"}, ""),
        ({"LANG": "ñu_XX"}, ""),
        ({}, ""),
    ],
)
def test_the_system_says_which_language_its_user_reads(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


def test_the_first_start_takes_the_language_of_the_system_if_the_box_has_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = home.run("welcome").out
    for name in FIRST_WINS:
        monkeypatch.setenv(name, "es_ES.UTF-8")
    assert home.run("welcome").out == home.run("welcome", "--lang", "es").out != english
    monkeypatch.setenv(FIRST_WINS[0], "it_IT.UTF-8")
    assert home.run("welcome").out == english


def test_what_a_player_has_set_is_stronger_than_the_system(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    (home.folder / "config").mkdir(parents=True)
    (home.folder / "config" / "settings.json").write_text('{"language": "en"}')
    english = home.run("welcome").out
    monkeypatch.setenv(FIRST_WINS[0], "es_ES.UTF-8")
    assert home.run("welcome").out == english


def test_every_game_has_its_name_and_pitch_in_every_language_of_the_box() -> None:
    shelf = Shelf(cache=None)
    for lang in shelf.languages():
        for game in shelf.games():
            words = shelf.draft(lang, opened(game))
            card = game_card(shelf, game, lang)
            assert (card.name, card.pitch) == (words.say("game.name"), words.say("game.pitch"))
            assert lang == "en" or card.pitch != game_card(shelf, game, "en").pitch


def test_the_box_can_name_each_of_its_languages_in_each_of_them() -> None:
    shelf = Shelf(cache=None)
    for lang in shelf.languages():
        words = shelf.catalog(lang)
        assert len({words.say(f"language.{one}") for one in shelf.languages()}) == len(shelf.languages())
        assert words.has(f"language.{lang}")
