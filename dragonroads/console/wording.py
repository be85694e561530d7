"""The words a command speaks in, and what several commands say."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from dragonroads import paths, settings
from dragonroads.errors import UsageError
from dragonroads.library.problems import hint, quoted
from dragonroads.library.words import Catalog, languages
from dragonroads.shelf import BOX, Shelf

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

ENGLISH = "en"
LANGUAGE = "--lang"


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let people choose the language of what the command says."""
    parser.add_argument(LANGUAGE, metavar="XX", default="", help="language, such as es (default: that of the settings)")


def words_in(lang: str, shelf: Shelf, loaded: LoadedGame | None = None) -> Catalog:
    """The words of the app, and of one game, in a language; UsageError when neither has any in it.

    Without a language it is that of the settings.
    """
    known = {ENGLISH, *languages(shelf.pack(BOX)), *(languages(loaded.pack) if loaded else ())}
    lang = lang or settings.load(paths.settings_file(), known)[0].language
    if lang not in known:
        catalog = shelf.catalog(ENGLISH, loaded)
        raise UsageError(catalog.say("cli.no_language", lang=quoted(lang), hint=hint(lang, known)))
    return shelf.catalog(lang, loaded)
