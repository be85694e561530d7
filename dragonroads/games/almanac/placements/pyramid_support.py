"""Stones that need two others below them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import REST, Resting, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold


@placement_rule("pyramid-support")
@dataclass
class PyramidSupport(Resting):
    """A space opens when both that carry it hold workers, and the other carriers are paid for it."""

    has_special_ways: ClassVar[bool] = True
    carriers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    carrier_gold: int = 0
    rest_except: tuple[str, ...] = ()

    def prepare(self) -> None:
        """Which spaces carry which, and where nobody may rest."""
        index = self.page.index
        self.below = {index[s]: [index[one] for one in c] for s, c in self.carriers.items() if s in index}
        self.restless = {s.index for s, a in zip(self.page.spaces, self.page.actions) if a.kind in self.rest_except}

    def open_spaces(self, game: Journey) -> list[int]:
        """Free spaces that stand on the ground or are carried."""
        return [space for space in self.all_free(game) if self._is_carried(game, space)]

    def _is_carried(self, game: Journey, space: int) -> bool:
        return all(game.standing[one] >= 0 for one in self.below.get(space, ()))

    def ways(self, look: Prospect) -> Ways:
        """The open spaces whose action this player can do."""
        return look.legal(self.open_spaces(look.game))

    def special_ways(self, look: Prospect) -> list[tuple[int, int, str]]:
        """Resting is always an offer, so that it tells nobody anything; not at the top."""
        return [(space, 0, REST) for space in self.open_spaces(look.game) if space not in self.restless]

    def placed(self, t: T, p: Player, space: int) -> None:
        """Everybody else who carries is paid by the bank."""
        game = t.state
        for one in self.below.get(space, ()):
            owner = game.standing[one]
            if owner != p.seat:
                gain_gold(t, game.players[owner], self.carrier_gold)

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """Nothing carries it yet."""
        return None if self._is_carried(look.game, space) else Refusal("not_carried", (), self.because)
