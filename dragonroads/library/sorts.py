"""What sort of value fills a place: what a text can be checked by before it is ever said."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, get_args, get_origin

from dragonroads.library.values import Count, Listed, Noun, Person, Sentence


class Sort(NamedTuple):
    """A sort of value. Nouns and counts may say which nouns can come, by patterns of their keys: `hero.*.name`."""

    kind: str
    nouns: tuple[str, ...] = ()
    items: Any = None
    """The sort of a list's items, if it is known."""
    least: int = 0
    """The smallest number that can come."""

    def __str__(self) -> str:
        return self.kind

    def is_a(self, *sorts: Sort) -> bool:
        """Whether it is one of these, whatever nouns can come."""
        return any(self.kind == sort.kind for sort in sorts)

    def of(self, *nouns: str) -> Sort:
        """The same sort with only these nouns, by patterns of their keys."""
        return self._replace(nouns=nouns)


NUMBER, PERSON, NOUN = Sort("a number"), Sort("a person"), Sort("a noun")
COUNT, LIST, TEXT = Sort("a count"), Sort("a list"), Sort("a text")
POSITIVE = Sort("a number", least=1)
ANYTHING = Sort("anything")
_BY_TYPE: dict[Any, Sort] = {
    int: NUMBER,
    str: TEXT,
    Person: PERSON,
    Noun: NOUN,
    Count: COUNT,
    Listed: LIST,
    Sentence: TEXT,
}


def list_of(items: object) -> Sort:
    """The sort of a list whose items are all of one sort."""
    sort = sort_of(items)
    return Sort(LIST.kind, sort.nouns, sort)


def sort_of(declared: object) -> Sort:
    """The sort that a declaration means: a sort, a type (`int`, `Person`, `list[Person]`), or one tagged with a sort.

    A type with other tags than a sort can be called anything: the number of a space may be a noun.
    """
    if isinstance(declared, Sort):
        return declared
    if get_origin(declared) is Annotated:
        return next((tag for tag in get_args(declared) if isinstance(tag, Sort)), ANYTHING)
    if get_origin(declared) in (list, tuple):
        return list_of(get_args(declared)[0])
    return _BY_TYPE.get(declared, ANYTHING) if isinstance(declared, type) else ANYTHING
