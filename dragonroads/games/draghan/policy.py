"""How a sensible beginner answers each question of the race; computer players ask this in worlds dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.engine.position import any_option
from dragonroads.engine.table import Card, Seat
from dragonroads.games.draghan.model import TURNED, Race
from dragonroads.games.draghan.policy_worth import worth
from dragonroads.games.draghan.rows import taking_part

Rule = Callable[[Race, Seat, Sequence[Any], Random], int]
"""(race, asked seat, options, chance) -> the index of the picked option."""

PLAIN_CARD = 1.0
"""A card of this worth is neither good to have nor good to give away."""
UNSEEN, PER_SYMBOL = 1.0, 0.3
"""What an unknown card is worth, and how much a footprint adds to it and courage takes from it: backs tell a little."""
BREATHS = (1, 2, 2, 1, 1)
"""How often to hold one's breath for 1, 2, 3, 4 or 5 counts."""
NEXT_STEPS = -2
"""Where a picnic leads on average after its first footprint."""


def policy(race: Race, seat: Seat, kind: str, options: Sequence[Any], random: Random) -> int:
    """The index of the option to take; any option for a question without a rule."""
    rule = RULES.get(kind)
    return rule(race, seat, options, random) if rule else any_option(race, seat, kind, options, random)


# --- cards that are seen ---------------------------------------------------------------------------------------------


def _keep_what_matters(race: Race, seat: Seat, options: Sequence[Card], _random: Random) -> int:
    return _highest(options, lambda card: abs(worth(race, seat, card) - PLAIN_CARD))


def _lay(race: Race, seat: Seat, options: Sequence[Card], _random: Random) -> int:
    """The two best cards at home, the better one first; the rest to the others, the worst to the leader."""
    if race.laying_for == seat:
        return _best_card(race, seat, options)
    table = race.clockwise_from(seat)
    waiting = table[table.index(race.laying_for) :]
    one_is_for_home = len(options) > len(waiting)
    return _for_rival(race, options, waiting, _best_card(race, seat, options) if one_is_for_home else None)


def _deal_back(race: Race, seat: Seat, options: Sequence[Card], _random: Random) -> int:
    """The best card goes home, the worst to the leader."""
    if race.laying_for == seat:
        return _best_card(race, seat, options)
    return _for_rival(race, options, taking_part(race, seat)[-len(options) :], None)


def _for_rival(race: Race, options: Sequence[Card], waiting: Sequence[Seat], kept: int | None) -> int:
    """The worse a card, the further ahead the one who gets it; `waiting` are all who still get one."""
    target = race.laying_for
    worst_first = sorted((i for i in range(len(options)) if i != kept), key=lambda i: worth(race, target, options[i]))
    return worst_first[sum(race.places[other] > race.places[target] for other in waiting)]


def _best_card(race: Race, seat: Seat, options: Sequence[Card], _random: Random | None = None) -> int:
    return _highest(options, lambda card: worth(race, seat, card))


def _duo_own(race: Race, seat: Seat, options: Sequence[tuple[Card, Card]], _random: Random) -> int:
    """The best pair, the better card first."""
    return _highest(options, lambda pair: (_sum(race, seat, pair), worth(race, seat, pair[0])))


def _duo_give(race: Race, seat: Seat, options: Sequence[tuple[Card, Card]], _random: Random) -> int:
    """The worst pair for the rival, the worse card first."""
    rival = race.left_of(seat)
    return _highest(options, lambda pair: (-_sum(race, rival, pair), -worth(race, rival, pair[0])))


def _sum(race: Race, owner: Seat, pair: tuple[Card, Card]) -> float:
    return worth(race, owner, pair[0]) + worth(race, owner, pair[1])


def _duo_insert(race: Race, seat: Seat, options: Sequence[tuple[Card, int]], _random: Random) -> int:
    """The better card: in front when it helps, as late as possible when it does not."""

    def score(option: tuple[Card, int]) -> tuple[float, int]:
        card, place = option
        good = worth(race, seat, card)
        return good, -place if good > 0 else place

    return _highest(options, score)


def _turn_the_worst(race: Race, seat: Seat, options: Sequence[Card | None], _random: Random) -> int:
    """A card that does harm, or none."""
    return _or_none(options, lambda card: -worth(race, seat, card))


def _wish(race: Race, seat: Seat, options: Sequence[Card | None], _random: Random) -> int:
    """The best card that helps, or none."""
    return _or_none(options, lambda card: worth(race, seat, card))


def _or_none(options: Sequence[Card | None], gain: Callable[[Card], float]) -> int:
    """What gains most; nothing when nothing gains."""
    return _highest(options, lambda card: (0.0, True) if card is None else (gain(card), False))


# --- cards seen by their backs ---------------------------------------------------------------------------------------


def _take_slot(race: Race, seat: Seat, options: Sequence[tuple[Seat, int]], _random: Random) -> int:
    """Away with the worst card of the own row, and with the best of another."""
    owner = options[0][0]
    sign = -1 if owner == seat else 1
    return _highest(options, lambda slot: sign * _hope(race, seat, *slot))


def _hope(race: Race, seat: Seat, owner: Seat, place: int) -> float:
    """What a face-down card may be worth to its owner, by all the asked seat knows of it."""
    row, content = race.rows[owner], race.content
    card = row.cards[place]
    if row.states[place] == TURNED:
        return 0.0
    if race.seen[card] >> seat & 1:
        return worth(race, owner, card)
    return UNSEEN + PER_SYMBOL * (content.footprint[card] - content.courage[card])


# --- rivals and guesses ----------------------------------------------------------------------------------------------


def _the_one_ahead(race: Race, _seat: Seat, options: Sequence[Seat], _random: Random) -> int:
    return _highest(options, lambda other: race.places[other])


def _the_last(race: Race, _seat: Seat, options: Sequence[Seat], _random: Random) -> int:
    return _highest(options, lambda other: -race.places[other])


def _bet(race: Race, seat: Seat, options: Sequence[int], _random: Random) -> int:
    """Where the picnic ends if the footprints after the first one are of middling size."""
    first = race.content.footprint[race.deck[-1]] if race.deck else 0
    wanted = race.places[seat] + first + NEXT_STEPS
    return _highest(options, lambda space: -abs(space - wanted))


def _breath(_race: Race, _seat: Seat, _options: Sequence[int], random: Random) -> int:
    left = random() * sum(BREATHS)
    for i, share in enumerate(BREATHS):
        left -= share
        if left < 0:
            return i
    return 0


def _highest(options: Sequence[Any], score: Callable[[Any], Any]) -> int:
    """The first of the options with the highest score."""
    scores = [score(option) for option in options]
    return scores.index(max(scores))


RULES: Mapping[str, Rule] = {
    "draft_pick": _keep_what_matters,
    "lay_card": _lay,
    "duo_own": _duo_own,
    "duo_give": _duo_give,
    "duo_insert": _duo_insert,
    "crystal_order": _best_card,
    "crystal_turn": _turn_the_worst,
    "spy_deal": _deal_back,
    "lamp_wish": _wish,
    "talisman_pick": _best_card,
    "thief_take": _take_slot,
    "hypnosis_give": _take_slot,
    "spy_take": _take_slot,
    "trap_pick": _the_one_ahead,
    "bet_space": _bet,
    "poo_breath": _breath,
    "serum_ask": _the_last,
}
BY_CHANCE = ("best_growl", "longest_breath", "serum_hide", "serum_answer")
"""Questions in which every option is as good as another: they have no rule."""
