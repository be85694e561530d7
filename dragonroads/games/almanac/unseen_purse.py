"""A purse that nobody else can look into: which amounts of gold make a difference to a rule.

To know what some purse would allow, a rule is asked with the fullest one. Every price that is held against it is
remembered, so the next purse worth a try is one gold short of the dearest price that was paid: any fuller one would
have answered the same everywhere. A handful of purses is as good as all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast


class Purse:
    """How much gold is in it, and the least with which everything it was asked for would have gone the same way."""

    __slots__ = ("gold", "least")

    def __init__(self, gold: int) -> None:
        self.gold = gold
        self.least = 0


class Coins:
    """The gold of a purse less what is spent in thought: it is used as a number, and whatever tells it apart counts.

    It is no `int` on purpose: what is not foreseen here fails loudly instead of passing by unnoticed.
    """

    __slots__ = ("purse", "spent")

    def __init__(self, purse: Purse, spent: int = 0) -> None:
        self.purse = purse
        self.spent = spent

    def __ge__(self, price: int | Coins) -> bool:
        if isinstance(price, Coins):  # of the same purse, so one is always so much more than the other
            return self.spent <= price.spent
        needed = price + self.spent
        purse = self.purse
        if purse.gold < needed:
            return False
        if purse.least < needed:
            purse.least = needed
        return True

    def __gt__(self, price: int | Coins) -> bool:
        return not self <= price

    def __le__(self, price: int | Coins) -> bool:
        return not self >= price + 1

    def __lt__(self, price: int | Coins) -> bool:
        return not self >= price

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (int, Coins)) and self >= other and self <= other

    def __bool__(self) -> bool:
        return self != 0

    def __index__(self) -> int:
        """Counted to the last coin: any other purse would be another number."""
        self.purse.least = self.purse.gold
        return self.purse.gold - self.spent

    def __hash__(self) -> int:
        return hash(int(self))

    def __add__(self, gold: int) -> Coins:
        return Coins(self.purse, self.spent - gold)

    __radd__ = __add__

    def __sub__(self, price: int | Coins) -> Coins | int:
        if isinstance(price, Coins):
            return price.spent - self.spent
        return Coins(self.purse, self.spent + price)

    def __rsub__(self, gold: int) -> int:
        return gold - int(self)

    def __floordiv__(self, gold: int) -> int:
        return int(self) // gold


def purses(most: int) -> Iterator[int]:
    """The gold of every purse that makes a difference, the fullest first; to be used as a number before the next."""
    gold = most
    while gold >= 0:
        purse = Purse(gold)
        yield cast(int, Coins(purse))  # as far as the rules are concerned
        gold = purse.least - 1
