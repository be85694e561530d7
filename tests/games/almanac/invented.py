"""Cards that no box has: for a test, a real card says something else from the start of the journey."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import Cost, Goods
from dragonroads.games.almanac.cards import Ability, Banner, Fight, Special
from tests.games.almanac.made_up import written
from tests.games.almanac.situations import caravan, content, contract, encounter, the_game

SHAPES: dict[str, Any] = {
    "abilities": tuple[Ability, ...],
    "banner": Banner,
    "cost": Cost,
    "fight": Fight,
    "needs": Goods,
    "special": Special,
}
"""Fields that a test writes in YAML; all others are given as they are."""


def invent_caravan(patch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """A caravan card with other fields than the real one, until the test is over."""
    _change(patch, "caravans", caravan(name), fields)


def invent_contract(patch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """A contract with other fields than the real one, until the test is over."""
    _change(patch, "contracts", contract(name), fields)


def invent_encounter(patch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """An encounter with other fields than the real one, until the test is over."""
    _change(patch, "encounters", encounter(name), fields)


def _change(patch: pytest.MonkeyPatch, deck: str, card: Card, fields: dict[str, Any]) -> None:
    cards = list(getattr(content(), deck))
    read = {name: written(says, SHAPES[name]) if name in SHAPES and says else says for name, says in fields.items()}
    cards[card] = replace(cards[card], **read)
    changed: dict[str, Any] = {deck: cards}
    patch.setattr(the_game(), "content", replace(content(), **changed))
