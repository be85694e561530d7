"""Presets and options: what each preset sets, what gives way to what, and what is refused."""

from __future__ import annotations

import pytest

from dragonroads.engine.game import OptionValue, Settled
from dragonroads.errors import UsageError
from dragonroads.games.canyon.model import PLENTY
from tests.games.canyon.situations import begun, loaded, on_map, the_game

DRAGONS = [f"{name}_dragon" for name in ("ancient", "forest", "undead", "celestial")]
AUTOMAS = ("automa_1", "automa_2", "automa_3", "automa_4")
FIRST: dict[str, OptionValue] = {
    "length": "medium",
    **dict.fromkeys(AUTOMAS, "none"),
    "clans": "off",
    **dict.fromkeys(DRAGONS, False),
    "ancient_dragon": True,
    "fair_ending": False,
    "tactical": False,
    "solo": True,
    "solo_missions": "mixed",
    "solo_two_dice": False,
    "solo_all_missions": False,
    "solo_double_glory": False,
    "set_scale": "card",
    "ancient_discard": "random",
    "auto_dragon_seal": True,
    "unlimited_tokens": False,
    "map_layout": "random",
    "max_rounds": 0,
}
PRESETS: dict[str, dict[str, OptionValue]] = {
    "first_game": {},
    "full_valley": {"clans": "random", **dict.fromkeys(DRAGONS, True), "fair_ending": True},
    "tactician": {"tactical": True, "fair_ending": True},
    "solo": {"automa_1": "normal"},
    "solo_hard": {
        "automa_1": "hard",
        "solo_missions": "negative",
        "solo_all_missions": True,
        "solo_double_glory": True,
    },
}
HARDER: dict[str, OptionValue] = {
    "solo_missions": "negative",
    "solo_two_dice": True,
    "solo_all_missions": True,
    "solo_double_glory": True,
}


def settle(people: int, preset: str = "first_game", /, **changes: OptionValue) -> Settled:
    """A preset with some options changed, made to go together."""
    return the_game().settle(loaded().spec.preset(preset).settings(people) | changes, people)


def levels(settled: Settled) -> list[OptionValue]:
    """Who sits at the four places for Automas."""
    return [settled.options[name] for name in AUTOMAS]


# --- presets ----------------------------------------------------------------------------------------------------------


def test_options_and_presets_come_in_the_order_of_the_start_screen() -> None:
    assert [option.id for option in loaded().spec.options] == list(FIRST)
    assert [preset.id for preset in loaded().spec.presets] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_first_game_but_for_what_it_is_about(name: str) -> None:
    preset = loaded().spec.preset(name)
    assert preset.settings(1) == FIRST | PRESETS[name]
    assert preset.settings(2) == FIRST | PRESETS[name] | {"solo": False}


@pytest.mark.rule("CAN-VAR-FAIR-01")
def test_a_first_game_has_no_fair_ending_however_many_play_it_is_a_switch() -> None:
    first = loaded().spec.preset("first_game")
    assert [first.settings(people)["fair_ending"] for people in range(1, 6)] == [False] * 5
    assert loaded().spec.option("fair_ending").switch
    assert the_game().table_rules(settle(5, fair_ending=True).options).fair_ending


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("people", range(2, 6))
def test_in_company_only_what_belongs_to_a_game_alone_gives_way(name: str, people: int) -> None:
    expected = {option for option in HARDER if option in PRESETS[name]}
    if people == 5 and "automa_1" in PRESETS[name]:
        expected.add("automa_1")
    assert set(settle(people, name).changed) == expected


@pytest.mark.rule("CAN-SOLO-01")
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_a_solo_game_for_one(name: str) -> None:
    settled = settle(1, name)
    assert settled.options["solo"] is True
    assert levels(settled) == ["hard" if name == "solo_hard" else "normal", "none", "none", "none"]
    assert set(settled.changed) <= {"automa_1"}


# --- what gives way ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SETUP-02")
@pytest.mark.parametrize(
    ("people", "asked", "seated"),
    [
        (1, "none none none none", "normal none none none"),
        (1, "none easy none none", "none easy none none"),
        (1, "easy easy hard hard", "easy easy hard hard"),
        (2, "none none none none", "none none none none"),
        (2, "easy hard none normal", "easy hard none normal"),
        (2, "easy hard easy normal", "easy hard easy none"),
        (3, "none easy hard normal", "none easy hard none"),
        (4, "none none hard normal", "none none hard none"),
        (5, "easy none none normal", "none none none none"),
    ],
)
def test_two_to_five_clans_play_and_the_last_automas_stay_away(people: int, asked: str, seated: str) -> None:
    settled = settle(people, **dict(zip(AUTOMAS, asked.split())), solo=False)
    assert levels(settled) == seated.split()
    differ = [name for name, old, new in zip(AUTOMAS, asked.split(), seated.split()) if old != new]
    assert [name for name in settled.changed if name in AUTOMAS] == differ


@pytest.mark.rule("CAN-SOLO-01")
@pytest.mark.parametrize(("people", "automas", "solo"), [(1, 1, True), (1, 2, False), (2, 0, False), (2, 1, False)])
def test_solo_rules_give_way_to_any_other_company(people: int, automas: int, solo: bool) -> None:
    settled = settle(people, solo=True, **dict.fromkeys(AUTOMAS[:automas], "easy"))
    assert settled.options["solo"] is solo
    assert ("solo" in settled.changed) is not solo


@pytest.mark.rule("CAN-SOLO-08", "CAN-SOLO-09", "CAN-SOLO-10", "CAN-SOLO-11")
@pytest.mark.parametrize(("people", "solo", "stays"), [(1, True, True), (1, False, False), (2, True, False)])
def test_options_of_a_game_alone_hold_in_a_game_alone(people: int, solo: bool, stays: bool) -> None:
    settled = settle(people, solo=solo, **HARDER)
    kept = {name: settled.options[name] for name in HARDER}
    assert kept == (HARDER if stays else {name: FIRST[name] for name in HARDER})
    assert [name for name in HARDER if name in settled.changed] == ([] if stays else list(HARDER))


@pytest.mark.rule("CAN-SETUP-09", "CAN-VAR-DRAG")
def test_without_any_dragon_the_ancient_one_comes() -> None:
    settled = settle(2, ancient_dragon=False)
    assert (settled.options["ancient_dragon"], settled.changed) == (True, ("ancient_dragon",))
    assert settle(2, ancient_dragon=False, undead_dragon=True).options["ancient_dragon"] is False


def test_what_clashes_with_nothing_is_left_alone() -> None:
    changed: dict[str, OptionValue] = {"length": "long", "clans": "choose", "tactical": True, "max_rounds": 20}
    settled = settle(3, solo=False, **changed)
    assert settled.changed == ()
    assert {name: settled.options[name] for name in changed} == changed


def test_what_was_settled_once_is_settled() -> None:
    for people in range(1, 6):
        options = settle(people, "solo_hard", **dict.fromkeys(AUTOMAS, "easy")).options
        assert the_game().settle(options, people) == Settled(options)


# --- what is refused, and what options do -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("length", "longer", "length: unknown value 'longer'"),
        ("automa_1", "nomal", "automa_1: unknown value 'nomal' (did you mean 'normal'?)"),
        ("clans", False, "clans: unknown value false"),
        ("tactical", 1, "tactical: expected true or false, found 1"),
        ("max_rounds", 19, "max_rounds: expected 0 to 200 in steps of 10, found 19"),
        ("max_rounds", 210, "max_rounds: expected 0 to 200 in steps of 10, found 210"),
        ("memory", True, "no option called 'memory'"),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: OptionValue, complaint: str) -> None:
    with pytest.raises(UsageError) as refused:
        settle(2, **{option: value})
    assert complaint in str(refused.value)


@pytest.mark.parametrize("people", [0, 6])
def test_one_to_five_people_can_play(people: int) -> None:
    with pytest.raises(UsageError, match=f"{people} cannot play: expected 1 to 5 players"):
        settle(people)


def test_a_header_without_an_option_is_refused() -> None:
    with pytest.raises(UsageError, match="the option 'clans' is not set"):
        the_game().table_rules({name: value for name, value in FIRST.items() if name != "clans"})


@pytest.mark.rule("CAN-TOK-04")
def test_an_endless_supply_does_not_run_out() -> None:
    assert begun(unlimited_tokens=True).state.supply == [PLENTY] * 4
    s = on_map("R:SKY@A3 R:GWD@C4", phase="gather", stock={"B": "b" * 30}, unlimited_tokens=True).play_turn()
    assert s.caravan("R") == "bb"
