"""The words a command speaks in, and what several commands say."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dragonroads import paths, settings
from dragonroads.console.output import notice
from dragonroads.errors import UsageError
from dragonroads.library.problems import hint, quoted
from dragonroads.library.promises import ENGLISH, language_of
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

LANGUAGE = "--lang"


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let people choose the language of what the command says."""
    parser.add_argument(LANGUAGE, metavar="XX", default="", help="language, such as es (default: that of the settings)")


def words_in(
    lang: str, shelf: Shelf, loaded: LoadedGame | None = None, tell: Callable[[str], None] = notice
) -> Catalog:
    """The words of the app, and of one game, in a language; UsageError when the box is not there in it.

    Without a language it is that of the settings. A game that is not there in it speaks English, and that is told.
    """
    wanted = wanted_language(lang, shelf)
    if loaded and (sentence := shelf.not_whole(wanted, loaded, said_in=wanted)):
        tell(sentence)
    return shelf.catalog(wanted, loaded)


def wanted_language(lang: str, shelf: Shelf) -> str:
    """The language somebody named, or else that of the settings; UsageError when the box is not there in it."""
    known = shelf.languages()
    lang = lang or kept_settings(known)[0].language
    if lang not in known:
        raise UsageError(shelf.catalog(ENGLISH).say("cli.no_language", lang=quoted(lang), hint=hint(lang, known)))
    return lang


def kept_settings(known: Sequence[str]) -> tuple[settings.Settings, settings.Notice | None]:
    """The settings of this player; before there are any, the language of the system if it is a known one."""
    path = paths.settings_file()
    kept, fault = settings.load(path, known)
    if not path.exists() and (lang := language_of(os.environ)) in known:
        kept = replace(kept, language=lang)
    return kept, fault
