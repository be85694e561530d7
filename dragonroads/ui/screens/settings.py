"""The settings: every change shows at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings import settings_lines as drawing
from dragonroads.ui.drawings.settings_lines import KEY, LOOKS, RESET, Shown
from dragonroads.ui.keys import KEYS, bindings, written_key
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.marking import Marks
from dragonroads.ui.screens.menu_screen import MenuScreen


class SettingsScreen(MenuScreen):
    """Looks, motion, language, mouse and keys."""

    BINDINGS = bindings("delete")

    def __init__(self) -> None:
        super().__init__()
        self.languages: dict[str, str] = {}
        self.waiting = ""
        """What gets the key that is pressed next."""

    def on_mount(self) -> None:
        """Ask every language for its name."""
        shelf = self.box.content.shelf
        known = sorted(shelf.languages())
        self.languages = {one: shelf.catalog(one).say("ui.settings.language.name") for one in known}

    @property
    def spoken(self) -> Catalog:
        """The words of the box, over a table too: another language shows here at once."""
        return self.box.content.catalog

    @property
    def shown(self) -> Shown:
        """The settings with what is needed to tell them."""
        content = self.box.content
        return Shown(
            content.settings, content.catalog, self.languages, content.glyphs.chosen, written_key, self.waiting
        )

    # --- drawing ----------------------------------------------------------------------------------------------------

    def top_lines(self) -> list[Line]:
        """The title."""
        say = self.box.say
        return [status_line(say("ui.home.settings"), say("ui.settings.at_once"), "", self.size.width)]

    def body_lines(self, room: int, height: int) -> list[Line]:
        """The whole list, and what is lit."""
        lines, self.top = drawing.settings_lines(self.shown, room, height, self.cursor, self.top)
        return lines

    def marks(self) -> Marks:
        """What is lit draws its own mark."""
        return Marks()

    def stops(self) -> Sequence[str]:
        """Looks first, then keys."""
        return drawing.stops(self.box.content.catalog)

    def hints(self) -> Sequence[str]:
        """What can be done with the setting under the cursor."""
        if self.waiting:
            return ("back:give_up",)
        if self.cursor in LOOKS:
            return ("move", "right:change", "back", "palette")
        if self.cursor == RESET:
            return ("move", "choose:reset", "back", "palette")
        own = ["delete:usual_key"] if self._action() in self.box.settings.keys else []
        first = [] if KEYS[self._action()].fixed else ["choose:new_key"]
        return ("move", *first, *own, "back", "palette")

    def _action(self) -> str:
        return self.cursor.removeprefix(KEY)

    # --- changing ---------------------------------------------------------------------------------------------------

    def change(self, place: str, step: int) -> None:
        """The next value of a setting."""
        if place not in LOOKS:
            return
        values = drawing.values_of(place, list(self.languages))
        now = getattr(self.box.settings, place)
        at = values.index(now) if now in values else 0
        self.box.change(**{place: values[(at + step) % len(values)]})

    def do(self, place: str) -> None:
        """The next value, another key, or the usual keys again."""
        if place == RESET:
            self.box.change(keys={})
            self.notice(self.box.say("ui.settings.reset_done"))
        elif place.startswith(KEY):
            self._wait_for_key()
        else:
            self.change(place, 1)

    def _wait_for_key(self) -> None:
        if KEYS[self._action()].fixed:
            self.notice(self.box.say("ui.settings.fixed"))
        else:
            self.waiting = self._action()
            self.show()

    def on_key(self, event: events.Key) -> None:
        """While a key is waited for, the next one is it; Esc changes nothing."""
        if not self.waiting:
            return
        event.stop()
        event.prevent_default()
        name, self.waiting = self.waiting, ""
        if event.key != "escape":
            self._take(name, event.key)
        self.show()

    def _take(self, name: str, pressed: str) -> None:
        """Give something another key, unless the key is taken."""
        other = drawing.clash(name, pressed, self.box.settings.keys)
        say, label = self.box.say, written_key(pressed)
        if other == "fixed":
            self.notice(say("ui.settings.key_fixed", pressed=label))
        elif other:
            self.notice(
                say("ui.settings.key_taken", pressed=label, what=drawing.name_of_key(other, self.box.content.catalog))
            )
        else:
            others = {one: key for one, key in self.box.settings.keys.items() if one != name}
            usual = pressed == KEYS[name].keys
            self.box.change(keys=others if usual else {**others, name: pressed})

    def action_delete(self) -> None:
        """The usual key again for what the cursor stands on."""
        if self._action() in self.box.settings.keys:
            keys = self.box.settings.keys
            self.box.change(keys={name: key for name, key in keys.items() if name != self._action()})

    def action_back(self) -> None:
        """One step back: a key is not waited for any longer, or the screen is left."""
        if self.waiting:
            self.waiting = ""
            self.show()
        else:
            super().action_back()
