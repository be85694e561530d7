"""Every kind of event, question and reason of the canyon: its part in a scene, its words, its rule, its advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.line import snake_case
from dragonroads.engine.question import Ask
from dragonroads.engine.record import Beat, Folded, Happening, Opens, ShowsFace, Step, tags_of
from dragonroads.games.canyon import scenes
from dragonroads.games.canyon.acting import NO_ENEMY_BESIDE, NoTarget
from dragonroads.games.canyon.advising.policy import BY_CHANCE, RULES
from dragonroads.games.canyon.automa_deck import AutomaCardRead
from dragonroads.games.canyon.battles import Strength
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.coverage import PARTS, used_by
from dragonroads.games.canyon.presenting.battle_events import SOURCES
from dragonroads.games.canyon.trading import PileEmpty, TooPoor
from dragonroads.library.binder import Binder
from dragonroads.library.words import read_words
from tests.games.canyon.situations import content, loaded, on_map, the_game
from tests.games.canyon.telling import presenter, seen
from tests.games.canyon.test_present import check_words

EVENTS, QUESTIONS, REASONS = the_game().kinds.events, the_game().kinds.questions, the_game().kinds.reasons
ROLES = (Opens, Beat, Folded, Step)
CAUSES = {value for name, value in vars(scenes).items() if name.isupper()}
LANGUAGES = ("en", "es")


# --- events -----------------------------------------------------------------------------------------------------------


def samples() -> Mapping[str, Sequence[Any]]:
    """Values for each field that an event may have."""
    box = content()
    abilities = [ability.id for hero in box.heroes for ability in hero.abilities]
    dragons = [dragon.id for dragon in box.dragons]
    sources = [*SOURCES, *abilities, *dragons]
    return {
        **dict.fromkeys(("who", "other"), (0, 1)),
        **dict.fromkeys(("tile", "other_tile", "land", "start"), ("A1", "C2")),
        **dict.fromkeys(("hero", "hero_attacked"), range(box.size)),
        **dict.fromkeys(("token", "other_token"), KINDS),
        **dict.fromkeys(("n", "round", "strength", "strong", "firm"), (0, 1, 2)),
        **dict.fromkeys(("won", "fulfilled", "to_stockpile"), (False, True)),
        "ability": abilities,
        "building": [building.id for building in box.buildings],
        "card": range(len(box.automa)),
        "clan": list(box.clans),
        "dragon": dragons,
        "ending": ("piles", "canyon", "unfinished"),
        "heroes": [(0, 1, box.size)],
        "mission": list(box.missions),
        "missions": [tuple(box.missions)],
        "part": PARTS,
        "parts": [((source, 1),) for source in sources] + [tuple((source, 1) for source in sources)],
        "points": (-8, 0, 8),
        "rolls": [((1,),), ((6,), (6,), (2,)), ((2, 5),)],
        "store": ("caravan", "stockpile"),
        "tally": [(1, 2, 3)],
        "tiles": [("A1", "B1", "C1", "D1")],
        "tokens": [(0, 0, 0, 0), (1, 0, 2, 0)],
        "winners": [(0,), (0, 1)],
    }


def made_up(kind: type[Happening]) -> Iterator[Happening]:
    """Events of a kind with all values in all ways."""
    known = samples()
    yield from (kind(*values) for values in product(*(known[name] for name in kind.fields)))


@pytest.mark.parametrize("kind", EVENTS.values(), ids=list(EVENTS))
def test_every_event_has_one_part_in_a_scene_and_a_cause(kind: type[Happening]) -> None:
    assert [role for role in ROLES if issubclass(kind, role)] == [kind.__base__]
    assert kind.cause in CAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.values(), ids=list(EVENTS))
def test_every_event_has_words_whatever_its_fields_hold(kind: type[Happening], lang: str) -> None:
    words = presenter(lang)
    for view in (seen(on_map()), seen(on_map(people=1)), seen(on_map(people=1, solo=True))):
        told = [words.event(view, Event(0, event)) for event in made_up(kind)]
        check_words(*told, *(words.explained(view, Event(0, event)) for event in made_up(kind)))
        assert any(told)


def test_no_words_are_kept_for_an_event_that_cannot_happen() -> None:
    worded = {key.split(".")[1] for key in read_words(loaded().pack, "en", Binder()) if key.startswith("event.")}
    assert worded == set(EVENTS)
    assert all(loaded().game.can_tell(kind) for kind in worded)


def test_an_event_shows_the_cards_that_its_fields_hold() -> None:
    for kind, event in EVENTS.items():
        for one in made_up(event):
            assert list(loaded().game.faces_in(kind, one.args)) == one.faces()
    shows = {kind for kind, event in EVENTS.items() for sort in event.sorts().values() if _shows_face(sort)}
    assert {"battle", "festival", "automa_card", "deployed_hero", "exposed"} <= shows


def _shows_face(sort: Any) -> bool:
    return any(isinstance(tag, ShowsFace) for tag in tags_of(sort))


def test_strength_and_automa_cards_count_as_used_where_they_are_read() -> None:
    assert list(used_by(content(), Strength(0, (("hero", 4), ("bulwark", 2), ("rage", 2))))) == [
        ("abilities", "bulwark")
    ]
    first = content().automa[0].id
    assert list(used_by(content(), AutomaCardRead(2, 0, "move"))) == [("automa parts", "move"), ("automa cards", first)]


# --- questions and reasons --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", QUESTIONS.values(), ids=list(QUESTIONS))
def test_every_question_has_words_a_rule_and_advice(kind: type[Ask[Any, Any, Any]]) -> None:
    english = read_words(loaded().pack, "en", Binder())
    assert {f"question.{kind.kind}.title", f"question.{kind.kind}.help"} <= set(english)
    assert kind in presenter()._options._labels
    assert loaded().rules.rule_for(kind.kind)
    assert (kind in RULES) != (kind in BY_CHANCE)


def test_every_reason_has_words_and_a_rule() -> None:
    view = seen(on_map())
    tricks = [NoTarget(ability.id) for hero in content().heroes for ability in hero.abilities if ability.trick]
    buildings = [building.id for building in content().buildings]
    missing = [TooPoor(name, four) for name in buildings for four in ((1, 0, 0, 0), (2, 2, 2, 2))]
    met = [NO_ENEMY_BESIDE, *tricks, *map(PileEmpty, buildings), *missing]
    assert {type(reason) for reason in met} == set(REASONS.values())
    for lang in LANGUAGES:
        told = [presenter(lang).refusal(view, reason) for reason in met]
        check_words(*told)
        assert all(told)
    assert all(loaded().rule_of(reason) for reason in met)


def test_the_rule_book_names_no_question_or_reason_that_there_is_not() -> None:
    named = {kind for rule in loaded().rules for kind in (*rule.asks, *rule.kinds)}
    assert named == set(QUESTIONS) | set(REASONS)


def test_a_name_that_a_question_shares_with_an_event_shows_no_card_in_either() -> None:
    shared = set(EVENTS) & set(QUESTIONS)
    sorts = [sort for kind in shared for sort in (*EVENTS[kind].sorts().values(), QUESTIONS[kind].sort())]
    assert not any(map(_shows_face, sorts))


def test_a_class_goes_by_its_own_name_unless_that_means_something_else_in_the_game() -> None:
    declared: list[Any] = [*EVENTS.values(), *QUESTIONS.values(), *REASONS.values()]
    others = {kind.kind for kind in declared if kind.kind != snake_case(kind.__name__)}
    assert others == {"automa_card", "clan", "dragon", "gift", "mission", "passive", "rage"}
