"""The foot of every screen: a line for notices, and the keys that do something now, each of which can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span, cut, line_width
from dragonroads.ui.keys import KEYS
from dragonroads.ui.kit.notice_line import notice_line
from dragonroads.ui.parts.drawn import Drawn

DO = "do:"
"""The beginning of the places in a key bar; the rest is what is done."""
FEET = 2
"""Lines at the foot of every screen: one kept free for a notice, and the keys."""
MOST_TAKEN_BACK = 24
"""Cells for what a key would take back."""
REST = "palette"
"""The hint that leads to everything without one."""


class KeyBar(Drawn):
    """Hints that are always true: a screen says what can be done, the bar shows as much as fits."""

    DEFAULT_CSS = "KeyBar { dock: bottom; height: 2; }"

    def __init__(self) -> None:
        super().__init__(id="keys", tone="bar")
        self.hints: Sequence[str] = ()

    def offer(self, hints: Sequence[str]) -> None:
        """Show these hints; those that come first matter most."""
        self.hints = hints
        self.draw([*notice_line("", self.size.width), self._line(hints)])

    def on_resize(self) -> None:
        """More or fewer hints fit."""
        self.offer(self.hints)

    def _line(self, hints: Sequence[str]) -> Line:
        """As many hints as fit; the way to everything else is always there, at the right end."""
        rest = self._hint(REST) if REST in hints else []
        room = self.size.width - line_width(rest)
        shown: list[Span] = [Span(" ", "bar")]
        for hint in hints:
            one = self._hint(hint) if hint != REST else []
            if line_width(shown) + line_width(one) > room:
                break
            shown += one
        return (*shown, Span(" " * max(0, room - line_width(shown)), "bar"), *rest)

    def _hint(self, hint: str) -> list[Span]:
        """`choose`, or with other words for what it does here `choose:lay`, or with a name in them `undo:back=Moss`."""
        act, _, told = hint.partition(":")
        word, _, what = told.partition("=")
        label = self.box.say(f"ui.key.{word or act}", **({"what": cut(what, MOST_TAKEN_BACK)} if what else {}))
        key = "↑↓" if act == "move" else KEYS[act].label(self.box.settings.keys)
        place = f"{DO}{act}"
        return [Span(key, "bar_key", place), Span(f" {label}  ", "bar", place)]
