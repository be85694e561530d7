"""When to fight, and with what."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.advising.deeds import cost_worth, deeds_worth
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.cards import EncounterCard
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.encounters import met
from dragonroads.games.almanac.fights import LOSING_FACE


def odds(faces: Sequence[int], own: int, needed: int, rerolls: int) -> float:
    """How likely a fight is won with so much strength."""
    wins = sum([face != LOSING_FACE and own + face >= needed for face in faces])
    misses: float = 1 - wins / len(faces)
    return 1 - misses ** (rerolls + 1)


def fight_worth(o: Outlook, card: EncounterCard, extra: int = 0) -> float:
    """What may be won and lost in a fight."""
    assert card.fight
    banner, leads = card.banner, o.p.seat == o.game.guide
    own = strength(o.p) + extra + (banner.strength if leads else 0)
    rerolls = o.p.bonus.get("fight_rerolls", 0) + (banner.rerolls if leads else 0)
    likely = odds(o.game.content.supplies.fight_die, own, card.fight.strength, rerolls)
    lost = 0.0 if leads and banner.safe else deeds_worth(o, card.fight.lose)
    return likely * deeds_worth(o, card.fight.win) + (1 - likely) * lost


def face(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """Fight where that promises more than the other way."""
    card = met(o.game)
    assert card.special
    other = deeds_worth(o, card.special.do) - cost_worth(o, card.special.cost)
    return options.index("fight" if fight_worth(o, card) > other else "special")


def reroll(_o: Outlook, options: Sequence[str], _random: Random) -> int:
    """A lost roll can only get better."""
    return options.index("again")


def spend_lightning(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """As many as make more than they would count at the end."""
    card = met(o.game)
    tokens = o.game.content.tokens
    token = next(tokens[name] for name in o.game.content.fight_tokens if o.p.tokens[name])
    return highest(options, lambda n: fight_worth(o, card, n * token.fight_strength) - n * token.fame)


def first_player(o: Outlook, options: Sequence[Seat], _random: Random) -> int:
    """Oneself where there is something to win, otherwise everybody else before oneself."""
    card = met(o.game)
    if card.fight and card.ends == "first_win" and fight_worth(o, card) > 0:
        return options.index(o.p.seat)
    return options.index(o.game.clockwise_from(o.p.seat)[1])


def stand_aside(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """Where little is to be won; not when there is only one other who would take it all."""
    card = met(o.game)
    joining = fight_worth(o, card) if card.fight else deeds_worth(o, card.special.do if card.special else ())
    aside = deeds_worth(o, card.banner.aside)
    return options.index("aside" if aside > joining and o.game.seats > 2 else "join")
