"""What a game declares: a class registers by being a subclass, so nothing has to be listed anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar

from dragonroads.engine.game import Thing
from dragonroads.engine.question import Ask
from dragonroads.engine.record import Happening, Reason, faces_of, faces_shown, showing, using
from dragonroads.engine.table import Face

C = TypeVar("C")


def import_all(package: str) -> list[str]:
    """Import a package with everything in it, or a single file; the names of all its modules.

    What lies behind a part that this system lacks, such as the driver of another system's terminal, is left out.
    """
    found = import_module(package)
    inside = (module.name for module in walk_packages(getattr(found, "__path__", ()), f"{package}."))
    return [package, *(name for name in inside if _is_imported(name))]


def _is_imported(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError as fault:
        if is_inside(fault.name or "", "dragonroads"):
            raise
        return False
    return True


def declared(base: type[C], package: str) -> list[type[C]]:
    """The kinds that a package declares, by name; a class with subclasses there is what they share, not a kind."""
    import_all(package)
    ours = [cls for cls in _descendants(base) if is_inside(cls.__module__, package)]
    kinds = [cls for cls in dict.fromkeys(ours) if not any(cls in other.__bases__ for other in ours)]
    by_name: dict[str, type[C]] = {}
    for cls in sorted(kinds, key=lambda cls: (name_of(cls), cls.__module__)):
        if (other := by_name.setdefault(name_of(cls), cls)) is not cls:
            raise TypeError(f"two kinds are called {name_of(cls)}: one in {other.__module__}, one in {cls.__module__}")
    return list(by_name.values())


def name_of(cls: type) -> str:
    """What content, saves and words call a class."""
    return str(getattr(cls, "kind", "") or cls.__name__)


def is_inside(module: str, package: str) -> bool:
    """Whether a module is a package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def _descendants(base: type[C]) -> Iterator[type[C]]:
    for cls in type.__subclasses__(base):
        yield cls
        yield from _descendants(cls)


@dataclass(frozen=True)
class Kinds:
    """The kinds of a game by their names, and what follows from their annotations."""

    events: Mapping[str, type[Happening]]
    questions: Mapping[str, type[Ask[Any, Any, Any]]]
    reasons: Mapping[str, type[Reason]]

    @cached_property
    def _showing(self) -> Mapping[str, type[Happening]]:
        """The events that show faces, like few of them: simulations ask about everything that happens."""
        return {kind: event for kind, event in self.events.items() if showing(event)}

    @cached_property
    def _using(self) -> Mapping[str, type[Happening]]:
        return {kind: event for kind, event in self.events.items() if event.uses or using(event)}

    def faces_in(self, kind: str, values: Sequence[Any]) -> Sequence[Face]:
        """The faces of cards that an event's fields or a question's options show.

        A name that both have is taken for the question.
        """
        if kind in self.questions:
            sort = self.questions[kind].sort()
            return [face for option in values for face in faces_shown(sort, option)]
        return faces_of(self._showing[kind], values) if kind in self._showing else ()

    def things_in(self, kind: str, values: Sequence[Any]) -> Sequence[Thing]:
        """The things that the fields of an event name."""
        return self._using[kind](*values).things() if kind in self._using else ()


@cache
def kinds_of(package: str) -> Kinds:
    """Everything that can happen, be asked or be refused in a game."""
    return Kinds(
        {cls.kind: cls for cls in declared(Happening, package)},
        {cls.kind: cls for cls in declared(Ask, package)},
        {cls.kind: cls for cls in declared(Reason, package)},
    )
