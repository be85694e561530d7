"""Canaries: at every curtain and on every page of whole games, no painted frame holds what its reader may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from dragonroads.settings import Settings
from tests.engine.playing import answer_one
from tests.ui.canary_games import CANARIES, canary_race
from tests.ui.played.canaries import Watcher
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal
from tests.ui.played.restless import TAKEN_BACK, Restless
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

TRICKS = (
    *("curtain", "typed ahead", "notice", "resize", "click", "twin", "Show"),
    *("tear:enter", "tear:palette", "tear:click", "tear:undo", TAKEN_BACK),
)
SECRETIVE = ("advanced=18", "removed=10", "draft=on", "track=forest", "length=12")
"""Breaths held, hands hidden and cards drafted, all of them sealed choices."""
BLUFFING = ("auto_dragon_seal=off", "ancient_discard=owner")
"""Whoever is hit by a dragon decides in secret what is shown and lost."""


def watched(laid: Laid, seed: int) -> tuple[Watcher, Restless]:
    """Play a whole game as badly as anybody could, and look at every frame of it."""
    watcher = Watcher(laid)

    async def play(hands: Hands) -> Restless:
        person = Restless(hands, watcher, seed)
        await person.play()
        return person

    return watcher, playing(laid.app, play, on_frame=watcher.frame)


def check_game(laid: Laid) -> tuple[Watcher, Restless]:
    """A whole game without a leak, and with enough in it to leak."""
    header = laid.session.match.header
    watcher, person = watched(laid, header.seed)
    watcher.check()
    assert watcher.frames["curtain"] > person.did["curtain"] > len(header.seats)
    assert min(watcher.frames["public"], watcher.frames["private"]) > 10
    assert len(watcher.seen) > 15
    check_journal(laid)
    return watcher, person


def lay_canaries(wanted: Wanted) -> Laid:
    return lay(wanted, CANARIES[wanted.game]())


def lay_with_letter_and_globe() -> Laid:
    """A journey in the middle of which somebody hides a letter and somebody a globe."""
    for seed in range(100):
        laid = lay_canaries(journey(2, seed))
        match = laid.session.match
        while not match.over:
            answer_one(match)
            players = match.state.players
            if any(p.letters for p in players) and any(p.slips for p in players):
                return laid
        laid.session.close()
    raise AssertionError("nobody wants letters and globes")


def lay_at_the_booth() -> Laid:
    """A journey over the peaks where cards lie hidden in a booth, and somebody will look at what waits on the way."""
    for seed in range(70, 1000):  # earlier ones are in vain
        laid = lay_canaries(journey(3, seed, "need", Settings(pace="calm", glyphs="ascii"), "crystal_peaks"))
        match = laid.session.match
        peeking = match.state.content.powers_by_hook["before_bid"]
        while not match.over:
            answer_one(match)
            at_the_booth = match.state.fog and not match.state.order
            if at_the_booth and any(not peeking.isdisjoint(p.powers) for p in match.state.players):
                return laid
        laid.session.close()
    raise AssertionError("nobody is curious")


GAMES: dict[str, Callable[[], Laid]] = {
    "a race of three, strict, everything secret": lambda: lay_canaries(
        Wanted(3, "experienced", 3, handover="every-turn", wishes=SECRETIVE)
    ),
    "a race of four, turns, ascii, moments watched": lambda: lay_canaries(
        Wanted(4, "regular", 4, ("length=26",), handover="need", settings=Settings(pace="calm", glyphs="ascii"))
    ),
    "half a journey of two, strict, with letter and globe": lay_with_letter_and_globe,
    "the end of a journey of three, turns, ascii, moments watched, cards in a booth": lay_at_the_booth,
    "two people and two Automas in the canyon, strict, seals to be shown": lambda: lay_canaries(
        valley(2, 12, "automa_1=normal", "automa_2=hard", *BLUFFING)
    ),
    "two people in the canyon, turns, ascii, moments watched": lambda: lay_canaries(
        valley(2, 16, "automa_1=hard", *BLUFFING, handover="need", settings=Settings(pace="calm", glyphs="ascii"))
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_shows_a_secret_to_somebody_who_may_not_know_it(game: str) -> None:
    watcher, person = check_game(GAMES[game]())
    missed = [trick for trick in TRICKS if not person.did[trick]]
    assert not missed, f"{missed} did not happen: {person.did}"
    told = {sort for sort, _ in watcher.seen}
    if "journey" in game:
        assert told >= {"b", "c", "e", "g", "p", "v"}, f"only {told} could have been found"
    if "canyon" in game:
        assert told >= {"", "b"}, f"only {told} could have been found"
    if "Automas" in game:
        assert "a" in told, "no card of the Automas could have been found"
    if "booth" in game:
        assert "t" in told, "no card of the booth could have been found"
        assert person.did["lift"], "nobody who was asked aloud looked at the own side"
    if "letter and globe" in game:
        assert told >= {"l", "s"}, f"only {told} could have been found"


def many_games() -> Iterator[Wanted]:
    """Twenty games of each: both policies, with and without motion, in two alphabets; of the race both presets."""
    for n in range(20):
        settings = Settings(pace="calm" if n % 3 == 0 else "off", glyphs="ascii" if n % 5 == 0 else "safe")
        handover = ("every-turn", "need")[n // 2 % 2]
        race = Wanted(3 + n % 2, "regular", 100 + n, handover=handover, settings=settings)
        yield replace(race, preset="experienced", wishes=SECRETIVE) if n // 4 % 2 == 0 else race
        yield journey(2 + n % 3, 100 + n, handover, settings, ("dragon_road", "crystal_peaks")[n % 2])
        yield valley(2 + n % 3, 100 + n, "automa_1=normal", *BLUFFING, handover=handover, settings=settings)


def named(wanted: Wanted) -> str:
    return f"{wanted.game}-{wanted.seats}-{wanted.preset}-{wanted.handover}-{wanted.seed}"


@pytest.mark.release
@pytest.mark.parametrize("wanted", many_games(), ids=named)
def test_no_frame_of_twenty_games_shows_a_secret_to_somebody_who_may_not_know_it(wanted: Wanted) -> None:
    check_game(lay_canaries(wanted))


def test_the_canary_game_gives_every_card_a_word_of_its_own() -> None:
    race = canary_race()
    cards = race.game.game.content.cards  # type: ignore[attr-defined]
    assert len({race.words.say(f"card.{card.face.id}.name") for card in cards}) == len(cards)
