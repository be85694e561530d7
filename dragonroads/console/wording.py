"""The words a command speaks in, and what several commands say."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dragonroads import paths, settings
from dragonroads.console.output import notice
from dragonroads.console.parser import Parser
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import DragonroadsError, UsageError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted
from dragonroads.library.promises import ENGLISH, language_of
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

LANGUAGE = "--lang"


class Helps(Texts):
    """Help that several commands share."""

    family = "help"
    lang, traceback, version, game, line, preset, option, json = (text() for _ in range(8))


class Says(Texts):
    """What is said about a language that is not there."""

    family = "cli"
    no_language = text(lang=str, hint=Line)


def add_language(parser: Parser) -> None:
    """Let people choose the language of what the command says."""
    parser.add_argument(LANGUAGE, metavar="XX", default="", help=Helps.lang())


def speaking(arguments: Sequence[str]) -> Callable[[Line], str]:
    """What says lines in the language that the arguments name, or else that of the settings, before they are read.

    Whatever is wrong with the language or with the content is told later; until then it is English or a bare key.
    """
    shelf = Shelf()
    try:
        known = shelf.languages()
        named = _named_language(arguments) or kept_settings(known)[0].language
        return shelf.catalog(named if named in known else ENGLISH).say
    except DragonroadsError:
        return Catalog(ENGLISH).say


def _named_language(arguments: Sequence[str]) -> str:
    named = [one.partition("=")[2] or then for one, then in zip(arguments, (*arguments[1:], "")) if _is_language(one)]
    return named[-1] if named else ""


def _is_language(argument: str) -> bool:
    return argument.partition("=")[0] == LANGUAGE


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
        raise UsageError(Says.no_language(lang=quoted(lang), hint=guess(lang, known)))
    return lang


def kept_settings(known: Sequence[str]) -> tuple[settings.Settings, settings.Notice | None]:
    """The settings of this player; before there are any, the language of the system if it is a known one."""
    path = paths.settings_file()
    kept, fault = settings.load(path, known)
    if not path.exists() and (lang := language_of(os.environ)) in known:
        kept = replace(kept, language=lang)
    return kept, fault
