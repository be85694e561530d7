"""Before the first page: players, decks, supplies, encounters, colours, the first Guide and what everybody gets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.views import Hidden
from dragonroads.errors import UsageError
from dragonroads.games.almanac.choice_verbs import DIE
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.made_up import on_made_up_page
from tests.games.almanac.matches import new_match, play_on
from tests.games.almanac.situations import Situation, content, header, loaded, on_page, set_out, the_game

TOKENS = {
    "bottled_lightning": 9,
    "ocean": 7,
    "air_supply": 4,
    "contraband": 4,
    "dragon_statue": 4,
    "letter": 4,
    "prophecy_globe": 4,
    "bedroll": 3,
    "hireling": 3,
    "ancient_weapon": 2,
    "camel": 2,
    "tourist": 2,
    "key": 1,
}


class Counting(Situation):
    """Notes between how many numbers chance decides."""

    def __init__(self, game: Journey) -> None:
        super().__init__(game)
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        self.drawn.append(n)
        return super().below(n)


def letters(cards: list[int]) -> str:
    """The letters of encounters, in the order of the pile from its top."""
    return "".join(content().encounters[card].letter for card in reversed(cards))


@pytest.mark.rule("ALM-SETUP-01")
def test_two_three_or_four_can_travel() -> None:
    assert (loaded().spec.seats.least, loaded().spec.seats.most) == (2, 4)
    assert [len(set_out(seats).state.players) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("ALM-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_any_other_number_is_refused_before_the_game_begins(seats: int) -> None:
    with pytest.raises(UsageError, match="expected 2 to 4 players"):
        header(seats)


@pytest.mark.rule("ALM-SETUP-02")
def test_the_journey_begins_at_location_1() -> None:
    match = new_match(2)
    assert (match.state.location, match.state.way) == (1, [1])


@pytest.mark.rule("ALM-SETUP-03")
def test_30_caravan_cards_and_24_contracts_are_shuffled_face_down() -> None:
    journeys = [new_match(2, seed).state for seed in (1, 2)]
    decks = [game.caravan_deck + game.display for game in journeys]
    assert [sorted(deck) for deck in decks] == [list(range(30))] * 2
    assert decks[0] != decks[1]
    held = [[card for p in game.players for card in p.contracts] for game in journeys]
    assert [sorted(game.contract_deck + some) for game, some in zip(journeys, held)] == [list(range(24))] * 2
    assert journeys[0].contract_deck != journeys[1].contract_deck


@pytest.mark.rule("ALM-SETUP-03")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_sees_a_card_of_either_pile(viewer: int | None) -> None:
    view = new_match(2).view(viewer)
    assert set(view["caravan_deck"]) == set(view["contract_deck"]) == {Hidden(None)}


@pytest.mark.rule("ALM-SETUP-03")
def test_starting_caravans_are_not_in_the_pile() -> None:
    assert len(content().starting) == 4
    assert not {one.id for one in content().starting} & {card.id for card in content().caravans}


@pytest.mark.rule("ALM-SETUP-04")
def test_the_supply_holds_30_of_each_good() -> None:
    assert set_out(4).state.supply == [30, 30, 30, 30]


@pytest.mark.rule("ALM-SETUP-05")
def test_twelve_guards_one_key_and_two_dice_lie_ready() -> None:
    game = set_out(4).state
    assert (game.guard_supply, game.box["key"]) == (12, 1)
    assert (len(content().supplies.fight_die), DIE) == (6, (1, 2, 3, 4, 5, 6))


@pytest.mark.rule("ALM-SETUP-06")
def test_gold_is_a_number_and_the_bank_never_runs_out() -> None:
    sale = "do: [{sell_goods: {good: dewleaf, price: 99}}]"
    s = on_made_up_page(sale, seats=2, gold=[930], goods=["DDDD"], answers=[("sell_amount", "4")]).place("a1")
    assert s.gold[0] == 930 + 4 * 99


@pytest.mark.rule("ALM-SETUP-07")
def test_49_location_tokens_wait_in_the_box() -> None:
    game = set_out(3).state
    assert game.box == TOKENS
    assert (sum(game.box.values()), game.lying) == (49, {})


@pytest.mark.rule("ALM-SETUP-07")
def test_a_page_brings_its_tokens_into_play_and_no_more_than_there_are() -> None:
    assert on_page(9, seats=3).state.box == TOKENS | {"bedroll": 0, "hireling": 0}
    s = on_page(4, seats=2, tokens=["", "ancient_weapon"])
    assert (len(s.state.lying["ancient_weapon"]), s.state.box["ancient_weapon"]) == (1, 0)


@pytest.mark.rule("ALM-SETUP-08")
def test_one_encounter_of_each_letter_with_a_on_top_and_e_at_the_bottom() -> None:
    game = set_out(3).state
    assert letters(game.encounter_deck) == "ABCDE"
    assert Counter(letters(game.encounters_unused)) == dict.fromkeys("ABCDE", 3)


@pytest.mark.rule("ALM-SETUP-08")
def test_every_encounter_of_a_letter_can_be_drawn() -> None:
    tops = {new_match(2, seed).state.encounter_deck[-1] for seed in range(40)}
    assert {content().encounters[card].id[-2:] for card in tops} == {"a1", "a2", "a3", "a4"}


@pytest.mark.rule("ALM-SETUP-08")
@pytest.mark.parametrize("viewer", [None, 0])
def test_nobody_ever_learns_which_encounters_are_out_of_the_game(viewer: int | None) -> None:
    match = play_on(new_match(2))
    assert match.over
    assert all(isinstance(card, Hidden) for card in match.view(viewer)["encounters_unused"])


@pytest.mark.rule("ALM-SETUP-09")
def test_there_are_20_encounters_four_for_every_letter() -> None:
    assert Counter(card.letter for card in content().encounters) == dict.fromkeys("ABCDE", 4)


@pytest.mark.rule("ALM-SETUP-10")
def test_everybody_gets_six_workers_a_caravan_and_two_incomplete_contracts() -> None:
    game = set_out(4).state
    assert [p.workers + p.spare for p in game.players] == [6] * 4
    assert sorted(p.start for p in game.players) == [0, 1, 2, 3]
    assert [(len(p.contracts), p.done) for p in game.players] == [(2, [])] * 4
    assert len({card for p in game.players for card in p.contracts}) == 8


@pytest.mark.rule("ALM-SETUP-10")
def test_nobody_is_asked_to_exchange_the_dealt_contracts() -> None:
    s = set_out(3).until("turn")
    assert s.asked == []
    assert sorted(s.state.contract_deck + [card for p in s.state.players for card in p.contracts]) == list(range(24))


@pytest.mark.rule("ALM-SETUP-11")
def test_everybody_travels_in_the_colour_picked_when_the_table_was_set_and_nobody_is_asked() -> None:
    seats = (SeatSpec("Ana", piece="L"), SeatSpec("Lea", piece="R"), SeatSpec("Ben", piece="A"))
    s = Situation(the_game().begin(replace(header(3), seats=seats))).until("arrive")
    assert s.state.colours == ["L", "R", "A"]
    assert s.heard("colour") == [(0, "L"), (1, "R"), (2, "A")]
    assert s.asked == []


@pytest.mark.rule("ALM-SETUP-11")
def test_no_colour_is_taken_twice() -> None:
    seats = (SeatSpec("Ana", piece="L"), SeatSpec("Lea", piece="L"))
    with pytest.raises(UsageError, match="two seats play with 'L'"):
        the_game().begin(replace(header(2), seats=seats))


@pytest.mark.rule("ALM-SETUP-11")
def test_who_picks_none_is_given_a_free_colour() -> None:
    seats = (SeatSpec("Lea"), SeatSpec("Ben", piece="R"), SeatSpec("Ana"), SeatSpec("Cleo"))
    assert the_game().begin(replace(header(4), seats=seats)).colours == ["L", "R", "A", "J"]


@pytest.mark.rule("ALM-SETUP-11")
def test_every_colour_has_a_letter_of_its_own() -> None:
    colours = content().colours
    assert len({one.id for one in colours}) == len({one.colour for one in colours}) == 4
    assert all(len(one.id) == 1 and one.name.startswith(one.id) for one in colours)


@pytest.mark.rule("ALM-SETUP-12")
def test_three_workers_stand_on_the_caravan_and_three_behind_the_screen() -> None:
    assert [(p.workers, p.spare) for p in set_out(4).state.players] == [(3, 3)] * 4


@pytest.mark.rule("ALM-SETUP-13")
@pytest.mark.parametrize("box", ["dragon_road", "crystal_peaks", "almanac_tours"])
def test_the_youngest_is_named_wherever_the_first_guide_is_chosen(box: str) -> None:
    option = next(one for one in loaded(box).spec.options if one.id == "first_guide")
    assert all("the youngest" in text for text in (option.text, *(choice.text for choice in option.choices)))


@pytest.mark.rule("ALM-SETUP-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_guide(seat: int) -> None:
    s = set_out(3, guide=seat)
    assert (s.state.guide, s.heard("first_guide")) == (seat, [(seat, False)])


@pytest.mark.rule("ALM-SETUP-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_otherwise_a_seat_is_drawn(seat: int) -> None:
    s = set_out(3, dice=[seat], first_guide="drawn")
    assert (s.state.guide, s.heard("first_guide")) == (seat, [(seat, True)])


@pytest.mark.rule("ALM-SETUP-13")
def test_a_named_seat_that_nobody_sits_at_is_drawn_instead() -> None:
    settled = the_game().settle({"first_guide": "4"}, 3)
    assert (settled.options["first_guide"], settled.changed) == ("drawn", ("first_guide",))


@pytest.mark.rule("ALM-SETUP-14")
@pytest.mark.parametrize(
    ("seats", "guide", "gold"),
    [(4, 0, [10, 12, 14, 16]), (4, 2, [14, 16, 10, 12]), (3, 1, [14, 10, 12]), (2, 1, [12, 10])],
)
def test_gold_to_start_with_goes_by_turn_order(seats: int, guide: int, gold: list[int]) -> None:
    assert set_out(seats, guide=guide).gold == gold


@pytest.mark.rule("ALM-SETUP-15")
def test_chance_comes_in_the_order_guide_caravans_piles_encounters() -> None:
    table = Counting(the_game().begin(header(3, first_guide="drawn")))
    table.until("arrive")
    starts, caravans, contracts = ([*range(size, 1, -1)] for size in (4, 30, 24))
    assert table.drawn == [3, *starts, *caravans, *contracts, 4, 4, 4, 4, 4]


@pytest.mark.rule("ALM-SETUP-15")
def test_contracts_are_dealt_in_turn_order_both_at_once() -> None:
    table = Counting(the_game().begin(header(3, first_guide="2")))
    table.until("arrive")
    game = table.state
    dealt = [card for seat in (1, 2, 0) for card in game.players[seat].contracts]
    pile = game.contract_deck + dealt[::-1]
    mixed = list(range(24))
    Counting(game).mix(mixed)
    assert pile == mixed


@pytest.mark.rule("ALM-SETUP-15")
def test_starting_caravans_are_dealt_in_turn_order() -> None:
    starts = [0, 1, 2, 3]
    Counting(set_out(2).state).mix(starts)
    assert [set_out(4, guide=guide).player(guide).start for guide in range(4)] == [starts[0]] * 4
    assert [p.start for p in set_out(4, guide=1).state.players] == [starts[3], *starts[:3]]


@pytest.mark.rule("ALM-SETUP-15")
def test_the_same_seed_and_answers_give_the_same_journey() -> None:
    matches = [play_on(new_match(3, seed), pick=1) for seed in (5, 5, 6)]
    assert matches[0].events(None) == matches[1].events(None)
    assert matches[0].events(None) != matches[2].events(None)


@pytest.mark.rule("ALM-SETUP-16")
def test_starting_caravans_differ_in_name_alone() -> None:
    assert {(one.crates, one.shields) for one in content().starting} == {(4, 2)}
    assert len({one.name for one in content().starting}) == 4
    game = set_out(4).state
    assert [(p.crates, p.shields, p.powers, p.fame) for p in game.players] == [(4, 2, [], 0)] * 4


@pytest.mark.rule("ALM-SETUP-17")
def test_a_journey_is_played_with_the_cards_of_its_own_box() -> None:
    box = content()
    for cards in (box.starting, box.caravans, box.contracts, box.encounters):
        assert all(card.id.startswith("dr-") for card in cards)
    assert {option.id for option in loaded().spec.options} == {"first_guide"}
