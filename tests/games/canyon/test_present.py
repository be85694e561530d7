"""Everything the canyon can say has words, and the words are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.presenter import CanyonPresenter
from dragonroads.library.binder import Binder
from dragonroads.library.letters import cells
from dragonroads.library.words import read_words
from dragonroads.shelf import Shelf
from tests.games.canyon.matches import new_match, questions
from tests.games.canyon.situations import loaded
from tests.games.canyon.telling import presenter

HOLE = re.compile(r"\{[a-z_]+\}|\[[a-z]+\.[^\]]*\]")
ROOM = 78
GAMES, BLOCKS = 40, 4
LANGUAGES = ("en", "es")
DRAGONS = ("forest_dragon", "undead_dragon", "celestial_dragon")


def check_words(*texts: str) -> None:
    for text in texts:
        assert not HOLE.search(text), text
        assert text.isprintable(), text


def check_question(words: CanyonPresenter, match: Match[Canyon], question: Question) -> None:
    """Title, help, rule, and every option part by part, among which nothing has the same name."""
    view = match.view(question.seat)
    said = words.question(view, question)
    check_words(said.title, said.help)
    assert said.title
    assert said.help
    for depth in range(1, max(2, len(question.parts) + 1)):
        parts = [one[:depth] if question.parts else one for one in question.options]
        offered = list(dict.fromkeys(parts))
        found = [words.option(view, question, one) for one in offered]
        check_words(*(f"{label.text} {label.effect}" for label in found))
        assert all(label.text and label.effect for label in found), found
        named = [(one[:-1] if question.parts else (), label.text) for one, label in zip(offered, found)]
        assert len(set(named)) == len(named), named
    for closed in question.closed():
        check_words(words.refusal(view, closed.reason), words.option(view, question, closed.option).text)


def check_table(words: CanyonPresenter, match: Match[Canyon], viewer: int | None) -> None:
    view = match.view(viewer)
    check_words(words.status(view))
    sections = words.sections(view)
    assert len({section.title for section in sections}) == len(sections)
    for section in sections:
        check_words(section.title, *section.lines)
        assert all(sum(map(cells, line)) <= ROOM for line in section.lines), section


def rules_of(random: Random) -> dict[str, Any]:
    """Any rules a table may agree on, for a short game."""
    return {
        "length": "quick",
        "max_rounds": 20,
        "map_layout": "random",
        "clans": random.choice(["off", "choose", "random"]),
        "automa_1": random.choice(["none", "easy", "hard"]),
        "automa_2": random.choice(["none", "none", "normal"]),
        "ancient_discard": random.choice(["random", "owner"]),
        "set_scale": random.choice(["card", "palace"]),
        **{name: random.random() < 0.5 for name in (*DRAGONS, "fair_ending", "tactical")},
        **{name: random.random() < 0.5 for name in ("auto_dragon_seal", "solo_two_dice", "solo_double_glory")},
    }


def games(block: int) -> Iterator[tuple[Match[Canyon], Random]]:
    for seed in range(block * GAMES // BLOCKS, (block + 1) * GAMES // BLOCKS):
        random = Random(seed)
        yield new_match(1 + seed % 5, seed=seed, **rules_of(random)), random


@pytest.mark.parametrize("block", range(BLOCKS))
def test_everything_in_random_games_has_words_for_all_viewers(block: int) -> None:
    heard: set[str] = set()
    for match, random in games(block):
        words = presenter(LANGUAGES[random.randrange(2)])
        met: set[str] = set()
        while asked := questions(match):
            question = asked[0]
            if question.kind not in met or random.random() < 0.03:
                met.add(question.kind)
                check_question(words, match, question)
            if random.random() < 0.01:
                check_table(words, match, random.choice([None, question.seat]))
            match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))
        heard |= check_end(words, match, random.randrange(match.state.people))
    assert len(heard) > 30


def check_end(words: CanyonPresenter, match: Match[Canyon], seat: int) -> set[str]:
    """The whole chronicle as one seat reads it, the ranking, and what all know; the kinds of events in it."""
    view = match.view(seat)
    events = match.events(seat)
    check_words(*(words.event(view, event) + words.explained(view, event) for event in events))
    check_table(words, match, seat)
    result = match.result
    assert result is not None
    check_words(*words.score(view, result))
    assert list(words.standing(view)) == list(result.scores)
    assert len(words.rounds(view)) == match.state.round
    return {event.kind for event in events}


# --- nothing is forgotten -------------------------------------------------------------------------------------------


def english() -> set[str]:
    return set(read_words(loaded().pack, "en", Binder()))


def test_names_are_washed() -> None:
    words = loaded().present(Shelf(cache=None).catalog("en", loaded()), ["\x1b[2JAna", "Bo\u202e"])
    view = new_match().view(None)
    assert (words.seat(0, view), words.seat(1, view)) == ("[2JAna (Red)", "Bo (Blue)")
