"""`dragonroads content-fields`: every field and verb that content may use, as `content/README.md` holds them."""

from __future__ import annotations

import argparse

from dragonroads import paths
from dragonroads.console.output import write
from dragonroads.shelf import Shelf
from dragonroads.workshop.fields_page import fields_page

NAME = "content-fields"
HELP = "print every field and verb of the content files, as content/README.md holds them"
HIDDEN = True
EXAMPLE = "dragonroads content-fields > content/README.md"


def configure(_parser: argparse.ArgumentParser) -> None:
    """It takes nothing."""


def run(_args: argparse.Namespace) -> int:
    """Print the page."""
    write(fields_page(Shelf([paths.built_in_content()], cache=None)))
    return 0
