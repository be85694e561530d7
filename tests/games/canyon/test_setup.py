"""Before the first turn: the map, the clans, what lies ready, and who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dragonroads.games.canyon.model import ON_CARD, Canyon
from tests.games.canyon.matches import new_match, play_on
from tests.games.canyon.situations import Situation, begun, content, header, name_of, on_map, the_game

VALLEY = {"wood": 4, "meat": 3, "stone": 3, "bone": 2, "town": 3, "canyon": 1}
FIXED = "wood town meat stone  stone wood canyon wood  bone meat town meat  wood stone bone town"
TWO_AUTOMAS: dict[str, Any] = {"automa_1": "normal", "automa_2": "hard"}


class Drawing(Situation):
    """Keeps what chance is asked for: a number below each of these."""

    def __init__(self, game: Canyon, dice: tuple[int, ...] = ()) -> None:
        super().__init__(game, dice=dice)
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        self.draws.append(n)
        return super().below(n)


def laid_out(people: int = 2, dice: tuple[int, ...] = (), **options: Any) -> Drawing:
    """A game that has just been laid out."""
    found = Drawing(the_game().begin(header(people, **options)), dice)
    found.step()
    return found


def terrains(game: Canyon) -> list[str]:
    """The tiles in tile order."""
    return [content().tiles.tiles[terrain].id for terrain in game.tiles]


# --- map and clans ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SETUP-01")
def test_sixteen_tiles_are_shuffled_anew_for_each_game() -> None:
    valleys = [terrains(new_match(seed=seed, map_layout="random").state) for seed in (1, 2, 3)]
    assert [Counter(valley) for valley in valleys] == [Counter(VALLEY)] * 3
    assert len({tuple(valley) for valley in valleys}) == 3


@pytest.mark.rule("CAN-SETUP-01")
def test_the_fixed_map_is_always_the_same_and_draws_nothing() -> None:
    assert terrains(laid_out().state) == FIXED.split()
    assert laid_out().draws == [2]


@pytest.mark.rule("CAN-SETUP-01")
def test_the_canyon_and_the_towns_are_where_their_tiles_lie() -> None:
    game = laid_out(map_layout="random").state
    assert terrains(game)[game.canyon] == "canyon"
    assert [tile for tile in range(16) if game.towns >> tile & 1] == [
        tile for tile, terrain in enumerate(terrains(game)) if terrain == "town"
    ]


@pytest.mark.rule("CAN-SETUP-02")
@pytest.mark.parametrize(("people", "automas", "clans"), [(1, 1, 2), (1, 4, 5), (2, 0, 2), (2, 2, 4), (5, 0, 5)])
def test_people_hold_seven_heroes_and_automas_have_them_in_a_pile(people: int, automas: int, clans: int) -> None:
    levels: dict[str, Any] = {f"automa_{n}": "easy" for n in range(1, automas + 1)}
    game = begun(people, **levels).state
    assert (game.people, game.seats) == (people, clans)
    assert [len(clan.hand) for clan in game.clans] == [7] * people + [0] * automas
    assert [len(clan.pile) for clan in game.clans] == [0] * people + [7] * automas


@pytest.mark.rule("CAN-SETUP-02")
def test_every_clan_has_the_same_seven_heroes_in_its_own_colour() -> None:
    hands = [[name_of(card) for card in clan.hand] for clan in begun(5).state.clans]
    codes = ["DKN", "DRS", "GWD", "HND", "ILL", "SKY", "WLD"]
    assert hands == [[f"{colour}:{code}" for code in codes] for colour in "RBGYP"]


@pytest.mark.rule("CAN-SETUP-02")
def test_an_automas_pile_is_shuffled() -> None:
    piles = {tuple(new_match(1, seed=seed).state.clans[1].pile) for seed in range(4)}
    assert len(piles) == 4


@pytest.mark.rule("CAN-SETUP-02")
def test_whoever_comes_alone_meets_an_automa() -> None:
    assert [clan.price for clan in begun(1, automa_1="none").state.clans] == [0, 4]


@pytest.mark.rule("CAN-SETUP-03")
def test_nobody_owns_anything_yet() -> None:
    for clan in begun(3, automa_1="hard").state.clans:
        assert (clan.caravan, clan.stock, clan.built) == ([0] * 4, [0] * 4, [0] * 4)
        assert (clan.rage, clan.glory, clan.own, clan.discard, clan.people) == (0, 0, 0, [], "")


# --- what lies ready --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SETUP-04", "CAN-SETUP-05", "CAN-SETUP-06")
@pytest.mark.parametrize(("clans", "quick", "medium", "long"), [(2, 4, 5, 6), (3, 5, 6, 7), (4, 4, 5, 6), (5, 4, 5, 6)])
def test_piles_are_as_high_as_the_table_says_and_ruins_three_higher(
    clans: int, quick: int, medium: int, long: int
) -> None:
    for length, cards in (("quick", quick), ("medium", medium), ("long", long)):
        assert begun(clans, length=length).state.piles == [cards, cards, cards, cards + 3]


@pytest.mark.rule("CAN-SETUP-05")
def test_automas_count_when_piles_are_built() -> None:
    assert begun(2, automa_1="easy").state.piles == [6, 6, 6, 9]


@pytest.mark.rule("CAN-SETUP-04", "CAN-SETUP-05")
def test_a_long_game_of_three_uses_every_building_of_the_box() -> None:
    assert begun(3, length="long").state.piles == [building.cards for building in content().buildings]
    assert sum(building.cards for building in content().buildings) == 31


@pytest.mark.rule("CAN-SETUP-07")
def test_twenty_tokens_of_each_kind_lie_ready_and_rage_is_none_of_them() -> None:
    assert begun().state.supply == [20] * 4
    s = on_map("R:GWD@A1 B:WLD@A2", phase="act", rage={"R": 30}).say("act battle A2 / rage 30").roll(5, 1)
    s.state.deployed = 0
    assert s.until("gather").state.supply == [20, 19, 20, 20]


@pytest.mark.rule("CAN-SETUP-08")
def test_twenty_glory_cards_lie_ready() -> None:
    assert begun().state.glory_left == 20


@pytest.mark.rule("CAN-SETUP-09")
def test_dragons_begin_on_their_cards_and_a_first_game_has_the_ancient_one_alone() -> None:
    game = begun().state
    assert [content().dragons[number].id for number in game.dragons] == ["ancient"]
    assert game.perch == [ON_CARD] * 4


# --- chance -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SETUP-10")
@pytest.mark.parametrize("start", range(4))
def test_any_clan_may_be_drawn_to_begin_automas_too(start: int) -> None:
    game = laid_out(2, (start,), **TWO_AUTOMAS).state
    assert (game.start, game.turn, game.round) == (start, start, 1)


@pytest.mark.rule("CAN-SETUP-10", "CAN-SOLO-01")
def test_under_solo_rules_the_automa_begins() -> None:
    s = laid_out(1)
    assert (s.state.start, s.state.turn) == (1, 1)


@pytest.mark.rule("CAN-SETUP-10")
def test_turns_go_clockwise_and_a_round_ends_before_the_seat_that_began() -> None:
    s = on_map(people=3, turn="B", phase="begin_turn")
    seats = []
    for tile in ("A1", "C1", "B3", "D3"):
        seats.append((s.state.turn, s.state.round))
        s.say(f"deploy GWD {tile}" if tile != "D3" else "deploy SKY D3").say("act nothing").play_turn()
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2)]


@pytest.mark.rule("CAN-SETUP-11")
def test_chance_speaks_in_a_fixed_order() -> None:
    def mixed(size: int) -> list[int]:
        return [*range(size, 1, -1)]

    table = laid_out(2, map_layout="random", clans="random", **TWO_AUTOMAS)
    assert table.draws == [*mixed(16), 4, *mixed(5), *mixed(16), *mixed(7), *mixed(7)]
    alone = laid_out(1, map_layout="random", clans="random")
    assert alone.draws == [*mixed(16), *mixed(5), *mixed(16), *mixed(7), *mixed(16)]


@pytest.mark.rule("CAN-SETUP-11")
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    ends = [play_on(new_match(1, seed=seed)).state.digest() for seed in (7, 7, 8)]
    assert ends[0] == ends[1] != ends[2]
