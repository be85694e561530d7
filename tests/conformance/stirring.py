"""Other worlds made without the engine's own resampling: cards a viewer does not know change places by hand."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dragonroads.engine.fields import secrets_in, zones_in
from dragonroads.engine.hidden import viewer_bit
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.views import open_backs
from dragonroads.engine.visibility import Cards, owner


@dataclass(frozen=True)
class Place:
    """Where a card lies, and what everybody knows about this place."""

    zone: list[int]
    at: int
    mark: Cards
    shows_back: bool

    @property
    def card(self) -> int:
        """The card that lies here now."""
        return self.zone[self.at]


def unknown_places(state: GameState, viewer: int | None, family: str) -> list[Place]:
    """The places whose cards a viewer does not know."""
    seen: list[int] = getattr(state, known_fields(type(state))[family])
    bit = viewer_bit(viewer)
    return [
        Place(zone, at, mark, open_backs(mark, state) in (("all", "top") if at == len(zone) - 1 else ("all",)))
        for zone, mark in zones_in(state)
        if mark.family == family
        for at, card in enumerate(zone)
        if not seen[card] & bit
    ]


def stir(state: GameState, viewer: int | None, random: Random, swaps: int = 60, *, counted: bool = True) -> None:
    """Change what the viewer cannot see: so many swaps of cards, all secrets of others, all chance to come.

    Without `counted`, what an attentive player has counted stays as it is.
    """
    for family, field in known_fields(type(state)).items():
        places = unknown_places(state, viewer, family)
        for _ in range(swaps if len(places) > 1 else 0):
            one, other = random.sample(places, 2)
            _swap(state, one, other, getattr(state, field))
    for secret in secrets_in(state):
        if secret.owner == viewer or (secret.counted and not counted):
            continue
        if not secret.choices:
            secret.put(secret.value + 1 + random.randrange(9))
        elif secret.value in secret.choices:
            secret.put(random.choice(secret.choices))
    state.seed = random.getrandbits(64)


def _swap(state: GameState, one: Place, other: Place, seen: list[int]) -> None:
    """What others know stays with the place; a swap that anybody could notice is not made."""
    a, b = one.card, other.card
    backs = state.backs(one.mark.family)
    if (one.shows_back or other.shows_back) and backs[a] != backs[b]:
        return
    if not (_fits(state, one, b) and _fits(state, other, a)):
        return
    one.zone[one.at], other.zone[other.at] = b, a
    seen[a], seen[b] = seen[b], seen[a]


def _fits(state: GameState, place: Place, card: int) -> bool:
    return place.mark.only is None or place.mark.only(state, card)


def known_places(state: GameState, viewer: int | None, hands_have_order: bool = True) -> list[tuple[int, int, int]]:
    """Zone, place and card, for every card a viewer claims to know."""
    bit = viewer_bit(viewer)
    fields = known_fields(type(state))
    return sorted(
        (z, at if hands_have_order or mark.seen_by is not owner else -1, card)
        for z, (zone, mark) in enumerate(zones_in(state))
        for at, card in enumerate(zone)
        if getattr(state, fields[mark.family])[card] & bit
    )
