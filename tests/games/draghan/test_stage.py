"""What stands on the stage while a race is watched: each card of the deck, beat by beat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, key_of
from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.table import Staged
from dragonroads.games.draghan.model import Race
from dragonroads.ui.scenes.scene import Scene, happenings, scenes_in
from tests.games.draghan.rounds import as_match, new_match
from tests.games.draghan.screens import presenter
from tests.games.draghan.situations import loaded, situation

FACES = sorted({card.face.id for card in loaded().game.content.cards})  # type: ignore[attr-defined]
MOST = 400


def staged(scene: Scene, upto: int | None = None, earlier: Sequence[Event] = ()) -> Staged:
    """The picture of a scene after so many beats; of its result, if none are named."""
    cards = presenter().cards
    assert cards is not None
    return cards.staged([beat.moments for beat in scene.beats[:upto]], earlier)


def answer_first(match: Match[Race]) -> None:
    """Everybody takes the first option."""
    for seat in list(match.asked):
        question = next(q for q in match.open(seat) if isinstance(q, Question) and q.seat == seat)
        match.answer(seat, question.n, *map(key_of, question.options[: max(1, question.lo)]))


@cache
def scenes_with(face: str, places: str) -> list[Scene]:
    """What everybody watches from the moment on at which Cinder turns up a card that Tide has laid."""
    match = as_match(situation(places, C=f"{face} move-1", M="move-1 move-2", T="move-3 knight"))
    for _ in range(MOST):
        if match.over or match.state.phase in ("round_end", "deal", "draft", "program"):
            break
        answer_first(match)
    return scenes_in(happenings(match.moments(None, 0)))


@pytest.mark.rule("RACE-MOVE-02")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("places", ["C12 M9 T14", "C0 M0 T0"])
def test_each_card_is_on_the_stage_and_what_comes_of_it_stays_there(face: str, places: str) -> None:
    scene = next(one for one in scenes_with(face, places) if staged(one, 1).card)
    name = next(card.face.id for card in loaded().game.content.cards if card.face.id == face)  # type: ignore[attr-defined]
    assert name
    before: tuple[object, ...] = ()
    for beat in range(1, len(scene.beats) + 1):
        picture = staged(scene, beat)
        assert picture.card is not None
        assert picture.card.card.name
        assert picture.moment.headline
        if not picture.led and before is not None:
            assert picture.moment.consequences[: len(before)] == before
            before = picture.moment.consequences
        else:
            before = ()
    result = staged(scene)
    assert result.led or result.moment.consequences, f"nothing is said of what {face} does"


def test_whoever_laid_a_card_is_named_with_the_badge() -> None:
    race = situation("C12 M9 T14", C="move-2", M="move-1 move-2", T="move-3 knight")
    race.state.rows[0].laid_by[0] = 2
    match = as_match(race)
    for _ in range(MOST):
        if match.state.phase == "round_end" or match.over or not match.asked:
            break
        answer_first(match)
    scene = next(one for one in scenes_in(happenings(match.moments(None, 0))) if staged(one, 1).card)
    picture = staged(scene)
    assert picture.card is not None
    assert picture.card.by == picture.moment.blamed == Badge("T", "blue")
    assert "Bo" not in picture.moment.by
    assert picture.moment.by


def test_the_way_of_the_last_mover_lies_on_the_road() -> None:
    scene = next(one for one in scenes_with("move-2", "C12 M9 T14") if staged(one, 1).card)
    trail = staged(scene).trail
    assert trail is not None
    assert (trail.badge.letter, trail.places) == ("C", ("space:12", "space:13", "space:14"))


def test_before_the_first_card_everybody_is_called_to_look_and_a_round_ends_with_bars() -> None:
    match = new_match(3, seed=5, length=12)
    for _ in range(MOST):
        if match.state.round > 2 or match.over:
            break
        answer_first(match)
    moments = match.moments(None, 0)
    told = scenes_in(happenings(moments))
    calls = [scene for scene in told if staged(scene).word]
    ends = [scene for scene in told if staged(scene).bars]
    assert calls
    assert all(scene.stays and staged(scene).does for scene in calls)
    assert ends
    assert all(scene.stays for scene in ends)
    second = ends[1]
    earlier = [moment.event for moment in moments if moment.event.n < second.first]
    stood = {bar.badge.letter: bar.now for bar in staged(ends[0]).bars}
    assert {bar.badge.letter: bar.was for bar in staged(second, earlier=earlier).bars} == stood
