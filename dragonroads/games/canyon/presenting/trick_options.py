"""Options of tricks: whom or what each of them is played on, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.grid import TILE, Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.chances import ChanceWords
from dragonroads.games.canyon.presenting.facts import holders
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.prospects import ProspectWords
from dragonroads.games.canyon.presenting.stakes import StakeWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Label

Told = tuple[str, str]
"""Name and effect of an option."""


class TrickOptions:
    """Words of tricks: `parts` are the target, and where it goes or what else is hit."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._pieces = PieceWords(words)
        self._chances = ChanceWords(words)
        self._prospects = ProspectWords(words)
        self._stakes = StakeWords(words)
        self._tricks: Mapping[str, Callable[[Canyon, Seat, Sequence[str]], Told]] = {
            "leap": self._leap,
            "mirage": self._mirage,
            "updraft": self._updraft,
            "scent": self._scent,
            "muster": self._muster,
        }

    def label(self, view: Canyon, seat: Seat, trick: str, parts: Sequence[str]) -> Label:
        """A trick with its target, or with as much of it as has been picked."""
        text, effect = self._tricks[trick](view, seat, parts)
        tile = parts[1] if trick == "mirage" and len(parts) > 1 else parts[0]
        return Label(text, effect, f"tile:{tile}")

    def _target(self, view: Canyon, seat: Seat, name: str) -> str:
        """`B3, Ben's hidden hero`; where nobody stands, `B3 Quarry`."""
        here = self._pieces.at(view, TILE[name], seat)
        return self.words.say("target", tile=name, who=here) if here else self.words.tile(view, name)

    def _moved(self, view: Canyon, seat: Seat, start: Tile, goal: Tile) -> str:
        """What a hero who goes from tile to tile does to the rows."""
        after = holders(view)
        after[goal] = after.pop(start)
        return self._prospects.rows(view, seat, after)

    # --- one by one -------------------------------------------------------------------------------------------------

    def _leap(self, view: Canyon, seat: Seat, parts: Sequence[str]) -> Told:
        say, tile = self.words.say, TILE[parts[0]]
        text = say("trick.leap", target=self._target(view, seat, parts[0]))
        lands = self._prospects.harvest(view, tile)
        if not view.taken >> tile & 1:
            return text, self.words.parts([say("trick.leap.free"), lands])
        odds = self._chances.attack(view, view.deployed, tile)
        stakes = self._stakes.told(view, tile)
        return text, self.words.parts([odds, say("trick.leap.won", lands=lands), stakes])

    def _mirage(self, view: Canyon, seat: Seat, parts: Sequence[str]) -> Told:
        say, start = self.words.say, TILE[parts[0]]
        bones = say("trick.bones_stay", n=view.bones) if start == view.canyon and view.bones else ""
        if len(parts) == 1:
            return self._target(view, seat, parts[0]), self.words.parts([say("trick.mirage.from"), bones])
        goal = TILE[parts[1]]
        text = say("trick.mirage", start=parts[0], tile=self.words.tile(view, goal))
        who = self._pieces.at(view, start, seat)
        effect = [say("trick.mirage.effect", who=who), self._prospects.harvest(view, goal)]
        return text, self.words.parts([*effect, self._moved(view, seat, start, goal), bones])

    def _updraft(self, view: Canyon, seat: Seat, parts: Sequence[str]) -> Told:
        say, start, goal = self.words.say, view.deployed, TILE[parts[0]]
        kind = view.gives[start]
        now = say("trick.updraft.now", tokens=self.words.some(kind, 1)) if kind >= 0 and view.supply[kind] else ""
        text = say("trick.updraft", tile=self.words.tile(view, goal))
        moved = self._moved(view, seat, start, goal)
        return text, self.words.parts([now, self._prospects.harvest(view, goal), moved])

    def _scent(self, view: Canyon, seat: Seat, parts: Sequence[str]) -> Told:
        say, first = self.words.say, self._target(view, seat, parts[0])
        if len(parts) == 1:
            return first, say("trick.scent.effect")
        if not parts[1]:
            return say("trick.scent.one", target=first), say("trick.scent.effect")
        second = self._target(view, seat, parts[1])
        return say("trick.scent.two", target=first, other=second), say("trick.scent.both")

    def _muster(self, view: Canyon, seat: Seat, parts: Sequence[str]) -> Told:
        say, tile = self.words.say, TILE[parts[0]]
        stays = say("trick.bones_stay", n=view.bones) if tile == view.canyon and view.bones else ""
        effect = self.words.parts([say("trick.muster.effect"), stays])
        return say("trick.muster", target=self._target(view, seat, parts[0])), effect
