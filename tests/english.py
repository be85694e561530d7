"""What people read of a fault, in English."""

from __future__ import annotations

from functools import cache

from dragonroads import paths
from dragonroads.errors import DragonroadsError
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf


@cache
def _words() -> Catalog:
    return Shelf([paths.built_in_content()], cache=None).catalog("en")


def english(fault: DragonroadsError) -> str:
    """The explanation of a fault as an English reader sees it."""
    return fault.said(_words().say)
