"""Checking a dumped state before it is loaded: a start may come from anybody, and no rule expects what cannot be."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

from dragonroads.engine.state import StateMeta
from dragonroads.engine.visibility import Static
from dragonroads.errors import SaveError

MOST = 1 << 24
"""No number of a position is larger, a mask of all spaces of a page included; only the seed may be."""
MOST_ITEMS = 4096
LONGEST = 200
SEEDS = 1 << 64

Check = Callable[[Any, str], None]
"""(value, where it stands) -> SaveError when it is not what the state holds there."""


def check_dump(cls: StateMeta, data: Any) -> None:
    """Refuse, naming the place, a dump that lacks a field of a state or holds something else than it does.

    What has a default may be missing: the position was written down before there was such a field.
    """
    _check_of(cls)(data, "start")


@cache
def _check_of(kind: Any) -> Check:
    kind = getattr(kind, "__supertype__", kind)
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, StateMeta):
        return _state(kind)
    if origin in (Union, types.UnionType):
        return _any_of(tuple(map(_check_of, args)))
    if origin is Literal:
        return _one_of(args)
    if origin in (list, tuple):
        return _list(_check_of(args[0]))
    if origin is dict:
        return _dict(_check_of(args[1]))
    return _PLAIN[kind]


def _state(cls: StateMeta) -> Check:
    fields = [field for field in cls.fields if not isinstance(field.tag, Static)]
    checks = {field.name: _seed if field.name == "seed" else _check_of(field.type) for field in fields}

    def check(value: Any, where: str) -> None:
        if not isinstance(value, Mapping):
            raise _wrong(where)
        for name, check_field in checks.items():
            if name in value:
                check_field(value[name], f"{where}.{name}")
            elif name not in cls.defaults:
                raise SaveError(f"{where}.{name} is missing")

    return check


def _list(item: Check) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, list) or len(value) > MOST_ITEMS:
            raise _wrong(where)
        for at, one in enumerate(value):
            item(one, f"{where}[{at}]")

    return check


def _dict(item: Check) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict) or len(value) > MOST_ITEMS:
            raise _wrong(where)
        for name, one in value.items():
            _text(name, where)
            item(one, f"{where}.{name}")

    return check


def _any_of(checks: tuple[Check, ...]) -> Check:
    def check(value: Any, where: str) -> None:
        for one in checks[:-1]:
            try:
                return one(value, where)
            except SaveError:
                continue
        return checks[-1](value, where)

    return check


def _one_of(known: tuple[Any, ...]) -> Check:
    def check(value: Any, where: str) -> None:
        if not any(value == one and type(value) is type(one) for one in known):
            raise _wrong(where)

    return check


def _whole(value: Any, where: str) -> None:
    if type(value) is not int or not -MOST <= value <= MOST:
        raise _wrong(where)


def _seed(value: Any, where: str) -> None:
    if type(value) is not int or not 0 <= value < SEEDS:
        raise _wrong(where)


def _truth(value: Any, where: str) -> None:
    if not isinstance(value, bool):
        raise _wrong(where)


def _text(value: Any, where: str) -> None:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise _wrong(where)


def _nothing(value: Any, where: str) -> None:
    if value is not None:
        raise _wrong(where)


def _wrong(where: str) -> SaveError:
    return SaveError(f"{where} is not what stands there in any position")


_PLAIN: Mapping[Any, Check] = {int: _whole, bool: _truth, str: _text, type(None): _nothing}
