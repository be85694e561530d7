"""All saved tables: go on with one, look back at it, give it another name, or throw it away."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable, Sequence
from dataclasses import replace

from dragonroads.errors import DragonroadsError
from dragonroads.library.words import clean_text
from dragonroads.saves.finding import name_of, saves
from dragonroads.saves.keeping import delete_table, rename_table
from dragonroads.saves.listing import Standing, standing
from dragonroads.saves.opening import copy_of, look
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.saved_lines import Tables, place_of, saved_lines, trouble_of
from dragonroads.ui.home_cards import game_cards
from dragonroads.ui.keys import bindings
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.marking import Marks
from dragonroads.ui.opening import sit_down, watched_session
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.damaged import DamagedScreen
from dragonroads.ui.screens.name_entry import LONGEST, EntryScreen

SHOWN_ONE_BY_ONE, SHOWN_TOGETHER = 30, 10
"""A long list is not drawn anew for each of its tables."""


class SavedTablesScreen(EntryScreen):
    """The list grows while the tables are read; keys work all the while."""

    BINDINGS = bindings("rename", "delete", "replay")

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Standing] = []
        self.to_read = 0
        self.is_reading = True
        self.games: dict[str, str] = {}

    def on_mount(self) -> None:
        """Begin to read."""
        self.games = {one.id: one.name for one in game_cards(self.box.content.shelf, self.box.lang)}
        self.run_worker(self._read_all(), exit_on_error=False)

    async def _read_all(self) -> None:
        """One table after the other, the one last played first; each is played through to know how it stands."""
        paths = await asyncio.to_thread(saves)
        self.to_read = len(paths)
        self.show()
        for path in paths:
            one = await asyncio.to_thread(standing, path, self.box.content.contents)
            self.to_read -= 1
            self.found.append(one)
            if len(self.found) <= SHOWN_ONE_BY_ONE or self.to_read % SHOWN_TOGETHER == 0:
                self.show()
        self.is_reading = False
        self.show()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def top_lines(self) -> list[Line]:
        """The title, and how many are still to be read."""
        say = self.box.say
        note = "" if self.is_reading else say("ui.saved.count", n=len(self.found))
        note = say("ui.saved.reading", n=self.to_read) if self.to_read else note
        return [status_line(say("ui.home.saved"), say("ui.saved.kept"), note, self.size.width)]

    def body_lines(self, room: int, height: int) -> list[Line]:
        """A line for each table, and what can be said of the lit one."""
        empty = self.box.say("ui.home.looking" if self.is_reading else "cli.no_saves")
        tables = Tables(self.found, self.games, self.box.content.catalog, datetime.datetime.now(), empty)
        lines, self.top = saved_lines(tables, room, height, self.cursor, self.top)
        return lines

    def marks(self) -> Marks:
        """What is lit draws its own mark."""
        return Marks()

    def stops(self) -> Sequence[str]:
        """The tables."""
        return [place_of(one) for one in self.found]

    @property
    def here(self) -> Standing | None:
        """The table under the cursor."""
        return next((one for one in self.found if place_of(one) == self.cursor), None)

    def hints(self) -> Sequence[str]:
        """What can be done with the table under the cursor."""
        if self.entry is not None:
            return self.entry_hints()
        one = self.here
        if one is None:
            return ("back",)
        verb = "copy" if one.trouble else "result" if one.over else "go_on"
        first = [f"choose:{verb}"] if one.game else []
        look_back = ["replay:look" if one.trouble else "replay"] if one.game else []
        return (*first, *look_back, "rename", "delete", "back", "move", "palette")

    # --- doing ------------------------------------------------------------------------------------------------------

    def do(self, place: str) -> None:
        """Go on; a table that cannot go on does so in a copy, after one question."""
        one = self.here
        if one is None:
            return
        if not one.trouble:
            self._trying(lambda: sit_down(self.box, one.path))
        elif one.game:
            copy, watch = lambda: self._go_on_in_copy(one), lambda: self._watch(one)
            self.box.push_screen(DamagedScreen(one, lambda: self._trying(copy), lambda: self._trying(watch)))
        else:
            self.notice(trouble_of(one, self.box.words))

    def _go_on_in_copy(self, one: Standing) -> None:
        """Up to the line before the trouble; the file itself stays as it is."""
        copy = copy_of(look(one.path, self.box.content.contents), from_snapshot=False)
        sit_down(self.box, copy)

    def action_replay(self) -> None:
        """Look back at what happened, as far as it can be followed."""
        one = self.here
        if one is not None and one.game:
            self._trying(lambda: self._watch(one))

    def _watch(self, one: Standing) -> None:
        from dragonroads.ui.screens.chronicle import ChronicleScreen  # few people look back first

        session = watched_session(self.box.content, one.path)
        self.box.push_screen(ChronicleScreen(session))
        self.box.tell(self.box.content.not_whole(session.loaded))

    def action_rename(self) -> None:
        """Give the table under the cursor another name."""
        one = self.here
        if one is not None:
            self.ask(self.cursor, one.name, lambda text: self._rename(one, text))

    def _rename(self, one: Standing, text: str) -> None:
        path = rename_table(one.path, clean_text(text, LONGEST))
        self._replace(one, replace(one, path=path))
        self.notice(self.box.say("ui.saved.renamed", name=name_of(path)))

    def action_delete(self) -> None:
        """Throw the table under the cursor away, after one question."""
        one = self.here
        if one is not None:
            question = self.box.say("ui.saved.delete_sure", name=one.name)
            self.box.push_screen(ConfirmScreen(question, lambda: self._trying(lambda: self._delete(one))))

    def _delete(self, one: Standing) -> None:
        delete_table(one.path)
        self._replace(one, None)

    def _replace(self, one: Standing, other: Standing | None) -> None:
        """Another line for a table, or none; the cursor stays where it is."""
        at = self.found.index(one)
        self.found[at : at + 1] = [other] if other else []
        left = self.stops()
        self.cursor = left[min(at, len(left) - 1)] if left else ""
        self.show()

    def _trying(self, act: Callable[[], object]) -> None:
        try:
            act()
        except DragonroadsError as fault:
            self.notice(fault.said(self.box.say))
