"""Questions and events that are nobody else's business, and curtains in front of them."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.match import Match, Waiting
from dragonroads.games.canyon.model import Canyon
from dragonroads.seats.keyboard import Aloud, Curtain, Keyboard
from tests.games.canyon.matches import EVERYBODY, as_match, questions, reply
from tests.games.canyon.situations import on_map
from tests.games.canyon.valley import DRAGONS, valley

PRIVATE: dict[str, tuple[dict[str, Any], str]] = {
    "deploy": ({}, ""),
    "act": ({}, "SKY A1"),
    "send_dragon": ({"heroes": "B:GWD@A1"}, "SKY C2"),
    "seal": ({"heroes": "B:GWD@A1", "auto_dragon_seal": False}, "SKY C2 / ancient A1"),
    "lose_hero": ({"heroes": "B:GWD@A1", "ancient_discard": "owner"}, "SKY C2 / ancient A1"),
}
PUBLIC: dict[str, tuple[dict[str, Any], str]] = {
    "rage": ({"heroes": "B:GWD@A2", "rage": {"R": 1}}, "SKY A1 / battle A2"),
    "steal": ({"heroes": "B:GWD@A2", "rage": {"R": 40}, "caravan": {"B": "wb"}}, "SKY A1 / battle A2 / 40"),
    "loot": ({"heroes": "B:DRS@A2", "rage": {"R": 40}}, "SKY A1 / battle A2 / 40"),
    "recall": ({"discard": "R:DKN R:WLD", "undead_dragon": True}, "SKY C2 / undead A1"),
    "gift": ({"clans": {"R": "shamans"}}, "SKY C2"),
    "end_turn": ({"stock": {"R": "wwww"}}, "SKY B1 / nothing"),
    "window": ({"stock": {"R": "wwww"}}, "SKY B1 / updraft A1"),
}


def kinds_heard(match: Match[Canyon], viewer: int | None) -> list[str]:
    """The kinds of event this viewer was told."""
    return [event.kind for event in match.events(viewer)]


@pytest.mark.rule("CAN-HID-01", "CAN-D-DEPLOY", "CAN-D-ACT", "CAN-D-DRAGON", "CAN-D-SEAL", "CAN-D-ANCIENT")
@pytest.mark.parametrize("kind", PRIVATE)
def test_of_a_secret_question_others_see_only_who_is_asked(kind: str) -> None:
    more, answers = PRIVATE[kind]
    match = reply(as_match(on_map(**more)), answers)
    (question,) = questions(match)
    assert question.kind == kind
    assert {type(match.open(viewer)[0]) for viewer in EVERYBODY if viewer != question.seat} == {Waiting}


@pytest.mark.rule("CAN-HID-03")
@pytest.mark.parametrize("kind", PUBLIC)
def test_an_open_question_is_open_to_all_and_needs_no_curtain(kind: str) -> None:
    more, answers = PUBLIC[kind]
    match = reply(as_match(on_map(**more)), answers)
    (question,) = questions(match)
    assert question.kind == kind
    assert [match.open(viewer) for viewer in EVERYBODY] == [(question,)] * 3
    assert Keyboard(match).due() == Aloud(question)


@pytest.mark.rule("CAN-HID-03")
@pytest.mark.parametrize("handover", ["every-turn", "need"])
@pytest.mark.parametrize("kind", PRIVATE)
def test_before_a_secret_question_a_curtain_calls_its_player(kind: str, handover: str) -> None:
    more, answers = PRIVATE[kind]
    match = reply(as_match(on_map(**more), handover=handover), answers)
    (question,) = questions(match)
    keyboard = Keyboard(match)
    assert (keyboard.due(), keyboard.eyes, keyboard.public_viewer) == (Curtain(question.seat), None, None)


@pytest.mark.rule("CAN-HID-05")
def test_everybody_hears_where_a_hero_was_placed_and_its_owner_who_it_is() -> None:
    match = reply(as_match(on_map()), "SKY A1")
    assert [kinds_heard(match, viewer).count("deployed") for viewer in EVERYBODY] == [1] * 3
    assert [kinds_heard(match, viewer).count("deployed_hero") for viewer in EVERYBODY] == [0, 1, 0]
    (told,) = [event.args for event in match.events(1) if event.kind == "deployed"]
    assert told == (0, "A1")


@pytest.mark.rule("CAN-HID-01", "CAN-D-SEAL")
def test_a_seal_that_is_kept_quiet_looks_like_no_seal() -> None:
    looks = []
    for code in ("DRS", "GWD"):
        rest = "B:DKN B:HND B:ILL B:SKY B:WLD B:" + ("GWD" if code == "DRS" else "DRS")
        s = on_map(f"B:{code}@A1", auto_dragon_seal=False, discard=rest)
        s.clan("B").discard.sort()
        match = reply(as_match(s), "SKY C2 / ancient A1")
        asked = match.open(0)
        reply(match, "quiet")
        view = match.view(0)
        view["clans"][1].discard.clear()
        looks.append((asked, view, match.open(0), match.events(0)))
    assert looks[0] == looks[1]


@pytest.mark.rule("CAN-HID-01", "CAN-D-SEAL")
@pytest.mark.parametrize("dragon", DRAGONS)
def test_before_gathering_it_cannot_be_told_who_has_a_seal(dragon: str) -> None:
    looks = []
    for code in ("DRS", "GWD"):
        s = valley(f"B:{code}@B3", turn="B", phase="gather", dragons={dragon: "B3"}, auto_dragon_seal=False)
        match = as_match(s)
        asked = [match.open(viewer) for viewer in (None, 0)]
        reply(match, "quiet")
        looks.append((asked, match.view(0), match.open(0), match.events(0)))
    assert looks[0] == looks[1]
    assert [type(one) for one in looks[0][0][0]] == [Waiting]


@pytest.mark.rule("CAN-TURN-09", "CAN-D-SINGLE")
@pytest.mark.parametrize("code", ["DRS", "WLD", "HND", "ILL"])
def test_who_can_do_nothing_is_asked_like_anybody_with_a_trick(code: str) -> None:
    match = reply(as_match(on_map()), f"{code} A1")
    (question,) = questions(match)
    assert (question.kind, question.options) == ("act", (("nothing", "", ""),))
    assert match.open(1) == (Waiting(match.lines, 0, "act"),)


@pytest.mark.rule("CAN-HID-03")
def test_who_plays_alone_sees_no_curtain() -> None:
    match = as_match(on_map(people=1))
    (question,) = questions(match)
    assert Keyboard(match).due() == Aloud(question)
