"""A small dragon race that never changes: the yardstick for the cost of a decision.

Frozen. It has the shape of a real game on the engine (steps by phase, a table that is asked and told, rows of
face-down cards, who knows which card, cards that play other cards) but a dozen kinds of cards and no variants,
and it imports nothing of the project. Changing this file makes old figures worthless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

SEATS = 4
FINISH = 28
FACES = (
    *(("walk", 1),) * 14,
    *(("walk", 2),) * 14,
    *(("walk", 3),) * 10,
    *((name, 0) for name in ("chili", "flower", "thief", "lamp", "mirror") * 2),
    *((name, 0) for name in ("swap", "deer", "damsel", "whirl", "goblin") * 2),
)
DOWN, TURNED, PLAYED, MISSED = "down", "turned", "played", "missed"


class Row:
    """Cards with their states."""

    __slots__ = ("cards", "states")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.states: list[str] = []


class Race:
    """The state."""

    __slots__ = ("acted", "deck", "discard", "first", "hands", "over", "phase", "rows", "seen", "spots", "turn")

    def __init__(self) -> None:
        self.phase, self.over, self.first, self.turn = "deal", False, 0, 0
        self.spots, self.acted, self.seen = [0] * SEATS, [False] * SEATS, [0] * len(FACES)
        self.deck, self.discard = list(range(len(FACES))), list[int]()
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.rows = [Row() for _ in range(SEATS)]


class Table:
    """Random answers, random chance, nobody listening."""

    __slots__ = ("cause", "decisions", "random", "state")

    def __init__(self, state: Race, random: Callable[[], float]) -> None:
        self.state, self.random, self.decisions = state, random, 0
        self.cause: list[int] = []

    def ask(self, seat: int, kind: str, options: Sequence[int], *, private: bool = False) -> int:
        n = len(options)
        if n == 1:
            return options[0]
        self.decisions += 1
        return options[int(self.random() * n)]

    def tell(self, kind: str, *args: object, to: int = -1) -> None:
        pass

    def shuffle(self, zone: list[int]) -> None:
        random, seen = self.random, self.state.seen
        zone.sort(key=lambda _: random())
        for card in zone:
            seen[card] = 0


def play(random: Callable[[], float]) -> int:
    """Play one small race at random; how many decisions it took."""
    t = Table(Race(), random)
    t.shuffle(t.state.deck)
    while not t.state.over:
        STEPS[t.state.phase](t)
    return t.decisions


def draw(t: Table) -> int:
    race = t.state
    if not race.deck:
        race.deck, race.discard = race.discard, race.deck
        t.shuffle(race.deck)
    return race.deck.pop()


def deal(t: Table) -> None:
    race = t.state
    for _ in range(SEATS + 1):
        for seat, hand in enumerate(race.hands):
            card = draw(t)
            hand.append(card)
            race.seen[card] |= 1 << seat
    race.turn, race.phase = 0, "program"
    t.tell("dealt", race.first)


def program(t: Table) -> None:
    race = t.state
    seat = (race.first + race.turn) % SEATS
    hand = race.hands[seat]
    for step in range(SEATS + 1):
        card = t.ask(seat, "lay_card", hand, private=True)
        hand.remove(card)
        row = race.rows[(seat + step) % SEATS]
        row.cards.append(card)
        row.states.append(DOWN)
        t.tell("laid", seat, step, card % 20)
    race.turn += 1
    if race.turn == SEATS:
        race.phase = "action_round"


def unplayed(row: Row) -> list[int]:
    return [k for k, state in enumerate(row.states) if state in (DOWN, TURNED)]


def action_round(t: Table) -> None:
    race = t.state
    if any(unplayed(row) for row in race.rows):
        race.turn, race.phase, race.acted = 0, "turn", [False] * SEATS
        t.tell("action_round")
        return
    for row in race.rows:
        for card in row.cards:
            race.seen[card] = -1
        race.discard += row.cards
        row.cards, row.states = [], []
    race.first, race.phase = (race.first + 1) % SEATS, "deal"
    race.over = max(race.spots) > FINISH


def turn(t: Table) -> None:
    race = t.state
    seat = (race.first + race.turn) % SEATS
    places = unplayed(race.rows[seat])
    if places and not race.acted[seat]:
        race.acted[seat] = True
        play_slot(t, seat, places[0])
    race.turn += 1
    if race.turn == SEATS:
        race.phase = "action_round"


def play_slot(t: Table, seat: int, place: int) -> int | None:
    race = t.state
    row = race.rows[seat]
    if row.states[place] == TURNED:
        row.states[place] = MISSED
        return None
    card = row.cards[place]
    row.states[place] = PLAYED
    race.seen[card] = -1
    t.tell("revealed", seat, place, card)
    execute(t, card, seat, place)
    return card


def execute(t: Table, card: int, seat: int, place: int) -> None:
    if len(t.cause) < 12:
        t.cause.append(card)
        name, value = FACES[card]
        VERBS[name](t, seat, place, value)
        t.cause.pop()


def step(t: Table, seat: int, steps: int) -> None:
    race = t.state
    start = race.spots[seat]
    end = max(0, start + steps)
    race.spots[seat] = end
    t.tell("walked", seat, start, end)


def walk(t: Table, seat: int, place: int, value: int) -> None:
    step(t, seat, value)


def chili(t: Table, seat: int, place: int, value: int) -> None:
    step(t, seat, 2)
    for other in [b for b in range(SEATS) if t.state.spots[b] < t.state.spots[seat]]:
        step(t, other, -1)


def flower(t: Table, seat: int, place: int, value: int) -> None:
    step(t, seat, -2)
    for other in [b for b in range(SEATS) if t.state.spots[b] > t.state.spots[seat]]:
        step(t, other, 1)


def damsel(t: Table, seat: int, place: int, value: int) -> None:
    for other in range(SEATS):
        step(t, other, t.state.spots[seat] - t.state.spots[other])


def thief(t: Table, seat: int, place: int, value: int) -> None:
    race = t.state
    for row in race.rows:
        places = unplayed(row)
        if places:
            k = t.ask(seat, "thief_take", places)
            card = row.cards.pop(k)
            del row.states[k]
            race.seen[card] = -1
            race.discard.append(card)


def lamp(t: Table, seat: int, place: int, value: int) -> None:
    race = t.state
    rows = race.rows
    wishes = [c for row in rows for c, s in zip(row.cards, row.states) if s == PLAYED and FACES[c][0] != "lamp"]
    if wishes:
        wish = t.ask(seat, "lamp_wish", [*wishes, -1])
        if wish >= 0:
            execute(t, wish, seat, place)


def mirror(t: Table, seat: int, place: int, value: int) -> None:
    race = t.state
    other = (seat + 1) % SEATS
    places = unplayed(race.rows[other])
    if places:
        race.acted[other] = True
        card = play_slot(t, other, places[0])
        if card is not None:
            execute(t, card, seat, place)


def swap(t: Table, seat: int, place: int, value: int) -> None:
    spots, other = t.state.spots, (seat - 1) % SEATS
    spots[seat], spots[other] = spots[other], spots[seat]
    t.tell("swapped", seat, other)


def deer(t: Table, seat: int, place: int, value: int) -> None:
    row = t.state.rows[seat]
    for k in [k for k in unplayed(row) if row.states[k] == DOWN][:1]:
        row.states[k] = TURNED
    t.tell("turned", seat)


def whirl(t: Table, seat: int, place: int, value: int) -> None:
    rows = t.state.rows
    slots = [(row, k) for row in rows for k in unplayed(row)]
    cards = [row.cards[k] for row, k in slots]
    t.shuffle(cards)
    for (row, k), card in zip(slots, cards):
        row.cards[k] = card


def goblin(t: Table, seat: int, place: int, value: int) -> None:
    race = t.state
    card = draw(t)
    race.seen[card] = -1
    t.tell("drew", seat, card)
    execute(t, card, seat, place)
    race.discard.append(card)


STEPS: dict[str, Callable[[Table], None]] = {
    "deal": deal,
    "program": program,
    "action_round": action_round,
    "turn": turn,
}
VERBS: dict[str, Callable[[Table, int, int, int], None]] = {
    "walk": walk,
    "chili": chili,
    "flower": flower,
    "damsel": damsel,
    "thief": thief,
    "lamp": lamp,
    "mirror": mirror,
    "swap": swap,
    "deer": deer,
    "whirl": whirl,
    "goblin": goblin,
}
