"""Cards that move dragons."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Closed, Refusal, Seat
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.piles import check_top, discard_drawn, draw_open
from dragonroads.games.draghan.rows import courage, stamina
from dragonroads.games.draghan.verbs import words
from dragonroads.games.draghan.walking import walk, walk_or_say, walk_to


@words.verb()
def stride(t: RaceTable, seat: Seat, slot: Slot, value: int) -> None:
    """Walk as far as the card says, and further with a health potion."""
    bonus = 0 if slot is None else t.state.potions[seat]
    walk_or_say(t, seat, value + bonus, striding=True)


@words.verb()
def bound(t: RaceTable, seat: Seat, slot: Slot, value: int) -> None:
    """Leap forward over any hole; not a movement card."""
    walk_or_say(t, seat, value)


@words.verb()
def do_nothing(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Nothing happens."""
    t.tell("forgot", seat)


@words.verb()
def flee_villagers(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Run back to one space behind the next dragon; the last dragon runs 1 space."""
    places = t.state.places
    behind = [place for place in places if place < places[seat]]
    walk_or_say(t, seat, max(behind) - 1 - places[seat] if behind else -1)


@words.verb()
def call_follower(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """The nearest dragons behind come to the active dragon's space."""
    race = t.state
    here = race.places[seat]
    behind = [b for b in race.others(seat) if race.places[b] < here and not race.trees[b]]
    if not behind:
        t.tell("no_effect", seat, "nobody_behind")
        return
    nearest = max(race.places[b] for b in behind)
    for other in behind:
        if race.places[other] == nearest:
            walk_to(t, other, here)


@words.verb()
def blow_and_push(t: RaceTable, seat: Seat, slot: Slot, steps: int, push: int) -> None:
    """Shoot forward; everybody now behind jumps back."""
    moved = walk(t, seat, steps)
    here = t.state.places[seat]
    moved |= _walk_all(t, [b for b in t.state.others(seat) if t.state.places[b] < here], -push)
    if not moved:
        t.tell("no_effect", seat, "nobody_moves")


def _walk_all(t: RaceTable, seats: Sequence[Seat], steps: int) -> bool:
    """All of them walk; whether anything came of it."""
    moved = [walk(t, other, steps) for other in seats]
    return any(moved)


@words.verb()
def sneeze(t: RaceTable, seat: Seat, slot: Slot, steps: int, push: int) -> None:
    """Be blown back; everybody now ahead jumps forward."""
    moved = walk(t, seat, -steps)
    here = t.state.places[seat]
    moved |= _walk_all(t, [b for b in t.state.others(seat) if t.state.places[b] > here], push)
    if not moved:
        t.tell("no_effect", seat, "nobody_moves")


@words.verb()
def gather(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """All other dragons come to the active dragon's space."""
    here = t.state.places[seat]
    moved = [walk_to(t, other, here) for other in t.state.others(seat)]
    if not any(moved):
        t.tell("no_effect", seat, "nobody_comes")


@words.verb()
def overtake(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Move to one space ahead of the leader."""
    walk_or_say(t, seat, max(t.state.places) + 1 - t.state.places[seat])


@words.verb()
def lure_others(t: RaceTable, seat: Seat, slot: Slot, value: int) -> None:
    """All other dragons walk forward."""
    if not _walk_all(t, t.state.others(seat), value):
        t.tell("no_effect", seat, "nobody_moves")


@words.verb()
def face_knight(t: RaceTable, seat: Seat, slot: Slot, value: int) -> None:
    """More courage than the knight drives it off, less makes the dragon flee."""
    brave = courage(t.state, seat)
    t.tell("faced_knight", seat, brave, value)
    _win_or_lose(t, seat, brave, value, value, "friends_with_knight")


@words.verb()
def outrun_troll(t: RaceTable, seat: Seat, slot: Slot, value: int, steps: int) -> None:
    """More stamina than the troll escapes it, less is chased back."""
    fit = stamina(t.state, seat)
    t.tell("met_troll", seat, fit, value)
    _win_or_lose(t, seat, fit, value, steps, "friends_with_troll")


def _win_or_lose(t: RaceTable, seat: Seat, mine: int, theirs: int, steps: int, tied: str) -> None:
    """Forward for more, back for less; equals part as friends."""
    if mine == theirs:
        t.tell("no_effect", seat, tied)
    else:
        walk_or_say(t, seat, steps if mine > theirs else -steps)


@words.verb()
def butt(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """A goat drags the dragon back by the top footprint and one more; those on the way step back."""
    race = t.state
    top = check_top(t)
    footprint = 0 if top is None else race.content.footprint[top]
    stood = race.places[:]
    t.tell("butted", seat, footprint)
    moved = walk(t, seat, -(footprint + 1))
    moved |= _walk_all(t, [b for b in race.others(seat) if race.places[seat] <= stood[b] <= stood[seat]], -1)
    if not moved:
        t.tell("no_effect", seat, "nobody_moves")


@words.verb()
def drink_strange(t: RaceTable, seat: Seat, slot: Slot, cards: int) -> None:
    """Flip cards; the movement cards among them send the dragon back."""
    flipped = [card for card in (draw_open(t) for _ in range(cards)) if card is not None]
    if not flipped:
        t.tell("no_effect", seat, "no_card_to_draw")
        return
    known = [t.state.content.cards[card] for card in flipped]
    back = sum(card.value for card in known if card.face.group == "movement")
    t.tell("flipped", seat, tuple(flipped), back)
    discard_drawn(t, flipped)
    if back:
        walk_or_say(t, seat, -back)


@words.verb()
def spring_trap(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """The nearest dragon, ahead or behind, comes to the active dragon's space."""
    race = t.state
    here = race.places[seat]
    away = {b: abs(race.places[b] - here) for b in race.others(seat) if not why_not_trapped(race, b, here)}
    if not away:
        t.tell("no_effect", seat, "nobody_to_trap")
        return
    nearest = [b for b, distance in away.items() if distance == min(away.values())]
    called = t.ask(seat, "trap_pick", nearest, closed=lambda: _not_trapped(race, seat, nearest))
    walk_to(t, called, here)


def why_not_trapped(race: Race, other: Seat, here: int) -> Refusal | None:
    """Why this dragon cannot be called to the trap at all."""
    if race.hugged[other]:
        return Refusal("is_hugged", (other,), "RACE-HUG-03")
    if race.trees[other]:
        return Refusal("is_a_tree", (other,), "RACE-TREE-04")
    if race.places[other] == here:
        return Refusal("stands_here_already", (other,), "RACE-CARD-TRAP")
    return None


def _not_trapped(race: Race, seat: Seat, nearest: list[Seat]) -> list[Closed]:
    further = Refusal("is_further_away", (), "RACE-CARD-TRAP")
    here = race.places[seat]
    rest = [b for b in race.clockwise_from(seat)[1:] if b not in nearest]
    return [Closed(b, why_not_trapped(race, b, here) or further) for b in rest]


@words.verb()
def swap_places(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Change places with the neighbour on the right, unless that one is hugged or a tree."""
    race = t.state
    other = race.right_of(seat)
    if why := _why_no_swap(race, seat, other):
        t.tell("no_effect", seat, why, other)
        return
    race.places[seat], race.places[other] = race.places[other], race.places[seat]
    t.tell("swapped_places", seat, other, race.places[seat], race.places[other])


def _why_no_swap(race: Race, seat: Seat, other: Seat) -> str:
    if race.hugged[other]:
        return "neighbour_is_hugged"
    if race.trees[other]:
        return "neighbour_is_a_tree"
    return "" if race.places[seat] != race.places[other] else "same_space"


@words.verb()
def strengthen(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Movement cards of the own row walk one further for the rest of the round."""
    t.state.potions[seat] += 1
    t.tell("feels_young", seat, t.state.potions[seat])
