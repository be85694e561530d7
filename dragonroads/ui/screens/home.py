"""The home screen: go on with the last table, start one of the games, or look around."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonroads.errors import ContentError, DragonroadsError
from dragonroads.saves.finding import saves
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.home_lines import CONTINUE, GAME, Home, home_lines
from dragonroads.ui.home_cards import GameCard, broken_card, game_cards, last_unfinished
from dragonroads.ui.keys import bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.screens.menu_screen import MenuScreen

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame
    from dragonroads.saves.listing import Standing

SHELF_FROM = (79, 24)
"""Columns and lines from which on boxes stand on a shelf; in a smaller window they are a list."""
AT_ONCE = 0.1
"""Seconds until tables and games are read: a thread that works would hold up the first frame."""


class HomeScreen(MenuScreen):
    """Opens at once with what the games announce; tables and rules are read while it is already there."""

    BINDINGS = bindings("saved", "settings", "rules")

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[GameCard] = []
        self.resume: Standing | None = None
        self.is_looking = False
        self._language = ""
        self._wants_resume = False
        self._games: dict[str, LoadedGame] = {}
        self._in_hand = ""

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
        """Name, strip, shelf, and what is lit."""
        names = {one.id: one.name for one in self.cards}
        game = names.get(self.resume.game, self.resume.game) if self.resume else ""
        home = Home(self.box.title, self.cards, self.resume, game, self.is_looking, self._last_time())
        return home_lines(home, self.box.content.catalog, room, height, self.cursor)

    def _last_time(self) -> str:
        """Who sat at the game in hand last time."""
        last = self.box.settings.tables.get(self.cursor.removeprefix(GAME))
        return ", ".join(name for name, _who in last.seats) if last else ""

    def stops(self) -> Sequence[str]:
        """The table to go on with, then the boxes."""
        first = [CONTINUE] if self.resume or self.is_looking else []
        return [*first, *self._boxes()]

    def _boxes(self) -> list[str]:
        return [GAME + one.id for one in self.cards]

    def marks(self) -> Marks:
        """Everything draws its own mark."""
        return Marks()

    def hints(self) -> Sequence[str]:
        """What the cursor stands on decides what Enter does."""
        if self.cursor == CONTINUE:
            around = ["down:boxes"] if self.cards else []
        else:
            around = ["right:box", *(["up:go_on"] if self.stops()[0] == CONTINUE else [])]
        rules = ["rules"] if self.cursor.startswith(GAME) and not self._is_broken(self.cursor) else []
        return (f"choose:{self._verb()}", *around, "saved", "settings", *rules, "leave:quit", "palette")

    def _verb(self) -> str:
        return "go_on" if self.cursor == CONTINUE else "new_table"

    def _is_broken(self, place: str) -> bool:
        return any(one.is_broken and GAME + one.id == place for one in self.cards)

    # --- moving -----------------------------------------------------------------------------------------------------

    def action_up(self) -> None:
        """From the shelf to the table to go on with; in a list to the box above."""
        stops = self.stops()
        if self._is_list and self.cursor != stops[0]:
            self.step(-1)
        elif stops and stops[0] == CONTINUE:
            self.go(CONTINUE)

    def action_down(self) -> None:
        """From the table to go on with to the box last in hand; in a list to the box below."""
        if self.cursor != CONTINUE:
            self.step(1 if self._is_list else 0)
        elif self.cards:
            self.go(self._in_hand if self._in_hand in self.stops() else self._boxes()[0])

    def action_left(self) -> None:
        """The box before; the ends are ends."""
        self._along(-1)

    def action_right(self) -> None:
        """The next box."""
        self._along(1)

    def _along(self, by: int) -> None:
        boxes = self._boxes()
        if self.cursor in boxes:
            self.go(boxes[max(0, min(boxes.index(self.cursor) + by, len(boxes) - 1))])

    def go(self, place: str) -> None:
        """Remember which box was in hand."""
        super().go(place)
        if self.cursor.startswith(GAME):
            self._in_hand = self.cursor

    @property
    def _is_list(self) -> bool:
        """Whether the window is too small for a shelf."""
        return self.size.width < SHELF_FROM[0] or self.size.height < SHELF_FROM[1]

    # --- doing ------------------------------------------------------------------------------------------------------

    def do(self, place: str) -> None:
        """Go on, set a table, or open another screen."""
        if place == CONTINUE:
            self._go_on()
        else:
            self._set_table(place.removeprefix(GAME))

    def _go_on(self) -> None:
        if self.resume is None:
            self._wants_resume = self.is_looking
            return
        from dragonroads.ui.opening import sit_down

        try:
            sit_down(self.box, self.resume.path)
        except DragonroadsError as fault:
            self.notice(fault.said(self.box.say))

    # The other screens are imported when they are wanted: home is to be there at once.

    def action_saved(self) -> None:
        """All tables there are."""
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
            self.notice(fault.said(self.box.say))
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
