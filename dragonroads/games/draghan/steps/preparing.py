"""Before the first round: the deck, the track and the growl (RACE-SETUP, RACE-V1, RACE-V2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from dragonroads.engine.zones import shuffle
from dragonroads.gamekit import Beat, Called, Card, Joined, Opens, Option, Person, Seat, Step, Value, text
from dragonroads.games.draghan.asking import RaceAsk
from dragonroads.games.draghan.model import ADVANCED, Race, RaceTable, is_removable_group
from dragonroads.games.draghan.nouns import DragonLetter, Runner, Track, Who, whole_name
from dragonroads.games.draghan.places import seat_place
from dragonroads.games.draghan.scenes import SETTING_UP
from dragonroads.games.draghan.track import feature_fault

DIE = (1, 2, 3, 4, 5, 6)
MOST_GROWLS = 10
MOST_LAYOUTS = 200
GROUPS_OF_DECK = {
    "base": ("movement", "none"),
    "normal": ("movement", "none", "normal"),
    "advanced": ("movement", "none", "normal", "advanced"),
    "all": ("movement", "none", "normal", "advanced"),
}


class TrackLaid(Step):
    cause = SETTING_UP
    track: Track
    n: int
    cards: int


class TookDragon(Step):
    cause = SETTING_UP
    person: Person
    dragon: DragonLetter


class GrowlCalled(Step):
    cause = SETTING_UP


class Growled(Opens):
    """Everybody who is still in it growls with as many r's as a die shows."""

    cause = SETTING_UP
    is_reveal = True
    each = text(who=Runner, growl=str)
    growl = text(*map(str, DIE))

    rolls: Annotated[tuple[tuple[Seat, int], ...], Called(_growls)]


def _growls(_race: Race, rolls: tuple[tuple[Seat, int], ...]) -> Value:
    return Joined("  ", tuple(Growled.each(who=seat, growl=Growled.growl(str(pips))) for seat, pips in rolls))


class Starts(Beat):
    cause = SETTING_UP
    who: Who


class BestGrowl(RaceAsk[Seat]):
    """Whose growl, heard at the table, was best."""

    for_real = True
    effect = text()

    def option(self, race: Race, seat: Seat) -> Option:
        return Option(whole_name(race, seat), (self.effect(),), seat_place(seat))


def set_up(t: RaceTable) -> None:
    """Lay the track, choose the cards and shuffle them; say who came with which dragon."""
    race = t.state
    _lay_track(t)
    groups = GROUPS_OF_DECK[race.rules.deck]
    race.deck = [card for group in groups for card in race.content.by_group[group]]
    race.deck_size = len(race.deck)
    if race.rules.deck == "advanced":
        advanced = _in_deck(race, [ADVANCED])
        race.spare = _take_out(t, advanced, len(advanced) - race.rules.advanced)
    if race.rules.deck in ("advanced", "all"):
        removable = [group for group in groups if is_removable_group(race.rules, group)]
        race.removed = _take_out(t, _in_deck(race, removable), race.rules.removed)
    shuffle(t, race.deck, race.seen)
    t.tell(TrackLaid, track=race.track_id, n=race.track.length, cards=len(race.deck))
    for seat, dragon in enumerate(race.dragons):
        t.tell(TookDragon, person=seat, dragon=dragon)
    race.phase = "growl"


def _in_deck(race: Race, groups: Sequence[str]) -> list[Card]:
    """The cards of these groups that are in the deck."""
    left_out = set(race.spare)
    return [card for group in groups for card in race.content.by_group[group] if card not in left_out]


def _take_out(t: RaceTable, candidates: list[Card], count: int) -> list[Card]:
    """Random cards of the deck stay out of the race, unseen."""
    shuffle(t, candidates, t.state.seen)
    out = set(candidates[:count])
    t.state.deck = [card for card in t.state.deck if card not in out]
    return sorted(out)


def _lay_track(t: RaceTable) -> None:
    race = t.state
    rules, tracks = race.rules, race.content.tracks
    if rules.track == "forest":
        return
    if rules.track in ("mountain", "shuffled"):
        laid = t.roll(tracks.mountains)
    else:
        laid = next(one for one in tracks.mountains if one.id == rules.track)
    race.track_id = laid.id
    race.track_cards = list(laid.cards)
    if rules.track == "shuffled":
        race.track_cards = _mixed(t, list(laid.cards))
    race.track = race.content.track(race.track_id, race.track_cards, rules.length, rules.risky)


def _mixed(t: RaceTable, printed: list[str]) -> list[str]:
    """The mountain cards in a random order that keeps the layout rules; the printed one if none is found."""
    race = t.state
    for _ in range(MOST_LAYOUTS):
        cards = printed[:]
        t.mix(cards)
        if not feature_fault(race.content.track(race.track_id, cards, race.rules.length, False)):
            return cards
    return printed


def growl(t: RaceTable) -> None:
    """The best growl gets the starting player token."""
    race = t.state
    if not race.rules.growl:
        race.first = t.below(race.seats)
    elif race.rules.for_real:
        t.tell(GrowlCalled)
        race.first = t.ask(0, BestGrowl, range(race.seats))
    else:
        race.first = _best_growl(t)
    t.tell(Starts, who=race.first)
    race.phase = "deal"


def _best_growl(t: RaceTable) -> Seat:
    tied: list[Seat] = list(range(t.state.seats))
    for _ in range(MOST_GROWLS):
        rolls = {seat: t.roll(DIE) for seat in tied}
        t.tell(Growled, rolls=tuple(rolls.items()))
        tied = [seat for seat, roll in rolls.items() if roll == max(rolls.values())]
        if len(tied) == 1:
            break
    return tied[0]
