"""Everything a race can say has words in every language, and the words are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.game import Agreements, Header, OptionValue, Result
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.engine.views import Sight, View, see
from dragonroads.games.draghan.asking import CardAsk
from dragonroads.games.draghan.model import Race
from dragonroads.games.presenter import Label, Presenter
from dragonroads.library.binder import Binder
from dragonroads.library.letters import cells
from dragonroads.library.words import placeholders, read_words
from dragonroads.shelf import Shelf
from tests.conformance.cases import opened
from tests.engine.playing import asked
from tests.games.draghan.rounds import as_match, reply
from tests.games.draghan.screens import happened, kinds
from tests.games.draghan.situations import cards_named, header, loaded, situation

LANGUAGES = ("en", "es")
PRESETS = ("introduction", "regular", "experienced", "mayhem")
HOLE = re.compile(r"\{[a-z_]+\}|\[[a-z]+\.[^\]]*\]")
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
ROOM = 78
GAMES = 80
"""Each preset with each number of seats four times."""


@cache
def presenter(lang: str) -> Presenter:
    return loaded().present(Shelf(cache=None).catalog(lang, loaded()), NAMES)


def races(first: int, count: int) -> Iterator[tuple[Match[Race], Random]]:
    for seed in range(first, first + count):
        start = header(2 + seed % 5, PRESETS[seed // 5 % 4], seed)
        yield Match(loaded().game, start), Random(seed)


def answer(match: Match[Race], question: Question, random: Random) -> None:
    match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))


def check_words(text: str) -> None:
    assert not HOLE.search(text), text
    assert text.isprintable(), text


def check_question(words: Presenter, match: Match[Race], question: Question, seen: dict[str, set[str]]) -> None:
    view = match.view(question.seat)
    said = words.question(view, question)
    assert said.rule == loaded().rules.rule_for(question.kind) != ""
    assert said.title
    assert said.help
    labels = [words.option(view, question, option) for option in question.options]
    for text in (said.title, said.help, *(f"{label.text} {label.effect}" for label in labels)):
        check_words(text)
    assert all(label.text and label.effect for label in labels)
    if not isinstance(question.ask, CardAsk):  # equal cards are simply equal
        check_distinct(words, view, question)
    for closed in question.closed():
        check_words(words.refusal(view, closed.reason))
        assert words.option(view, question, closed.option).text
        seen["refusals"].add(closed.reason.kind)
    seen["questions"].add(question.kind)


def check_distinct(words: Presenter, view: View, question: Question) -> None:
    texts = [words.option(view, question, option).text for option in question.options]
    assert len(set(texts)) == len(texts), texts
    for depth in range(1, len(question.parts)):
        beginnings = {option[:depth] for option in question.options}
        worded = {words.option(view, question, one).text for one in beginnings}
        assert len(worded) == len(beginnings)


def check_table(words: Presenter, match: Match[Race], viewer: int | None) -> None:
    view = match.view(viewer)
    check_words(words.status(view))
    for section in words.sections(view):
        for line in section.lines:
            check_words(line)
            assert sum(map(cells, line)) <= ROOM, line


def told_to(match: Match[Race]) -> list[Event]:
    own = [event for seat in range(len(match.header.seats)) for event in match.events(seat)]
    return [*match.events(None), *own]


@pytest.mark.parametrize("block", range(8))
def test_everything_in_random_races_of_all_presets_has_words_in_every_language(block: int) -> None:
    seen: dict[str, set[str]] = {"questions": set(), "refusals": set()}
    count = GAMES // 8
    for match, random in races(block * count, count):
        while not match.over:
            question = asked(match)[0]
            words = presenter(LANGUAGES[random.randrange(2)])
            check_question(words, match, question, seen)
            for event in match.events(question.seat)[-3:]:
                check_words(words.event(match.view(question.seat), event))
            if random.random() < 0.1:
                check_table(words, match, random.choice([None, question.seat]))
            answer(match, question, random)
        for words in map(presenter, LANGUAGES):
            view = match.view(None)
            for event in told_to(match):
                check_words(words.event(view, event))
            assert match.result is not None
            for line in words.score(view, match.result):
                check_words(line)
            check_table(words, match, None)
    assert seen["questions"] <= set(kinds().questions)
    assert seen["refusals"] <= set(kinds().reasons)


def test_every_question_and_reason_rests_on_one_rule() -> None:
    asked = [kind for rule in loaded().rules for kind in rule.asks]
    assert sorted(asked) == sorted((*kinds().questions, *kinds().reasons))


def test_rules_explain_only_questions_that_there_are() -> None:
    assert {kind for rule in loaded().rules for kind in rule.kinds} <= set(kinds().questions)


def test_both_languages_have_the_same_sentences_with_the_same_places() -> None:
    shipped = opened("draghan")
    english, spanish = (read_words(shipped.pack, lang, Binder()) for lang in LANGUAGES)
    names = shipped.english
    assert set(spanish) == set(english) | set(names)
    for key, message in {**names, **english}.items():
        assert placeholders(message) == placeholders(spanish[key]), key


def test_events_without_words_are_empty_on_purpose() -> None:
    english = read_words(loaded().pack, "en", Binder())
    assert {key for key, message in english.items() if not message} == {"event.gazed"}


def view_of(state: Race, seat: int | None = None) -> Race:
    return see(state, Sight(seat))


def said(state: Race, kind: str, *args: object, lang: str = "en") -> str:
    return presenter(lang).event(view_of(state), happened(kind, *args))


def test_growls_have_as_many_r_s_as_pips() -> None:
    race = situation("C1 M1").state
    for pips in range(1, 7):
        assert said(race, "growled", ((0, pips),)).lower().count("r") == pips + "cinder".count("r")


def test_breaths_are_revealed_in_rising_order() -> None:
    race = situation("C1 M1 T1").state
    line = said(race, "held_breath", ((0, 5), (1, 2), (2, 3)), 4, (2,))
    assert line == "  Bo holds out for 2, Cleo holds out for 3, Ana holds out for 5. The fumes last 4: Cleo wins."


def test_spaces_are_start_numbers_and_finish_spaces() -> None:
    race = situation("C1 M1").state
    assert said(race, "walked", 0, 0, 3, 3, 0) == "  Cinder Start → 3, three on."
    assert said(race, "walked", 0, 35, 38, 3, 2) == "  Cinder crosses the line and stands 2 past it!"
    assert said(race, "walked", 0, 38, 35, -3, 0) == "  Cinder 2 past the line → 35, three back."
    assert said(race, "walked", 0, 37, 39, 2, 3) == "  Cinder 1 past the line → 3 past the line, two on."
    assert said(race, "walked", 0, 42, 33, 2, 0) == "  Cinder 6 past the line → 33, by way of the cliff."


def test_a_spell_is_called_by_its_name_and_has_a_letter_of_the_language_in_the_rows() -> None:
    race = situation("C1 M1", C="trap").state
    assert "only jump works" in said(race, "read_book", 0, "J")
    assert "salto" in said(race, "read_book", 0, "J", lang="es")
    race.books[0] = "J"
    assert rows_of(race)[0].endswith("=J")
    assert rows_of(race, "es")[0].endswith("=S")


def test_equal_cards_are_called_the_same() -> None:
    race = situation("C1 M1", options={"show_backs": False}).state
    race.hands[0] = cards_named("move-2")[:2]
    hand = presenter("en").private(view_of(race, 0), 0)[0]
    assert hand.lines == ("Walk 2  Two steps forward.",) * 2


def test_a_card_that_is_turned_up_names_who_laid_it_as_far_as_that_is_known() -> None:
    race = situation("C1 M1", C="move-1").state
    card = race.rows[0].cards[0]
    assert said(race, "revealed", 0, 0, card, 1) == "Cinder turns up Walk 1. Laid by Bo."
    assert said(race, "revealed", 0, 0, card, None) == "Cinder turns up Walk 1."


def rows_of(state: Race, lang: str = "en") -> list[str]:
    sections = presenter(lang).sections(view_of(state))
    return list(sections[1].lines)


def test_a_storyline_shows_each_card_in_the_brackets_of_its_state() -> None:
    race = situation("C12 M9", C="move-1 knight#2 picnic thief trap", M="move-2").state
    race.rows[0].states = ["played", "resolving", "missed", "turned", "down"]
    race.rows[0].laid_by[4] = 1
    race.trees[0], race.hugged[1], race.potions[0], race.books[0] = True, 1, 2, "I"
    cinder, moss = rows_of(race)
    assert cinder.startswith(">C Cinder     12 c3 s3")
    assert cinder.endswith("[+1]    *KNGT3* (miss)  /2R0/   {1R3}M  # +2 =R")
    assert moss.endswith("&")


@pytest.mark.rule("RACE-ACT-04")
def test_a_card_the_book_forbids_is_drawn_like_a_turned_one() -> None:
    race = situation("C12 M9", C="trap thief").state
    race.books[0] = "J"
    assert rows_of(race)[0].endswith("/1R3/   /2R0/   =J")


def test_backs_and_totals_stay_away_when_the_table_hides_them() -> None:
    race = situation("C12 M9", C="move-1", options={"show_backs": False}).state
    row = rows_of(race)[0]
    assert row.endswith("{   }")
    assert " c" not in row.lower()[3:]
    sections = presenter("en").sections(view_of(race))
    assert not re.search(r"\{\d", "".join(line for section in sections for line in section.lines))


def test_long_storylines_give_way_at_the_left() -> None:
    race = situation("C12 M9", C="move-1 move-1 move-1 move-1 move-1 move-1 move-2 move-2 move-3").state
    race.rows[0].states = ["played"] * 7 + ["down"] * 2
    row = rows_of(race)[0]
    assert "<" in row
    assert len(row) <= ROOM


def ribbon(state: Race, **options: object) -> list[str]:
    view = view_of(state)
    for name, value in options.items():
        setattr(view, name, value)
    return list(presenter("en").sections(view)[0].lines)


def test_the_ribbon_shows_dragons_features_and_a_crowd() -> None:
    race = situation("C0 M10 T15 S15 P15 A32", trees="T", preset="experienced", options={"track": "goat-ladder"}).state
    lines = ribbon(race, risky=True)
    assert lines[0].startswith("S:C")
    assert "2 06" in lines[0]
    assert "M^2" in lines[0]
    assert "T#SP" in lines[1]
    assert "A@" in lines[2]
    assert "cliff" in lines[3]
    crowd = situation("C7 M7 T7 S7 P7 A7").state
    assert "6 dr" in ribbon(crowd)[0]


def test_swallowed_spaces_and_far_finishers_are_drawn() -> None:
    race = situation("C41 M54").state
    race.floor = 5
    lines = ribbon(race)
    assert lines[0].count("~~~~") == 4
    assert "F18" not in lines[3]
    assert "M" in lines[4]


def test_a_pair_is_worded_card_by_card() -> None:
    match = Match(loaded().game, header(2, "regular", 3))
    random = Random(1)
    while asked(match)[0].kind != "duo_own":
        answer(match, asked(match)[0], random)
    question = asked(match)[0]
    view = match.view(question.seat)
    pair = question.options[0]
    first: Label = presenter("en").option(view, question, pair[:1])
    both: Label = presenter("en").option(view, question, pair)
    assert first.place == f"card:{pair[0]}"
    assert both.text.startswith(f"{first.text}, then ")


def test_a_memory_aid_shows_what_the_seat_remembers_and_nobody_else() -> None:
    start: Header = header(3, "regular", 3)
    match = Match(loaded().game, replace(start, agreements=Agreements(memory=True)))
    random = Random(1)
    while asked(match)[0].kind != "lay_card" or asked(match)[0].seat == match.state.first:
        answer(match, asked(match)[0], random)
    titles = [section.title for section in presenter("en").sections(match.view(match.state.first))]
    assert "What you remember" in titles
    assert "What you remember" not in [s.title for s in presenter("en").sections(match.view(None))]


def test_the_ranking_shows_ties_and_the_photo_finish() -> None:
    race = situation("C38 M38 T20 S20").state
    race.over = True
    lines = presenter("en").score(view_of(race), Result((38, 38, 20, 20), (1, 2, 3, 3), (0,), "finish"))
    assert lines[1] == "1.  Ana (Cinder), 2 past the line   WINS by a photo finish"
    assert lines[2] == "2.  Bo (Moss), 2 past the line"
    assert lines[3].startswith("3=")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("is_running", (3,)),
        ("no_lamp_for_a_lamp", (3,)),
        ("is_hugged", (1,)),
        ("is_a_tree", (1,)),
        ("stands_here_already", (1,)),
        ("is_further_away", (9,)),
    ],
)
def test_every_refusal_has_words(lang: str, kind: str, args: tuple[int, ...]) -> None:
    race = situation("C1 M1").state
    words = presenter(lang).refusal(view_of(race), kinds().reasons[kind](*args))
    check_words(words)
    assert words


def test_names_are_washed() -> None:
    words = loaded().present(Shelf(cache=None).catalog("en", loaded()), ["\x1b[2JAna", "Bo\u202e"])
    view = Match(loaded().game, header(2, "regular", 3)).view(None)
    assert words.seat(0, view) == "[2JAna (Cinder)"
    assert words.seat(1, view) == "Bo (Moss)"


GAINS = [
    ("picnic", [], "bet_space", "three more"),
    ("dragon-poo", [], "poo_breath", "walks three"),
    ("truth-serum", [], "serum_hide", "you walk three"),
    ("truth-serum", ["left/left"], "serum_ask", "walks three"),
    ("truth-serum", ["left/left", "M"], "serum_answer", "you walk three"),
    ("dragon-poo", None, "longest_breath", "walks three; if shared, one"),
]
"""A card, what is answered first (nothing at all where it is done for real), the question, and what is to be gained."""


@pytest.mark.parametrize(("card", "first", "kind", "gain"), GAINS)
def test_every_option_says_what_is_to_be_gained(card: str, first: list[str] | None, kind: str, gain: str) -> None:
    options: dict[str, OptionValue] = {"betting": True, "for_real": first is None}
    match = as_match(situation("C10 M9 T8", C=card, options=options))
    for answer in first or []:
        reply(match, 0, answer)
    question = asked(match)[0]
    assert question.kind == kind
    view = match.view(question.seat)
    for option in question.options:
        assert gain in presenter("en").option(view, question, option).effect
