"""Verbs: what content can make happen; the typed signature of a function is the schema of its arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, get_type_hints

from dragonroads.library.node import MAPPING, Node
from dragonroads.library.problems import hint, quoted
from dragonroads.library.schema import is_complete, read_slots, reader_for
from dragonroads.library.shapes import Slot, Wording

if TYPE_CHECKING:
    from dragonroads.library.binder import Binder

F = TypeVar("F", bound=Callable[..., Any])
Offers: TypeAlias = Mapping[str, tuple[Any, Node]]


@dataclass(frozen=True, slots=True)
class Effect:
    """A verb with its arguments, checked and bound to the function that carries it out."""

    verb: str
    args: Mapping[str, Any] = field(hash=False)
    run: Callable[..., Any] = field(compare=False, repr=False)
    why_not: Callable[..., Any] | None = field(default=None, compare=False, repr=False)

    @classmethod
    def bind(cls, node: Node, label: str, binder: Binder) -> Effect | None:
        """Binds an effect to the vocabulary of the pack being read."""
        if binder.vocabulary is None:
            raise TypeError("effects can only be bound with a vocabulary")
        return binder.vocabulary.bind_effect(node, binder)


Effects: TypeAlias = tuple[Effect, ...]


@dataclass(frozen=True)
class Verb:
    """A function that content may call, and the check that says why it cannot be done just now."""

    name: str
    function: Callable[..., Any]
    given: int
    refusal: Callable[..., Any] | None

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """The arguments that content writes; annotations are looked up late, when the rules are all imported."""
        own = _parameters(self.function)[self.given :]
        annotations = SimpleNamespace(__annotations__={p.name: p.annotation for p in own})
        hints = get_type_hints(annotations, self.function.__globals__, include_extras=True)
        return {p.name: Slot(hints[p.name], p.default is p.empty) for p in own}

    @cached_property
    def wording(self) -> Wording:
        """How messages speak of the arguments."""
        return Wording(f"{self.name} has no argument", f"{self.name} needs the argument", f"{self.name}.")

    @cached_property
    def refusal_arguments(self) -> frozenset[str]:
        """The arguments of the verb that its check wants to know as well."""
        return frozenset(p.name for p in _parameters(self.refusal)[self.given :]) if self.refusal else frozenset()

    def effect(self, args: Mapping[str, Any]) -> Effect:
        """Returns the verb bound to its arguments."""
        for_check = {name: value for name, value in args.items() if name in self.refusal_arguments}
        return Effect(self.name, args, _bound(self.function, args), self.refusal and _bound(self.refusal, for_check))


class Vocabulary:
    """The verbs of one game; the first `given` parameters of each are filled in by the rules when it is carried out."""

    def __init__(self, given: int) -> None:
        self._given = given
        self._verbs: dict[str, Verb] = {}

    def verb(self, *, why_not: Callable[..., Any] | None = None) -> Callable[[F], F]:
        """Registers the decorated function as a verb under its own name."""

        def register(function: F) -> F:
            name = function.__name__
            if name in self._verbs:
                raise TypeError(f"two verbs are called {name}")
            self._verbs[name] = Verb(name, function, self._given, why_not)
            return function

        return register

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def bind_effect(
        self, node: Node, binder: Binder, extra: Offers | None = None, beside: Collection[str] = ()
    ) -> Effect | None:
        """Binds `{verb: {argument: value}}`; `extra` offers arguments that content need not write.

        Keys named by `beside` may stand next to the verb; whoever allows them reads them.
        """
        entries = [(name, value) for name, value in node.entries() if name not in beside]
        if len(entries) != 1:
            binder.complain(node, "", "expected one verb with its arguments, such as {verb: {}}")
            return None
        ((name, arguments),) = entries
        if name not in self._verbs:
            binder.complain(node.key(name), "", f"unknown verb {quoted(name)}{hint(name, self._verbs)}")
            return None
        if arguments.kind != MAPPING:
            binder.expected("its arguments in a mapping, {} for none", arguments, name)
            return None
        args = _arguments(self._verbs[name], node, arguments, binder, extra or {})
        return None if args is None else binder.remember(self._verbs[name].effect(args), node)


def _arguments(verb: Verb, whole: Node, node: Node, binder: Binder, extra: Offers) -> dict[str, Any] | None:
    args = read_slots(node, verb.slots, binder, wording=verb.wording)
    for name, (value, place) in extra.items():
        if name in verb.slots and name not in args:
            read = reader_for(verb.slots[name])
            args[name] = read(place.holding(value), verb.wording.prefix + name, binder)
    return args if is_complete(args, verb.slots, whole.key(verb.name), binder, wording=verb.wording) else None


def _bound(function: Callable[..., Any], args: Mapping[str, Any]) -> Callable[..., Any]:
    """Returns the function with these arguments as its defaults, which costs nothing when it is called."""
    if not args or not isinstance(function, FunctionType):
        return partial(function, **args) if args else function
    parameters = _parameters(function)
    given = [p.name in args or p.default is not p.empty for p in parameters]
    first = given.index(True)
    defaults = tuple(args.get(parameter.name, parameter.default) for parameter in parameters[first:])
    code, space, closure = function.__code__, function.__globals__, function.__closure__
    return FunctionType(code, space, function.__name__, defaults, closure)


@cache  # a verb is bound once for every time content names it
def _parameters(function: Callable[..., Any]) -> tuple[inspect.Parameter, ...]:
    return tuple(inspect.signature(function).parameters.values())
