"""What the last page of a journey grants when all placing is over: fame for tokens, and the prize of the city."""

from __future__ import annotations

from dragonroads.engine.record import Beat
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Token, Who
from dragonroads.games.almanac.scenes import DUSK
from dragonroads.games.almanac.stores import gain_token


class Awarded(Beat):
    cause = DUSK
    who: Who
    token: Token
    fame: int


def award_fame(t: T, p: Player, token: str, fame: int) -> None:
    """What a token is worth from now on, whatever happens later."""
    p.awards += fame
    t.tell(Awarded, p.seat, token, fame)


def award_token(t: T, p: Player, token: str) -> None:
    """A token that waited for the best of all."""
    if t.state.lying.get(token):
        gain_token(t, p, token)


def put_away(game: Journey, token: str, keep: int = 0) -> None:
    """All but so many of the tokens on the page go back to the box."""
    lying = game.lying.get(token, [])
    game.box[token] += len(lying[keep:])
    del lying[keep:]
