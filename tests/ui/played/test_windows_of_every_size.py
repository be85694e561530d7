"""Windows of every size: whatever is asked on the road or in the canyon, it is shown, and so is what one can pick."""

from __future__ import annotations

from random import Random

import pytest

from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, journey, lay, valley

SIZES = ((60, 20), (80, 24), (100, 30), (140, 45), (250, 80))
BEGINNING = 12
"""So many letters are never cut off."""
LEAST, MANY = 2, 10
"""Kinds of question that every game meets, and those of a long one."""


class Pulling(ByKeys):
    """Plays, and pulls at the window whenever a kind of question is asked for the first time."""

    def __init__(self, hands: Hands, seed: int, randomly: int) -> None:
        super().__init__(hands, seed)
        self.randomly = randomly
        self.kinds: set[str] = set()

    async def at_table(self, page: TableScreen) -> None:
        """Look at everything that is new in every size."""
        if isinstance(page.stage, Ask) and page.stage.asking.question.kind not in self.kinds:
            self.kinds.add(page.stage.asking.question.kind)
            await self.hands.press("down")
            for size in (*SIZES, *self._some_sizes()):
                await self.hands.resize(*size)
                check_question(self.hands, page.stage)
            await self.hands.resize(80, 24)
        await super().at_table(page)

    def _some_sizes(self) -> list[tuple[int, int]]:
        random = Random(len(self.kinds))
        return [(random.randint(60, 250), random.randint(20, 80)) for _ in range(self.randomly)]


def check_question(hands: Hands, ask: Ask) -> None:
    """Question and selection are where they were, and can be read."""
    page, asking = hands.screen, ask.asking
    assert isinstance(page, TableScreen)
    assert page.stage is ask
    row = asking.row
    assert row is not None
    shown = [asking.asked.title[:BEGINNING], row.item.text[:BEGINNING].rstrip()]
    missing = [words for words in shown if words not in hands.text]
    assert not missing, f"{missing} is not shown at {hands.glass.width}x{hands.glass.height}:\n{hands.text}"


def pull(wanted: Wanted, randomly: int, kinds: int = 100) -> None:
    """Play and pull, until so many kinds of question have been met or the end has come."""
    laid = lay(wanted)

    async def play(hands: Hands) -> None:
        person = Pulling(hands, wanted.seed, randomly)
        while len(person.kinds) < kinds and not person.has_ended():
            await person.step()
        assert len(person.kinds) >= (kinds if kinds == MANY else LEAST)

    playing(laid.app, play)


@pytest.mark.parametrize(
    "wanted",
    [journey(2, 5), valley(2, 6, "automa_1=hard", "auto_dragon_seal=off", "ancient_discard=owner")],
    ids=["road", "canyon"],
)
def test_every_kind_of_question_is_shown_in_every_size(wanted: Wanted) -> None:
    pull(wanted, 2, MANY)


@pytest.mark.release
@pytest.mark.parametrize("seed", range(20))
def test_many_kinds_of_question_are_shown_in_many_sizes(seed: int) -> None:
    pull(journey(2 + seed % 3, seed), 20)
    pull(valley(2 + seed % 3, seed, "auto_dragon_seal=off", "ancient_discard=owner"), 20)
