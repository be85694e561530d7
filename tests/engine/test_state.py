"""States: copies are independent, dumps come back whole, digests are the same everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import pytest

from dragonroads.engine.state import GameState, State, StateMeta, known_fields
from dragonroads.engine.visibility import Public, Sealed, Static
from tests.engine.playing import answer_until, toy_match
from tests.engine.toy import Fair, FairState


class Crumb(State):
    """A small state inside another one."""

    word: str
    numbers: list[int] = []


class Everything(State):
    """A state with every kind of field there is."""

    whole: int
    yes: bool
    text: str
    maybe: str | None
    number: int | None
    side: Literal["left", "right"]
    words: list[str]
    rows: list[list[int]]
    pair: tuple[int, ...]
    table: dict[str, int]
    lists: dict[str, list[int]]
    crumb: Crumb
    crumbs: list[Crumb]
    content: Annotated[Mapping[str, int], Static()]
    secret: Annotated[int, Sealed()] = 5


def everything() -> Everything:
    return Everything(
        whole=-3,
        yes=True,
        text="Ünï",
        maybe=None,
        number=None,
        side="left",
        words=["a", "b"],
        rows=[[1], [2, 3]],
        pair=(4, 5),
        table={"x": 1},
        lists={"y": [6]},
        crumb=Crumb(word="in"),
        crumbs=[Crumb(word="one", numbers=[1]), Crumb(word="two")],
        content={"shared": 1},
    )


def test_a_copy_is_equal_and_independent() -> None:
    first = everything()
    second = first.copy()
    assert second.key() == first.key()
    before = first.key()
    second.words.append("c")
    second.rows[0].append(9)
    second.table["x"] = 2
    second.lists["y"].append(7)
    second.crumb.numbers.append(1)
    second.crumbs[0].word = "other"
    second.crumbs.pop()
    assert first.key() == before != second.key()


def test_content_is_shared_by_copies_and_never_saved() -> None:
    state = everything()
    assert state.copy().content is state.content
    assert "content" not in state.dump()


def test_a_dump_is_json_and_loads_to_an_equal_state() -> None:
    state = everything()
    again = Everything.load(json.loads(json.dumps(state.dump())), {"content": state.content})
    assert again.key() == state.key()
    assert again.digest() == state.digest()
    assert again.pair == (4, 5)


def test_a_dump_does_not_change_with_the_state_it_was_made_of() -> None:
    state = everything()
    dump = state.dump()
    before = json.dumps(dump)
    state.rows[1].append(4)
    state.crumbs[0].numbers.append(4)
    assert json.dumps(dump) == before


def test_every_field_counts_in_the_key() -> None:
    state = everything()
    changes: dict[str, Any] = {"whole": 0, "yes": False, "text": "", "maybe": "m", "number": 0, "side": "right"}
    changes |= {"words": [], "rows": [], "pair": (), "table": {}, "lists": {}, "crumbs": [], "secret": 6}
    for name, value in changes.items():
        other = state.copy()
        setattr(other, name, value)
        assert other.key() != state.key(), name
        assert other.digest() != state.digest(), name


def test_equal_texts_give_equal_digests_however_they_came_about() -> None:
    one, other = everything(), everything()
    other.text = "".join(["Ü", "nï"])
    other.words = ["".join(["a"]), str(b"b", "ascii")]
    other.table = {"".join(["", "x"]): 1}
    assert one.digest() == other.digest()


def test_defaults_are_not_shared_between_states() -> None:
    one, other = Crumb(word="a"), Crumb(word="b")
    one.numbers.append(1)
    assert other.numbers == []


def test_a_state_holds_no_field_that_was_not_declared() -> None:
    with pytest.raises(AttributeError):
        setattr(Crumb(word="a"), "colour", 1)  # noqa: B010 - the type checker knows better


@pytest.mark.parametrize(
    "kind",
    [
        float,
        set[int],
        object,
        dict[int, int],
        tuple[int, str],
        list[float],
        int | float,
        str | int,
        str | list[int],
        tuple[list[int], ...],
    ],
)
def test_a_state_with_an_impossible_field_fails_at_definition(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        StateMeta("Wrong", (State,), {"__annotations__": {"field": kind}})


def test_fields_know_their_marks_and_are_public_without_one() -> None:
    marks = {field.name: field.tag for field in FairState.fields}
    assert marks["seed"] == Sealed()
    assert marks["phase"] == Public()
    assert marks["fair"] == Static()
    assert known_fields(FairState) == {"card": "seen"}


def test_a_game_without_cards_has_no_backs() -> None:
    with pytest.raises(KeyError):
        GameState(seed=1, phase="x").backs("card")


def test_a_game_in_progress_dumps_and_loads_whole() -> None:
    match = toy_match()
    answer_until(match, "bid")
    again = FairState.load(json.loads(json.dumps(match.state.dump())), {"fair": Fair()})
    assert again.key() == match.state.key()


_DIGEST_OF_A_GAME = """
from tests.engine.playing import play, toy_match
match = play(toy_match(4))
print(match.state.digest(), match.lines)
"""


def test_digests_are_the_same_in_a_process_with_another_hash_seed() -> None:
    def run(hash_seed: str) -> bytes:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            [sys.executable, "-c", _DIGEST_OF_A_GAME], env=env, capture_output=True, check=True
        ).stdout

    assert run("1") == run("4242") != b""
