"""Names of people and tables may come from anybody: nothing in them reaches the terminal but letters."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from dragonroads.settings import LastTable, load
from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.saved_tables import SavedTablesScreen
from dragonroads.workshop.pictures.acts import do, open_curtain, open_screen
from dragonroads.workshop.pictures.camera import strips_of
from dragonroads.workshop.pictures.dealing import Deal, aloud, at_start
from dragonroads.workshop.pictures.scene import Act, Scene
from dragonroads.workshop.pictures.studio import Look, on_stage, perform

SEATS = 6
GAMES, GAMES_OF_A_RELEASE = 34, 834
"""Tables of six names each: more than 200 and 5,000 names."""
PER_TEST = 4
SEEDS = (
    *("\x1b[2J\x1b[H", "\x1b]0;pwned\x07", "\x9b31m", "\x1bP+q\x1b\\", "\r\n", "\x08\x08\x08", "\x00", "\x7f", "\x85"),
    *("[@click=app.quit]me[/]", "[bold red]", "[/]", "[[", "$name", "{seat}", "[link=file:///etc]x[/link]"),
    *("\u202e", "\u2066\u2069", "\u200f", "\u200b", "\ufeff", "\u2028", "\u00ad", "\U000e0041", "\ue000", "\ufffe"),
    *("👨‍👩‍👧", "👍🏽", "🇪🇸", "1️⃣", "❤️", "e\u0301", "a" + "\u0300" * 12, "漢字", "ｆｕｌｌ", "Ña", "ß", "\ud800"),
)
CLANS = Deal(aloud("pick_clan", 0), seats=5, preset="full_valley", wishes=["clans=choose"], game="dragon_canyon")
TABLES: Sequence[tuple[Deal, Sequence[Sequence[Act]]]] = (
    (CLANS, ((), (do("mine"),), (do("back"), do("chronicle")), (do("back"), do("app.curtain")))),
    (Deal(at_start, seats=SEATS), ((), (open_curtain,), (do("choose"),), (do("chronicle"),))),
)
"""From an open table to who is called, the chronicle and the curtain; from a curtain to a table behind it."""


def hostile(random: Random) -> str:
    """A name made of what terminals and toolkits act on, and some letters."""
    parts = [random.choice(SEEDS) if random.random() < 0.6 else chr(random.randrange(1, 0xD7FF)) for _ in range(4)]
    return "".join(parts) + random.choice(("", "Ana", "x" * 80))


def names_for(game: int) -> list[str]:
    """The names of a table."""
    random = Random(f"names {game}")
    return [hostile(random) for _ in range(SEATS)]


def check_painted(app: BoxApp) -> None:
    """Nothing on the screen but letters of a known width, and nothing that can be clicked because of a name."""
    across = app.size.width
    for strip in strips_of(app):
        assert strip.cell_length == across
        odd = {letter for letter in strip.text if is_odd(letter)}
        assert not odd, [f"U+{ord(letter):04X}" for letter in odd]
        assert not any(segment.style and "@click" in segment.style.meta for segment in strip)
        assert not any(segment.style and segment.style.link for segment in strip)


def is_odd(letter: str) -> bool:
    """Whether a terminal may do something else with it than show it."""
    return not letter.isprintable() or letter == "\ufe0f" or unicodedata.category(letter)[0] == "C"


@asynccontextmanager
async def sat_down(game: int, deal: Deal) -> AsyncIterator[BoxApp]:
    """A table whose people have such names."""
    named = replace(deal, names=names_for(game), name=hostile(Random(f"table {game}")))
    async with on_stage(Scene("hostile", named), Look()) as app:
        yield app


async def look_around(games: Sequence[int]) -> None:
    """Look at the names on every screen of a table."""
    for game in games:
        deal, screens = TABLES[game % len(TABLES)]
        async with sat_down(game, deal) as app:
            for acts in screens:
                await perform(app, *acts)
                check_painted(app)


@pytest.mark.parametrize("first", range(0, GAMES, PER_TEST))
def test_names_at_a_table_are_only_letters(first: int) -> None:
    asyncio.run(look_around(range(first, min(GAMES, first + PER_TEST))))


@pytest.mark.release
@pytest.mark.parametrize("first", range(GAMES, GAMES_OF_A_RELEASE, PER_TEST))
def test_many_names_at_a_table_are_only_letters(first: int) -> None:
    asyncio.run(look_around(range(first, first + PER_TEST)))


async def look_at_saved(game: int) -> None:
    """Look at home, where such a table is the last one, and at the list of tables."""
    names = [name.encode("utf-8", "ignore").decode() for name in names_for(game)]  # no file can hold the rest
    saved = Deal(at_start, seats=SEATS, names=names, name="a-table")
    async with on_stage(Scene("hostile", saved=(saved,)), Look()) as app:
        check_painted(app)
        await perform(app, open_screen(SavedTablesScreen))
        check_painted(app)


@pytest.mark.parametrize("game", range(4))
def test_names_in_saves_are_only_letters(game: int) -> None:
    asyncio.run(look_at_saved(game))


async def look_at_plan(tables: Mapping[str, LastTable]) -> None:
    """Look at a new table that begins with the names of last time, and at a name that is being changed."""
    async with on_stage(Scene("hostile"), Look()) as app:
        app.content.settings = replace(app.content.settings, tables=tables)
        await perform(app, do("choose"))
        check_painted(app)
        await perform(app, *[do("down")] * 2, do("choose"))
        check_painted(app)


@pytest.mark.parametrize("game", range(4))
def test_names_in_settings_are_only_letters(game: int, tmp_path: Path) -> None:
    seats = [[name, "keyboard"] for name in names_for(game)]
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"tables": {"draghan": {"seats": seats}}}), "utf-8")
    settings, _ = load(path)
    assert settings.tables["draghan"].seats
    asyncio.run(look_at_plan(settings.tables))


def test_markup_in_a_name_is_shown_as_it_is() -> None:
    async def look() -> str:
        names = ["[bold]Ana[/]", "[@click=app.quit]Ben", "Cleo"]
        async with on_stage(Scene("markup", replace(CLANS, seats=3, names=names)), Look()) as app:
            check_painted(app)
            return "\n".join(strip.text for strip in strips_of(app))

    text = asyncio.run(look())
    assert "[bold]Ana[/]" in text
    assert "[@click=app" in text
