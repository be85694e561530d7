"""Every rule of every rule book has a test, and no test names a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

from dragonroads.library.binder import Binder
from dragonroads.library.packs import pack_ids, read_pack
from dragonroads.library.rulebook import FILE, RuleBook
from tests.repo.rule_marks import Proof, proofs_in, proofs_of

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "content"


def rule_ids() -> list[str]:
    """The ids of all rules of all games."""
    found: list[str] = []
    for name in pack_ids([CONTENT], FILE):
        book = read_pack(name, [CONTENT]).bind(FILE, RuleBook, Binder())
        assert book is not None, f"{name}/{FILE} cannot be read"
        found += [rule.id for rule in book]
    return found


def test_every_rule_has_a_test() -> None:
    proved = {proof.rule for proof in proofs_in(ROOT / "tests")}
    missing = [rule for rule in rule_ids() if rule not in proved]
    assert not missing, f"{len(missing)} rules have no test: {', '.join(missing)}"


def test_no_test_names_an_unknown_rule() -> None:
    known = set(rule_ids())
    astray = [f"{proof.test} names {proof.rule}" for proof in proofs_in(ROOT / "tests") if proof.rule not in known]
    assert not astray, "\n".join(astray)


def test_rules_are_found_in_every_game_with_a_rule_book() -> None:
    assert "RACE-SETUP-01" in rule_ids()
    assert len(rule_ids()) == len(set(rule_ids())) > 100


SAMPLE = """
import pytest

@pytest.mark.rule("LAMP-01", "LAMP-02")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("LAMP-03"))])
def test_lamps(n): ...

class TestLamps:
    @pytest.mark.rule("LAMP-04")
    def test_inside(self): ...

@pytest.mark.rule("LAMP-05")
def helper(): ...

# @pytest.mark.rule("LAMP-06")
@pytest.mark.slow("LAMP-07")
def test_unmarked(): ...
"""


def test_only_marks_on_tests_count() -> None:
    found = list(proofs_of(SAMPLE, "test_lamps.py"))
    assert found == [
        Proof("test_lamps.py::test_lamps", "LAMP-01"),
        Proof("test_lamps.py::test_lamps", "LAMP-02"),
        Proof("test_lamps.py::test_lamps", "LAMP-03"),
        Proof("test_lamps.py::test_inside", "LAMP-04"),
    ]
