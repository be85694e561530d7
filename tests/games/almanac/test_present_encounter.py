"""An encounter as everybody reads it: the card, the chances of all caravans, and the options it offers."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.presenter import Label
from tests.engine.playing import asked as asked_now
from tests.games.almanac.matches import as_match
from tests.games.almanac.peaks.heights import PEAKS
from tests.games.almanac.screens import about, happened, presenter, seen, worded
from tests.games.almanac.situations import Situation, content, facing


def meeting(name: str, **more: Any) -> Situation:
    """The card lies open, and the first seat of its banner is about to act."""
    return facing(name, **more).until("meet")


def card(table: Situation) -> str:
    return "\n".join(presenter().board(seen(table)).sketch)


def test_the_card_takes_the_place_of_the_page() -> None:
    table = meeting("a2")
    board = presenter().board(seen(table))
    assert board.spots == ()
    assert board.title == "On the way to 2 The Cloud Monastery"
    assert {len(line) for line in board.sketch} == {56}
    assert board.sketch[0].startswith("┌─ A The Bridge That Bites ─")
    assert board.sketch[0].endswith("─ Optional fight until won ─┐")


@pytest.mark.parametrize("number", range(20))
def test_every_card_is_told_in_full_and_fits_beside_a_question(number: int) -> None:
    one = content().encounters[number]
    table = facing(one.id)
    table.state.encounter.append(table.state.encounter_deck.pop())
    table.state.phase, table.state.queue = "meet", [1, 2]
    text = " ".join(card(table).replace("│", " ").split())
    words = [one.story, one.banner.text]
    words += [one.fight.win_text, one.fight.lose_text] if one.fight else []
    words += [one.special.text] if one.special else []
    assert all(word in text for word in words)
    assert len(presenter().board(seen(table)).sketch) <= 14


@pytest.mark.rule("ALM-FIGHT-03")
def test_the_card_shows_everybodys_strength_and_chance() -> None:
    told = card(meeting("c1", guide=1, guards=[1, 1, 3], done=["20"]))
    assert "Strength 9 needed" in told
    assert "R 4: 11 in 36" in told  # 1 in 6, and a second roll
    assert "J 5: 2 in 6" in told  # the banner lends 1 to the Guide
    assert "L 8: 5 in 6" in told


@pytest.mark.rule("ALM-FIGHT-03")
@pytest.mark.parametrize(("guards", "wins"), [(0, 0), (1, 2), (2, 4), (3, 5), (5, 5)])
def test_the_chance_stands_beside_the_choice_to_fight(guards: int, wins: int) -> None:
    asked, labels = worded(facing("b3", seats=2, guards=[guards]), "face")
    outcome = "Won: You gain 1 guard and 4 fame. Lost: You lose 3 gold."
    assert asked.title == "Perfumed Duellist: do you fight?"
    assert labels[0].effect == f"strength {2 + 2 * guards} against 8: {wins} in 6. {outcome}"
    assert labels[1].effect == "You clap in the right places and gain 1 gold."


@pytest.mark.rule("ALM-FIGHT-04")
def test_rolls_that_may_be_repeated_are_counted() -> None:
    _, labels = worded(facing("b3", seats=2, guards=[2], done=["20"]), "face")
    assert labels[0].effect.startswith("strength 6 against 8: 4 in 6 (with 1 re-roll 32 in 36).")


LIGHTNING: dict[str, Any] = {"seats": 2, "tokens": ["bottled_lightning bottled_lightning"], "done": ["20"]}


@pytest.mark.rule("DR-TOKEN-BOTTLED-LIGHTNING", "ALM-FIGHT-05")
def test_tokens_to_spend_are_offered_with_the_chance_they_bring() -> None:
    asked, labels = worded(facing("a1", **LIGHTNING), "spend_lightning")
    assert asked.title == "How many do you spend: Bottled lightning?"
    assert [label.text for label in labels] == ["0", "1", "2"]
    assert labels[2].effect == "strength 6 against 6: 5 in 6 (with 1 re-roll 35 in 36)"


@pytest.mark.rule("ALM-FIGHT-04")
def test_what_was_spent_still_counts_in_the_chance_of_another_roll() -> None:
    told = set()
    for seed in range(12):
        table = facing("d1", **LIGHTNING)
        table.state.seed = seed
        told |= {label.effect for label in until_reroll(table)}
    assert told == {"strength 8 against 10: 4 in 6", "lost: 1 of your workers rests for the next round."}


def until_reroll(table: Situation) -> list[Label]:
    """The options to roll again, if the first roll of the Guide is lost; two tokens have been spent."""
    match = as_match(table)
    spend = asked_now(match)[0]
    match.answer(spend.seat, spend.n, "2")
    open_now = asked_now(match)
    if not open_now or open_now[0].kind != "reroll":
        return []
    view = match.view(open_now[0].seat)
    return [presenter().option(view, open_now[0], option) for option in open_now[0].options]


# --- what somebody is spared ----------------------------------------------------------------------------------------

PANTRY = "dr-caravan-06"
"""Its owner keeps 1 good of every loss."""
KEPT = "(Thanks to Camel-Drawn Pantry you keep the goods.)"


@pytest.mark.rule("ALM-CARD-08")
@pytest.mark.parametrize(
    ("met", "lost"),
    [
        ("a2", f"You lose 1 good; you say which. {KEPT}"),
        ("e3", f"You lose 3 gold, and 1 good that you choose. {KEPT}"),
        ("c2", "You lose 5 gold."),
    ],
)
def test_the_choice_to_fight_says_what_a_card_spares_its_owner(met: str, lost: str) -> None:
    guide = 0 if met == "e3" else 1
    _, labels = worded(facing(met, seats=2, guide=guide, caravans=[PANTRY], gold=[9, 9], goods=["DD", "DD"]), "face")
    assert labels[0].effect.endswith(f"Lost: {lost}")


def test_nobody_else_is_told_to_be_spared() -> None:
    _, labels = worded(facing("a2", seats=2, guide=1, caravans=["", PANTRY], gold=[9, 9], goods=["DD", "DD"]), "face")
    assert labels[0].effect.endswith("Lost: You lose 1 good; you say which.")


def test_of_a_larger_loss_some_is_kept() -> None:
    table = meeting("c1", caravans=["", PANTRY])
    rolled = happened("fight_roll", 1, 2, 1, 9, False)
    kept = "Lost: You lose 2 goods; you say which. (Thanks to Camel-Drawn Pantry you keep 1 of the goods.)"
    assert presenter().explained(seen(table), rolled) == kept
    assert "J loses 1 good less" in card(table)
    assert "loses no goods" in card(meeting("b1", caravans=["", PANTRY]))
    assert "goods less" not in card(meeting("c1"))


def test_a_guide_who_is_safe_is_told_so() -> None:
    table = meeting("b2", guide=1)
    lost = [presenter().explained(seen(table), happened("fight_roll", seat, 2, 1, 7, False)) for seat in (0, 1)]
    assert lost[1] == f"{lost[0]} (As the Guide you are spared this.)"


@pytest.mark.rule("CP-TOKEN-SILVER-MIST")
def test_a_token_that_can_spare_a_loss_is_named_until_it_is_asked_for() -> None:
    table = facing("b1", box=PEAKS, seats=2, guide=1, goods=["DE"], tokens=["silver_mist"]).until("meet")
    words, view = presenter(box=PEAKS), seen(table)
    lost = [words.explained(view, happened("fight_roll", seat, 2, 1, 7, False)) for seat in (0, 1)]
    assert lost[0] == f"{lost[1]} (Silver mist can spare you this.)"


def test_goods_that_a_die_or_a_failed_pledge_would_take_are_found() -> None:
    asked, _ = worded(facing("c4", seats=2, guide=1, caravans=[PANTRY], gold=[9, 9]), "pledge")
    assert asked.help.endswith("(Thanks to Camel-Drawn Pantry you keep 1 of the goods.)")
    crossing = facing("cp-encounter-a3", box=PEAKS, caravans=["", "cp-caravan-11"]).until("meet")
    assert "J loses no goods" in "\n".join(presenter(box=PEAKS).board(seen(crossing)).sketch)


def test_who_is_still_to_come_and_the_named_good_are_told() -> None:
    table = meeting("a3", answers=[("name_good", "skyfish")])
    assert "Named: Skyfish." in card(table)
    assert "Still to come: Ana, Ben and Cleo." in card(table)
    assert "Still to come" not in card(meeting("c4"))


def test_trades_say_what_is_given_for_what() -> None:
    table = facing("e4", seats=2, goods=["SSD"])
    asked, labels = worded(table, "exchange", pick="skyfish")
    assert asked.title == "How often do you give 1 Skyfish for 6 gold?"
    assert [(label.text, label.effect) for label in labels] == [
        ("0", "nothing is given and nothing gained"),
        ("1", "give 1 Skyfish, gain 6 gold"),
        ("2", "2 times: give 1 Skyfish, gain 6 gold"),
    ]


def test_choices_are_told_with_their_costs() -> None:
    asked, labels = worded(facing("b4", seats=2, guide=1, contracts=["", "01"], gold=[5, 5]), "choose")
    assert asked.title == "Blind Cartographer: what do you do?"
    assert [label.text for label in labels] == ["Trade in a contract", "Walk on"]
    assert {label.effect for label in labels} == {"costs nothing"}


def test_the_encounter_can_be_asked_about_while_it_lies_open() -> None:
    table = meeting("a1")
    number = table.state.encounter[0]
    assert about(table, f"encounter:{number}").startswith("A Pebble-Slinger Imps (Fight until won) Ping!")
    assert about(table, f"encounter:{number + 1}") == ""
