from __future__ import annotations

import pytest
import yaml

from dragonroads.library import syntax


def test_the_c_parser_is_used_where_there_is_one() -> None:
    assert isinstance(syntax.parser_of("a: 1"), syntax.PureParser) is not yaml.__with_libyaml__


def test_the_parser_in_python_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syntax, "CParser", None)
    assert isinstance(syntax.parser_of("a: 1"), syntax.PureParser)


def test_an_unheard_of_complaint_is_passed_on_in_one_line() -> None:
    mark = yaml.Mark("x", 0, 4, 2, None, 0)
    assert syntax.explain(yaml.MarkedYAMLError(problem="something\n odd", problem_mark=mark)) == (5, 3, "something odd")


def test_a_complaint_without_a_place_lands_at_the_beginning() -> None:
    assert syntax.explain(yaml.MarkedYAMLError()) == (1, 1, "this is not YAML")
