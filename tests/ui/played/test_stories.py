"""Stories of a journey are read aloud: the lore of a page and the story of an encounter stay until somebody goes on."""

from __future__ import annotations

import pytest

from dragonroads.engine.events import Event
from dragonroads.settings import Settings
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.watch import Watch
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import play_until
from tests.ui.played.table_for import journey, lay


def story_on(hands: Hands) -> tuple[Watch, Event] | None:
    """The moment that is shown, if it is a story."""
    page = hands.screen
    if not isinstance(page, TableScreen) or not isinstance(page.stage, Watch) or not page.stage.at:
        return None
    watch = page.stage
    event = watch.news[watch.at - 1].event
    return (watch, event) if page.session.presenter.is_story(event) else None


@pytest.mark.rule("ALM-ARRIVAL-01")
@pytest.mark.parametrize("animation", ["off", "brisk", "on"])
def test_the_lore_of_a_page_stays_until_a_key_at_every_pace(animation: str) -> None:
    laid = lay(journey(2, settings=Settings(animation=animation), handover="open"))

    async def read(hands: Hands) -> None:
        await play_until(hands, lambda: story_on(hands) is not None)
        found = story_on(hands)
        assert found is not None
        watch, event = found
        assert event.kind == "arrived"
        assert watch._timer is None  # nothing goes on by itself
        last = watch.lines[-1].split()
        assert all(word in hands.text for word in last)  # whole, not cut
        at = watch.at
        await hands.press("enter")
        page = hands.screen
        assert isinstance(page, TableScreen)
        assert page.stage is not watch or watch.at > at
        await play_until(hands, lambda: isinstance(page.stage, Ask))

    playing(laid.app, read)


@pytest.mark.rule("ALM-ENC-01")
@pytest.mark.parametrize("animation", ["off", "on"])
def test_the_story_of_an_encounter_stays_until_a_key(animation: str) -> None:
    laid = lay(journey(2, settings=Settings(animation=animation)))

    async def read(hands: Hands) -> None:
        def is_met() -> bool:
            found = story_on(hands)
            return found is not None and found[1].kind == "encounter"

        await play_until(hands, is_met)
        found = story_on(hands)
        assert found is not None
        assert found[0]._timer is None
        assert all(word in hands.text for word in found[0].lines[-1].split())

    playing(laid.app, read)
