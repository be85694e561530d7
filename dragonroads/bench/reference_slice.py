"""A small dragon race that never changes: the yardstick for the cost of a decision.

Frozen. Four seats lay cards into rows and the rows are played, with a few kinds of cards and none of the
variants, hidden knowledge or events of the real game. Changing this file makes old figures worthless.
"""

from __future__ import annotations

from collections.abc import Callable

SEATS = 4
FINISH = 28
DECK = (1,) * 16 + (2,) * 14 + (3,) * 10 + (10, 11, 12, 13, 14) * 4
CHILI, FLOWER, THIEF, AGAIN, SWAP = 10, 11, 12, 13, 14


class Slice:
    """The state of the small race."""

    __slots__ = ("deck", "decisions", "discard", "first", "hands", "played", "random", "rows", "spots")

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random
        self.decisions = 0
        self.first = 0
        self.spots = [0] * SEATS
        self.deck = list(DECK)
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.rows: list[list[int]] = [[] for _ in range(SEATS)]
        self.played = [0] * SEATS
        self.deck.sort(key=lambda _: random())

    def ask(self, seat: int, kind: str, options: list[int]) -> int:
        """A random answer."""
        n = len(options)
        if n == 1:
            return options[0]
        self.decisions += 1
        return options[int(self.random() * n)]

    def draw(self) -> int:
        """The top card of the pile, made anew when it is empty."""
        if not self.deck:
            self.deck, self.discard = self.discard, self.deck
            random = self.random
            self.deck.sort(key=lambda _: random())
        return self.deck.pop()


def play(random: Callable[[], float]) -> int:
    """Play one small race at random; how many decisions it took."""
    s = Slice(random)
    while max(s.spots) <= FINISH:
        _deal(s)
        for turn in range(SEATS):
            _lay(s, (s.first + turn) % SEATS)
        _run_rows(s)
        for row in s.rows:
            s.discard += row
        s.rows = [[] for _ in range(SEATS)]
        s.played = [0] * SEATS
        s.first = (s.first + 1) % SEATS
    return s.decisions


def _deal(s: Slice) -> None:
    for _ in range(SEATS + 1):
        for hand in s.hands:
            hand.append(s.draw())


def _lay(s: Slice, seat: int) -> None:
    hand = s.hands[seat]
    for step in range(SEATS + 1):
        card = s.ask(seat, "lay_card", hand)
        hand.remove(card)
        s.rows[(seat + step) % SEATS].append(card)


def _run_rows(s: Slice) -> None:
    while any(s.played[seat] < len(s.rows[seat]) for seat in range(SEATS)):
        for turn in range(SEATS):
            seat = (s.first + turn) % SEATS
            if s.played[seat] < len(s.rows[seat]):
                card = s.rows[seat][s.played[seat]]
                s.played[seat] += 1
                _execute(s, card, seat)


def _execute(s: Slice, card: int, seat: int) -> None:
    if card < CHILI:
        _walk(s, seat, card)
    elif card == CHILI:
        _walk(s, seat, 2)
        for other in [b for b in range(SEATS) if s.spots[b] < s.spots[seat]]:
            _walk(s, other, -1)
    elif card == FLOWER:
        _walk(s, seat, -2)
        for other in [b for b in range(SEATS) if s.spots[b] > s.spots[seat]]:
            _walk(s, other, 1)
    elif card == THIEF:
        _rob(s, seat)
    elif card == AGAIN:
        done = [c for c in s.rows[seat][: s.played[seat]] if c != AGAIN]
        if done:
            _execute(s, s.ask(seat, "again", done), seat)
    else:
        other = (seat - 1) % SEATS
        s.spots[seat], s.spots[other] = s.spots[other], s.spots[seat]


def _rob(s: Slice, seat: int) -> None:
    for other in range(SEATS):
        left = list(range(s.played[other], len(s.rows[other])))
        if left:
            s.discard.append(s.rows[other].pop(s.ask(seat, "thief_take", left)))


def _walk(s: Slice, seat: int, steps: int) -> None:
    spot = s.spots[seat] + steps
    s.spots[seat] = spot if spot > 0 else 0
