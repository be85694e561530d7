"""What a card is worth, in spaces, to the one whose Storyline it lies in: a rough guess for computer players.

No rule reads this. A card with a known verb has a worth without anything being done; a verb without a row counts 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Card, Seat
from dragonroads.games.draghan.content import RaceCard
from dragonroads.games.draghan.dealing import hand_size
from dragonroads.games.draghan.magic_cards import FLEEING, IMMOBILITY, JUMPING
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.rows import courage

Judge = Callable[[Race, Seat, RaceCard], float]

MEAN_COURAGE = 1.5
"""Of a back nobody has seen yet."""
FARTHEST = 4.0
"""A change of places is not worth more than this: much can happen until the card is played."""
TREE = -0.5
MISSED_CARD = -0.8
DISTRACTION = -0.4
DUO_ROW = 5
"""Cards in a Storyline of two players."""


def worth(race: Race, owner: Seat, card: Card) -> float:
    """How far the owner of the row gets ahead by this card, judged by where everybody stands now."""
    content = race.content
    if race.books[owner] not in ("", content.spell[card]):
        return 0.0
    this = content.cards[card]
    found = WORTHS.get(this.effect.verb, 0.0)
    return found(race, owner, this) if callable(found) else found


def _printed(_race: Race, _owner: Seat, card: RaceCard) -> float:
    return float(card.value)


def _to_the_lead(race: Race, owner: Seat, _card: RaceCard) -> float:
    return max(race.places) - race.places[owner] + 1.0


def _behind_the_next(race: Race, owner: Seat, _card: RaceCard) -> float:
    here = race.places[owner]
    return max((place for place in race.places if place < here), default=here) - here - 1.0


def _all_come(race: Race, owner: Seat, _card: RaceCard) -> float:
    """Bad for leaders, good for the last."""
    mean = (sum(race.places) - race.places[owner]) / (race.seats - 1)
    return _within((mean - race.places[owner]) / 2)


def _swapped(race: Race, owner: Seat, _card: RaceCard) -> float:
    return _within(race.places[race.right_of(owner)] - race.places[owner])


def _within(spaces: float) -> float:
    return max(-FARTHEST, min(FARTHEST, spaces))


def _missed(_race: Race, _owner: Seat, card: RaceCard) -> float:
    cards: int = card.effect.args["cards"]
    return DISTRACTION + MISSED_CARD * cards


def _against_knight(race: Race, owner: Seat, card: RaceCard) -> float:
    brave = courage(race, owner) if race.action_round else _courage_to_come(race, owner)
    return card.value * float((brave > card.value) - (brave < card.value))


def _courage_to_come(race: Race, owner: Seat) -> float:
    """The courage that will lie behind the card laid next."""
    size = DUO_ROW if race.seats == 2 else hand_size(race.seats)
    return MEAN_COURAGE * (size - len(race.rows[owner].cards) - 1)


def _spell(race: Race, _owner: Seat, card: RaceCard) -> float:
    """By the letter that lies on top of the draw pile now."""
    steps: int = card.effect.args["steps"]
    top = race.content.spell[race.deck[-1]] if race.deck else ""
    return {JUMPING: float(steps), FLEEING: -float(steps), IMMOBILITY: TREE}.get(top, 0.0)


WORTHS: Mapping[str, float | Judge] = {
    "stride": _printed,
    "bound": _printed,
    "overtake": _to_the_lead,
    "blow_and_push": 2.8,
    "draw_luck": 2.6,
    "make_a_wish": 2.5,
    "gaze": 1.2,
    "bluff": 1.2,
    "strengthen": 1.0,
    "swap_with_pile": 1.0,
    "fill_bags": 1.0,
    "mirror": 1.0,
    "hold_breath": 0.6,
    "spy_out": 0.5,
    "rob": 0.3,
    "outrun_troll": 0.3,
    "do_nothing": 0.0,
    "trade_rows": 0.0,
    "sing": 0.0,
    "hypnotise": 0.0,
    "whirl": 0.0,
    "hug": 0.0,
    "follow_wisp": 0.0,
    "read_book": 0.0,
    "spring_trap": 0.0,
    "hunt_picnic": 0.0,
    "face_knight": _against_knight,
    "cast_spell": _spell,
    "gather": _all_come,
    "swap_places": _swapped,
    "call_follower": -1.0,
    "distract": _missed,
    "lure_others": -1.6,
    "drink_strange": -1.6,
    "butt": -2.5,
    "sneeze": -2.8,
    "flee_villagers": _behind_the_next,
}
"""By the verb of a card's effect."""
