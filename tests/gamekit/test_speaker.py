"""Lines become words in one place: values by their nouns, events, questions, options and reasons by their keys."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from dragonroads.engine.events import Event
from dragonroads.engine.line import Called, Line, text
from dragonroads.engine.question import Ask, Option
from dragonroads.engine.record import Beat, Reason
from dragonroads.engine.table import Question
from dragonroads.gamekit.nouns import Person, Who
from dragonroads.gamekit.speaker import Speaker
from dragonroads.library.rulebook import Rule, RuleBook, Section
from dragonroads.library.words import Catalog

WORDS = {
    "event.walked.on": "{who} walks to {space}",
    "event.walked.back": "{who} goes back to {space}",
    "event.met": "{all} meet",
    "event.counted": "",
    "refusal.is_far": "{who.s} way is too long",
    "question.pick.title": "Whom?",
    "question.pick.help": "You stand on {here}.",
    "question.pick.alone.title": "Nobody?",
    "question.pick.alone.help": "You stand on {here}, alone.",
    "question.pick.name": "call {who}",
    "question.pick.comes": "comes to {here}",
    "question.pick.rests": "rests",
    "start": "the start",
}


def space(view: dict[str, Any], place: int) -> object:
    """The first space has a name."""
    return place if place else Line("start", {}, {})


Space: TypeAlias = Annotated[int, Called(space)]


class Walked(Beat):
    who: Who
    space: Space

    def variant(self, view: dict[str, Any]) -> str:
        return "back" if self.space < view["place"] else "on"


class Met(Beat):
    all: tuple[Who, ...]


class Counted(Beat):
    n: int


class IsFar(Reason):
    who: Person


class Pick(Ask[dict[str, Any], Any, int]):
    help, name, comes, rests = text(here=Space), text(who=Person), text(here=Space), text()

    def variant(self, view: dict[str, Any]) -> str:
        return "" if self.options else "alone"

    def facts(self, view: dict[str, Any]) -> dict[str, object]:
        return {"here": view["place"]}

    def option(self, view: dict[str, Any], option: int) -> Option:
        return Option(self.name(who=option), (self.comes(here=view["place"]), self.rests()), f"seat:{option}")


BOOK = RuleBook("", "", (Section("", (Rule("A-1", ""), Rule("A-2", "", asks=("pick", "is_far")))),))
SPEAKER = Speaker(Catalog("en", [WORDS]), ["Ana", "Ben", "Cle\x07o"], BOOK)
VIEW = {"place": 3}


def told(record: Any) -> str:
    """What the speaker makes of something that happened."""
    return SPEAKER.event(VIEW, Event(0, record))


def test_an_event_is_told_by_its_kind_and_variant_with_its_fields_as_places() -> None:
    assert told(Walked(0, 7)) == "Ana walks to 7"
    assert told(Walked(0, 0)) == "Ana goes back to the start"


def test_several_values_are_listed_each_by_its_noun_and_names_are_washed() -> None:
    assert told(Met((0, 1, 2))) == "Ana, Ben and Cleo meet"


def test_an_event_whose_words_are_empty_says_nothing() -> None:
    assert told(Counted(3)) == ""


def test_a_question_says_what_it_asks_and_rests_on_the_rule_that_asks_it() -> None:
    asked = SPEAKER.question(VIEW, Question(0, "pick", (1,), asks=Pick))
    assert (asked.title, asked.help, asked.rule) == ("Whom?", "You stand on 3.", "A-2")
    assert SPEAKER.question(VIEW, Question(0, "pick", (), asks=Pick)).help == "You stand on 3, alone."


def test_an_option_has_a_name_its_effects_and_a_place() -> None:
    label = SPEAKER.option(VIEW, Question(0, "pick", (1,), asks=Pick), 1)
    assert (label.text, label.effect, label.place) == ("call Ben", "comes to 3; rests", "seat:1")


def test_a_reason_says_why_not() -> None:
    assert SPEAKER.reason(VIEW, IsFar(1)) == "Ben's way is too long"
    assert SPEAKER.rule("is_far") == "A-2"


def test_a_value_that_may_be_missing_is_nothing_when_it_is() -> None:
    assert SPEAKER.value(VIEW, Space | None, None) == ""
    assert SPEAKER.value(VIEW, Space | None, 0) == "the start"
