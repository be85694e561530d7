"""Where to put what gets in somebody's way: a heap of snow, a heavy bug."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.advising.places import action_worth
from dragonroads.games.almanac.placements.balanced_pairs import BalancedPairs
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import Spaces


def shovel(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """In front of what one wants for oneself; whoever is done shuts off as many spaces as possible."""
    game, page = o.game, o.game.page
    prospect = Prospect(game, o.p, page)

    def worth(area: str) -> float:
        free: Spaces = prospect.free & page.area_sets[area]
        if not o.p.workers:
            return free.bit_count()
        wanted = page.members.of(prospect.possible(free))
        return max([action_worth(o, page.actions[space], space) for space in wanted], default=0.0)

    return highest(options, worth)


def shoo_bug(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """Where the next player can join it in as few spaces as possible."""
    game, rule = o.game, o.game.page.rule
    assert isinstance(rule, BalancedPairs)

    def joinable(area: str) -> int:
        other = rule.partner[area]
        against = rule.weight(game, other) - (rule.bug_at(game) == other)
        free = (rule.page.area_sets[area] & ~game.taken).bit_count()
        return free if rule.weight(game, area) + 2 <= against + rule.slack else 0

    return highest(options, lambda area: -joinable(area))
