"""What a card does, as content calls it: `effect: {spring_trap: {}}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dragonroads.library.thing import Thing

if TYPE_CHECKING:
    from dragonroads.engine.table import Seat
    from dragonroads.games.draghan.model import Race, RaceTable, Slot


class Effect(Thing):
    """What a card does: the fields are what `cards.yaml` writes, `value` is the number printed on the card."""

    usual: ClassVar[float] = 0.0
    """How far it brings the owner of the row ahead, in spaces: a rough guess for advisers, which no rule reads."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        """The rule: the card is carried out for a seat, from a slot of its row or beside the rows."""
        raise NotImplementedError(f"{type(self).__name__} does nothing yet")

    def worth(self, race: Race, owner: Seat) -> float:
        """What it is worth to the owner of the row as the race stands now."""
        return self.usual
