"""The Dragonslayer's seal: shown, it frees its bearer, and nobody else, from what a dragon does."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Beat
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.grid import NAMES, Tile
from dragonroads.games.canyon.heroes import is_open, tell_passive, turn_down, turn_up
from dragonroads.games.canyon.model import Canyon, T
from dragonroads.games.canyon.nouns import Place, Shown, Who
from dragonroads.games.canyon.scenes import DRAGON

REVEAL, QUIET = "reveal", "quiet"
HIDDEN_HERO = "hidden_hero"


class Says(Texts):
    """Why an answer is final."""

    family = ""
    why = text(HIDDEN_HERO, key="final")


class Sealed(Beat):
    cause = DRAGON
    who: Who
    tile: Place
    hero: Shown
    dragon: str


class Seal(CanyonAsk[str]):
    """Whether a seal is shown."""

    private = True
    mentions = ("hero", "tile", "dragon")

    def variant(self, game: Canyon) -> Literal["", "none"]:
        return "" if len(self.options) > 1 else "none"


def is_asked(game: Canyon, seat: Seat) -> bool:
    """Whether this seat decides about its seals; an Automa never does, and a table can leave it to the rules."""
    return not game.rules.auto_seal and not game.is_automa(seat)


def hit(t: T, number: int, tile: Tile) -> None:
    """A dragon has come down on somebody else's hero; a seal that shows itself is shown, others are asked for.

    That none is shown tells as much as that one is: onto a hidden hero no dragon is sent on trial.
    """
    game = t.state
    if not is_open(game, tile):
        t.unveil(HIDDEN_HERO)
    if is_asked(game, game.holder(tile)):
        offer_seal(t, number, tile)
    elif _has_seal(game, tile):
        _show(t, number, tile)


def offer_seal(t: T, number: int, tile: Tile) -> None:
    """Ask the owner of a hero whether it shows a seal against a dragon.

    Everybody whose hero lies face down is asked, so that the question tells nothing; of those who lie open, who can.
    """
    game = t.state
    seat, has_seal = game.holder(tile), _has_seal(game, tile)
    if not has_seal and is_open(game, tile):
        return
    options = [QUIET, REVEAL] if has_seal else [QUIET]
    t.cause.append(("seal", NAMES[tile], game.content.dragons[number].id))
    answer = t.ask(seat, Seal, options)
    t.cause.pop()
    if answer == REVEAL:
        _show(t, number, tile)


def _has_seal(game: Canyon, tile: Tile) -> bool:
    return bool(game.content.passives[game.hero_at(tile)].breaks_dragons)


def _show(t: T, number: int, tile: Tile) -> None:
    """The hero is shown for a moment; the dragon stays, and means nothing to this hero any more."""
    game = t.state
    card = turn_up(game, tile)
    tell_passive(t, card, "breaks_dragons")
    t.tell(Sealed, game.holder(tile), NAMES[tile], card, game.content.dragons[number].id)
    turn_down(game, tile)
    game.spared[number] |= 1 << tile
