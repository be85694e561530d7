"""Where to place the next piece: what each space gives, less what it takes."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.cards import ONE_FIGHT
from dragonroads.games.almanac.advising.cities import at_risk
from dragonroads.games.almanac.advising.deeds import deeds_worth
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.pages import extra
from dragonroads.games.almanac.amounts import NO_GOODS
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.placement import REST, Resting
from dragonroads.games.almanac.placements.ladders import LADDER, NEUTRAL, Ladders, route_spots
from dragonroads.games.almanac.placements.number_sends_on import NumberSendsOn
from dragonroads.games.almanac.placements.run_at_dusk import RunAtDusk
from dragonroads.games.almanac.placing import Placing
from dragonroads.games.almanac.powers import powers_after
from dragonroads.games.almanac.turns import A_HELPER, PASS, Option, Pieces, pieces_of, placings_of

WAITING = 0.5
"""What it is worth to pass a turn and see what opens."""
NO_NEED = -1.0
"""One more ladder to where one gets already."""
NEXT_IN_LINE = 0.4
"""How often what a ladder opens is still free when one's next turn comes."""
RENT = 0.35
"""What each worker of another player is worth to the owner of a ladder."""
ENVY = 1.0
"""What it costs to bring another player a good."""


def place(o: Outlook, options: Sequence[Option], _random: Random) -> int:
    """The space that is worth most; nothing rather than a loss, where that is allowed."""
    worths = worths_of(o, options)
    return worths.index(max(worths))


def place_again(o: Outlook, options: Sequence[Option], _random: Random) -> int:
    """The same for a spare worker, who is only called where it pays."""
    worths = worths_of(o, options, A_HELPER)
    return worths.index(max(worths))


def worths_of(o: Outlook, options: Sequence[Option], pieces: Pieces | None = None) -> list[float]:
    """What each way to place a piece is worth, and what it is worth to place none."""
    placings = placings_of(o.game, o.p, pieces or pieces_of(o.game, o.p))
    actions = o.game.page.rule.actions(o.game)
    alike: dict[tuple[int, int], float] = {}
    worths = []
    for option in options:
        placing = placings.get(option)
        if placing:
            worths.append(_worth(o, placing, actions[placing.space], alike))
        else:
            worths.append(_instead(o, option, options, worths))
    return worths


def _instead(o: Outlook, option: Option, options: Sequence[Option], worths: Sequence[float]) -> float:
    """What it is worth to do something else: to wait, or to put up a ladder and be next in line for what it opens."""
    rule = o.game.page.rule
    if option[0] == PASS:
        return WAITING
    if not isinstance(rule, Ladders) or option[0] not in (LADDER, NEUTRAL):
        return 0.0
    placed: dict[str, float] = {}  # the best way onto each space
    for (where, _), worth in zip(options, worths):
        if where in rule.page.index:
            placed[where] = max(worth, placed.get(where, worth))
    opened = rule.page.members.of(rule.opened_by(o.game.facts, option[1]))
    if not opened:
        return NO_NEED if placed else 0.0
    best, second = [*sorted(placed.values(), reverse=True), 0.0, 0.0][:2]
    gain = max(0.0, max(action_worth(o, rule.page.actions[space], space) for space in opened) - best)
    climbers = sum([p.workers for p in o.game.players if p is not o.p]) if option[0] == LADDER else 0
    return second + NEXT_IN_LINE * gain + RENT * climbers


def _worth(o: Outlook, placing: Placing, action: Action, alike: dict[tuple[int, int], float]) -> float:
    """What one way is worth; a standard action that costs the same is worth the same everywhere."""
    rule, space, fee = o.game.page.rule, placing.space, placing.fee
    if placing.how == REST:
        assert isinstance(rule, Resting)
        return rule.rest_gold - fee
    worth = alike.get((action.key, fee))
    if worth is None:
        worth = action_worth(o, action, space, fee)
        if isinstance(rule, RunAtDusk) and action.why_not(o.game, o.p, o.p.gold - fee):
            worth = rule.chaff
        if action.is_standard:
            alike[action.key, fee] = worth
    return at_risk(o, placing, worth + extra(o, space)) - fee - _spent_to_enter(o, placing)


def _spent_to_enter(o: Outlook, placing: Placing) -> float:
    """A token that opens the way is gone, and ladders serve their owners."""
    rule = o.game.page.rule
    if isinstance(rule, Ladders):
        return ENVY * len(rule.served(o.game.facts, o.p.seat, route_spots(placing.how)))
    token = o.game.content.tokens.get(placing.how)
    return token.fame + ONE_FIGHT * token.fight_strength if token else 0.0


def action_worth(o: Outlook, action: Action, space: int = NOWHERE, fee: int = 0) -> float:
    """What an action is worth, less its own cost."""
    price = action.price(o.p)
    o.space, o.purse = space, o.p.gold - fee - price
    worth = deeds_worth(o, action.deeds) - price
    if action.goods is not NO_GOODS:
        worth -= o.stock.giving(action.goods)
    if o.p.powers and action.is_standard:
        abilities = o.game.content.abilities
        worth += sum([deeds_worth(o, abilities[power].do) for power in powers_after(o.game, o.p, action.kind)])
    return worth


def tide(o: Outlook, options: Sequence[tuple[str, str]], _random: Random) -> int:
    """Water flows from spaces one could use to those one could not; whoever is done spoils it for the others."""
    actions, index = o.game.page.rule.actions(o.game), o.game.page.index
    worths = {name: action_worth(o, actions[index[name]]) for name in {name for flow in options for name in flow}}
    sign = 1 if o.p.workers else -1
    gains = [sign * (max(0.0, worths[start]) - max(0.0, worths[end])) for start, end in options]
    return gains.index(max(gains))


def stargaze(o: Outlook, options: Sequence[str], random: Random) -> int:
    """The band with most rivals; any of those that are equally good."""
    rule = o.game.page.rule
    assert isinstance(rule, NumberSendsOn)
    rivals = [rule.rivals_in(o.game, o.p, band) for band in options]
    best = [at for at, count in enumerate(rivals) if count == max(rivals)]
    return best[int(random() * len(best))]
