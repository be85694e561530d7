"""Cards that no box has, in one line: an encounter that does this, a contract that is able to do that."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from tests.games.almanac.invented import invent_contract, invent_encounter
from tests.games.almanac.situations import Situation, facing


class Meet(Protocol):
    """Everybody meets a special encounter that does this, its banner giving such an order and such perks."""

    def __call__(
        self, do: str, *answers: tuple[str, str], banner: str = "order: guide_first", **more: Any
    ) -> Situation: ...


class Own(Protocol):
    """A contract for one Dewleaf has these abilities; returns how tests call it."""

    def __call__(self, *abilities: str) -> str: ...


@pytest.fixture
def special(monkeypatch: pytest.MonkeyPatch) -> Meet:
    """A special encounter, played to its end."""

    def meet(do: str, *answers: tuple[str, str], banner: str = "order: guide_first", **more: Any) -> Situation:
        made_up = {"banner": f"{{{banner}, text: Made up}}", "special": f"{{do: [{do}], text: Made up}}"}
        invent_encounter(monkeypatch, "a3", **made_up)
        return facing("a3", answers=answers, **more).until("clean_up")

    return meet


@pytest.fixture
def owning(monkeypatch: pytest.MonkeyPatch) -> Own:
    """A contract with abilities of one's own invention."""

    def invent(*abilities: str) -> str:
        invent_contract(monkeypatch, "09", abilities=f"[{', '.join(abilities)}]", needs="{dewleaf: 1}", fame=10)
        return "09"

    return invent


def fame(s: Situation) -> list[int]:
    """Everybody's markers."""
    return [p.fame for p in s.state.players]
