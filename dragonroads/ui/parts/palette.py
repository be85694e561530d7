"""The command palette, for people who press Enter more than once."""

from __future__ import annotations

from collections.abc import Callable

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class Palette(CommandPalette):
    """Textual's own takes away whatever is in front when it is closed a second time; this one only itself."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Close, unless that has been done."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()


def once(act: Callable[[], object]) -> Callable[[], None]:
    """Something that is done the first time it is asked for, and never again."""
    todo = [act]

    def do() -> None:
        if todo:
            todo.pop()()

    return do
