"""`dragonroads content-fields`: every field and verb that content may use, as `content/README.md` holds them."""

from __future__ import annotations

import argparse

from dragonroads import paths
from dragonroads.console.output import write
from dragonroads.console.parser import Parser
from dragonroads.console.wording import add_language
from dragonroads.engine.line import Texts, text
from dragonroads.shelf import Shelf
from dragonroads.workshop.fields_page import fields_page


class Helps(Texts):
    """The help of the command."""

    family = "help.content_fields"
    command = text()


NAME = "content-fields"
HELP = Helps.command()
HIDDEN = True
EXAMPLE = "dragonroads content-fields > content/README.md"


def configure(parser: Parser) -> None:
    """It takes nothing but a language."""
    add_language(parser)


def run(_args: argparse.Namespace) -> int:
    """Print the page."""
    write(fields_page(Shelf([paths.built_in_content()], cache=None)))
    return 0
