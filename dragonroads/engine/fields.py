"""Walking a state by its declarations: where its cards lie, and where its secrets are kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_origin

from dragonroads.engine.state import Field, State, StateMeta
from dragonroads.engine.visibility import Cards, Private, Static, everybody


@dataclass(frozen=True, slots=True)
class Parts:
    """The fields of a state class that lead to cards, secrets or further states."""

    zones: tuple[tuple[str, Cards], ...]
    zones_by_seat: tuple[tuple[str, Cards], ...]
    secrets: tuple[tuple[str, Private], ...]
    secrets_by_seat: tuple[tuple[str, Private], ...]
    states_with_zones: tuple[str, ...]
    states_with_secrets: tuple[str, ...]


def is_list(kind: Any) -> bool:
    """Whether a field holds a list."""
    return get_origin(kind) is list


def is_list_of_lists(kind: Any) -> bool:
    """Whether a field holds one list per seat."""
    return is_list(kind) and is_list(get_args(kind)[0])


@cache
def parts_of(cls: StateMeta) -> Parts:
    """The parts of a state class, found once."""

    def tagged(tag: type, by_seat: bool) -> Iterator[tuple[str, Any]]:
        several = is_list_of_lists if tag is Cards else is_list
        return ((f.name, f.tag) for f in cls.fields if isinstance(f.tag, tag) and several(f.type) is by_seat)

    return Parts(
        tuple(tagged(Cards, False)),
        tuple(tagged(Cards, True)),
        tuple(tagged(Private, False)),
        tuple(tagged(Private, True)),
        tuple(f.name for f in cls.fields if _leads_to(Cards, f)),
        tuple(f.name for f in cls.fields if _leads_to(Private, f)),
    )


def inner_class(kind: Any) -> StateMeta | None:
    """The state class that a field holds, by itself or in a list."""
    held = get_args(kind)[0] if is_list(kind) else kind
    return held if isinstance(held, StateMeta) else None


def _leads_to(tag: type, field: Field) -> bool:
    """Whether something with such a tag lies somewhere inside the states of a field."""
    held = inner_class(field.type)
    return held is not None and any(isinstance(f.tag, tag) or _leads_to(tag, f) for f in held.fields)


def _inside(states: list[State], names: tuple[str, ...]) -> Iterator[list[State]]:
    """For each of these fields all the states that lie in it."""
    for name in names:
        held = [getattr(state, name) for state in states]
        yield [one for some in held for one in some] if isinstance(held[0], list) else held


def zone_groups(states: list[State]) -> Iterator[tuple[Cards, list[list[int]]]]:
    """Every kind of zone in some states of one class, with all its zones."""
    parts = parts_of(type(states[0]))
    for name, tag in parts.zones:
        yield tag, [getattr(state, name) for state in states]
    for name, tag in parts.zones_by_seat:
        yield tag, [zone for state in states for zone in getattr(state, name)]
    for inner in _inside(states, parts.states_with_zones):
        if inner:
            yield from zone_groups(inner)


Way = tuple[str, ...]
"""The fields that lead to inner states, one inside the other."""
Kept = tuple[Any, Way, str, bool]
"""A tag, the way to the states that bear it, the field it stands beside, and whether that is a list by seat."""


@cache
def closed_zones(cls: StateMeta) -> dict[str, list[Kept]]:
    """Card family -> its kinds of zones that somebody may not look at, found once, in the order of `zone_groups`."""
    found: dict[str, list[Kept]] = {}
    for kept in _all_kept(Cards, cls):
        if kept[0].seen_by is not everybody:
            found.setdefault(kept[0].family, []).append(kept)
    return found


@cache
def zones_with_backs(cls: StateMeta) -> tuple[Kept, ...]:
    """The kinds of zones whose backs can lie open."""
    return tuple(kept for kept in _all_kept(Cards, cls) if kept[0].backs != "none")


def _all_kept(tag: type, cls: StateMeta, way: Way = ()) -> Iterator[Kept]:
    """Everything with such a tag, in this class and in those inside it."""
    parts = parts_of(cls)
    is_zone = tag is Cards
    yield from ((m, way, name, False) for name, m in (parts.zones if is_zone else parts.secrets))
    yield from ((m, way, name, True) for name, m in (parts.zones_by_seat if is_zone else parts.secrets_by_seat))
    kinds = {field.name: inner_class(field.type) for field in cls.fields}
    for name in parts.states_with_zones if is_zone else parts.states_with_secrets:
        inner = kinds[name]
        assert inner is not None
        yield from _all_kept(tag, inner, (*way, name))


@cache
def ways_to_zones(cls: StateMeta) -> tuple[Way, ...]:
    """The ways to all states that hold zones of cards."""
    return tuple(dict.fromkeys(way for _, way, _, _ in _all_kept(Cards, cls)))


def states_at(state: State, way: Way) -> list[State]:
    """All the states at the end of a way."""
    states = [state]
    for name in way:
        held = [getattr(one, name) for one in states]
        if not held or not isinstance(held[0], list):
            states = held
        else:
            states = held[0] if len(held) == 1 else [one for some in held for one in some]
    return states


def zones_at(state: State, way: Way, name: str, by_seat: bool) -> list[list[int]]:
    """All the zones of one kind."""
    zones = [getattr(holder, name) for holder in states_at(state, way)]
    return [zone for some in zones for zone in some] if by_seat else zones


def zones_in(state: State) -> Iterator[tuple[list[int], Cards]]:
    """Every zone of cards in a state, in a fixed order."""
    return ((zone, tag) for tag, zones in zone_groups([state]) for zone in zones)


@dataclass(slots=True)
class Secret:
    """One private number: where it is kept and whose it is."""

    holder: Any
    name: str
    owner: int
    choices: tuple[int, ...]
    in_list: bool
    counted: bool

    @property
    def value(self) -> int:
        """The number as it is now."""
        kept = getattr(self.holder, self.name)
        return int(kept[self.owner] if self.in_list else kept)

    def put(self, value: int) -> None:
        """Change the number, as in another world."""
        if self.in_list:
            getattr(self.holder, self.name)[self.owner] = value
        else:
            setattr(self.holder, self.name, value)


def secrets_in(state: State) -> Iterator[Secret]:
    """Every private number in a state, in a fixed order."""
    parts = parts_of(type(state))
    for name, tag in parts.secrets:
        yield Secret(state, name, getattr(state, "seat"), tag.choices, False, tag.counted)  # noqa: B009 - only owners have a seat
    for name, tag in parts.secrets_by_seat:
        for seat in range(len(getattr(state, name))):
            yield Secret(state, name, seat, tag.choices, True, tag.counted)
    for states in _inside([state], parts.states_with_secrets):
        for inner in states:
            yield from secrets_in(inner)


@cache
def _amounts(cls: StateMeta) -> tuple[Kept, ...]:
    return tuple(kept for kept in _all_kept(Private, cls) if not kept[0].choices)


def amounts_in(state: State) -> list[int]:
    """Every private number that is an amount, not a choice."""
    found: list[int] = []
    for _, way, name, by_seat in _amounts(type(state)):
        values = [getattr(one, name) for one in states_at(state, way)]
        found += [value for some in values for value in some] if by_seat else values
    return found


@cache
def has_choices(cls: StateMeta) -> bool:
    """Whether such a state can hold private numbers that may differ in other worlds."""
    return any(tag.choices for tag, _, _, _ in _all_kept(Private, cls))


def closed_secrets(state: State) -> list[int]:
    """Every private number that is a secret now, -1 for those that are not; the order is fixed."""
    parts = parts_of(type(state))
    found = [getattr(state, name) if getattr(state, name) in tag.choices else -1 for name, tag in parts.secrets]
    for name, tag in parts.secrets_by_seat:
        found += [value if value in tag.choices else -1 for value in getattr(state, name)]
    for states in _inside([state], parts.states_with_secrets):
        for inner in states:
            found += closed_secrets(inner)
    return found


def visibility_table(cls: StateMeta, name: str = "") -> list[str]:
    """Every field with who may see it, one line each: kept as a golden file so that a change is seen in review."""
    lines: list[str] = []
    for field in cls.fields:
        path = f"{name or cls.__name__}.{field.name}"
        inner = inner_class(field.type)
        lines += visibility_table(inner, path) if inner else [f"{path}: {_in_words(field)}"]
    return lines


def _in_words(field: Field) -> str:
    tag = field.tag
    if isinstance(tag, Cards):
        condition = f" if {tag.backs_if}" if tag.backs_if else ""
        return f"cards of {tag.family}, look: {tag.seen_by.__name__}, backs: {tag.backs}{condition}"
    if isinstance(tag, Private):
        if tag.choices:
            return "private, may differ in other worlds"
        return "private, can be counted" if tag.counted else "private"
    if isinstance(tag, Static):
        return "static, of the box: public"
    return type(tag).__name__.lower()
