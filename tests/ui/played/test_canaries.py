"""Canaries: at every curtain and on every page of whole games, no painted frame holds what its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dragonroads.settings import Settings
from tests.ui.canary_games import CANARIES, canary_race
from tests.ui.played.canaries import Watcher
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal
from tests.ui.played.restless import Restless
from tests.ui.played.table_for import Laid, Wanted, journey, lay

TRICKS = ("curtain", "typed ahead", "notice", "resize", "click", "twin", "tear:enter", "tear:palette", "tear:click")
TOLD = {"draghan": {""}, "dragon_road": {"b", "c", "e", "g", "l", "p", "s", "v"}}
"""The sorts of secrets that a whole game must show to somebody."""
SECRETS_LIE_THERE = ("02", "05", "letter", "globe")
"""Pages of the Dragon Road, and what is done there."""
SECRETIVE = ("advanced=18", "removed=10", "draft=on", "track=forest", "length=12")
"""Breaths held, hands hidden and cards drafted, all of them sealed choices."""


def watched(laid: Laid, seed: int) -> tuple[Watcher, Restless]:
    """Play a whole game as badly as anybody could, and look at every frame of it."""
    watcher = Watcher(laid)

    async def play(hands: Hands) -> Restless:
        person = Restless(hands, watcher, seed)
        person.eager = SECRETS_LIE_THERE
        await person.play()
        return person

    return watcher, playing(laid.app, play, on_frame=watcher.frame)


def check_game(wanted: Wanted) -> tuple[Watcher, Restless]:
    """A whole game without a leak, and with enough in it to leak."""
    laid = lay(wanted, CANARIES[wanted.game]())
    watcher, person = watched(laid, wanted.seed)
    watcher.check()
    assert watcher.frames["curtain"] > person.did["curtain"] > wanted.seats
    assert min(watcher.frames["public"], watcher.frames["private"]) > 10
    assert len(watcher.seen) > 15
    check_journal(laid)
    return watcher, person


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(3, "experienced", 3, handover="strict", wishes=SECRETIVE),
        Wanted(4, "regular", 4, ("length=26",), handover="turns", settings=Settings(animation="on", glyphs="ascii")),
        journey(2, 3, "strict"),
        journey(3, 4, "turns", Settings(animation="on", glyphs="ascii")),
    ],
    ids=[
        "a race of three, strict, everything secret",
        "a race of four, turns, ascii, moments watched",
        "a journey of two, strict",
        "a journey of three, turns, ascii, moments watched",
    ],
)
def test_no_frame_shows_a_secret_to_somebody_who_may_not_know_it(wanted: Wanted) -> None:
    watcher, person = check_game(wanted)
    missed = [trick for trick in TRICKS if not person.did[trick]]
    assert not missed, f"{missed} did not happen: {person.did}"
    told = {sort for sort, _ in watcher.seen}
    assert told >= TOLD[wanted.game], f"only {told} could have been found"


def many_games() -> Iterator[Wanted]:
    """Twenty games each: both policies, with and without motion, in two alphabets; of the race both presets."""
    for n in range(20):
        settings = Settings(animation="on" if n % 3 == 0 else "off", glyphs="ascii" if n % 5 == 0 else "safe")
        handover = ("strict", "turns")[n // 2 % 2]
        race = Wanted(3 + n % 2, "regular", 100 + n, handover=handover, settings=settings)
        yield replace(race, preset="experienced", wishes=SECRETIVE) if n // 4 % 2 == 0 else race
        yield journey(2 + n % 3, 100 + n, handover, settings)


def named(wanted: Wanted) -> str:
    return f"{wanted.game}-{wanted.seats}-{wanted.preset}-{wanted.handover}-{wanted.seed}"


@pytest.mark.release
@pytest.mark.parametrize("wanted", many_games(), ids=named)
def test_no_frame_of_twenty_games_shows_a_secret_to_somebody_who_may_not_know_it(wanted: Wanted) -> None:
    check_game(wanted)


def test_the_canary_game_gives_every_card_a_word_of_its_own() -> None:
    race = canary_race()
    cards = race.game.game.content.cards  # type: ignore[attr-defined]
    assert len({race.words.say(f"card.{card.face.id}.name") for card in cards}) == 86
