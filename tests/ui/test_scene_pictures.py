"""The plain picture of a scene: all that led to the result is on it, and a long scene leaves the board its lines."""

from __future__ import annotations

import pytest

from dragonroads.ui.drawing import line_width
from dragonroads.ui.scenes.picture import FEW, body, height
from dragonroads.ui.scenes.worded import BeatWords, SceneWords


def scene(count: int) -> SceneWords:
    return SceneWords("A card is turned up", tuple(BeatWords((f"Beat {n}.",), "", False) for n in range(1, count + 1)))


def shown(words: SceneWords, at: int, room: int) -> str:
    return " ".join(span.text for line in body(words, at, room) for span in line)


@pytest.mark.parametrize("room", [60, 80, 140])
@pytest.mark.parametrize("count", [1, FEW, 2 * FEW + 1])
def test_every_beat_so_far_is_on_the_picture_and_none_that_is_to_come(room: int, count: int) -> None:
    words = scene(count)
    for at in range(count):
        told = shown(words, at, room)
        assert [n for n in range(1, count + 1) if f"Beat {n}." in told] == list(range(1, at + 2))


@pytest.mark.parametrize("room", [60, 80, 140])
def test_no_picture_is_higher_than_was_said_or_wider_than_its_room(room: int) -> None:
    words = scene(2 * FEW + 1)
    for at in range(len(words.beats)):
        drawn = body(words, at, room)
        assert len(drawn) <= height(words, room)
        assert max(map(line_width, drawn)) <= room


def test_a_long_scene_stands_in_two_columns_where_there_is_room_for_them() -> None:
    long = scene(2 * FEW)
    assert (height(long, 60), height(long, 80)) == (2 * FEW, FEW)
    assert height(scene(FEW), 80) == FEW


def test_what_was_told_stays_where_it_is() -> None:
    words = scene(2 * FEW)
    before, after = body(words, 3, 80), body(words, 4, 80)
    assert [line[0].text for line in after[:4]] == [line[0].text for line in before[:4]]
