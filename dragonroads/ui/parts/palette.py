"""The command palette, for people who press Enter more than once, and other keys before it is there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from inspect import unwrap

from textual import work
from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette
from textual.css.query import NoMatches


class Palette(CommandPalette):
    """Textual's own takes away whatever is in front when it is closed a second time; this one only itself."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Close, unless that has been done."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)
    async def _gather_commands(self, search_value: str) -> None:
        """Look for commands until the palette is taken away, of which a page that is turned does not tell it."""
        with suppress(NoMatches):  # one of its own parts that is gone
            await unwrap(CommandPalette._gather_commands)(self, search_value)

    def _action_command_list(self, action: str) -> None:
        """Move in the list, or take something of it; its pages are turned once it is laid out."""
        for commands in self.query(CommandList):
            if commands.scrollable_content_region or not action.startswith("page"):
                super()._action_command_list(action)

    def _action_cursor_down(self) -> None:
        """Open the list or move down in it, once it is there."""
        if self.query(CommandList):
            super()._action_cursor_down()


def once(act: Callable[[], object]) -> Callable[[], None]:
    """Something that is done the first time it is asked for, and never again."""
    todo = [act]

    def do() -> None:
        if todo:
            todo.pop()()

    return do
