"""What the shipped boxes hold is what was reviewed: the one place that a new card, page or hero has to be told."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf
from dragonroads.workshop.fields_page import fields_page
from tests.listings.listing import listing
from tests.listings.make import FOLDER, PAGE, write

BOXES = [path.stem for path in sorted(FOLDER.glob("*.txt"))]


@pytest.mark.parametrize("box", BOXES)
def test_a_box_holds_what_its_listing_says(box: str) -> None:
    reviewed = (FOLDER / f"{box}.txt").read_text("utf-8").splitlines()
    changed = list(unified_diff(reviewed, list(listing(box)), "as reviewed", "as shipped", lineterm="", n=0))
    assert not changed, "\n".join([*changed, "if that is meant, run 'python -m tests.listings.make'"])


def test_the_page_of_fields_describes_everything_that_content_can_say() -> None:
    page = fields_page(Shelf([built_in_content()], cache=None))
    assert PAGE.read_text("utf-8").splitlines() == page.splitlines(), "run 'python -m tests.listings.make'"


def test_all_listings_are_written_by_one_command(tmp_path: Path) -> None:
    write(tmp_path)
    assert {*BOXES} <= {path.stem for path in tmp_path.glob("*.txt")}


def test_a_listing_tells_numbers_and_no_words() -> None:
    lines = list(listing("draghan"))
    roar = "group none, value 4, kind helps, roars True, effect (bound ()), copies [(back 0I1)]"
    assert f"cards.yaml, cards: id roaring-four, {roar}" in lines
    assert not any("Roaring" in line for line in lines)
