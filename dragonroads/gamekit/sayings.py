"""Every text that a game declares, with what can fill its places: found in its classes, listed nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, Literal, get_args, get_origin

from dragonroads.engine.line import Saying, text, texts_of
from dragonroads.engine.question import Ask
from dragonroads.engine.record import Beat, Happening, Opens, Record, scene_key
from dragonroads.engine.state import GameState
from dragonroads.gamekit.declared import declared, import_all, is_inside, kinds_of
from dragonroads.gamekit.game import BaseGame
from dragonroads.gamekit.presenter import BasePresenter, own_number, private_numbers
from dragonroads.gamekit.speaker import asked_key, event_key

Sorts = Mapping[str, Any]
PLAIN = ("",)
"""The variants of whatever has no variants."""
ASKED = ("title", "help")
"""The texts of a question that can have variants."""


def sayings_of(package: str) -> dict[str, Sorts]:
    """The key of every text that a package declares, with the sort of each place."""
    found: dict[str, Sorts] = {}
    kinds = kinds_of(package)
    for event in kinds.events.values():
        sorts = {**event.sorts(), **_mentioned(event)}
        found |= {event_key(event, variant): sorts for variant in event_variants(event) or PLAIN}
        found |= {scene_key(event.cause): {}} if issubclass(event, (Opens, Beat)) else {}
    for reason in kinds.reasons.values():
        key, sorts = f"{reason.family}.{reason.kind}", {**reason.sorts(), **_mentioned(reason)}
        found |= {f"{key}.{variant}" if variant else key: sorts for variant in reason.variants() or PLAIN}
    for owner in (*kinds.events.values(), *kinds.questions.values(), *_other_owners(package)):
        found |= dict(_texts(owner, package))
    if not any(table.private is not BasePresenter.private for table in declared(BasePresenter, package)):
        for game in declared(BaseGame, package):
            found |= _own_numbers(game.state_class)
    return found | {saying.key: saying.sorts for saying in _loose_sayings(package)}


def texts_said(packages: Iterable[str]) -> dict[str, Sorts]:
    """The key of every text that packages without kinds declare, with the sort of each place: those of the box."""
    found: dict[str, Sorts] = {}
    for package in packages:
        for owner in _other_owners(package):
            found |= {key: said.sorts for said in texts_of(owner).values() for key in said.keys_in(owner)}
        found |= {saying.key: saying.sorts for saying in _loose_sayings(package)}
    return found


def event_variants(event: type[Happening]) -> tuple[str, ...] | None:
    """The endings of an event's sentences: those that it lists, or else what its `variant` can answer."""
    return tuple(event.variants()) or variants_of(event.variant)


def asked_variants(asked: type[Ask[Any, Any, Any]]) -> tuple[str, ...] | None:
    """The same of a question's title and help."""
    return tuple(asked.variants()) or variants_of(asked.variant)


def variants_of(method: Callable[..., str]) -> tuple[str, ...] | None:
    """What `variant` can answer, read from the Literal it returns; nothing where a game does not say it."""
    note = method.__annotations__.get("return", "str")
    if method.__module__.startswith("dragonroads.engine."):
        return PLAIN
    sort = eval(note, vars(import_module(method.__module__))) if isinstance(note, str) else note
    return get_args(sort) if get_origin(sort) is Literal else None


def _mentioned(kind: type) -> Sorts:
    """What a presenter puts into the words of a kind, whatever that is."""
    return {name: object for cls in kind.__mro__ for name in vars(cls).get("mentions", ())}


def _texts(owner: type, package: str) -> Iterator[tuple[str, Sorts]]:
    for name, said in texts_of(owner).items():
        if _is_shared(owner, name, said, package):
            continue
        if issubclass(owner, Ask) and name in ASKED:
            key, sorts = said.key_in(owner), {**said.sorts, **_mentioned(owner)}
            yield from ((asked_key(owner, key, variant), sorts) for variant in asked_variants(owner) or PLAIN)
        else:
            yield from ((key, said.sorts) for key in said.keys_in(owner))


def _is_shared(owner: type, name: str, said: text, package: str) -> bool:
    """Whether a text is inherited with its key from outside the game: then it is somebody else's."""
    source = next(cls for cls in owner.__mro__ if vars(cls).get(name) is said)
    return not is_inside(source.__module__, package) and said.key_in(source) == said.key_in(owner)


def _other_owners(package: str) -> list[type]:
    """Classes that say something and are no questions; one with subclasses is what they share."""
    ours = [thing for _name, thing in _things(package) if isinstance(thing, type)]
    owners = [cls for cls in ours if not issubclass(cls, (Ask, Record)) and texts_of(cls)]
    return [cls for cls in owners if not any(cls in other.__bases__ for other in ours)]


def _loose_sayings(package: str) -> list[Saying]:
    """Texts that stand in a module by themselves: those of nouns."""
    return [thing for _name, thing in _things(package) if isinstance(thing, Saying)]


def _things(package: str) -> Iterator[tuple[str, Any]]:
    for module in import_all(package):
        for name, thing in vars(import_module(module)).items():
            if not isinstance(thing, type) or thing.__module__ == module:
                yield name, thing


def _own_numbers(state_class: type[GameState]) -> dict[str, Sorts]:
    lines = [own_number(field.name, 0) for field in private_numbers(state_class)]
    return {line.key: line.sorts for line in lines}
