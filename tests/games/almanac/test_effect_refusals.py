"""What a card may not say: each mistake is named in one line, with the file, the line and the column."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dragonroads import paths
from dragonroads.games.almanac.cards import CaravanList, ContractList, EncounterList
from dragonroads.games.almanac.verbs import words
from dragonroads.library.binder import Binder
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from tests.games.almanac import situations
from tests.games.almanac.situations import contract, on_page

CONTRACT = """\
contracts:
  - id: my-contract
    name: Mine
    needs: {dewleaf: 1}
    fame: 1
    abilities:
      - %s
    text: Mine
"""
CARAVAN = """\
starting:
  - {id: my-start-1, name: Mine, crates: 4, shields: 2}
  - {id: my-start-2, name: Mine, crates: 4, shields: 2}
  - {id: my-start-3, name: Mine, crates: 4, shields: 2}
  - {id: my-start-4, name: Mine, crates: 4, shields: 2}
caravans:
  - {id: my-wagon, name: Mine, crates: 1, shields: 0, workers: 0, fame: 1, cost: %s}
"""
ENCOUNTER = """\
encounters:
  - id: my-encounter
    letter: A
    type: special
    name: Mine
    story: Mine
    banner: {order: guide_first, text: Mine}
    ends: everyone
    special:
      text: Mine
      do:
        - %s
"""
SHAPES: dict[str, Any] = {CONTRACT: ContractList, CARAVAN: CaravanList, ENCOUNTER: EncounterList}


def refusals(form: str, says: str, needs: str = "dewleaf") -> list[str]:
    """The lines that are printed for a file of this form, without the list of what is known."""
    problems = Problems()
    document = read((form % says).replace("dewleaf", needs).encode(), "mine.yaml", problems)
    assert document is not None
    Binder(problems, words).bind(document.root, SHAPES[form])
    return [str(problem).partition(" (known: ")[0] for problem in problems]


# --- abilities and their moments --------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-01")
@pytest.mark.parametrize(
    ("says", "line"),
    [
        ("{hook: sometimes, do: []}", "7:16: hook: unknown value 'sometimes'"),
        ("{hook: arival, do: []}", "7:16: hook: unknown value 'arival' (did you mean 'arrival'?)"),
        ("{do: []}", "7:9: abilities: needs 'hook'"),
        (
            "{hook: after_action, do: []}",
            "7:9: abilities: `action` goes with the hook after_action, and only with it",
        ),
        (
            "{hook: arrival, action: visit_shop, do: []}",
            "7:9: abilities: `action` goes with the hook after_action, and only with it",
        ),
        (
            "{hook: after_action, action: take_weapon, do: []}",
            "7:38: action: unknown value 'take_weapon'",
        ),
        (
            "{hook: arrival, do: [{modify: {crates: 1}}]}",
            "7:9: abilities: `modify` goes with the hook always, and only with it",
        ),
        (
            "{hook: always, do: [{gain: {gold: 1}}]}",
            "7:9: abilities: `modify` goes with the hook always, and only with it",
        ),
        (
            "{hook: arrival, do: [{score: {per: goods, fame: 1}}]}",
            "7:9: abilities: `score` goes with the hook scoring, and only with it",
        ),
        ("{hook: arrival, limit: week, do: []}", "7:32: limit: unknown value 'week'"),
        (
            "{hook: arrival, do: [{bid: {win: []}}]}",
            "7:9: abilities: `bid` cannot be used here: it needs an encounter or a page",
        ),
        (
            "{hook: arrival, do: [{choose: {sealed: true, options: []}}]}",
            "7:9: abilities: `choose` cannot be used here: it needs an encounter or a page",
        ),
        (
            "{hook: on_gain, do: [{take_guide: {}}]}",
            "7:9: abilities: `take_guide` cannot be used here: it needs an encounter or a page",
        ),
    ],
)
def test_an_ability_of_another_moment_or_verb_is_refused(says: str, line: str) -> None:
    assert refusals(CONTRACT, says) == [f"mine.yaml:{line}"]


# --- verbs and their arguments ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("says", "line"),
    [
        ("{gian: {gold: 1}}", "12:12: unknown verb 'gian' (did you mean 'gain'?)"),
        ("{gain: 3}", "12:18: gain: expected its arguments in a mapping, {} for none, found 3"),
        ("{gain: {}, lose: {}}", "12:11: expected one verb with its arguments, such as {verb: {}}"),
        ("{gain: {gold: -1}}", "12:25: gain.gold: expected 0 to 99, found -1"),
        ("{gain: {silver: 1}}", "12:19: gain has no argument 'silver'"),
        ("{gain: {goods: {skyfihs: 1}}}", "12:27: gain.goods: unknown key 'skyfihs' (did you mean 'skyfish'?)"),
        ("{gain: {goods: {random: 1}}}", "12:27: gain.goods: 'random' has no meaning here"),
        ("{lose: {goods: {lacking: 1}}}", "12:27: lose.goods: 'lacking' has no meaning here"),
        (
            "{exchange: {give: {goods: {just_gained: 1}}, get: {gold: 1}, times: 1}}",
            "12:38: goods: 'just_gained' has no meaning here",
        ),
        ("{gain: {gold: {per: planets}}}", "12:31: per: unknown value 'planets'"),
        ("{exchange: {give: {gold: 1}, times: 1}}", "12:12: exchange needs the argument 'get'"),
        ("{act: {kind: sell_goods}}", "12:24: act.kind: unknown value 'sell_goods'"),
        ("{gain: {fame: 1}, who: someone}", "12:34: who: unknown value 'someone'"),
        ("{gain: {fame: 1}, if: {rich: true}}", "12:34: if: unknown key 'rich'"),
        ("{gain: {fame: 1}, may: 1}", "12:34: may: expected true or false, found 1"),
        ("{modify: {strength: 1}}", "12:12: modify belongs to an ability with the hook always"),
        (
            "{roll: {faces: [{first: 1, last: 2, do: [{score: {per: goods, fame: 1}}]}]}}",
            "12:53: score belongs to an ability with the hook scoring",
        ),
    ],
)
def test_a_wrong_verb_or_argument_is_refused_where_it_stands(says: str, line: str) -> None:
    assert refusals(ENCOUNTER, says) == [f"mine.yaml:{line}"]


def test_what_is_right_is_not_refused() -> None:
    assert refusals(ENCOUNTER, "{gain: {fame: 1}, who: each, if: {is_guide: true}, may: true}") == []
    assert refusals(CONTRACT, "{hook: arrival, limit: round, do: [{gain: {goods: {lacking: 1}}}]}") == []
    assert refusals(CARAVAN, "{gold: 3, goods: {dewleaf: 1}}") == []


@pytest.mark.parametrize("word", ["any", "named", "random", "lacking", "just_gained"])
def test_the_price_of_a_wagon_and_the_goods_of_a_contract_leave_nothing_open(word: str) -> None:
    assert refusals(CARAVAN, f"{{goods: {{{word}: 1}}}}") == [f"mine.yaml:7:91: goods: '{word}' has no meaning here"]
    line = f"mine.yaml:4:13: needs: '{word}' has no meaning here"
    assert refusals(CONTRACT, "{hook: arrival, do: []}", needs=word) == [line]


# --- a player's own content -------------------------------------------------------------------------------------------


def layer(folder: Path, entry: str) -> Shelf:
    """Our content, and over it a player's folder in which one contract has been added at the end of the file."""
    ours = paths.built_in_content()
    text = (ours / "dragon_road" / "contracts.yaml").read_text("utf-8")
    own = folder / "dragon_road" / "contracts.yaml"
    own.parent.mkdir()
    own.write_text(text + entry, "utf-8")
    return Shelf([ours, folder], None)


ADDED = """
  - {id: my-contract, name: Mine, needs: {everice: 1}, fame: 7, text: "After you Gain Goods: gain 4 coins.",
     abilities: [{hook: after_action, action: gain_goods, do: [{gain: {gold: 4}}]}]}
"""


@pytest.mark.rule("ALM-TRIG-01")
def test_a_card_added_as_one_entry_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = layer(tmp_path, ADDED).open("dragon_road")
    monkeypatch.setattr(situations, "loaded", lambda box=situations.ROAD: game)
    s = on_page(1, seats=2, gold=[0], goods=["V"], contracts=["my-contract"]).place("f1", "b1", "c1")
    assert (s.player(0).done, s.gold[0]) == ([contract("my-contract")], 4)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gold", "glod", "gain has no argument 'glod' (did you mean 'gold'?)"),
        ("gold: 4", "token: camle", "gain.token: no token called 'camle' (did you mean 'camel'?)"),
        ("my-contract", "dr-contract-01", "a second contract called 'dr-contract-01'"),
    ],
)
def test_a_mistake_in_an_added_card_is_named_with_file_line_and_column(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    (problem,) = layer(tmp_path, ADDED.replace(old, new)).check("dragon_road")
    file = tmp_path / "dragon_road" / "contracts.yaml"
    wrong = file.read_text("utf-8").splitlines()[problem.line - 1][problem.column - 1 :]
    assert problem.file == file.as_posix()
    assert problem.message.partition(" (first in")[0] == message
    assert wrong.startswith(new.removeprefix("token: "))
