"""The app: one box of games, one stack of screens, and everything all screens share."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import App, ComposeResult, SystemCommand
from textual.binding import Binding
from textual.driver import Driver
from textual.screen import Screen

from dragonroads.engine.line import Line
from dragonroads.settings import Settings
from dragonroads.ui import textual_themes
from dragonroads.ui.box import Box
from dragonroads.ui.computers import Computers
from dragonroads.ui.deaf import Ears
from dragonroads.ui.first_frame import FirstFrame
from dragonroads.ui.glyphs import Glyphs
from dragonroads.ui.keys import KEYS
from dragonroads.ui.parts.palette import Palette, once
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.themes import LOOKS, Look

if TYPE_CHECKING:
    from dragonroads.library.words import Catalog
    from dragonroads.ui.director import Director
    from dragonroads.ui.session import Session

_FONT = re.compile(r"@font-face\s*\{[^}]*\}\s*")
_FONT_FAMILY = re.compile(r"font-family:\s*[^;]*;")
OUR_FONT = "font-family: 'DejaVu Sans Mono', 'Fira Code', monospace;"

MOST_WAITS = 100
"""How often a notice waits for its screen before it is said on whatever is there."""

Opening = Callable[["BoxApp"], None]
"""Turns an app to its first screen."""


class BoxApp(App[None]):
    """The terminal app. Screens ask it for words, looks and the next screen; it holds no game."""

    CSS = f"Screen {{ background: $background; }} {textual_themes.CSS}"
    ALLOW_SELECT = False
    ENABLE_COMMAND_PALETTE = True
    BINDINGS = [
        Binding(KEYS["quit"].keys, "quit", show=False, priority=True, id="quit"),
        Binding(KEYS["curtain"].keys, "curtain", show=False, priority=True, id="curtain"),
        Binding(KEYS["theme"].keys, "theme", show=False, id="theme"),
    ]

    def __init__(self, box: Box, opening: Opening, notice: str = "") -> None:
        self.content = box
        super().__init__()
        self.title = box.catalog.say("app.name")
        self._opening = opening
        self._notice = notice
        self.computers = Computers(self)
        self.ears = Ears()
        """For how long nothing is decided when something new has come."""
        self.director: Director | None = None
        """Leads the table that is being played, if one is."""
        self._last: Session | None = None
        self.first_frame = FirstFrame()
        self._pages = 0
        self._page = ""
        self._turned: Screen[Any] | None = None
        """The screen the latest page begins with, which may not stand yet."""
        self.set_keymap(dict(box.settings.keys))
        box.apply_to(self)

    # --- what screens ask for ---------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """What people have chosen for this app."""
        return self.content.settings

    @property
    def look(self) -> Look:
        """The present colours."""
        return self.content.look

    @property
    def glyphs(self) -> Glyphs:
        """The present signs."""
        return self.content.glyphs

    @property
    def lang(self) -> str:
        """The language that is spoken."""
        return self.content.lang

    @property
    def words(self) -> Catalog:
        """The words of everything that is on the screen: those of its game, if it is about one.

        A game that is not there in the language of the box is English as a whole, key bar and notices included.
        """
        shown = [screen for screen in self._screen_stack if isinstance(screen, BoxScreen)]
        own = next((screen.spoken for screen in reversed(shown) if screen.spoken), None)
        return own or (self.director.session.catalog if self.director else self.content.catalog)

    def say(self, key: str | Line, **values: object) -> str:
        """The app's own words: a line that a screen declares."""
        return self.words.say(key, **values)

    def tell(self, sentence: str) -> None:
        """Say something as soon as the screen that is being built stands: until then it would be lost with another."""
        if sentence:
            self.call_after_refresh(self._tell, sentence, MOST_WAITS)

    def _tell(self, sentence: str, waits: int) -> None:
        front = self.screen
        stands = isinstance(front, BoxScreen) and front.is_whole and self._turned in (None, self.page)
        if stands or not waits:
            self.notify(sentence)
        else:
            self.call_after_refresh(self._tell, sentence, waits - 1)

    # --- one page after another -------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Show the first screen."""
        self._opening(self)
        self.tell(self._notice)

    def compose(self) -> ComposeResult:
        """Nothing lies below the first screen."""
        return ()

    def turn_to(self, screen: Screen[Any]) -> None:
        """Begin a new page: this screen replaces every screen there is, and nothing of the old ones can be seen."""
        before, self._pages = self._page, self._pages + 1
        self._page, self._turned = f"page-{self._pages}", screen
        # A fresh screen is dressed when it is mounted; Textual would first read every style of the app again, twice.
        screen._css_update_count = self._css_update_count
        self.first_frame.wait()
        self.add_mode(self._page, lambda: screen)
        self.switch_mode(self._page)
        if before:
            self.remove_mode(before)

    async def on_event(self, event: events.Event) -> None:
        """What was typed or clicked before people could see the page was not meant for it; F9 always is.

        Once people leave, nothing is meant any more.
        """
        has_left = self._exit and isinstance(event, events.InputEvent)
        if not has_left and not self.first_frame.is_too_early(event):
            await super().on_event(event)

    def delay_update(self, delay: float = 0.02) -> None:
        """Hold the screen still while a new page is laid out; Textual's own 50 ms would be felt at every curtain."""
        if self._pages > 1:  # there is nothing on the screen yet that the first page would have to replace at once
            super().delay_update(delay)

    @property
    def page(self) -> Screen[Any]:
        """The screen the present page began with."""
        return self.screen_stack[0]

    def play(self, session: Session) -> None:
        """Sit down at a table."""
        from dragonroads.ui.director import Director  # it knows the screens of a table, which know this app

        self.director, self._last = Director(self, session), session
        self.director.go_on()

    @property
    def unfinished(self) -> str:
        """The name of the table people sat at last, if they can go on with it."""
        last = self._last
        return last.name if last and not last.match.over and (not last.path or last.path.exists()) else ""

    @property
    def farewell(self) -> str:
        """What has to be said about the file of that table, now that it is closed."""
        return self._last.farewell if self._last else ""

    def go_back(self) -> None:
        """Take the front screen away; the last one of a page leads home."""
        if len(self.screen_stack) > 1:
            self.pop_screen()
        elif self.director:
            self.director.leave()
        else:
            self.go_home()

    def go_home(self) -> None:
        """Begin with the home screen again."""
        from dragonroads.ui.screens.home import HomeScreen  # home leads everywhere, and everywhere leads home

        self.turn_to(HomeScreen())

    def action_curtain(self) -> None:
        """Cover the screen at once."""
        if self.director:
            self.director.drop_curtain()

    def action_command_palette(self) -> None:
        """Everything that can be done, unless a curtain is up."""
        if isinstance(self.screen, BoxScreen) and self.screen.has_palette:
            self.push_screen(Palette(placeholder=self.say("ui.palette")))

    # --- looks ------------------------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Keep other settings and show everything in them."""
        if fault := self.content.change(**changes):
            self.notify(fault)
        self.content.apply_to(self)
        self.set_keymap(dict(self.settings.keys))
        if "language" in changes and self.director:
            self._speak_at(self.director.session)
        if isinstance(self.screen, BoxScreen):
            self.screen.show()
        self.screen.refresh(layout=True)

    def _speak_at(self, session: Session) -> None:
        """The table goes on in the language of the box; a game that is not whole in it is played in English."""
        session.speak(self.content.words_for(session.loaded))
        for screen in self.screen_stack:
            if isinstance(screen, BoxScreen):
                screen.reword()
        self.tell(self.content.not_whole(session.loaded, said_in=self.lang))

    def action_theme(self) -> None:
        """The next look."""
        names = list(LOOKS)
        at = names.index(self.look.name) if self.look.name in names else 0
        self.change(theme=names[(at + 1) % len(names)])
        self.notify(self.say("ui.look_now", look=self.say(f"ui.settings.theme.{self.look.name}")))

    # --- what Textual would do otherwise ----------------------------------------------------------------------------

    def get_driver_class(self) -> type[Driver]:
        """A terminal may send anything; on Windows Textual reads whole keys."""
        if sys.platform == "win32":
            return super().get_driver_class()
        from dragonroads.ui.driver import TerminalDriver  # it cannot be imported on Windows

        return TerminalDriver

    def notify(self, message: str, *_: Any, **__: Any) -> None:
        """A notice is a line of the screen in front; a toast could outlive the screen it was meant for."""
        if isinstance(self.screen, BoxScreen):
            self.screen.notice(message)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette holds what the screen in front can do; nothing of it writes files or shows what is hidden."""
        for act in dict.fromkeys(screen.active_bindings[key].binding.action for key in screen.active_bindings):
            name, told = f"ui.key.{act}", f"ui.act.{act}"
            if act in KEYS and self.words.has(told):
                key = KEYS[act].label(self.settings.keys)
                title = f"{self.say(name)} ({key})"
                yield SystemCommand(title, self.say(told), once(self._doing(screen, act)))
        if isinstance(screen, BoxScreen):
            yield from (command._replace(callback=once(command.callback)) for command in screen.commands())

    def _doing(self, screen: Screen[Any], act: str) -> Callable[[], None]:
        def do() -> None:
            self.call_later(screen.run_action, act)

        return do

    def action_help_quit(self) -> None:
        """Ctrl+C leaves nothing and loses nothing: say how to leave."""
        self.notify(self.say("ui.how_to_quit"))

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """A picture of the screen that asks no other host for its font."""
        picture = super().export_screenshot(title=title, simplify=simplify)
        return _FONT_FAMILY.sub(OUR_FONT, _FONT.sub("", picture))

    def _handle_exception(self, error: Exception) -> None:
        """A fault ends the app without a page of code; whoever started it says in one line what happened."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self._close_messages_no_wait()

    @property
    def fault(self) -> Exception | None:
        """What ended the app, if it did not end by itself."""
        return self._exception
