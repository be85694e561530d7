"""Where somebody is in a story: at an entry, in a scene that is watched again, or typing the number of an entry."""

from __future__ import annotations

from dragonroads.ui.scenes.reel import Reel
from dragonroads.ui.scenes.scene import as_scene
from dragonroads.ui.tape import Tape

MOST_DIGITS = 6


class Reading:
    """A cursor in a story, which may still be gathered."""

    def __init__(self) -> None:
        self.tape: Tape | None = None
        self.at = 0
        self.typed = ""
        """The number that is being typed."""
        self.reel: Reel | None = None
        """The scene that is being watched again."""

    def take(self, tape: Tape) -> None:
        """Another story, at the same moment of the game; the first one is opened at its newest scene."""
        before, self.tape = self.tape, tape
        self.at = tape.same_as(before, self.at) if before else tape.newest_scene
        self.reel = None

    def seek(self, at: int) -> None:
        """Go to an entry."""
        if self.tape:
            self.at = self.tape.within(at)
        self.typed, self.reel = "", None

    def read(self, by: int) -> None:
        """So many entries on or back; one beat where a scene is watched."""
        if self.reel is None:
            self.seek(self.at + by)
        elif by < 0:
            self.reel.back()
        else:
            self.reel.forward()

    def turn(self, by: int) -> None:
        """To the next chapter, to the beginning of this one or the one before; one beat where a scene is watched."""
        if self.reel is not None:
            self.read(by)
        else:
            self.seek(self._chapter(by))

    def leads(self, by: int) -> bool:
        """Whether there is a chapter to turn to."""
        return self._chapter(by) != self.at

    def _chapter(self, by: int) -> int:
        """The entry with which the next chapter begins, or this one or the one before."""
        if self.tape is None:
            return self.at
        return self.tape.within(self.tape.next_chapter(self.at) if by > 0 else self.tape.previous_chapter(self.at))

    def choose(self) -> None:
        """Go to the number that was typed; otherwise watch the scene or step from its beginning, beat by beat."""
        if self.typed:
            self.seek(int(self.typed) - 1)
        elif self.reel is not None:
            self.reel = self.reel if self.reel.on() else None
        elif self.tape and self.tape.steps:
            self.reel = Reel([as_scene(self.tape.steps[self.at].told)])

    def back(self) -> bool:
        """No number, or out of the scene that is watched; whether there was something to leave."""
        had = bool(self.typed) or self.reel is not None
        self.typed, self.reel = "", None
        return had

    def type(self, key: str, letter: str) -> bool:
        """Digits are the number of an entry; whether a key was meant for it."""
        if letter.isascii() and letter.isdigit():
            self.typed = (self.typed + letter)[:MOST_DIGITS]
        elif key == "backspace" and self.typed:
            self.typed = self.typed[:-1]
        else:
            return False
        return True
