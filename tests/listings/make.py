"""Writes the listings of all shipped boxes anew: `python -m tests.listings.make`."""

from __future__ import annotations

from pathlib import Path

from dragonroads.library.packs import pack_ids
from dragonroads.paths import built_in_content
from tests.listings.listing import listing

FOLDER = Path(__file__).parent


def write(folder: Path = FOLDER) -> None:
    """One file per content folder that holds more than words."""
    for box in pack_ids([built_in_content()]):
        if lines := list(listing(box)):
            (folder / f"{box}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write()
