from __future__ import annotations

import pytest

from dragonroads.library.loading import check, load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import BadContent, Problem, Problems
from dragonroads.library.reader import read

from .sample import GOOD, VERBS, read_deck


def pack_of(**sources: str) -> Pack:
    files, unreadable = {}, {}
    for name, text in sources.items():
        problems = Problems()
        label = f"{name.replace('_', '.')}.yaml"
        if document := read(text.encode(), label, problems):
            files[label] = document
        else:
            unreadable[label] = tuple(problems)
    return Pack("lantern", "content/lantern", files, unreadable)


def test_good_content_is_loaded() -> None:
    pack = pack_of(cards=GOOD["cards"])
    assert [card.id for card in load(pack, read_deck, VERBS).cards.cards] == ["knight", "goat"]
    assert check(pack, read_deck, VERBS) == ()


def test_a_check_returns_every_problem_of_every_file() -> None:
    pack = pack_of(
        cards=GOOD["cards"].replace("card: goat", "card: gaot").replace("group: movement", "group: mvement"),
        text_es="steps: {one: x}",
        text_fr="a: yes",
    )
    assert [str(problem) for problem in check(pack, read_deck, VERBS)] == [
        "text.fr.yaml:1:4: 'yes': write true or false, or quote it",
        "cards.yaml:10:12: group: unknown value 'mvement' (did you mean 'movement'?)",
        "text.es.yaml:1:8: needs 'other'",
        "cards.yaml:7:84: call.card: no card called 'gaot' (did you mean 'goat'?)",
    ]


def test_loading_raises_them_all_at_once() -> None:
    with pytest.raises(BadContent, match=r"^cards\.yaml:1:1: the file is empty$") as caught:
        load(pack_of(cards=""), read_deck, VERBS)
    assert caught.value.problems == (Problem("cards.yaml", 1, 1, "the file is empty"),)


def test_assembling_nothing_without_a_reason_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="noted no problem"):
        load(pack_of(cards=GOOD["cards"]), lambda pack, binder: None, VERBS)
