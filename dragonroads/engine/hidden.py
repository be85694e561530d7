"""Other worlds: everything a seat cannot know, dealt anew among the places it cannot look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dragonroads.engine.fields import secrets_in, zones_in
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import S
from dragonroads.engine.views import back_is_open
from dragonroads.engine.visibility import Cards

Random = Callable[[], float]

_Place = tuple[list[int], int, int]
"""Zone, index in it, and who knows the card there."""

_PUBLIC_BIT = 1 << 62
"""A bit no seat has: only what everybody knows is known to the public."""


def viewer_bit(viewer: int | None) -> int:
    """The bit that stands for a viewer in a mask of knowledge."""
    return _PUBLIC_BIT if viewer is None else 1 << viewer


def determinize(state: GameState, viewer: int | None, random: Random) -> None:
    """Replace the world by one that looks the same to the viewer; it depends on nothing the viewer cannot know."""
    zones = list(zones_in(state))
    for family, field in known_fields(type(state)).items():
        _deal_anew(state, [z for z in zones if z[1].family == family], field, viewer, random)
    for secret in secrets_in(state):
        if secret.owner != viewer and secret.value in secret.choices:
            secret.put(secret.choices[int(random() * len(secret.choices))])
    state.seed = int(random() * (1 << 53))


def _deal_anew(
    state: GameState, zones: list[tuple[list[int], Cards]], field: str, viewer: int | None, random: Random
) -> None:
    """Deal the cards the viewer does not know to the same places; what others know stays with the place."""
    seen: list[int] = getattr(state, field)
    backs = state.backs(zones[0][1].family)
    bit = viewer_bit(viewer)
    pinned: list[_Place] = []
    loose: list[_Place] = []
    picky: list[tuple[_Place, Cards]] = []
    pool: list[int] = []
    for zone, mark in zones:
        all_open, top_open = back_is_open(mark, False, state), back_is_open(mark, True, state)
        top = len(zone) - 1
        for k, card in enumerate(zone):
            known = seen[card]
            if known & bit:
                continue
            pool.append(card)
            if all_open or (top_open and k == top):
                pinned.append((zone, k, known))
            elif mark.only:
                picky.append(((zone, k, known), mark))
            else:
                loose.append((zone, k, known))
    pool.sort()  # the order of the cards must not tell where they lay
    pool.sort(key=lambda _: random())
    places = [place for place, _ in picky] + pinned + loose
    dealt = _fit(state, pool, picky, [backs[zone[k]] for zone, k, _ in pinned], backs) if picky or pinned else pool
    for (zone, k, known), card in zip(places, dealt):
        zone[k] = card
        seen[card] = known


def _fit(
    state: GameState, pool: list[int], picky: list[tuple[_Place, Cards]], open_backs: list[int], backs: list[int]
) -> list[int]:
    """Cards for the picky places, then for the open backs, then the rest, all in the order of the pool."""
    by_back: dict[int, list[int]] = {}
    for card in pool:
        by_back.setdefault(backs[card], []).append(card)
    spare = {back: len(cards) - open_backs.count(back) for back, cards in by_back.items()} if picky else {}
    dealt: list[int] = []
    taken: set[int] = set()
    for _, mark in picky:
        assert mark.only
        card = next(c for c in pool if c not in taken and spare[backs[c]] and mark.only(state, c))
        spare[backs[card]] -= 1
        by_back[backs[card]].remove(card)
        taken.add(card)
        dealt.append(card)
    for back in open_backs:
        card = by_back[back].pop()
        taken.add(card)
        dealt.append(card)
    return dealt + [card for card in pool if card not in taken]


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
    """What can be learnt only once: used chance, seen cards, opened secrets."""

    seed: int
    masks: tuple[int, ...]
    secrets: tuple[int, ...]

    @classmethod
    def of(cls, state: GameState) -> Knowledge:
        """What the seats know and could still find out in this state."""
        masks = [mask for field in known_fields(type(state)).values() for mask in getattr(state, field)]
        closed = [s.value if s.value in s.choices else -1 for s in secrets_in(state)]
        return cls(state.seed, tuple(masks), tuple(closed))

    def grew_into(self, after: Knowledge) -> bool:
        """Whether somebody has learnt something since, so that going back would be unfair."""
        if self.seed != after.seed or any(new & ~old for old, new in zip(self.masks, after.masks)):
            return True
        return any(old not in (-1, new) for old, new in zip(self.secrets, after.secrets))
