"""Canaries: at every curtain and on every page of whole games, no painted frame holds what its reader may not know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.settings import Settings
from tests.ui.played.canaries import Watcher
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal
from tests.ui.played.restless import Restless
from tests.ui.played.table_for import Laid, Wanted, lay
from tests.ui.test_line_secrets import canary_game

TRICKS = ("curtain", "typed ahead", "notice", "resize", "click", "twin", "tear:enter", "tear:palette", "tear:click")
SECRETIVE = ("advanced=18", "removed=10", "draft=on", "track=forest", "length=12")
"""Breaths held, hands hidden and cards drafted, all of them sealed choices."""


@pytest.fixture(scope="module")
def canaries(tmp_path_factory: pytest.TempPathFactory) -> tuple[LoadedGame, Catalog]:
    return canary_game(tmp_path_factory.mktemp("canaries"))


def watched(laid: Laid, seed: int) -> tuple[Watcher, Restless]:
    """Play a whole game as badly as anybody could, and look at every frame of it."""
    watcher = Watcher(laid.app, laid.session)

    async def play(hands: Hands) -> Restless:
        person = Restless(hands, watcher, seed)
        await person.play()
        return person

    return watcher, playing(laid.app, play, on_frame=watcher.frame)


def check_game(wanted: Wanted, canaries: tuple[LoadedGame, Catalog]) -> Restless:
    """A whole game without a leak, and with enough in it to leak."""
    laid = lay(wanted, canaries)
    watcher, person = watched(laid, wanted.seed)
    watcher.check()
    assert watcher.frames["curtain"] > person.did["curtain"] > wanted.seats
    assert min(watcher.frames["public"], watcher.frames["private"]) > 10
    assert len(watcher.words) > 15
    check_journal(laid)
    return person


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(3, "experienced", 3, handover="strict", wishes=SECRETIVE),
        Wanted(4, "regular", 4, ("length=26",), handover="turns", settings=Settings(animation="on", glyphs="ascii")),
    ],
    ids=["three, strict, everything secret", "four, turns, ascii, moments watched"],
)
def test_no_frame_shows_a_card_to_somebody_who_may_not_know_it(
    wanted: Wanted, canaries: tuple[LoadedGame, Catalog]
) -> None:
    person = check_game(wanted, canaries)
    missed = [trick for trick in TRICKS if not person.did[trick]]
    assert not missed, f"{missed} did not happen: {person.did}"


def every_game() -> list[Wanted]:
    """Twenty games: three and four people, both policies, both presets, with and without motion, in two alphabets."""
    games = []
    for n in range(20):
        settings = Settings(animation="on" if n % 3 == 0 else "off", glyphs="ascii" if n % 5 == 0 else "safe")
        wanted = Wanted(3 + n % 2, "regular", 100 + n, handover=("strict", "turns")[n // 2 % 2], settings=settings)
        is_secretive = n // 4 % 2 == 0
        games.append(replace(wanted, preset="experienced", wishes=SECRETIVE) if is_secretive else wanted)
    return games


@pytest.mark.release
@pytest.mark.parametrize("wanted", every_game(), ids=lambda one: f"{one.seats}-{one.preset}-{one.handover}-{one.seed}")
def test_no_frame_of_twenty_games_shows_a_card_to_somebody_who_may_not_know_it(
    wanted: Wanted, canaries: tuple[LoadedGame, Catalog]
) -> None:
    check_game(wanted, canaries)


def test_the_canary_game_gives_every_card_a_word_of_its_own(tmp_path: Path) -> None:
    game, words = canary_game(tmp_path)
    names = {words.say(f"card.{card.face.id}.name") for card in game.game.content.cards}  # type: ignore[attr-defined]
    assert len(names) == 86
