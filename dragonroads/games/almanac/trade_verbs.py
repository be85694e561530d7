"""What only the markets of some pages do: take any goods for gold, and let one hire whom one likes."""

from __future__ import annotations

from typing import Annotated

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import KIND_OF, Few, types_in
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.stores import GaveGoods, gain_token, give_back
from dragonroads.games.almanac.verbs import words
from dragonroads.library.tags import Ref

ENOUGH = "enough"
"""Instead of one more good: nothing more is given."""


class NothingToBarter(Reason):
    pass


class NobodyToHire(Reason):
    pass


NOTHING_TO_BARTER, NOBODY_TO_HIRE = NothingToBarter(), NobodyToHire()


class Barter(JourneyAsk[str]):
    """Which good is given for gold, or that it is enough."""


class Hire(JourneyAsk[str]):
    """Who is hired."""


# --- goods for gold -------------------------------------------------------------------------------------------------


def why_no_barter(game: Journey, p: Player, purse: int) -> Reason | None:
    """There must be a good to give."""
    return None if any(p.goods) else NOTHING_TO_BARTER


@words.verb(why_not=why_no_barter)
def barter(t: T, p: Player, most: Few, gold: Few, different: bool = False) -> None:
    """Give at least one good, up to a number of them and perhaps all of different types, for gold each."""
    given = [0, 0, 0, 0]
    while sum(given) < most:
        offered = types_in(tuple(p.goods))
        if different:
            offered = tuple([good for good in offered if not given[KIND_OF[good]]])
        if not offered:
            break
        good = t.ask(p.seat, Barter, (*offered, ENOUGH) if any(given) else offered)
        if good == ENOUGH:
            break
        given[KIND_OF[good]] += 1
        give_back(t.state, p, KIND_OF[good], 1)
    t.tell(GaveGoods, p.seat, tuple(given))
    gain_gold(t, p, sum(given) * gold)


# --- people for gold ------------------------------------------------------------------------------------------------


def hireable(game: Journey, of: tuple[str, ...]) -> list[str]:
    """Those of these tokens that are left on the page."""
    return [token for token in of if game.lying.get(token)]


def why_nobody_to_hire(game: Journey, p: Player, purse: int, of: tuple[str, ...]) -> Reason | None:
    """Somebody must be left."""
    return None if hireable(game, of) else NOBODY_TO_HIRE


@words.verb(why_not=why_nobody_to_hire)
def hire(t: T, p: Player, of: tuple[Annotated[str, Ref("token")], ...]) -> None:
    """Take one of the tokens that are left, with what it brings at once."""
    gain_token(t, p, t.ask(p.seat, Hire, hireable(t.state, of)))
