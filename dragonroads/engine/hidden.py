"""Other worlds: everything a seat cannot know, dealt anew among the places it cannot look at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from dragonroads.engine.fields import (
    closed_secrets,
    closed_zones,
    has_choices,
    secrets_in,
    states_at,
    ways_to_zones,
    zones_at,
    zones_with_backs,
)
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import S
from dragonroads.engine.views import open_backs
from dragonroads.engine.visibility import Backs, Cards

Random = Callable[[], float]

_Place = tuple[list[int], int, int]
"""Zone, index in it, and who knows the card there."""
_WHOLE = -1
"""The index for all of a zone at once."""

Wish = tuple[Callable[[GameState, int], bool], int]
"""Which cards may lie at how many places."""

_MOST_TRIES = 1000
"""Two kinds of picky places can get into each other's way; another order solves it."""

_PUBLIC_BIT = 1 << 62
"""A bit no seat has: only what everybody knows is known to the public."""


def viewer_bit(viewer: int | None) -> int:
    """The bit that stands for a viewer in a mask of knowledge."""
    return _PUBLIC_BIT if viewer is None else 1 << viewer


def determinize(state: GameState, viewer: int | None, random: Random) -> None:
    """Replace the world by one that looks the same to the viewer; it depends on nothing the viewer cannot know."""
    cls = type(state)
    bit = viewer_bit(viewer)
    holders = {way: states_at(state, way) for way in ways_to_zones(cls)}
    for family, known in known_fields(cls).items():
        unknown = _Unknown(getattr(state, known))
        for tag, way, name, by_seat in closed_zones(cls).get(family, ()):
            zones = [getattr(holder, name) for holder in holders[way]] if way else [getattr(state, name)]
            if by_seat:
                zones = [zone for some in zones for zone in some]
            if any(zones):
                unknown.gather(zones, bit, open_backs(tag, state), tag)
        if unknown.cards:
            _deal_anew(state, family, unknown, random)
    for secret in secrets_in(state) if has_choices(cls) else ():
        if secret.owner != viewer and secret.value in secret.choices:
            secret.put(secret.choices[int(random() * len(secret.choices))])
    state.seed = int(random() * (1 << 53))


class _Unknown:
    """The cards a viewer does not know, and the places they lie at, by what may be dealt there."""

    __slots__ = ("_seen", "cards", "known", "loose", "picky", "piles", "pinned", "wishes")

    def __init__(self, seen: list[int]) -> None:
        self._seen = seen
        """Who knows which card of the family."""
        self.cards: list[int] = []
        self.known = 0
        """Everybody who knows some of them."""
        self.picky: list[_Place] = []
        self.wishes: list[Wish] = []
        """What may lie at so many of the picky places, in their order."""
        self.pinned: list[_Place] = []
        """Only a card with the same back may lie here; a zone of which nobody knows anything is one such place."""
        self.loose: list[_Place] = []
        self.piles: list[tuple[list[int], int]] = []
        """A zone whose first so many cards nobody knows: dealt in one go."""

    def gather(self, zones: list[list[int]], bit: int, backs: Backs, tag: Cards) -> None:
        """Take note of the places of some zones that the viewer cannot look at; `backs` are those that lie open."""
        seen, cards = self._seen, self.cards
        pinned, places = self.pinned, self.picky if tag.only else self.loose
        before = len(self.picky)
        for zone in zones:
            if not zone:
                continue
            top = len(zone) - 1
            if top and not seen[zone[0]] and not tag.only and not any(map(seen.__getitem__, zone)):
                cards += zone
                if backs == "all":
                    pinned.append((zone, _WHOLE, 0))
                else:
                    self.piles.append((zone, top))
                    (pinned if backs == "top" else places).append((zone, top, 0))
                continue
            for k, card in enumerate(zone):
                known = seen[card]
                if not known & bit:
                    cards.append(card)
                    self.known |= known
                    if backs == "none" or (backs == "top" and k < top):
                        places.append((zone, k, known))
                    else:
                        pinned.append((zone, k, known))
        if tag.only and len(self.picky) > before:
            self.wishes.append((tag.only, len(self.picky) - before))

    def deal(self, cards: list[int]) -> None:
        """Put these cards at the places; what others know of a place they know of its new card."""
        seen, dealt = self._seen, iter(cards)
        if self.known:  # otherwise nobody knows any of the cards, and nobody will
            for card in cards:
                seen[card] = 0
        for zone, k, masks in self.picky + self.pinned + self.loose:
            if k == _WHOLE:
                zone[:] = islice(dealt, len(zone))
            else:
                zone[k] = card = next(dealt)
                seen[card] = masks
        for zone, size in self.piles:
            zone[:size] = islice(dealt, size)


def _deal_anew(state: GameState, family: str, unknown: _Unknown, random: Random) -> None:
    """Deal the cards the viewer does not know to the same places; what others know stays with the place."""
    unknown.cards.sort()  # the order of the cards must not tell where they lay
    backs = state.backs(family)
    needed: list[int] = []
    for zone, k, _ in unknown.pinned:
        needed += map(backs.__getitem__, zone if k == _WHOLE else zone[k : k + 1])
    unknown.deal(_shuffled_to_fit(state, unknown.cards, unknown.wishes, needed, backs, random))


def _shuffled_to_fit(
    state: GameState, pool: list[int], wishes: list[Wish], needed: list[int], backs: list[int], random: Random
) -> list[int]:
    """The pool in a random order that begins with cards for the picky places and then for the open backs."""
    for _ in range(_MOST_TRIES):
        pool.sort(key=lambda _: random())
        if not wishes and not needed:
            return pool
        chosen = _chosen(state, pool, wishes, needed, backs)
        if chosen is not None and len(chosen) == len(pool):
            return chosen
        if chosen is not None:
            taken = set(chosen)
            return chosen + [card for card in pool if card not in taken]
    raise AssertionError("no way was found to deal the unknown cards anew")


def _chosen(
    state: GameState, pool: list[int], wishes: list[Wish], needed: list[int], backs: list[int]
) -> list[int] | None:
    """Cards for the picky places, leaving enough for every needed back; then cards with those backs."""
    by_back: dict[int, list[int]] = defaultdict(list)
    for card in pool:
        by_back[backs[card]].append(card)
    chosen: list[int] = []
    if wishes:
        spare = {back: len(cards) - needed.count(back) for back, cards in by_back.items()}
        for may_lie, places in wishes:
            fitting = (c for c in pool if c not in chosen and spare[backs[c]] and may_lie(state, c))
            for _ in range(places):
                card = next(fitting, -1)
                if card < 0:
                    return None
                chosen.append(card)
                spare[backs[card]] -= 1
                by_back[backs[card]].remove(card)
    return chosen + [by_back[back].pop() for back in needed]


def twin(state: S, viewer: int | None, random: Random) -> S:
    """A copy that differs in all that the viewer cannot know, private numbers of others included."""
    other = state.copy()
    determinize(other, viewer, random)
    for secret in secrets_in(other):
        if secret.owner != viewer and not secret.choices:
            secret.put(secret.value + 1 + int(random() * 9))
    return other


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What can be learnt only once: used chance, seen cards, backs that came to light, opened secrets."""

    seed: int
    masks: tuple[int, ...]
    backs: frozenset[int]
    """Cards nobody knows whose backs lie open, by their place in `masks`."""
    secrets: tuple[int, ...]

    @classmethod
    def of(cls, state: GameState) -> Knowledge:
        """What the seats know and could still find out in this state."""
        masks: list[int] = []
        first: dict[str, int] = {}
        for family, known in known_fields(type(state)).items():
            first[family] = len(masks)
            masks += getattr(state, known)
        backs: list[int] = []
        for tag, way, name, by_seat in zones_with_backs(type(state)):
            shown = open_backs(tag, state)
            if shown != "none":
                start, zones = first[tag.family], zones_at(state, way, name, by_seat)
                backs += [start + c for zone in zones for c in (zone if shown == "all" else zone[-1:])]
        unknown = frozenset([card for card in backs if not masks[card]])
        secrets = closed_secrets(state) if has_choices(type(state)) else ()
        return cls(state.seed, tuple(masks), unknown, tuple(secrets))

    def grew_into(self, after: Knowledge) -> bool:
        """Whether somebody has learnt something since, so that going back would be unfair."""
        if self.seed != after.seed or any(not self.masks[card] for card in after.backs - self.backs):
            return True
        if self.masks != after.masks and any(new & ~old for old, new in zip(self.masks, after.masks)):
            return True
        return any(old not in (-1, new) for old, new in zip(self.secrets, after.secrets))
