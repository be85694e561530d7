"""The box on the table: its games, its words, the settings of its owner, and how everything looks in this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dragonroads.library.promises import ENGLISH
from dragonroads.library.words import Catalog
from dragonroads.settings import Settings, save
from dragonroads.ui.ascii_filter import AsciiFilter
from dragonroads.ui.glyphs import ASCII, LATIN, RICH, Glyphs, level_for
from dragonroads.ui.keys import allowed
from dragonroads.ui.scenes.pace import pace_for
from dragonroads.ui.sign_filter import LatinFilter, RichFilter
from dragonroads.ui.themes import dress, look_for

if TYPE_CHECKING:
    from textual.filter import LineFilter

    from dragonroads.games.loaded import LoadedGame
    from dragonroads.saves.content import Contents
    from dragonroads.ui.app import BoxApp


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is known of the terminal."""

    environ: Mapping[str, str]
    encoding: str = "utf-8"
    colours: str | None = "truecolor"


class Box:
    """Everything the app shares that is not a screen."""

    def __init__(
        self,
        contents: Contents,
        settings: Settings,
        where: Path | None,
        around: Surroundings,
        lang: str = "",
        catalog: Catalog | None = None,
    ) -> None:
        self.contents = contents
        self.shelf = contents.shelf
        self.settings = replace(settings, keys=allowed(settings.keys))
        self.where = where
        self.around = around
        self.lang = lang or settings.language
        """The language that is spoken; one named on the command line is not kept."""
        self.catalog = catalog or self.shelf.catalog(self.lang)
        self._filters: dict[str, LineFilter] = {ASCII: AsciiFilter(), LATIN: LatinFilter(), RICH: RichFilter()}
        self._choose()

    def _choose(self) -> None:
        """Pick what every painted line asks for; it changes with the settings alone."""
        wanted, environ = self.settings, self.around.environ
        self.glyphs = Glyphs(level_for(wanted.glyphs, environ, self.around.encoding))
        """The signs this terminal can show."""
        self.look = look_for(wanted.theme, environ, self.around.colours)
        """The colours this terminal can show."""
        self.pace = pace_for(wanted.pace, environ)
        """How fast things are shown."""

    def words_for(self, loaded: LoadedGame) -> Catalog:
        """The words of the app and of one game, in the language that is spoken if the game is there in it."""
        return self.shelf.catalog(self.lang, loaded)

    def not_whole(self, loaded: LoadedGame, said_in: str = ENGLISH) -> str:
        """One sentence if the game is not there in the language that is spoken; empty otherwise.

        On a screen of that game it is said in English, as everything there.
        """
        return self.shelf.not_whole(self.lang, loaded, said_in)

    def drawn_deal(self) -> tuple[int, str]:
        """Seed and salt of a deal nobody knows yet."""
        return secrets.randbits(64), secrets.token_hex(8)

    def change(self, **changes: Any) -> str:
        """Keep other settings; a line that says why they could not be written, if they could not."""
        self.settings = replace(self.settings, **changes)
        if "language" in changes:
            self.lang = self.settings.language
            self.catalog = self.shelf.catalog(self.lang)
        self._choose()
        fault = save(self.settings, self.where) if self.where else None
        return fault.said(self.catalog) if fault else ""

    def apply_to(self, app: BoxApp) -> None:
        """Dress an app, and translate everything it paints into the glyphs of the level."""
        dress(app, self.look)
        ours = self._filters.values()
        others = [one for one in app._filters if one not in ours]  # Textual has no public way to add a filter
        wanted = self._filters.get(self.glyphs.level)
        app._filters = [*others, wanted] if wanted else others
