"""Choices that cards offer, and the order of what happens at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.deeds import deeds_worth
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.advising.verbs import alternative_worth
from dragonroads.games.almanac.choice_verbs import Alternative
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.deeds import Deeds


def choose(o: Outlook, options: Sequence[str], random: Random) -> int:
    """What gains most, less its cost; any of those that are equally good, so that not all go the same way."""
    known = alternatives(o.game.content)
    worths = [alternative_worth(o, known[one]) for one in options]
    best = [at for at, worth in enumerate(worths) if worth == max(worths)]
    return best[int(random() * len(best))]


@cache
def alternatives(content: AlmanacContent) -> Mapping[str, Alternative]:
    """Everything that any card or page of the box lets one choose, by id."""
    return {one.id: one for deeds in _all_deeds(content) for one in _within(deeds)}


def _all_deeds(content: AlmanacContent) -> Iterator[Deeds]:
    for ability in content.abilities:
        yield ability.do
    for card in content.encounters:
        yield from (card.banner.before, card.banner.after, card.banner.aside)
        if card.fight:
            yield from (card.fight.win, card.fight.lose)
        if card.special:
            yield card.special.do
    for place in content.locations.values():
        yield from [action.do for action in place.actions.values()]


def _within(deeds: Deeds) -> Iterator[Alternative]:
    for deed in deeds:
        if deed.verb == "choose":
            for one in deed.effect.args["options"]:
                yield one
                yield from _within(one.do)


def may(_o: Outlook, options: Sequence[str], _random: Random) -> int:
    """What one may do is mostly good."""
    return options.index("yes")


def next_ability(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """Gold first, then what is worth less: the best goods come when everything else is settled."""
    abilities = o.game.content.abilities
    return highest(options, lambda power: (abilities[power].is_quiet, -deeds_worth(o, abilities[power].do)))


def repeat(_o: Outlook, options: Sequence[str], _random: Random) -> int:
    """What was worth a worker is worth a potion."""
    return options.index("again")


def shrug_off(_o: Outlook, options: Sequence[str], _random: Random) -> int:
    """What a fight costs is more than a bottle is worth at the end."""
    return len(options) - 1
