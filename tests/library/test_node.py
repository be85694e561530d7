from __future__ import annotations

import pytest

from dragonroads.library.node import Document, Node
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read

SOURCE = b"""\
id: knight
copies: [{back: 2F, value: 3}, {back: 0J}]
hidden: true
"""


@pytest.fixture
def root() -> Node:
    document = read(SOURCE, "content/x.yaml", Problems())
    assert document is not None
    return document.root


def place(node: Node) -> tuple[str, int, int]:
    return node.file, node.line, node.column


def test_every_value_and_every_key_knows_its_place(root: Node) -> None:
    (_, knight), (_, copies), *_ = root.entries()
    assert place(root.key("id")) == ("content/x.yaml", 1, 1)
    assert place(knight) == ("content/x.yaml", 1, 5)
    assert place(root.key("copies")) == ("content/x.yaml", 2, 1)
    assert [place(item)[1:] for item in copies.items()] == [(2, 10), (2, 32)]


def test_a_path_of_keys_and_indices_is_followed_as_far_as_it_leads(root: Node) -> None:
    assert place(root.at("copies", 0, "value"))[1:] == (2, 28)
    assert place(root.at("copies", 1, "value"))[1:] == (2, 32)
    assert place(root.at("copies", 5))[1:] == (2, 9)
    assert root.at("nowhere", 3) == root


def test_kinds_and_quotes_read_like_words(root: Node) -> None:
    found = [(value.kind, value.found) for _, value in root.entries()]
    assert found == [("text", "'knight'"), ("a list", "a list"), ("true or false", "true")]
    assert root.at("copies", 0, "value").found == "3"
    assert root.kind == "a mapping"


def test_a_plain_value_has_no_members(root: Node) -> None:
    assert list(root.at("id").items()) == []
    assert list(root.at("id").entries()) == []
    assert list(root.at("id").keys()) == []


def test_a_node_can_hold_another_value_at_the_same_place(root: Node) -> None:
    other = root.at("id").holding(7)
    assert (other.value, place(other)) == (7, place(root.at("id")))


def test_packed_places_are_the_same_places(root: Node) -> None:
    packed = Document(root.file, root.value, root.document.packed_places())
    assert packed.packed_places() == root.document.packed_places()
    assert place(packed.root.at("copies", 0, "value")) == place(root.at("copies", 0, "value"))


@pytest.mark.parametrize("places", ["", "[]", "{}", "7", '["x", "y"]', "[1, [2]]", "[null, 1]"])
def test_damaged_places_answer_with_the_beginning(places: str) -> None:
    assert place(Document("f", {"a": [1]}, places).root.at("a", 0)) == ("f", 1, 1)
