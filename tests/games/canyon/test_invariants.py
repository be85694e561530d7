"""What holds after every answer: a state that breaks it is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dragonroads.engine.tables import Deciding
from dragonroads.errors import Violation
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.canyon.model import Canyon
from tests.games.canyon.situations import header, hero, on_map, the_game

Harm = Callable[[Canyon], object]


def middle(**more: Any) -> Canyon:
    """A person and an Automa in the middle of a turn, with something of everything."""
    settings: dict[str, Any] = {"people": 1, "solo": False, "forest_dragon": True}
    return on_map(
        "R:SKY@A1 B:GWD@A2 B:WLD@C2",
        discard="R:DKN B:DKN",
        dragons={"ancient": "A2", "forest": "A3"},
        built={"R": [1, 1, 0, 0]},
        caravan={"R": "wb"},
        stock={"B": "mm"},
        rage={"R": 1},
        glory={"B": 2},
        bones=1,
        **settings | more,
    ).state


def refusal(harm: Harm, **more: Any) -> str:
    """Why a game is refused once it was harmed."""
    game = middle(**more)
    the_game().check(game)
    harm(game)
    with pytest.raises(Violation) as refused:
        the_game().check(game)
    return str(refused.value)


def put(**fields: Any) -> Harm:
    """Some fields of the game have other values."""

    def harm(game: Canyon) -> None:
        for name, value in fields.items():
            setattr(game, name, value)

    return harm


def in_clan(seat: int, **fields: Any) -> Harm:
    """Some fields of a clan have other values."""

    def harm(game: Canyon) -> None:
        for name, value in fields.items():
            setattr(game.clans[seat], name, value)

    return harm


def swap_hands(game: Canyon) -> None:
    """A hero of red is in blue's pile and the other way round."""
    game.clans[0].hand[0], game.clans[1].pile[0] = game.clans[1].pile[0], game.clans[0].hand[0]


def hold_a_hand(game: Canyon) -> None:
    """An Automa holds a hero."""
    game.clans[1].hand.append(game.clans[1].pile.pop())


def leave_pile_empty(game: Canyon) -> None:
    """All heroes of an Automa that are not on the map lie on her discard pile."""
    game.clans[1].discard += game.clans[1].pile
    game.clans[1].pile = []


def share_a_tile(game: Canyon) -> None:
    """Two heroes of blue stand on one tile."""
    game.spots[2] = game.spots[1]
    game.taken, game.clans[1].own = 0b10001, 0b10000


def trade_places(game: Canyon) -> None:
    """Red holds the tile of a hero of blue."""
    game.clans[0].own, game.clans[1].own = 0b10000, 0b1000001


def fill_a_row(game: Canyon) -> None:
    """The first four heroes of red stand in the first row, and nobody celebrates."""
    for tile in range(1, 4):
        card = game.clans[0].hand.pop()
        game.field.append(card)
        game.spots.append(tile)
        game.faces.append(0)
        game.taken |= 1 << tile
        game.clans[0].own |= 1 << tile


def step_off_the_map(game: Canyon) -> None:
    """A hero stands on a seventeenth tile."""
    game.spots[0] = 16
    game.taken, game.clans[0].own = 1 << 16 | 0b1010000, 1 << 16


def borrow(game: Canyon) -> None:
    """A caravan owes the supply a token."""
    game.clans[0].caravan[1] -= 1
    game.supply[1] += 1


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        pytest.param(lambda game: game.clans[0].hand.pop(), "the heroes that lie about", id="a hero is lost"),
        pytest.param(
            lambda game: game.clans[0].discard.append(hero("R:SKY")), "the heroes that lie about", id="a hero twice"
        ),
        pytest.param(swap_hands, "a hero of another clan", id="heroes of others"),
        pytest.param(hold_a_hand, "has heroes where it can have none", id="an Automa with a hand"),
        pytest.param(leave_pile_empty, "was not made anew", id="an Automa without a pile"),
    ],
)
def test_every_hero_is_in_one_place_that_is_its_own(harm: Harm, complaint: str) -> None:
    assert complaint in refusal(harm)


@pytest.mark.rule("CAN-TURN-06")
@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        pytest.param(lambda game: game.faces.pop(), "the map and its heroes disagree", id="a face is missing"),
        pytest.param(share_a_tile, "the map and its heroes disagree", id="two on a tile"),
        pytest.param(put(taken=0b1000101), "on other tiles than the map says", id="on another tile"),
        pytest.param(trade_places, "holds other tiles than its heroes", id="tiles of others"),
        pytest.param(step_off_the_map, "beside the map", id="beside the map"),
        pytest.param(fill_a_row, "a row is full after the festival", id="a full row"),
    ],
)
def test_the_map_agrees_with_its_heroes_and_keeps_no_full_row(harm: Harm, complaint: str) -> None:
    assert complaint in refusal(harm)


def test_before_the_festival_a_row_may_be_full() -> None:
    game = middle(phase="festival")
    fill_a_row(game)
    the_game().check(game)


@pytest.mark.rule("CAN-TOK-04")
@pytest.mark.parametrize("unlimited", [False, True])
@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        pytest.param(lambda game: game.supply.__setitem__(0, 20), "tokens of kind 0", id="a token too many"),
        pytest.param(in_clan(1, stock=[0] * 4), "tokens of kind 1", id="a token lost"),
        pytest.param(put(bone_tokens=0), "tokens of kind 3", id="a bone lost"),
        pytest.param(borrow, "a store has less than nothing", id="a token owed"),
    ],
)
def test_all_tokens_are_accounted_for(harm: Harm, complaint: str, unlimited: bool) -> None:
    assert complaint in refusal(harm, unlimited_tokens=unlimited)


@pytest.mark.rule("CAN-SETUP-04", "CAN-SETUP-08")
@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        pytest.param(put(glory_left=19), "Glory cards are missing", id="Glory"),
        pytest.param(in_clan(0, rage=-1), "less than no cards or tokens", id="rage"),
        pytest.param(lambda game: game.piles.__setitem__(2, 4), "cards of training_grounds are missing", id="a pile"),
        pytest.param(in_clan(1, built=[0, 0, 0, 1]), "cards of ancient_ruins are missing", id="a building too many"),
        pytest.param(in_clan(0, symbols=1), "trade symbols", id="trade symbols"),
        pytest.param(lambda game: game.automa_deck.pop(), "Automa cards are missing", id="an Automa card"),
    ],
)
def test_all_cards_are_accounted_for(harm: Harm, complaint: str) -> None:
    assert complaint in refusal(harm)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
@pytest.mark.parametrize(
    ("tile", "complaint"), [("A2", "somebody without a seal is spared by a dragon"), ("A4", "a dragon spares nobody")]
)
def test_dragons_spare_nobody_but_who_has_a_seal(tile: str, complaint: str) -> None:
    assert complaint in refusal(put(spared=[1 << TILE[tile], 0, 0, 0]))


@pytest.mark.rule("CAN-DRAGON-01", "CAN-VAR-DRAG")
@pytest.mark.parametrize(
    ("perch", "complaint"),
    [([3, 8, -1, -1], "a dragon sits on nobody"), ([4, 8, 5, -1], "a dragon came that is not in play")],
)
def test_dragons_in_play_sit_where_they_can(perch: list[int], complaint: str) -> None:
    assert complaint in refusal(put(perch=perch))


@pytest.mark.rule("CAN-CANYON-05", "CAN-CANYON-09")
def test_the_counter_never_passes_a_win_nor_its_tokens_the_counter() -> None:
    assert "more bones lie in the canyon than were counted" in refusal(put(bones=0))
    assert "3 bones, and nobody has won" in refusal(put(bones=3))


@pytest.mark.rule("CAN-SOLO-03")
def test_under_solo_rules_the_counter_may_pass_three() -> None:
    game = middle(solo=True)
    game.bones = 7
    the_game().check(game)


@pytest.mark.rule("CAN-END-09")
def test_no_round_is_played_after_the_last() -> None:
    assert "round 21 is played, and 20 is the last" in refusal(put(round=21), max_rounds=20)


@pytest.mark.rule("CAN-END-09")
def test_a_game_in_which_nobody_builds_or_enters_the_canyon_ends_with_its_last_round() -> None:
    game = the_game().begin(header(2, max_rounds=20))
    random = Random(1)

    def idle(_seat: int, kind: str, options: Any) -> int:
        """Anywhere but to the canyon, and nothing else."""
        placements = [at for at, one in enumerate(options) if isinstance(one[0], int) and one[1] != "C2"]
        return random.choice(placements) if kind == "deploy" else 0

    table = Deciding(game, idle)
    while not game.over:
        the_game().steps[game.phase](table)
        the_game().check(game)
    assert (game.ending, game.round) == ("unfinished", 20)
