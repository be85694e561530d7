"""The rule book: opened at a rule, read by rules and sections, searched by typing, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dragonroads.ui.screens.rules import RulesScreen
from tests.games.draghan.situations import loaded
from tests.ui.people import words
from tests.ui.screens.showing import ALL_SIZES, Shown, run, shown

BOOK = loaded().rules
FIRST, LAST = next(iter(BOOK)), list(BOOK)[-1]


def book(rule: str = "", lang: str = "en") -> Callable[[], RulesScreen]:
    return lambda: RulesScreen(loaded(), words(lang), rule)


def here(app: Shown) -> str:
    """The rule the reader is at, as the screen marks it."""
    marked = [line.split("►")[-1].split()[0] for line in app.lines if "►RACE" in line]
    assert len(marked) == 1, app.text
    return marked[0]


@ALL_SIZES
def test_opens_at_the_rule_of_the_step_with_its_words(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(book("RACE-HUG-03"), size) as app:
            assert here(app) == "RACE-HUG-03"
            assert "No card of another player" in app.text

    run(test)


@pytest.mark.parametrize("rule", ["", "RACE-NO-99"])
def test_opens_at_the_beginning_without_a_rule_it_knows(rule: str) -> None:
    async def test() -> None:
        async with shown(book(rule)) as app:
            assert here(app) == FIRST.id

    run(test)


def test_every_rule_can_be_reached_by_moving_and_is_seen_whole() -> None:
    async def test() -> None:
        async with shown(book(), (140, 45)) as app:
            for rule in BOOK:
                assert here(app) == rule.id
                assert rule.text.split()[-1] in app.text
                await app.pilot.press("down")
            assert here(app) == LAST.id

    run(test)


def test_ends_and_pages_and_sections_are_one_key_away() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press("end")
            assert here(app) == LAST.id
            await app.press("home", "right")
            assert here(app) == BOOK.sections[1].rules[0].id
            await app.press("left")
            assert here(app) == FIRST.id
            await app.press("pagedown")
            further = here(app)
            assert further != FIRST.id
            await app.press("pageup", "up")
            assert here(app) == FIRST.id

    run(test)


def test_typing_shows_only_rules_with_all_the_words_and_counts_them() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"Potion", "space", *"talis")
            found = BOOK.search("potion talis")
            assert f"{len(found)} of {len(list(BOOK))}" in app.text
            assert here(app) == found[0].id
            await app.press(*["backspace"] * 30)
            assert "Type a word" in app.text

    run(test)


def test_an_id_is_found_in_any_case() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"race-tree-01")
            assert here(app) == "RACE-TREE-01"

    run(test)


def test_letters_that_are_commands_elsewhere_are_searched_here() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"hjklqtn?")
            assert "hjklqtn?" in app.text
            assert "No rule says" in app.text

    run(test)


def test_escape_ends_the_search_first_and_closes_the_book_then() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"race-tree-01", "escape")
            assert here(app) == "RACE-TREE-01"
            assert "Type a word" in app.text
            await app.press("escape")
            assert app.is_on_ground

    run(test)


def test_enter_reads_on_where_a_rule_was_found() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"race-tree-01", "enter")
            assert here(app) == "RACE-TREE-01"
            assert "RACE-TREE-02" in app.text

    run(test)


def test_spanish_is_searched_in_spanish_and_without_accents() -> None:
    async def test() -> None:
        async with shown(book(lang="es"), lang="es") as app:
            await app.press(*"arbol")
            assert "árbol" in app.text
            assert "de 169 reglas" in app.text

    run(test)


def test_wide_screens_have_the_sections_at_the_left_and_a_click_opens_one() -> None:
    async def test() -> None:
        async with shown(book(), (140, 45)) as app:
            await app.click_on(BOOK.sections[4].name)
            assert here(app) == BOOK.sections[4].rules[0].id

    run(test)


def test_a_click_on_a_rule_goes_there_and_on_an_id_in_its_words_to_that_rule() -> None:
    async def test() -> None:
        async with shown(book("RACE-DEF-10")) as app:
            await app.click_on("RACE-DEF-11")
            assert here(app) == "RACE-DEF-11"
            await app.click_on("RACE-V2-03)")
            assert here(app) == "RACE-V2-03"

    run(test)


def test_hints_can_be_clicked_and_lead_out() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.click_on("→ section")
            assert here(app) == BOOK.sections[1].rules[0].id
            await app.click_on("Esc back")
            assert app.is_on_ground

    run(test)


def test_resizing_keeps_the_rule_and_the_search() -> None:
    async def test() -> None:
        async with shown(book()) as app:
            await app.press(*"potion", "down", "down")
            before = here(app)
            await app.pilot.resize_terminal(140, 45)
            await app.pilot.pause()
            assert here(app) == before
            assert "potion█" in app.text

    run(test)
