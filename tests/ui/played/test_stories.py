"""Stories of a journey are read aloud: the lore of a page and the story of an encounter stay until somebody goes on."""

from __future__ import annotations

import pytest

from dragonroads.settings import Settings
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.show import Show
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import play_until
from tests.ui.played.table_for import journey, lay


def story_on(hands: Hands) -> Show | None:
    """The show in front, if somebody reads aloud now."""
    page = hands.screen
    show = page.stage if isinstance(page, TableScreen) else None
    return show if isinstance(show, Show) and show.reel.beat.is_story else None


@pytest.mark.rule("ALM-ARRIVAL-01")
@pytest.mark.parametrize("pace", ["off", "brisk", "calm", "wait"])
def test_the_lore_of_a_page_stays_until_a_key_at_every_pace(pace: str) -> None:
    laid = lay(journey(2, settings=Settings(pace=pace), handover="open"))

    async def read(hands: Hands) -> None:
        await play_until(hands, lambda: story_on(hands) is not None)
        show = story_on(hands)
        assert show is not None
        assert show.reel.beat.record.kind == "arrived"
        assert show._timer is None  # nothing goes on by itself
        assert all(word in hands.text for word in show.words.beats[show.reel.number].note.split())  # whole, not cut
        at = show.reel.at
        await hands.press("enter")
        page = hands.screen
        assert isinstance(page, TableScreen)
        assert page.stage is not show or show.reel.at > at
        await play_until(hands, lambda: isinstance(page.stage, Ask))

    playing(laid.app, read)


@pytest.mark.rule("ALM-ENC-01")
@pytest.mark.parametrize("pace", ["off", "calm"])
def test_the_story_of_an_encounter_stays_until_a_key(pace: str) -> None:
    laid = lay(journey(2, settings=Settings(pace=pace)))

    async def read(hands: Hands) -> None:
        def is_met() -> bool:
            show = story_on(hands)
            return show is not None and show.reel.beat.record.kind == "encounter"

        await play_until(hands, is_met)
        show = story_on(hands)
        assert show is not None
        assert show._timer is None
        assert all(word in hands.text for word in show.words.beats[show.reel.number].note.split())

    playing(laid.app, read)
