"""Every kind of event says which part it plays, in which sort of scene, and has words whatever its fields are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.record import Beat, Folded, Happening, Opens, Step, tags_of
from dragonroads.engine.views import Sight, see
from dragonroads.games.almanac import scenes
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.nouns import AREA
from dragonroads.games.almanac.wording import choices_in
from dragonroads.library.binder import Binder
from dragonroads.library.words import read_words
from tests.games.almanac.declared import EVENTS
from tests.games.almanac.screens import presenter
from tests.games.almanac.situations import content, loaded
from tests.games.almanac.touring import BORDER, BOX, tour

KINDS = sorted(EVENTS.values(), key=lambda kind: kind.kind)
SEATS = 2
ROLES = (Opens, Beat, Folded, Step)


@cache
def values() -> Mapping[str, Sequence[Any]]:
    """For each name that a field goes by everything of note that may stand there."""
    box = content(BOX)
    choice, token = next(iter(choices_in(box).values())).id, next(iter(box.tokens))
    return {
        **dict.fromkeys(("who", "other", "winner"), (0, 1)),
        "colour": (box.colours[0].id,),
        "page": tuple(box.locations),
        "tile": tuple(card for page in box.pages(SEATS).values() if page.covered for card in page.pool),
        "caravans": ((), (0, 1)),
        "cargo": (GOODS[0], token),
        "goods": ((1, 0, 2, 0),),
        **dict.fromkeys(("good", "other_good"), (GOODS[0],)),
        "token": tuple(box.tokens),
        "choice": (choice,),
        "choices": (((0, choice), (1, choice)),),
        **dict.fromkeys(("pledges", "bids"), (((0, 3), (1, 0)),)),
        "reward": ("guide", "encounter", token),
        "way": ("fight", "special"),
        "piece": ("worker", "helper", "hireling"),
        **dict.fromkeys(("space", "from_space", "to_space", "spot"), ("a1",)),
        **dict.fromkeys(("rolls", "totals"), ((0, 5),)),
        "tally": ((3, 4),),
        "powers": ((), (0,)),
        "winners": ((0,), (0, 1)),
    }


def of_sort(kind: type[Happening], name: str, sort: Any) -> Sequence[Any]:
    if AREA in tags_of(sort):
        letters = areas_of(content(BOX), kind)
        return (letters,) if str(sort).startswith("tuple") else letters
    return values().get(name) or ((True, False) if sort is bool else (0, 1, 3))


def areas_of(box: AlmanacContent, kind: type[Happening]) -> tuple[str, ...]:
    """The areas of the page whose rule stands in the same file as the event."""
    pages = [page for page in box.locations.values() if type(page.placement).__module__ == kind.__module__]
    return tuple(pages[0].areas)


def made_up(kind: type[Happening]) -> Iterator[Happening]:
    """The event with everything that its fields may hold."""
    fields = [of_sort(kind, name, sort) for name, sort in kind.sorts().items()]
    yield from (kind(*some) for some in product(*fields))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_an_event_has_a_role_and_a_sort_of_scene(kind: type[Happening]) -> None:
    assert [issubclass(kind, role) for role in ROLES].count(True) == 1
    assert kind.cause in vars(scenes).values()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_an_event_has_words_whatever_its_fields_hold(kind: type[Happening]) -> None:
    words, view = presenter(box=BOX), see(tour(BORDER).state, Sight(None))
    for event in made_up(kind):
        said = words.event(view, Event(0, event))
        assert said
        assert "{" not in said
        assert "[" not in said
        assert "{" not in words.explained(view, Event(0, event))


def test_no_words_are_kept_for_what_never_happens() -> None:
    keys = read_words(loaded().pack, "en", Binder())
    assert {key.split(".")[1] for key in keys if key.startswith("event.")} == set(EVENTS)
