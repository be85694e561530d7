"""Presets and options: what each preset sets, what gives way to what, and what is refused."""

from __future__ import annotations

import pytest

from dragonroads.engine.game import OptionValue, Settled
from dragonroads.errors import UsageError
from tests.games.draghan.situations import loaded

PRESETS: dict[str, dict[str, OptionValue]] = {
    "introduction": {
        "deck": "base",
        "draft": False,
        "track": "forest",
        "enchanted": False,
        "betting": False,
        "risky": False,
        "show_backs": False,
        "show_totals": False,
    },
    "regular": {
        "deck": "normal",
        "draft": False,
        "track": "forest",
        "enchanted": False,
        "betting": False,
        "risky": False,
        "show_backs": True,
        "show_totals": True,
    },
    "experienced": {
        "deck": "advanced",
        "advanced": 6,
        "removed": 0,
        "draft": True,
        "track": "mountain",
        "enchanted": False,
        "betting": True,
        "risky": True,
        "show_backs": True,
        "show_totals": True,
    },
    "mayhem": {
        "deck": "all",
        "removed": 12,
        "draft": False,
        "track": "forest",
        "enchanted": False,
        "betting": True,
        "risky": False,
        "show_backs": True,
        "show_totals": True,
    },
}
IN_EVERY_PRESET: dict[str, OptionValue] = {
    "growl": True,
    "for_real": True,
    "roar": True,
    "tie_break": "photo",
    "round_cap": 0,
}


def settle(seats: int, preset: str = "regular", /, **changes: OptionValue) -> Settled:
    """A preset with some options changed, made to go together."""
    return loaded().game.settle(loaded().spec.preset(preset).settings(seats) | changes, seats)


def test_the_presets_come_in_the_order_of_experience() -> None:
    assert [preset.id for preset in loaded().spec.presets] == list(PRESETS)


@pytest.mark.rule("RACE-V1-01")
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_sets_what_its_level_of_experience_wants(name: str) -> None:
    settings = loaded().spec.preset(name).settings(4)
    assert settings.items() >= (PRESETS[name] | IN_EVERY_PRESET).items()


@pytest.mark.rule("RACE-SETUP-03", "RACE-2P-01")
@pytest.mark.parametrize(
    ("name", "lengths"),
    [
        ("introduction", [28, 28, 28, 36, 36]),
        ("regular", [28, 28, 36, 36, 36]),
        ("experienced", [36] * 5),
        ("mayhem", [36] * 5),
    ],
)
def test_the_length_of_a_preset_follows_the_seats(name: str, lengths: list[int]) -> None:
    assert [loaded().spec.preset(name).settings(seats)["length"] for seats in range(2, 7)] == lengths


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_preset_goes_together_except_for_the_draft_of_two(name: str, seats: int) -> None:
    settled = settle(seats, name)
    assert settled.changed == (("draft",) if seats == 2 and name == "experienced" else ())


@pytest.mark.rule("RACE-V3-02")
@pytest.mark.parametrize("track", ["mountain", "goat-ladder", "snail-shell", "saw-ridge", "shuffled"])
def test_the_living_forest_gives_way_to_every_mountain(track: str) -> None:
    settled = settle(4, track=track, enchanted=True)
    assert settled.options["enchanted"] is False
    assert settled.options["track"] == track
    assert settled.changed == ("enchanted",)


@pytest.mark.rule("RACE-V5-01")
def test_the_risky_ending_is_switched_off_in_the_forest() -> None:
    settled = settle(4, risky=True)
    assert settled.options["risky"] is False
    assert settled.changed == ("risky",)
    assert settle(4, track="saw-ridge", enchanted=False, risky=True).options["risky"] is True


@pytest.mark.rule("RACE-2P-02", "RACE-DRAFT-05")
@pytest.mark.parametrize(("seats", "drafts"), [(2, False), (3, True), (6, True)])
def test_the_draft_is_switched_off_for_two_only(seats: int, drafts: bool) -> None:
    settled = settle(seats, draft=True)
    assert settled.options["draft"] is drafts
    assert ("draft" in settled.changed) is not drafts


@pytest.mark.rule("RACE-6P-01", "RACE-V2-01")
@pytest.mark.parametrize(("seats", "track"), [(6, "forest"), (3, "mountain"), (2, "shuffled"), (6, "snail-shell")])
def test_six_players_or_a_mountain_make_the_track_36_long(seats: int, track: str) -> None:
    settled = settle(seats, track=track, enchanted=False, length=20)
    assert settled.options["length"] == 36
    assert settled.changed == ("length",)


def test_what_clashes_with_nothing_is_left_alone() -> None:
    settled = settle(5, length=20, enchanted=False, betting=False, deck="all", removed=15)
    assert settled.changed == ()
    assert (settled.options["length"], settled.options["removed"]) == (20, 15)


def test_totals_are_hidden_with_the_backs() -> None:
    assert settle(4, show_backs=False).options["show_totals"] is False


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("deck", "bse", "deck: unknown value 'bse' (did you mean 'base'?)"),
        ("track", "goatladder", "track: unknown value 'goatladder' (did you mean 'goat-ladder'?)"),
        ("length", 27, "length: expected 12 to 36 in steps of 2, found 27"),
        ("length", 38, "length: expected 12 to 36 in steps of 2, found 38"),
        ("length", 10, "length: expected 12 to 36 in steps of 2, found 10"),
        ("advanced", 19, "advanced: expected 0 to 18, found 19"),
        ("removed", 16, "removed: expected 0 to 15, found 16"),
        ("round_cap", -1, "round_cap: expected 0 to 60, found -1"),
        ("round_cap", 61, "round_cap: expected 0 to 60, found 61"),
        ("draft", 1, "draft: expected true or false, found 1"),
        ("tie_break", "duel", "tie_break: unknown value 'duel' (known: 'photo', 'shared')"),
        ("drft", True, "no option called 'drft' (did you mean 'draft'?)"),
    ],
)
def test_a_value_that_does_not_exist_is_refused(option: str, value: OptionValue, complaint: str) -> None:
    with pytest.raises(UsageError) as refused:
        settle(4, **{option: value})
    assert str(refused.value) == complaint


def test_an_option_that_is_not_set_is_named() -> None:
    options = loaded().spec.preset("regular").settings(4)
    del options["roar"]
    with pytest.raises(UsageError, match="'roar' is not set"):
        loaded().game.settle(options, 4)


@pytest.mark.rule("RACE-SETUP-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_and_more_than_six_are_refused(seats: int) -> None:
    with pytest.raises(UsageError, match="expected 2 to 6 players"):
        settle(seats)
