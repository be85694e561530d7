"""A card that does nothing says so, and why: every effect of the deck in the form in which it comes to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import TURNED
from dragonroads.games.draghan.steps.execution import execute
from tests.games.draghan.arranging import few_left, lying
from tests.games.draghan.screens import happened, presenter, seen
from tests.games.draghan.situations import Situation, situation

TALISMAN = "amnesia thief spy trap"


def nothing_left(places: str, **more: Any) -> Situation:
    """A race whose piles are both empty."""
    return few_left(situation(places, **more), 0)


def as_tree(card: str) -> Situation:
    """Cinder carries out a card as a tree: one's own card ends it, but cards inside cards need not."""
    s = situation("C5 M9", trees="C", top=card)
    execute(s, s.state.deck[-1], 0, None)
    return s


def by_talisman(card: str) -> Situation:
    """The talisman brings up a card that is played beside the rows, and the piles are empty then."""
    s = situation("C5 M9", C="lucky-talisman", top=f"{card} {TALISMAN}", answers=[("talisman_pick", card)])
    return few_left(s, 5)


def hugged_twice() -> Situation:
    wish = [("lamp_wish", "bigfoot")]
    return situation("C5 M9", C="will-o-the-wisp magic-lamp bigfoot", answers=wish)


def mirrored_miss() -> Situation:
    return lying(situation("C5 M9", C="magic-mirror", M="move-2"), TURNED, "M1")


Told = tuple[Any, ...]
COMES_TO_NOTHING: dict[str, list[tuple[Callable[[], Situation], Told]]] = {
    "stride": [
        (lambda: as_tree("move-1"), ("no_effect", 0, "is_a_tree")),
        (lambda: situation("C5 M6", trees="M", C="move-1"), ("stuck_at_tree", 0, 5, 1)),
        (lambda: situation("C5 M0", options={"track": "goat-ladder"}, C="move-1"), ("stuck_at_hole", 0, 5, 2, 0)),
    ],
    "bound": [(lambda: as_tree("roaring-four"), ("no_effect", 0, "is_a_tree"))],
    "do_nothing": [(lambda: situation("C5 M9", C="amnesia"), ("forgot", 0))],
    "flee_villagers": [
        (lambda: situation("C0 M9", C="angry-villagers"), ("no_effect", 0, "no_way_back")),
        (lambda: situation("C0 M9", trees="M", C="angry-villagers"), ("no_effect", 0, "no_way_back")),
    ],
    "call_follower": [(lambda: situation("C5 M9", C="broken-stick"), ("no_effect", 0, "nobody_behind"))],
    "blow_and_push": [(lambda: as_tree("chili-peppers"), ("no_effect", 0, "nobody_moves"))],
    "sneeze": [(lambda: situation("C0 M0", C="pretty-flower#1"), ("no_effect", 0, "nobody_moves"))],
    "gather": [(lambda: situation("C5 M5", C="damsel"), ("no_effect", 0, "nobody_comes"))],
    "overtake": [(lambda: as_tree("sneaky-short-cut"), ("no_effect", 0, "is_a_tree"))],
    "lure_others": [(lambda: situation("C5 M9", hugged="M", C="over-there#1"), ("no_effect", 0, "nobody_moves"))],
    "face_knight": [
        (lambda: situation("C5 M9", C="knight#1 2F2"), ("no_effect", 0, "friends_with_knight")),
        (lambda: situation("C0 M9", C="knight#1"), ("no_effect", 0, "no_way_back")),
    ],
    "outrun_troll": [
        (lambda: situation("C5 M9", C="troll#1 0F3"), ("no_effect", 0, "friends_with_troll")),
        (lambda: situation("C0 M9", C="troll#1"), ("no_effect", 0, "no_way_back")),
    ],
    "butt": [(lambda: situation("C0 M9", C="grumpy-goat"), ("no_effect", 0, "nobody_moves"))],
    "drink_strange": [
        (lambda: nothing_left("C5 M9", C="strange-potion"), ("no_effect", 0, "no_card_to_draw")),
        (lambda: situation("C0 M9", C="strange-potion", top="move-1 spy"), ("no_effect", 0, "no_way_back")),
    ],
    "spring_trap": [(lambda: situation("C5 M5", C="trap"), ("no_effect", 0, "nobody_to_trap"))],
    "swap_places": [
        (lambda: situation("C5 M9", hugged="M", C="witchs-trick"), ("no_effect", 0, "neighbour_is_hugged", 1)),
        (lambda: situation("C5 M9", trees="M", C="witchs-trick"), ("no_effect", 0, "neighbour_is_a_tree", 1)),
        (lambda: situation("C5 M5", C="witchs-trick"), ("no_effect", 0, "same_space", 1)),
    ],
    "swap_with_pile": [(lambda: by_talisman("goblin-tribe"), ("no_effect", 0, "no_card_to_draw"))],
    "make_a_wish": [(lambda: situation("C5 M9", C="magic-lamp"), ("no_effect", 0, "nothing_to_wish_for"))],
    "draw_luck": [(lambda: nothing_left("C5 M9", C="lucky-talisman"), ("no_effect", 0, "no_card_to_draw"))],
    "mirror": [
        (lambda: situation("C5 M9", C="magic-mirror"), ("no_effect", 0, "nobody_to_mirror")),
        (mirrored_miss, ("no_effect", 0, "nothing_to_copy")),
    ],
    "follow_wisp": [(lambda: situation("C5 M9", C="will-o-the-wisp"), ("no_effect", 0, "no_card_left"))],
    "hug": [(hugged_twice, ("no_effect", 0, "hugged_already"))],
    "fill_bags": [
        (lambda: nothing_left("C5 M9", C="burlap-bag"), ("no_effect", 0, "no_card_to_draw")),
        (
            lambda: situation("C5 M9", hugged="M", C="will-o-the-wisp burlap-bag"),
            ("no_effect", 0, "everybody_is_out"),
        ),
    ],
    "trade_rows": [
        (lambda: situation("C5 M9", C="conmans-caravan"), ("rows_stay", "no_cards")),
        (lambda: situation("C5 M9", hugged="M", C="conmans-caravan move-1"), ("rows_stay", "too_few")),
    ],
    "gaze": [(lambda: situation("C5 M9", C="crystal-ball"), ("no_effect", 0, "no_card_left"))],
    "sing": [
        (lambda: situation("C5 M9", C="minstrel", M="move-1"), ("no_effect", 0, "nothing_to_sing_away")),
        (lambda: situation("M9 C5", M="amnesia minstrel", C="magic-mirror"), ("no_effect", 1, "sung_already")),
    ],
    "distract": [(lambda: situation("C5 M9", C="tasty-deer#1", M="move-1"), ("turned", 0, ()))],
    "rob": [(lambda: situation("C5 M9", C="thief"), ("no_effect", 0, "no_card_in_reach"))],
    "hypnotise": [
        (lambda: situation("C5 M9", C="hypnosis"), ("no_effect", 0, "no_card_in_reach")),
        (lambda: situation("C5 M9", C="hypnosis move-1"), ("no_effect", 0, "nobody_to_pass_to")),
    ],
    "whirl": [(lambda: situation("C5 M9", C="whirlwind"), ("no_effect", 0, "no_card_in_reach"))],
    "spy_out": [(lambda: situation("C5 M9", C="spy"), ("no_effect", 0, "no_card_in_reach"))],
    "hold_breath": [
        (
            lambda: situation("C5 M9", C="dragon-poo", answers=[("poo_breath", "6")] * 2, dice=[0]),
            ("held_breath", ((0, 6), (1, 6)), 1, ()),
        ),
        (
            lambda: situation(
                "C5 M9", trees="M", C="dragon-poo", answers=[("poo_breath", "1"), ("poo_breath", "2")], dice=[5]
            ),
            ("no_effect", 1, "is_a_tree"),
        ),
    ],
    "bluff": [(lambda: situation("C5 M9", hugged="M", C="truth-serum"), ("no_effect", 0, "nobody_to_ask"))],
    "cast_spell": [
        (lambda: nothing_left("C5 M9", C="novice-wizard"), ("spell", 0, "")),
        (lambda: situation("C0 M9", C="novice-wizard#1", top="2F2"), ("no_effect", 0, "no_way_back")),
    ],
    "hunt_picnic": [(lambda: nothing_left("C5 M9", C="picnic"), ("no_effect", 0, "no_card_to_draw"))],
    "read_book": [(lambda: nothing_left("C5 M9", C="old-book"), ("no_effect", 0, "no_card_to_read"))],
}
"""By the verb of an effect: a race in which it comes to nothing in the first two turns, and the event that says so."""
ALWAYS_WORKS = {"strengthen"}
CASES = [(verb, number) for verb, forms in COMES_TO_NOTHING.items() for number in range(len(forms))]


def test_only_effects_that_there_are_come_to_nothing() -> None:
    assert Effect.members.keys() >= COMES_TO_NOTHING.keys() | ALWAYS_WORKS


@pytest.mark.rule("RACE-MOVE-03")
@pytest.mark.parametrize(("verb", "number"), CASES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_card_that_does_nothing_says_so(verb: str, number: int, lang: str) -> None:
    begin, expected = COMES_TO_NOTHING[verb][number]
    s = begin().turns(2)
    kind, *args = expected
    told = happened(kind, *args)
    assert (told.kind, told.args) in [(kind, args) for kind, args, _ in s.told]
    sentence = presenter(lang).event(seen(s.state), told)
    assert sentence.strip()
    assert "{" not in sentence


@pytest.mark.rule("RACE-MOVE-03")
@pytest.mark.parametrize(
    ("places", "card", "more"),
    [
        ("C5 M30", "chili-peppers", {}),
        ("C9 M0", "pretty-flower#1", {}),
        ("C9 M30", "grumpy-goat", {}),
        ("C5 M6", "move-1", {"trees": "M"}),
        ("C5 M0", "move-1", {"options": {"track": "goat-ladder"}}),
    ],
)
def test_a_card_that_moves_its_player_alone_or_says_what_stops_it_is_not_called_useless(
    places: str, card: str, more: dict[str, Any]
) -> None:
    assert situation(places, C=card, **more).turn().heard("no_effect") == []


def test_a_dragon_that_comes_down_the_cliff_to_its_own_space_says_nothing_of_a_way_back() -> None:
    risky: dict[str, str | int | bool] = {"track": "goat-ladder", "risky": True}
    s = situation("C32 M42", C="sneaky-short-cut", options=risky).turn()
    assert (s.places, s.heard("no_effect"), s.heard("fell")) == ("C32 M42", [], [(0, 32)])
