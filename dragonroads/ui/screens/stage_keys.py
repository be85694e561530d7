"""The keys of a table that mean whatever goes on there: they are handed to its stage."""

from __future__ import annotations

from textual import events

from dragonroads.ui.keys import bindings
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.stages.stage import Stage

FAR = 1000
"""Pages up or down to the ends of every list."""


class StageKeys(BoxScreen):
    """A screen on which one stage goes on at a time."""

    BINDINGS = bindings(
        *("up", "down", "left", "right", "page_up", "page_down", "first", "last", "more", "less", "choose", "back"),
        *("next_legal", "previous_legal", "jump", "about", "undo", "filter"),
    )
    stage: Stage

    def on_key(self, event: events.Key) -> None:
        """Letters of a search and numbers of options come before commands; any key ends what is being watched."""
        if not self.is_small and self.stage.take_key(event):
            event.stop()
            event.prevent_default()

    def action_up(self) -> None:
        """Up the list, or on the board."""
        self.stage.move(0, -1)

    def action_down(self) -> None:
        """Down the list, or on the board."""
        self.stage.move(0, 1)

    def action_left(self) -> None:
        """Left on the board."""
        self.stage.move(-1, 0)

    def action_right(self) -> None:
        """Right on the board."""
        self.stage.move(1, 0)

    def action_page_up(self) -> None:
        """A page up the list."""
        self.stage.page_by(-1)

    def action_page_down(self) -> None:
        """A page down the list."""
        self.stage.page_by(1)

    def action_first(self) -> None:
        """The first option."""
        self.stage.page_by(-FAR)

    def action_last(self) -> None:
        """The last option."""
        self.stage.page_by(FAR)

    def action_next_legal(self) -> None:
        """The next open option."""
        self.stage.legal(1)

    def action_previous_legal(self) -> None:
        """The previous open option."""
        self.stage.legal(-1)

    def action_more(self) -> None:
        """A larger amount."""
        self.stage.amount(1)

    def action_less(self) -> None:
        """A smaller amount."""
        self.stage.amount(-1)

    def action_pace(self) -> None:
        """Things are shown faster, as + does while something is shown."""
        self.stage.amount(1)

    def action_choose(self) -> None:
        """Take what the cursor stands on."""
        self.stage.choose()

    def action_tick(self) -> None:
        """Add what the cursor stands on to the ticks, or take it away again."""
        self.stage.tick()

    def action_filter(self) -> None:
        """Look for a word in the options."""
        self.stage.search("filter")

    def action_jump(self) -> None:
        """Go to the option whose name or number is typed."""
        self.stage.search("jump")

    def action_undo(self) -> None:
        """Take the last answer back, as far as that goes."""
        self.stage.undo()

    def action_about(self) -> None:
        """Everything about what the cursor stands on."""
        self.stage.explain()
