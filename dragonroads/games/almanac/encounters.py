"""Encounters: one on the way to every new page, met by all in the order its banner says."""

from __future__ import annotations

from functools import partial

from dragonroads.engine.record import Beat, Opens
from dragonroads.engine.table import Seat
from dragonroads.engine.zones import reveal
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.card_verbs import can_pay, pay
from dragonroads.games.almanac.cards import EncounterCard, Special
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.deeds import carry_out
from dragonroads.games.almanac.fights import fight
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import MetEncounter, Person, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.scenes import ENCOUNTER


class Encounter(Opens):
    cause = ENCOUNTER
    is_story = True
    met: MetEncounter
    who: Who


class StoodAside(Beat):
    cause = ENCOUNTER
    who: Who


class Faces(Beat):
    cause = ENCOUNTER
    who: Person
    way: str

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("fight", "special")

    def variant(self, game: Journey) -> str:
        return self.way


class StandAside(JourneyAsk[str]):
    """Whether the Guide takes part."""


class FirstPlayer(JourneyAsk[Person]):
    """Who meets the encounter first."""


class Face(JourneyAsk[str]):
    """Whether to fight, or to take the other way."""


def met(game: Journey) -> EncounterCard:
    """The encounter that lies open."""
    card: EncounterCard = game.content.encounters[game.encounter[0]]
    return card


def turn_up(t: T) -> None:
    """Turn the top encounter up in the Guide's name; what its banner says comes first."""
    game = t.state
    card = game.encounter_deck.pop()
    game.encounter.append(card)
    reveal(game.encounter_seen, card)
    t.tell(Encounter, card, game.guide)
    game.named = -1
    game.pledges = [0] * game.seats
    banner, guide = met(game).banner, game.players[game.guide]
    carry_out(t, guide, banner.before)
    game.queue = list(order_of_meeting(t))
    if banner.may_stand_aside and t.ask(guide.seat, StandAside, ("join", "aside")) == "aside":
        t.tell(StoodAside, guide.seat)
        game.queue.remove(guide.seat)
        carry_out(t, guide, banner.aside)
    game.phase = "meet"


def order_of_meeting(t: T) -> tuple[Seat, ...]:
    """Who comes after whom, by the banner."""
    game = t.state
    order = game.in_turn_order
    match met(game).banner.order:
        case "guide_last":
            return (*order[1:], order[0])
        case "guide_picks":
            return game.clockwise_from(t.ask(game.guide, FirstPlayer, order))
        case "weakest_first":
            return tuple(sorted(order, key=lambda seat: strength(game.players[seat])))
        case _:
            return order


def meet(t: T) -> None:
    """The next player resolves the encounter, or all of them together."""
    game = t.state
    if not game.queue:
        _part(t)
        return
    card = met(game)
    if card.is_shared:
        assert card.special
        carry_out(t, game.players[game.guide], card.special.do)
        game.queue = []
        return
    p = game.players[game.queue.pop(0)]
    if _resolve(t, p, card) and card.ends == "first_win":
        game.queue = []


def _resolve(t: T, p: Player, card: EncounterCard) -> bool:
    """One player's part; whether a fight was won."""
    if card.fight and _fights(t, p, card):
        return fight(t, p, card.fight, card.banner)
    assert card.special
    pay(t, p, card.special.cost)
    carry_out(t, p, card.special.do)
    return False


def _fights(t: T, p: Player, card: EncounterCard) -> bool:
    """In an optional fight everybody may take the other way instead, if it is open."""
    if card.special is None:
        return True
    game, ways = t.state, partial(_ways_to_face, special=card.special)
    way = t.ask(p.seat, Face, ways(game, p), openly=in_the_open(game, p, ways))
    t.tell(Faces, p.seat, way)
    return way == "fight"


def _ways_to_face(game: Journey, p: Player, special: Special) -> list[str]:
    return ["fight", "special"] if _is_open(game, p, special) else ["fight"]


def _is_open(game: Journey, p: Player, special: Special) -> bool:
    """Whether this player can pay for the way without a fight, and do what it demands."""
    if not can_pay(game, p, special.cost, p.gold):
        return False
    gold = p.gold - special.cost.gold
    return not any(deed.why_not(game, p, gold) for deed in special.do if not deed.may)


def _part(t: T) -> None:
    """What the Guide gets at the end; then the card is laid aside."""
    game = t.state
    carry_out(t, game.players[game.guide], met(game).banner.after)
    game.encounter_discard.append(game.encounter.pop())
    game.phase = "clean_up"
