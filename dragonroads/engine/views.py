"""Views, built up field by field from what a seat may see; a state never leaves the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, get_args

from dragonroads.engine.fields import inner_class, is_list, is_list_of_lists
from dragonroads.engine.state import Field, GameState, State, StateMeta, is_unchanging, known_fields
from dragonroads.engine.visibility import ALL, NOBODY, Backs, Cards, Private, Public, Static, everybody, nobody, owner

View = dict[str, Any]


class Hidden(NamedTuple):
    """A card that may not be looked at: only its back, where backs lie open."""

    back: int | None


FACE_DOWN = Hidden(None)


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
    return {
        name: show(getattr(holder, name), holder, sight, root) if show else getattr(holder, name)
        for name, show in _plan(type(holder))
    }


@cache
def _plan(cls: StateMeta) -> tuple[tuple[str, Show | None], ...]:
    """Every field that is shown, and how; public numbers and texts are shown as they are."""
    shown = [field for field in cls.fields if _is_shown(field)]
    return tuple((f.name, None if isinstance(f.mark, Public) and is_unchanging(f.type) else _show(f)) for f in shown)


def _is_shown(field: Field) -> bool:
    mark = field.mark
    return isinstance(mark, (Public, Private, Cards)) or (isinstance(mark, Static) and bool(mark.shown))


def _show(field: Field) -> Show:
    mark = field.mark
    if isinstance(mark, Static):
        return lambda value, _holder, _sight, _root: getattr(value, mark.shown)
    if isinstance(mark, Private):
        return _private_by_seat if is_list(field.type) else _private
    if isinstance(mark, Cards):
        return _zones_by_seat(mark) if is_list_of_lists(field.type) else _zone(mark)
    if inner_class(field.type) is None:
        return _flat if is_unchanging(get_args(field.type)[-1]) else _nested
    if is_list(field.type):
        return lambda value, _holder, sight, root: [_see(one, sight, root) for one in value]
    return lambda value, _holder, sight, root: _see(value, sight, root)


def _flat(value: Any, _holder: Any, _sight: Sight, _root: GameState) -> Any:
    """A view shares nothing with the state that could be changed."""
    return value.copy()


def _nested(value: Any, _holder: Any, _sight: Sight, _root: GameState) -> Any:
    return _copied(value)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return {name: _copied(one) for name, one in value.items()} if isinstance(value, dict) else value


def _private(value: Any, holder: Any, sight: Sight, _root: GameState) -> Any:
    return value if sight.owns(holder.seat) else None


def _private_by_seat(value: Any, _holder: Any, sight: Sight, _root: GameState) -> Any:
    return [one if sight.owns(seat) else None for seat, one in enumerate(value)]


def _zone(mark: Cards) -> Show:
    is_pile = mark.look is nobody and mark.backs == "none"

    def show(zone: list[int], holder: Any, sight: Sight, root: GameState) -> list[int | Hidden]:
        if not zone or (is_pile and not sight.memory):
            return [FACE_DOWN] * len(zone)
        return _faces(zone, _masks(mark, zone, holder), mark, sight, root)

    return _flat if mark.look is everybody else show


def _masks(mark: Cards, zone: list[int], holder: Any) -> list[int]:
    """For each card of a zone who may look at it."""
    return [NOBODY] * len(zone) if mark.look is nobody else [mark.look(holder, k) for k in range(len(zone))]


def _zones_by_seat(mark: Cards) -> Show:
    def masks(zone: list[int], seat: int, holder: Any) -> list[int]:
        if mark.look is owner:
            return [1 << seat] * len(zone)
        return _masks(mark, zone, holder)

    def show(zones: list[list[int]], holder: Any, sight: Sight, root: GameState) -> list[list[int | Hidden]]:
        return [_faces(zone, masks(zone, seat, holder), mark, sight, root) for seat, zone in enumerate(zones)]

    return show


def _faces(zone: list[int], masks: Sequence[int], mark: Cards, sight: Sight, root: GameState) -> list[int | Hidden]:
    seen: list[int] = getattr(root, known_fields(type(root))[mark.family])
    backs = root.backs(mark.family)
    bit = sight.bit
    shown = open_backs(mark, root)
    first_open = 0 if shown == "all" else len(zone) if shown == "none" else len(zone) - 1
    if sight.open_hands:
        bit = ALL
    remembers = sight.bit if sight.memory else NOBODY
    out: list[int | Hidden] = []
    for k, card in enumerate(zone):
        if masks[k] & bit or masks[k] == ALL or (remembers and seen[card] & remembers):
            out.append(card)
        else:
            out.append(FACE_DOWN if k < first_open else Hidden(backs[card]))
    return out


def open_backs(mark: Cards, root: GameState) -> Backs:
    """Which backs of a zone lie open to everybody now."""
    return mark.backs if not mark.backs_if or getattr(root, mark.backs_if) else "none"
