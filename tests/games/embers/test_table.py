"""What the table of Embers shows: a number at stake, who won which round, and embers for whoever may see them."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.games.embers import Hearth
from dragonroads.games.presenter import AHEAD, FIGURE, Presenter, SeatRow
from dragonroads.shelf import Shelf
from tests.games.embers.test_rules import loaded, match


def table() -> Presenter:
    """The words of the game in English."""
    game = loaded()
    return game.present(Shelf(cache=None).catalog("en", game), ["Ana", "Ben"])


def after(*bids: tuple[int, int]) -> Match[Hearth]:
    """A game in which both have bid so often."""
    begun = match()
    for both in bids:
        for seat, bid in enumerate(both):
            (question,) = (one for one in begun.open(seat) if one.seat == seat)
            begun.answer(seat, question.n, str(bid))
    return begun


def rows(game: Match[Hearth], viewer: Seat | None) -> Sequence[SeatRow]:
    """The seats as somebody sees them."""
    return table().seats(game.view(viewer))


def test_what_the_dice_are_worth_is_a_figure_and_rounds_to_come_are_there_to_be_seen() -> None:
    game = after((3, 5), (2, 2))
    spots = table().board(game.view(None)).spots
    (figure,) = (spot for spot in spots if spot.kind == FIGURE)
    assert (figure.name, figure.note) == (str(sum(game.state.dice)), "points")
    first, second, *later = spots[4:]
    assert [token.letter for token in first.tokens] == ["B"]
    assert (first.note, second.tokens, second.note) == (str(game.state.points[1]), (), "0")
    assert [spot.kind for spot in later] == [AHEAD] * 5


def test_line_mode_says_who_won_which_round_and_nothing_of_later_ones() -> None:
    game = after((3, 5), (2, 2))
    board, *_ = table().sections(game.view(None))
    _dice, *rounds = board.lines
    assert rounds == [f"round 1: {game.state.points[1]} for Ben", "round 2: nothing for anybody"]


def test_embers_are_pieces_for_their_owner_and_nothing_for_anybody_else() -> None:
    game = after((3, 5))
    assert [row.own for row in rows(game, None)] == [(), ()]
    ana, ben = rows(game, 1)
    assert ana.own == ()
    assert [(one.sign, one.value, one.most, one.said) for one in ben.own] == [("ember", 10, 15, "10 embers left")]


def test_the_points_after_each_round_are_kept_for_the_plot() -> None:
    game = after((3, 5), (2, 2), (4, 0))
    first, second, third = table().rounds(game.view(None))
    assert first == second
    assert list(third) == game.state.points
