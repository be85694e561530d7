"""What a small game gets for nothing: ranks, letters, content put back, a table without words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import pytest

from dragonroads import gamekit as kit
from dragonroads.errors import UsageError
from dragonroads.gamekit.game import ranked
from dragonroads.gamekit.letters import letters_for
from dragonroads.gamekit.presenter import BasePresenter
from dragonroads.gamekit.speaker import Speaker
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from tests.games.embers.test_rules import header


class Bell(kit.GameState):
    """A state with something from the box in it."""

    tones: Annotated[Sequence[int], kit.Static()]
    rung: int = 0


class Ringing(kit.BaseGame[Bell]):
    """A game of one bell."""

    state_class, steps = Bell, {}

    def begin(self, header: kit.Header) -> Bell:
        return Bell(seed=header.seed, phase="ring", tones=(3, 5))

    def points(self, state: Bell) -> Sequence[int]:
        return [state.rung, 2]


def ringing() -> Ringing:
    """The game, announced like another."""
    return Ringing(Shelf(cache=None).open("embers").spec, "", {})


def test_a_dumped_state_gets_its_content_back() -> None:
    game, first = ringing(), header()
    state = game.begin(first)
    state.rung = 4
    loaded = game.load(state.dump(), first)
    assert (loaded.rung, loaded.tones) == (4, (3, 5))


def test_ranks_follow_from_points_and_equal_points_share_one() -> None:
    assert ranked([3, 9, 3, 1], "over").ranks == (2, 1, 2, 4)
    assert ringing().result(Bell(seed=0, phase="ring", tones=(), rung=2)).winners == (0, 1)


def test_options_and_seats_that_do_not_exist_are_refused() -> None:
    assert ringing().settle({}, 2).options == {}
    with pytest.raises(UsageError, match="no option called 'loud'"):
        ringing().settle({"loud": True}, 2)
    with pytest.raises(UsageError, match="3 cannot play"):
        ringing().settle({}, 3)


def test_a_game_that_does_not_say_how_it_begins_is_told_so() -> None:
    silent = kit.BaseGame[Bell](Shelf(cache=None).open("embers").spec, "", {})
    with pytest.raises(NotImplementedError):
        silent.begin(header())


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ana", "Ben"), ("A", "B")),
        (("Ana", "Abe", "Anna"), ("A", "B", "N")),
        (("Élodie", "李"), ("E", "A")),
        (("", ""), ("A", "B")),
        ((), ()),
    ],
)
def test_every_seat_has_a_letter_of_its_own_from_the_name_if_it_can_be(
    names: tuple[str, ...], letters: tuple[str, ...]
) -> None:
    assert letters_for(names) == letters


def test_a_table_without_words_of_its_own_shows_its_people() -> None:
    words = {"game.name": "Bells", "ui.seats": "Seats", "kit.status": "{game} | round {round}"}
    table = BasePresenter[Bell](Speaker(Catalog("en", [words]), ["Ana", "Ben"]), Bell)
    view = Bell(seed=0, phase="ring", tones=(), round=3)
    assert table.status(view) == "Bells | round 3"
    assert [(row.letter, row.name, row.tone) for row in table.seats(view)] == [
        ("A", "Ana", "red"),
        ("B", "Ben", "blue"),
    ]
    assert [section.lines for section in table.sections(view)] == [("A  Ana", "B  Ben")]
    assert (table.board(view).spots, table.private(view, 0), table.standing(view)) == ((), [], [0, 0])
