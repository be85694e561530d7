"""The checkers bite: each fault planted here is one that a rule book or an engine could really have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from types import MethodType
from typing import Any

import pytest

from dragonroads.engine import fields, hidden, position, tables, views
from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.engine.visibility import Cards, Public, Tag, everybody
from dragonroads.errors import Violation
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects import by_face
from dragonroads.games.draghan.effects.by_back import Hypnotise
from dragonroads.games.draghan.effects.storylines import Whirl
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.steps import piles
from tests.conformance.audit import audit
from tests.conformance.cases import BoxedCase, Case
from tests.conformance.driving import drive
from tests.conformance.honesty import asked_together, check_sealed, check_search, check_set
from tests.conformance.planting import changed, changed_text, compiled, plant
from tests.conformance.scramble import check_scrambled
from tests.conformance.secrets import check_events, check_step, check_views, viewers
from tests.conformance.test_visibility import check_table
from tests.conformance.undoing import check_undo

PLAIN = BoxedCase("draghan", 4, "introduction")
DRAFT = BoxedCase("draghan", 4, "experienced")
ALL_CARDS = BoxedCase("draghan", 4, "mayhem+show_backs=False")
Patch = pytest.MonkeyPatch


def questions(case: Case, games: int = 6) -> Iterator[tuple[Match[Any], tuple[Question, ...], Random]]:
    """Every question of some games."""
    for seed in range(games):
        match, random = case.match(seed), Random(seed)
        for asked in drive(match, Random(seed)):
            yield match, asked, random


def search_everywhere(case: Case) -> None:
    for match, asked, random in questions(case, 1):
        check_search(match, asked[0], random)


def views_everywhere(case: Case) -> None:
    for match, _, random in questions(case, 1):
        for viewer in viewers(match):
            check_views(match, viewer, random)


def steps_everywhere(case: Case) -> None:
    for match, _, random in questions(case):
        for viewer in viewers(match):
            check_step(match, viewer, random)


def sealed_everywhere(case: Case) -> None:
    together = asked_together(case.game, case.header())
    for match, asked, random in questions(case, 1):
        check_set(match, asked, together)
        if len(asked) > 1:
            check_sealed(match, asked, random)


def undo_everywhere(case: Case) -> None:
    for match, asked, random in questions(case, 1):
        check_undo(match, asked[0], random)


def scramble_often(case: Case) -> None:
    for seed in range(40):
        check_scrambled(case.game, case.header(seed), Random(seed))


def audit_often(case: Case) -> None:
    for seed in range(6):
        audit(case.game, case.header(seed), Random(seed))


def events_at_the_end(case: Case) -> None:
    match = case.match(1)
    for _ in drive(match, Random(1)):
        pass
    check_events(match)


def table_is_golden(case: Case) -> None:
    check_table(case.game_id)


# --- faults of the engine ---------------------------------------------------------------------------------------------


def search_without_resampling(patch: Patch) -> None:
    plant(patch, position.World, "_recorded", "determinize(self.state, self.viewer, self.random)", "pass")


def pool_not_sorted(patch: Patch) -> None:
    plant(patch, hidden, "_deal_anew", "unknown.cards.sort()", "pass")


def dice_foreseen(patch: Patch) -> None:
    patch.setattr(
        position, "determinize", changed(hidden.determinize, "state.seed = int(random() * (1 << 53))", "pass")
    )
    plant(patch, position.World, "below", "if not self.dealt:", "if True:")


def sealed_answers_one_by_one(patch: Patch) -> None:
    def ask_all(self: Any, kind: str, seats: Any, options: Any, *, parts: Any = ()) -> list[Any]:
        return [self.ask(seat, kind, options(seat), private=True, ritual=True, parts=parts) for seat in seats]

    patch.setattr(tables.Replay, "ask_all", ask_all)
    patch.setattr(position.World, "ask_all", ask_all)


def sealed_answers_in_sight(patch: Patch) -> None:
    def view(self: Match[Any], seat: int | None) -> Any:
        seen = views.see(self.state, views.Sight(seat))
        seen.phase += str(self._sealed)
        return seen

    patch.setattr(Match, "view", view)


def events_told_twice(patch: Patch) -> None:
    plant(patch, Match, "_run", "del self._told[checkpoint.told :]", "pass")


def undo_unlearns(patch: Patch) -> None:
    patch.setattr(Knowledge, "grew_into", lambda self, after: False)


def undo_forgets_a_step(patch: Patch) -> None:
    plant(patch, Match, "_take_back", "while self._checkpoints[-1].answers > target:", "while False:")


# --- faults of a game -------------------------------------------------------------------------------------------------


def declare(patch: Patch, name: str, tag: Tag) -> None:
    """Give a field of the race another tag."""
    tagged = [replace(field, tag=tag) if field.name == name else field for field in Race.fields]
    patch.setattr(Race, "fields", tuple(tagged))


def deck_lies_open(patch: Patch) -> None:
    declare(patch, "deck", Cards("race", seen_by=everybody))


def deck_is_a_plain_list(patch: Patch) -> None:
    declare(patch, "deck", Public())


def token_in_sight(patch: Patch) -> None:
    declare(patch, "token_hand", Public())


def play_otherwise(patch: Patch, effect: type[Effect], source: str) -> None:
    """Change an effect in every card that is bound to it."""
    game: Any = ALL_CARDS.game
    faulty = compiled(effect.run, source)
    run = [MethodType(faulty, run.__self__) if type(run.__self__) is effect else run for run in game.content.run]
    assert run != game.content.run
    patch.setattr(game, "content", replace(game.content, run=run))


def card_in_a_local(patch: Patch) -> None:
    """Hypnosis reads all cards before anybody has been asked."""
    read = "cards = [race.rows[other].cards[k] for other, k in given]"
    asks = "given = [t.ask("
    early = changed_text(Hypnotise.run, read, "cards = [rows[other][k] for other, k in given]")
    early = early.replace(asks, f"rows = [row.cards[:] for row in race.rows]\n    {asks}")
    play_otherwise(patch, Hypnotise, early)


def whirlwind_keeps_knowledge(patch: Patch) -> None:
    mixed = "kept = race.seen[:]\n    shuffle(t, cards, race.seen)\n    race.seen[:] = kept"
    source = changed_text(Whirl.run, "shuffle(t, cards, race.seen)", mixed)
    play_otherwise(patch, Whirl, source)


def reshuffle_keeps_knowledge(patch: Patch) -> None:
    mixed = "kept = race.seen[:]\n    shuffle(t, race.deck, race.seen)\n    race.seen[:] = kept"
    plant(patch, piles, "refill", "shuffle(t, race.deck, race.seen)", mixed)


def spy_is_known_to_all(patch: Patch) -> None:
    """Masks say that everybody has seen what only one seat looks at."""
    plant(patch, by_face, "_in_new_order", "show(race.seen, cards, 1 << seat)", "show(race.seen, cards, -1)")


Fault = Callable[[Patch], None]
Check = Callable[[Case], None]
PLANTED: list[tuple[Fault, Check, Case]] = [
    (search_without_resampling, search_everywhere, PLAIN),
    (pool_not_sorted, search_everywhere, PLAIN),
    (dice_foreseen, search_everywhere, PLAIN),
    (sealed_answers_one_by_one, sealed_everywhere, DRAFT),
    (sealed_answers_in_sight, sealed_everywhere, DRAFT),
    (events_told_twice, events_at_the_end, PLAIN),
    (undo_unlearns, undo_everywhere, PLAIN),
    (undo_forgets_a_step, undo_everywhere, PLAIN),
    (deck_lies_open, views_everywhere, PLAIN),
    (deck_lies_open, audit_often, PLAIN),
    (deck_is_a_plain_list, table_is_golden, PLAIN),
    (token_in_sight, table_is_golden, PLAIN),
    (card_in_a_local, scramble_often, ALL_CARDS),
    (whirlwind_keeps_knowledge, audit_often, ALL_CARDS),
    (reshuffle_keeps_knowledge, audit_often, PLAIN),
    (reshuffle_keeps_knowledge, steps_everywhere, PLAIN),
    (spy_is_known_to_all, audit_often, ALL_CARDS),
]


@pytest.fixture
def fresh_caches() -> Iterator[None]:
    """What the engine has learnt about a state class is learnt anew, and once more afterwards."""
    for known in (views._plan, fields.parts_of):
        known.cache_clear()
    yield
    for known in (views._plan, fields.parts_of):
        known.cache_clear()


NAMES = [f"{fault.__name__}-{check.__name__}" for fault, check, _ in PLANTED]


@pytest.mark.parametrize(("fault", "check", "case"), PLANTED, ids=NAMES)
def test_a_planted_fault_is_caught(
    fault: Fault, check: Check, case: Case, monkeypatch: Patch, fresh_caches: None
) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, Violation)):
        check(case)


def test_without_a_fault_the_same_checks_pass() -> None:
    for check, case in dict.fromkeys((check, case) for _, check, case in PLANTED):
        check(case)
