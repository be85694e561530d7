"""Views, built up field by field from what a seat may see; a state never leaves the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from dragonroads.engine.fields import inner_class, is_list, is_list_of_lists
from dragonroads.engine.state import Field, GameState, State, StateMeta, known_fields
from dragonroads.engine.visibility import ALL, Backs, Cards, Private, Public, owner

View = dict[str, Any]


class Hidden(NamedTuple):
    """A card that may not be looked at: only its back, where backs lie open."""

    back: int | None


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks, and which table agreements widen what is shown."""

    seat: int | None
    memory: bool = False
    """Cards the seat has seen stay visible to it."""
    open_hands: bool = False
    """For teaching: what belongs to one seat is shown to all."""

    @property
    def bit(self) -> int:
        """The seat's bit in a mask; the public has none."""
        return 0 if self.seat is None else 1 << self.seat

    def owns(self, seat: int) -> bool:
        """Whether this seat's private things are shown."""
        return self.open_hands or self.seat == seat


Show = Callable[[Any, Any, Sight, GameState], Any]
"""(value, its holder, who looks, the whole state) -> what is shown."""


def see(state: GameState, sight: Sight) -> View:
    """The whole game as one viewer may see it."""
    return _see(state, sight, state)


def _see(holder: State, sight: Sight, root: GameState) -> View:
    return {name: show(getattr(holder, name), holder, sight, root) for name, show in _plan(type(holder))}


@cache
def _plan(cls: StateMeta) -> tuple[tuple[str, Show], ...]:
    return tuple((f.name, _show(f)) for f in cls.fields if isinstance(f.mark, (Public, Private, Cards)))


def _show(field: Field) -> Show:
    mark = field.mark
    if isinstance(mark, Private):
        return _private_by_seat if is_list(field.type) else _private
    if isinstance(mark, Cards):
        return _zones_by_seat(mark) if is_list_of_lists(field.type) else _zone(mark)
    if inner_class(field.type) is None:
        return _plain
    if is_list(field.type):
        return lambda value, _holder, sight, root: [_see(one, sight, root) for one in value]
    return lambda value, _holder, sight, root: _see(value, sight, root)


def _plain(value: Any, _holder: Any, _sight: Sight, _root: GameState) -> Any:
    return _copied(value)


def _copied(value: Any) -> Any:
    """A view shares nothing with the state that could be changed."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return {name: _copied(one) for name, one in value.items()} if isinstance(value, dict) else value


def _private(value: Any, holder: Any, sight: Sight, _root: GameState) -> Any:
    return value if sight.owns(holder.seat) else None


def _private_by_seat(value: Any, _holder: Any, sight: Sight, _root: GameState) -> Any:
    return [one if sight.owns(seat) else None for seat, one in enumerate(value)]


def _zone(mark: Cards) -> Show:
    def show(zone: list[int], holder: Any, sight: Sight, root: GameState) -> list[int | Hidden]:
        return _faces(zone, [mark.look(holder, k) for k in range(len(zone))], mark, sight, root)

    return show


def _zones_by_seat(mark: Cards) -> Show:
    def masks(zone: list[int], seat: int, holder: Any) -> list[int]:
        if mark.look is owner:
            return [1 << seat] * len(zone)
        return [mark.look(holder, k) for k in range(len(zone))]

    def show(zones: list[list[int]], holder: Any, sight: Sight, root: GameState) -> list[list[int | Hidden]]:
        return [_faces(zone, masks(zone, seat, holder), mark, sight, root) for seat, zone in enumerate(zones)]

    return show


def _faces(zone: list[int], masks: Sequence[int], mark: Cards, sight: Sight, root: GameState) -> list[int | Hidden]:
    seen: list[int] = getattr(root, known_fields(type(root))[mark.family])
    backs = root.backs(mark.family)
    bit = sight.bit
    shown = open_backs(mark, root)
    first_open = {"none": len(zone), "top": len(zone) - 1, "all": 0}[shown]
    out: list[int | Hidden] = []
    for k, card in enumerate(zone):
        mask = masks[k]
        if mask == ALL or mask & bit or (sight.open_hands and mask) or (sight.memory and seen[card] & bit):
            out.append(card)
        else:
            out.append(Hidden(backs[card] if k >= first_open else None))
    return out


def open_backs(mark: Cards, root: GameState) -> Backs:
    """Which backs of a zone lie open to everybody now."""
    return mark.backs if not mark.backs_if or getattr(root, mark.backs_if) else "none"
