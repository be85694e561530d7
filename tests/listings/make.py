"""Writes the listings of all shipped boxes anew, and the page of their fields: `python -m tests.listings.make`."""

from __future__ import annotations

from pathlib import Path

from dragonroads.library.packs import pack_ids
from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf
from dragonroads.workshop.fields_page import fields_page
from tests.listings.listing import listing

FOLDER = Path(__file__).parent
PAGE = built_in_content() / "README.md"
"""What can be written in content files: every field, effect and verb."""


def write(folder: Path = FOLDER) -> None:
    """One file per content folder that holds more than words."""
    for box in pack_ids([built_in_content()]):
        if lines := list(listing(box)):
            (folder / f"{box}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write()
    PAGE.write_text(fields_page(Shelf([built_in_content()], cache=None)) + "\n", "utf-8")
