"""The home screen: go on with the last table, start one of the games, or look around."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonroads.errors import ContentError, DragonroadsError
from dragonroads.saves.finding import saves
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.home_lines import ACTS, CONTINUE, GAME, Home, home_lines, middles
from dragonroads.ui.home_cards import GameCard, broken_card, game_cards, last_unfinished
from dragonroads.ui.keys import bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.neighbours import neighbour
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.menu_screen import MenuScreen

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame
    from dragonroads.saves.listing import Standing

AT_ONCE = 0.1
"""Seconds until tables and games are read: a thread that works would hold up the first frame."""


class HomeScreen(MenuScreen):
    """Opens at once with what the games announce; tables and rules are read while it is already there."""

    BINDINGS = bindings("settings", "rules")

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[GameCard] = []
        self.resume: Standing | None = None
        self.is_looking = False
        self._language = ""
        self._wants_resume = False
        self._games: dict[str, LoadedGame] = {}

    def on_mount(self) -> None:
        """See what is there, and read the rest while people look."""
        self._read_cards()
        self._look()
        self.cursor = CONTINUE if self.is_looking else ""

    def on_screen_resume(self) -> None:
        """Tables may have come or gone, and the language may be another, while another screen was in front."""
        if self._language and self._language != self.box.lang:
            self._read_cards()
        if self.resume and not self.resume.path.exists():
            self._look()

    # --- reading ----------------------------------------------------------------------------------------------------

    def _read_cards(self) -> None:
        self._language = self.box.lang
        self.cards = game_cards(self.box.content.shelf, self._language)

    def _look(self) -> None:
        """Read tables and games beside the screen; a file that nobody can read must not keep people from home."""
        self.resume, self.is_looking = None, bool(saves())
        self.run_worker(self._look_around(), exclusive=True, exit_on_error=False)

    async def _look_around(self) -> None:
        """Find the table to go on with, then open the games, so that mistakes show and Enter need not wait."""
        await asyncio.sleep(AT_ONCE)
        if self.is_looking:
            found = await asyncio.to_thread(last_unfinished, self.box.content.contents)
            self._found(found)
        for one in [one for one in self.cards if not one.is_broken and one.id not in self._games]:
            try:
                self._games[one.id] = await asyncio.to_thread(self.box.content.shelf.open, one.id)
            except DragonroadsError:
                self._mark_broken(one.id)

    def _found(self, one: Standing | None) -> None:
        self.is_looking, self.resume = False, one
        self.show()
        if self._wants_resume and self.is_current and self.cursor == CONTINUE:
            self._go_on()
        self._wants_resume = False

    def _mark_broken(self, game: str) -> None:
        self.cards = [broken_card(game) if one.id == game else one for one in self.cards]
        self.show()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def body_lines(self, room: int, height: int) -> list[Line]:
        """Name, cards and the rest."""
        names = {one.id: one.name for one in self.cards}
        game = names.get(self.resume.game, self.resume.game) if self.resume else ""
        home = Home(self.box.title, self.cards, self.resume, game, self.is_looking)
        return home_lines(home, self.box.content.catalog, room, height, self.cursor)

    def stops(self) -> Sequence[str]:
        """The table to go on with, the games, the rest."""
        first = [CONTINUE] if self.resume or self.is_looking else []
        return [*first, *(GAME + one.id for one in self.cards), *ACTS]

    def marks(self) -> Marks:
        """Cards draw their own frame; what stands in the row is marked."""
        return Marks(cursor=self.cursor if self.cursor in ACTS else "")

    def hints(self) -> Sequence[str]:
        """What the cursor stands on decides what Enter does."""
        rules = ["rules"] if self.cursor.startswith(GAME) and not self._is_broken(self.cursor) else []
        return ("move", f"choose:{self._verb()}", *rules, "settings", "leave:quit", "palette")

    def _verb(self) -> str:
        return "go_on" if self.cursor == CONTINUE else "new_table" if self.cursor.startswith(GAME) else "open"

    def _is_broken(self, place: str) -> bool:
        return any(one.is_broken and GAME + one.id == place for one in self.cards)

    # --- moving -----------------------------------------------------------------------------------------------------

    def _towards(self, dx: int, dy: int) -> None:
        """To the next place in a direction, as it is drawn."""
        centres = middles(self.query_one("#body", Drawn).lines)
        level = centres[self.cursor][1]
        # Sideways one stays in the row one is in, even if something in another row is nearer.
        places = [one for one in self.stops() if one in centres and (dy or centres[one][1] == level)]
        there = neighbour(centres, places, self.cursor, dx, dy)
        # From the cards one comes to the beginning of the row below them, whatever its middle is nearest to.
        self.go(ACTS[0] if there in ACTS and self.cursor not in ACTS else there)

    def action_up(self) -> None:
        """The place above."""
        self._towards(0, -1)

    def action_down(self) -> None:
        """The place below."""
        self._towards(0, 1)

    def action_left(self) -> None:
        """The place at the left."""
        self._towards(-1, 0)

    def action_right(self) -> None:
        """The place at the right."""
        self._towards(1, 0)

    # --- doing ------------------------------------------------------------------------------------------------------

    def do(self, place: str) -> None:
        """Go on, set a table, or open another screen."""
        if place == CONTINUE:
            self._go_on()
        elif place.startswith(GAME):
            self._set_table(place.removeprefix(GAME))
        elif place == "saved":
            self._list_tables()
        elif place == "settings":
            self.action_settings()
        else:
            self.action_leave()

    def _go_on(self) -> None:
        if self.resume is None:
            self._wants_resume = self.is_looking
            return
        from dragonroads.ui.opening import sit_down

        try:
            sit_down(self.box, self.resume.path)
        except DragonroadsError as fault:
            self.notice(str(fault))

    # The other screens are imported when they are wanted: home is to be there at once.

    def _list_tables(self) -> None:
        from dragonroads.ui.screens.saved_tables import SavedTablesScreen

        self.box.push_screen(SavedTablesScreen())

    def _set_table(self, game: str) -> None:
        from dragonroads.ui.screens.new_table import NewTableScreen

        if loaded := self._opened(game):
            self.box.push_screen(NewTableScreen(loaded))

    def _opened(self, game: str) -> LoadedGame | None:
        """The game, or one line about why there is none."""
        try:
            return self._games.get(game) or self.box.content.shelf.open(game)
        except ContentError:
            self._mark_broken(game)
            self.notice(self.box.say("cli.broken_game", game=game.replace("_", "-")))
        except DragonroadsError as fault:
            self.notice(str(fault))
        return None

    def action_settings(self) -> None:
        """How everything looks, and which keys do what."""
        from dragonroads.ui.screens.settings import SettingsScreen

        self.box.push_screen(SettingsScreen())

    def action_rules(self) -> None:
        """The rule book of the game under the cursor."""
        from dragonroads.ui.screens.rules import RulesScreen

        if self.cursor.startswith(GAME) and (loaded := self._opened(self.cursor.removeprefix(GAME))):
            self.box.push_screen(RulesScreen(loaded, self.box.content.words_for(loaded)))
            self.box.tell(self.box.content.not_whole(loaded))

    def action_leave(self) -> None:
        """Home is where one leaves from."""
        self.box.exit()

    def action_back(self) -> None:
        """There is no step back from home."""
