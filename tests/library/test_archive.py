from __future__ import annotations

import json

import pytest

from dragonroads.errors import ContentError
from dragonroads.library.archive import bundle, from_bundle, from_own_bundle
from dragonroads.library.limits import DEEPEST
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read

from .sample import GOOD


@pytest.fixture
def pack() -> Pack:
    files = {}
    for kind, text in GOOD.items():
        document = read(text.encode(), f"content/lantern/{kind}.yaml", Problems())
        assert document is not None
        files[f"{kind}.yaml"] = document
    return Pack("lantern", "content/lantern", files)


def test_a_bundle_is_one_line_and_gives_the_pack_back_with_its_places(pack: Pack) -> None:
    text = bundle(pack)
    assert "\n" not in text
    for again in (from_bundle(text), from_own_bundle(text)):
        assert (again.id, again.folder) == (pack.id, pack.folder)
        assert {n: d.value for n, d in again.files.items()} == {n: d.value for n, d in pack.files.items()}
        node = again.files["cards.yaml"].root.at("cards", 1, "hidden")
        assert (node.file, node.line, node.column) == ("content/lantern/cards.yaml", 14, 13)
        assert bundle(again) == text


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else "x"


@pytest.mark.parametrize("value", [nested(DEEPEST), {"a": {"b": [True, 3]}}, "text"])
def test_a_bundle_of_a_stranger_may_hold_what_the_reader_could_have_read(value: object) -> None:
    assert from_bundle(json.dumps(["id", "folder", {"a.yaml": ["f", value, "[]"]}])).files["a.yaml"].value == value


@pytest.mark.parametrize(
    "value",
    [None, 1.5, [None], {"a": None}, nested(DEEPEST + 1), "\x1b[2J", ["\u202e"], {"\x07": 1}, {"a": {"b": "\x9b"}}],
)
def test_a_bundle_of_a_stranger_may_hold_nothing_else(value: object) -> None:
    with pytest.raises(ContentError, match=r"^the archived content is damaged"):
        from_bundle(json.dumps(["id", "folder", {"a.yaml": ["f", value, "[]"]}]))


DAMAGED = (
    *("", "{", "[]", "null", '["id", "folder"]', '["id", "folder", []]', '["id", "folder", {"a": 1}]'),
    *('["i\\u001bd", "f", {}]', '[1, "f", {}]', '["i", "f", {"a": ["f", 1, []]}]', "[" * 100_000, "9" * 10_000),
)


@pytest.mark.parametrize("case", range(len(DAMAGED)))
def test_a_damaged_bundle_is_refused_in_one_line(case: int) -> None:
    with pytest.raises(ContentError, match=r"^the archived content is damaged"):
        from_bundle(DAMAGED[case])
