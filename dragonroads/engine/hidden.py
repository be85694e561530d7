"""Other worlds: everything a seat cannot know, dealt anew among the places it cannot look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from dragonroads.engine.fields import closed_secrets, secrets_in, zone_groups
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import S
from dragonroads.engine.views import open_backs
from dragonroads.engine.visibility import Backs, Cards, everybody

Random = Callable[[], float]

_Place = tuple[list[int], int, int]
"""Zone, index in it, and who knows the card there."""

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
    groups = list(zone_groups([state]))
    for family, known in known_fields(type(state)).items():
        _deal_anew(state, [group for group in groups if group[0].family == family], known, viewer, random)
    for secret in secrets_in(state):
        if secret.owner != viewer and secret.value in secret.choices:
            secret.put(secret.choices[int(random() * len(secret.choices))])
    state.seed = int(random() * (1 << 53))


@dataclass(slots=True)
class _Unknown:
    """The cards a viewer does not know, and the places they lie at, by what may be dealt there."""

    cards: list[int] = field(default_factory=list)
    picky: list[_Place] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    """What may lie at so many of the picky places, in their order."""
    pinned: list[_Place] = field(default_factory=list)
    """Only a card with the same back may lie here."""
    loose: list[_Place] = field(default_factory=list)
    piles: list[tuple[list[int], int]] = field(default_factory=list)
    """A zone whose first so many cards nobody knows: dealt in one go."""

    def gather(self, zone: list[int], seen: list[int], bit: int, backs: Backs, mark: Cards) -> None:
        """Take note of a zone's places that the viewer cannot look at; `backs` are those that lie open."""
        start, top = 0, len(zone) - 1
        picky = len(self.picky)
        if top and backs != "all" and not mark.only and not any(map(seen.__getitem__, zone)):
            start = top
            self.piles.append((zone, start))
            self.cards += zone[:start]
        for k in range(start, top + 1):
            known = seen[zone[k]]
            if known & bit:
                continue
            self.cards.append(zone[k])
            if backs == "all" or (backs == "top" and k == top):
                self.pinned.append((zone, k, known))
            elif mark.only:
                self.picky.append((zone, k, known))
            else:
                self.loose.append((zone, k, known))
        if mark.only:
            self.wishes.append((mark.only, len(self.picky) - picky))


def _deal_anew(
    state: GameState, groups: list[tuple[Cards, list[list[int]]]], known: str, viewer: int | None, random: Random
) -> None:
    """Deal the cards the viewer does not know to the same places; what others know stays with the place."""
    seen: list[int] = getattr(state, known)
    backs = state.backs(groups[0][0].family)
    bit = viewer_bit(viewer)
    unknown = _Unknown()
    for mark, zones in groups:
        if mark.look is not everybody:
            shown = open_backs(mark, state)
            for zone in zones:
                if zone:
                    unknown.gather(zone, seen, bit, shown, mark)
    unknown.cards.sort()  # the order of the cards must not tell where they lay
    needed = [backs[zone[k]] for zone, k, _ in unknown.pinned]
    dealt = iter(_shuffled_to_fit(state, unknown.cards, unknown.wishes, needed, backs, random))
    for zone, k, masks in unknown.picky + unknown.pinned + unknown.loose:
        zone[k] = card = next(dealt)
        seen[card] = masks
    for zone, size in unknown.piles:
        zone[:size] = cards = list(islice(dealt, size))
        for card in cards:
            seen[card] = 0


def _shuffled_to_fit(
    state: GameState, pool: list[int], wishes: list[Wish], needed: list[int], backs: list[int], random: Random
) -> list[int]:
    """The pool in a random order that begins with cards for the picky places and then for the open backs."""
    for _ in range(_MOST_TRIES):
        pool.sort(key=lambda _: random())
        chosen = _chosen(state, pool, wishes, needed, backs) if wishes or needed else []
        if chosen is not None:
            taken = set(chosen)
            return chosen + [card for card in pool if card not in taken] if taken else pool
    raise AssertionError("no way was found to deal the unknown cards anew")


def _chosen(
    state: GameState, pool: list[int], wishes: list[Wish], needed: list[int], backs: list[int]
) -> list[int] | None:
    """Cards for the picky places, leaving enough for every needed back; then cards with those backs."""
    by_back: dict[int, list[int]] = {back: [] for back in needed}
    for card in pool:
        if backs[card] in by_back:
            by_back[backs[card]].append(card)
    chosen: list[int] = []
    if wishes:
        spare = {back: len(cards) - needed.count(back) for back, cards in by_back.items()}
        for may_lie, places in wishes:
            fitting = (c for c in pool if c not in chosen and spare.get(backs[c], 1) and may_lie(state, c))
            for _ in range(places):
                card = next(fitting, -1)
                if card < 0:
                    return None
                chosen.append(card)
                if backs[card] in spare:
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
        for mark, zones in zone_groups([state], with_backs=True):
            shown = open_backs(mark, state)
            if shown != "none":
                start = first[mark.family]
                backs += [start + c for zone in zones for c in (zone if shown == "all" else zone[-1:])]
        unknown = frozenset([card for card in backs if not masks[card]])
        return cls(state.seed, tuple(masks), unknown, tuple(closed_secrets(state)))

    def grew_into(self, after: Knowledge) -> bool:
        """Whether somebody has learnt something since, so that going back would be unfair."""
        if self.seed != after.seed or any(not self.masks[card] for card in after.backs - self.backs):
            return True
        if self.masks != after.masks and any(new & ~old for old, new in zip(self.masks, after.masks)):
            return True
        return any(old not in (-1, new) for old, new in zip(self.secrets, after.secrets))
