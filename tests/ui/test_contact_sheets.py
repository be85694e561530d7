"""A contact sheet holds a scene in every size and look, each with its own colours and signs."""

from __future__ import annotations

import asyncio
import re

import pytest

from dragonroads.ui.glyphs import ASCII, RICH
from dragonroads.workshop.pictures import contact_sheets
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import SMALL
from tests.boxes import BOXED


def test_a_contact_sheet_shows_a_scene_in_every_style_without_mixing_their_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contact_sheets, "SIZES", [SMALL])
    monkeypatch.setattr(contact_sheets, "STYLES", [("dark", RICH), ("light", ASCII)])
    sheet = asyncio.run(contact_sheets.contact_sheet(SCENES["settings"], BOXED))
    for style in ("dark  rich", "light  ascii"):
        assert f"settings  80x24  {style}" in sheet
    styles = re.findall(r"\.(p\d+)-r1 \{", sheet)
    assert len(set(styles)) == 2
    assert sheet.count("<svg") == 3
