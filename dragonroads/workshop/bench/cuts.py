"""How many texts of the box do not fit into a usual window, in each of its languages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.measure import Figure
from dragonroads.workshop.pictures.cuts import OF_THE_BOX, cuts_in
from dragonroads.workshop.pictures.studio import Look


def cut_figures() -> Iterator[Figure]:
    """One for each language, on all screens around the games."""
    for lang in Shelf().languages():
        cut = {one.text for scene in OF_THE_BOX for one in asyncio.run(cuts_in(scene, Look(language=lang)))}
        yield Figure(f"screen: texts in {lang} that are cut, 80x24", len(cut), "texts")
