"""Goods on a ladder: what the first, second, third … good of each type is worth to their owner."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.almanac.amounts import KINDS, Four

Ladder = Sequence[float]
MOST = 24
"""More goods of a type than anybody can load: no ladder is shorter."""


class Stock:
    """The goods of one caravan, as they change in thought; the real ones stay where they are."""

    __slots__ = ("goods", "ladders", "room", "supply")

    def __init__(self, goods: list[int], supply: list[int], room: int, ladders: Sequence[Ladder]) -> None:
        self.goods = goods
        self.supply = supply
        self.room = room
        """How many goods the crates hold in all."""
        self.ladders = ladders

    def with_room(self, more: int) -> Stock:
        """The same goods with more room."""
        return Stock(self.goods, self.supply, self.room + more, self.ladders)

    def last(self, kind: int) -> float:
        """What the last good of a type is worth."""
        return self.ladders[kind][self.goods[kind] - 1]

    def next(self, kind: int) -> float:
        """What one more good of a type is worth."""
        return self.ladders[kind][self.goods[kind]]

    def gaining(self, fixed: Four, chosen: int = 0) -> float:
        """Goods as shown, and some of one's choice; what does not fit is left behind."""
        goods, supply, ladders = list(self.goods), self.supply, self.ladders
        total = 0.0
        for kind in KINDS:
            for _ in range(min(fixed[kind], supply[kind])):
                total += ladders[kind][goods[kind]]
                goods[kind] += 1
        for _ in range(chosen):
            kind = max(KINDS, key=lambda k: ladders[k][goods[k]] if supply[k] else -1.0)
            total += ladders[kind][goods[kind]]
            goods[kind] += 1
        return total - self._dropping(goods, sum(goods) - self.room)

    def losing(self, count: int) -> float:
        """Goods of one's choice that have to go, as far as there are any."""
        return self._dropping(list(self.goods), min(count, sum(self.goods)))

    def _dropping(self, goods: list[int], count: int) -> float:
        total = 0.0
        for _ in range(count):
            kind = min((k for k in KINDS if goods[k]), key=lambda k: self.ladders[k][goods[k] - 1])
            goods[kind] -= 1
            total += self.ladders[kind][goods[kind]]
        return total

    def losing_by_chance(self, count: int) -> float:
        """Goods that are drawn from all one has."""
        held = sum(self.goods)
        if not held:
            return 0.0
        return min(count, held) / held * sum([self.goods[kind] * self.last(kind) for kind in KINDS if self.goods[kind]])

    def giving(self, given: Four) -> float:
        """Goods of these types that are given away."""
        held, ladders = self.goods, self.ladders
        return sum([ladders[kind][max(0, held[kind] - 1 - n)] for kind in KINDS for n in range(given[kind])])

    def selling(self, kind: int, price: float, most: int = MOST) -> tuple[float, int]:
        """The best sale of a type at a price: what it gains, and how many goods that are; at least one."""
        held, ladder = self.goods[kind], self.ladders[kind]
        best, amount, total = price - ladder[held - 1], 1, 0.0
        for sold in range(1, min(held, most) + 1):
            total += price - ladder[held - sold]
            if total >= best:
                best, amount = total, sold
        return best, amount
