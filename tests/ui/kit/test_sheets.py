"""Every part on its sheet looks as it did at each size and level, in tones that can be read in every look."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import pytest

from dragonroads.ui.drawing import line_width
from dragonroads.ui.glyphs import LEVELS
from dragonroads.ui.kit.letters import large
from dragonroads.ui.palettes import PALETTES, SEATS
from dragonroads.ui.tones import read
from dragonroads.workshop.pictures.kit_sheets import SHEETS, WIDTHS, sheet
from dragonroads.workshop.pictures.sheets import packed, painted, text_at
from tests.ui.kit.make import TEXTS, expected, file_of
from tests.ui.written import TRAILS, contrast, fault

ROOT = Path(__file__).parents[3] / "dragonroads"
KIT, PICTURES = ROOT / "ui" / "kit", ROOT / "workshop" / "pictures"
PARTS = {path.stem for path in KIT.glob("*.py")} - {"__init__"}
USED = re.compile(r"from dragonroads\.(?:ui\.kit|workshop\.pictures)(?:\.| import )(\w+)")
AGAIN = "python -m tests.ui.kit.make"
SEEN = 2.0
WAITING = {
    *("building", "coins", "goods", "hero", "tabs", "tick_list"),
}
"""Parts that no screen has yet: they wait for the games' own screens."""
CONSOLE = set("─│┌┐└┘├┤┬┴┼←→═║╔╗╚╝█░▒↑↓▲▼■♦±§·•«»∞≈►◄♣♠")
"""What a sheet may be drawn with beside ASCII: signs of every console font, and those agreed on."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_looks_as_it_did(name: str, width: int, level: str) -> None:
    path = file_of(name, width, level)
    kept = path.read_text("utf-8") if path.exists() else ""
    now = text_at(sheet(name, width), level)
    diff = "\n".join(unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=1, lineterm=""))
    assert not diff, f"{diff}\n(if this is wanted: {AGAIN})"


def test_no_text_is_kept_that_no_sheet_needs() -> None:
    assert set(TEXTS.rglob("*.txt")) == expected().keys()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SHEETS)
def test_no_part_is_wider_than_its_window(name: str, width: int) -> None:
    assert {line_width(line) for line in sheet(name, width)} == {width}


@pytest.mark.parametrize("name", SHEETS)
def test_every_tone_of_a_part_is_on_the_list_of_what_can_be_read(name: str) -> None:
    spans = {span for width in WIDTHS for line in sheet(name, width) for span in line if span.text.strip()}
    assert not sorted({fault(span.tone) for span in spans} - {""})
    assert all(read(span.tone) for span in spans)


@pytest.mark.parametrize("name", SHEETS)
def test_a_part_is_drawn_in_signs_that_every_console_has(name: str) -> None:
    shown = {letter for width in WIDTHS for letter in text_at(sheet(name, width), "safe") if not letter.isascii()}
    assert shown <= CONSOLE
    assert text_at(sheet(name, 80), "ascii").isascii()


def test_a_trail_is_seen_on_every_land_in_every_look() -> None:
    for palette in PALETTES.values():
        for ground in TRAILS:
            for seat in SEATS:
                assert contrast(*palette.colours(seat, ground)) >= SEEN, (palette.name, ground, seat)


def test_courage_is_a_heart_where_fonts_are_good_and_goods_are_letters_where_there_are_no_signs() -> None:
    assert "♥" in text_at(sheet("cards", 80), "rich")
    assert "♥" not in text_at(sheet("cards", 80), "safe")
    pieces = text_at(sheet("pieces", 80), "ascii")
    assert "DDEVS" in pieces
    assert "wwmsb" in pieces


def test_a_sheet_can_be_painted_in_any_look() -> None:
    for look in ("dark", "light"):
        assert painted(sheet("pieces", 80), "rich", look).startswith("<svg")


def test_parts_are_packed_side_by_side_while_there_is_room() -> None:
    parts = [("one", large("I")), ("two", large("I")), ("three", large("I"))]
    assert len(packed(parts, 13)) == len(packed(parts[:1], 13))
    assert len(packed(parts, 8)) == 2 * len(packed(parts[:1], 8)) + 1


def test_every_part_of_the_kit_is_on_a_sheet() -> None:
    assert not PARTS - reached([PICTURES / "kit_sheets.py"]), "these are on no sheet"


def test_every_part_of_the_kit_is_used_by_a_screen_or_known_to_wait_for_one() -> None:
    unused = PARTS - reached([path for path in (ROOT / "ui").rglob("*.py") if path.parent != KIT])
    assert not unused - WAITING, "these are used by no screen"
    assert not WAITING - unused, "these wait no longer: take them off the list"


def reached(files: Iterable[Path]) -> set[str]:
    """The parts and sheets that these files use, and what those use in turn."""
    found, open_ = set[str](), [*files]
    while open_:
        for name in set(USED.findall(open_.pop().read_text("utf-8"))) - found:
            found.add(name)
            open_ += [path for folder in (KIT, PICTURES) if (path := folder / f"{name}.py").exists()]
    return found
