from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.vocabulary import Effect, Offers, Vocabulary

from .sample import VERBS, do_nothing

if TYPE_CHECKING:
    from decimal import Decimal


def effect_of(source: str, extra: Offers | None = None, verbs: Vocabulary = VERBS) -> tuple[Effect | None, list[str]]:
    problems = Problems()
    document = read(source.encode(), "f", problems)
    assert document is not None
    effect = verbs.bind_effect(document.root, Binder(problems, verbs), extra)
    return effect, [str(problem) for problem in problems]


def good(source: str, extra: Offers | None = None) -> Effect:
    effect, lines = effect_of(source, extra)
    assert effect is not None, lines
    return effect


def offer(value: object) -> Offers:
    document = read(b"value: 12", "g", Problems())
    assert document is not None
    return {"value": (value, document.root.at("value"))}


def test_an_effect_knows_its_verb_its_arguments_and_what_to_run() -> None:
    effect = good("{stride: {value: 3}}")
    log: list[str] = []
    effect.run(log)
    assert (effect.verb, effect.args, log) == ("stride", {"value": 3}, ["stride 3"])


def test_a_verb_without_arguments_runs_as_the_function_itself() -> None:
    assert good("{do_nothing: {}}").run is do_nothing


def test_effects_inside_arguments_are_bound_as_well() -> None:
    effect = good("{fight: {strength: 2, win: [{stride: {value: 1}}, {do_nothing: {}}]}}")
    log: list[str] = []
    effect.run(log)
    assert log == ["stride 1", "nothing"]


def test_the_check_of_a_verb_is_bound_to_the_arguments_it_asks_for() -> None:
    strong, weak = good("{fight: {strength: 10, win: []}}"), good("{fight: {strength: 1, win: []}}")
    assert strong.why_not is not None
    assert weak.why_not is not None
    assert (strong.why_not([]), weak.why_not([])) == ("too strong", None)
    assert good("{do_nothing: {}}").why_not is None


def test_an_offered_argument_is_taken_by_a_verb_that_has_it() -> None:
    assert good("{stride: {}}", offer(4)).args == {"value": 4}


def test_an_offered_argument_is_left_by_a_verb_that_has_no_use_for_it() -> None:
    assert good("{do_nothing: {}}", offer(4)).args == {}


def test_a_written_argument_wins_over_an_offered_one() -> None:
    assert good("{stride: {value: 2}}", offer(4)).args == {"value": 2}


def test_an_offered_argument_is_checked_where_it_was_written() -> None:
    assert effect_of("{stride: {}}", offer(12)) == (None, ["g:1:8: stride.value: expected 1 to 9, found 12"])


def test_an_argument_neither_written_nor_offered_is_missing() -> None:
    assert effect_of("{stride: {}}") == (None, ["f:1:2: stride needs the argument 'value'"])


def test_all_faults_of_one_effect_are_noted() -> None:
    assert effect_of("{fight: {strength: three, wni: []}}")[1] == [
        "f:1:20: fight.strength: expected a whole number, found 'three'",
        "f:1:27: fight has no argument 'wni' (did you mean 'win'?)",
        "f:1:2: fight needs the argument 'win'",
    ]


def test_equal_effects_are_equal_and_hash_alike() -> None:
    one, same, other = (good(f"{{stride: {{value: {n}}}}}") for n in (3, 3, 4))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other


def test_only_the_arguments_of_content_need_types_that_exist_at_run_time() -> None:
    words = Vocabulary(given=1)

    @words.verb()
    def weigh(scale: Decimal, stones: int) -> None:
        """The scale's type is known to the checker alone."""

    assert effect_of("{weigh: {stones: 2}}", verbs=words)[1] == []


def test_two_verbs_of_one_name_are_a_fault_of_the_program() -> None:
    words = Vocabulary(given=1)
    words.verb()(do_nothing)
    with pytest.raises(TypeError, match="two verbs are called do_nothing"):
        words.verb()(do_nothing)


def test_a_vocabulary_lists_its_verbs() -> None:
    assert [verb.name for verb in VERBS] == ["do_nothing", "stride", "fight", "call"]
