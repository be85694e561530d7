"""The end of a round and of the race (RACE-END, RACE-V3)."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from dragonroads.engine.visibility import ALL
from dragonroads.engine.zones import show
from dragonroads.gamekit import Beat, Called, Card, Joined, Opens, Person, Seat, Step, Value, text
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.nouns import At, PersonWithDragon, Runner, Shown, Space
from dragonroads.games.draghan.scenes import PHOTO_FINISH, ROUND_END
from dragonroads.games.draghan.steps.piles import discard, draw

MOST_FLIPS = 3


class RoundEnded(Beat):
    """Where everybody stands, of which the words name the furthest."""

    cause = ROUND_END
    lead = text(who=tuple[Runner, ...], space=At)

    round: int
    standing: Annotated[tuple[int, ...], Called(_standing)]


def _standing(_race: Race, places: tuple[int, ...]) -> Value:
    furthest = max(places)
    ahead = tuple(seat for seat, place in enumerate(places) if place == furthest)
    return RoundEnded.lead(who=ahead, space=furthest)


class PathSwallowed(Beat):
    cause = ROUND_END
    space: Space


class Photo(Opens):
    cause = PHOTO_FINISH
    is_reveal = True
    each = text(who=Person, footprint=int, courage=int)

    flips: Annotated[tuple[tuple[Seat, Shown], ...], Called(_flips)]


def _flips(race: Race, flips: tuple[tuple[Seat, Card], ...]) -> Value:
    backs = [(seat, race.content.cards[card].back) for seat, card in flips]
    each = (Photo.each(who=seat, footprint=back.footprint, courage=back.courage) for seat, back in backs)
    return Joined("; ", tuple(each))


class RaceOver(Beat):
    cause = PHOTO_FINISH
    ending: str
    winners: tuple[PersonWithDragon, ...]
    places: Annotated[tuple[int, ...], Called(_lead)]
    """How far ahead of all others, in words."""

    def variant(self, _race: Race) -> Ending:
        how = "many" if len(self.winners) > 1 else "one" if _lead_of(self.places) else "nose"
        return cast(Ending, f"{self.ending}.{how}")


Ending = Literal["finish.one", "finish.nose", "finish.many", "round_cap.one", "round_cap.nose", "round_cap.many"]
"""Over the line or at nightfall; alone by some spaces, alone by a photo finish, or together."""


def _lead(_race: Race, places: tuple[int, ...]) -> Value:
    return _lead_of(places)


def _lead_of(places: tuple[int, ...]) -> int:
    first, second = sorted(places, reverse=True)[:2]
    return first - second


class LeftOut(Step):
    cause = PHOTO_FINISH
    cards: tuple[Shown, ...]


def round_end(t: RaceTable) -> None:
    """Rows are discarded; the race is over if a dragon stands past the line, otherwise the next seat starts."""
    race = t.state
    _clear_rows(t)
    t.tell(RoundEnded, round=race.round, standing=tuple(race.places))
    if max(race.places) > race.track.length:
        race.ending = "finish"
    elif 0 < race.rules.round_cap <= race.round:
        race.ending = "round_cap"
    if race.ending:
        race.phase = "crown"
        return
    if race.rules.enchanted:
        _swallow_path(t)
    race.first = race.left_of(race.first)
    race.phase = "deal"


def _clear_rows(t: RaceTable) -> None:
    race = t.state
    seats = race.seats
    for row in race.rows:
        discard(t, row.cards)
        row.cards, row.states, row.ids, row.laid_by = [], [], [], []
    race.trees = [False] * seats
    race.hugged = [0] * seats
    race.hugs = 0
    race.potions = [0] * seats
    race.books = [""] * seats
    race.out = [False] * seats
    race.owed = [0] * seats


def _swallow_path(t: RaceTable) -> None:
    """Track cards that lie wholly behind the last dragon vanish."""
    race = t.state
    last = min(race.places)
    floor = 2 * ((last + 1) // 2) - 1
    if last >= 3 and floor > race.floor:
        race.floor = floor
        t.tell(PathSwallowed, space=floor)


def leaders(race: Race) -> list[Seat]:
    """The seats of the furthest dragons, clockwise from the starting seat."""
    return [seat for seat in race.clockwise_from(race.first) if race.places[seat] == max(race.places)]


def crown(t: RaceTable) -> None:
    """Find the winner, by a photo finish if need be, and end the race."""
    race = t.state
    winners = leaders(race)
    if race.rules.tie_break == "photo":
        for _ in range(MOST_FLIPS):
            if len(winners) > 1:
                winners = _photo(t, winners)
    race.winners = sorted(winners)
    left_out = race.spare + race.removed
    show(race.seen, left_out + race.deck, ALL)
    race.over = True
    t.tell(RaceOver, ending=race.ending, winners=tuple(race.winners), places=tuple(race.places))
    if left_out:
        t.tell(LeftOut, cards=tuple(left_out))


def _photo(t: RaceTable, tied: list[Seat]) -> list[Seat]:
    """Each tied seat flips the top card: the larger footprint, then the larger courage stays in."""
    race = t.state
    flips: dict[Seat, tuple[int, int]] = {}
    cards = []
    for seat in tied:
        card = draw(t)
        flips[seat] = (-1, -1) if card is None else (race.content.footprint[card], race.content.courage[card])
        if card is not None:
            discard(t, [card])
            cards.append((seat, card))
    t.tell(Photo, flips=tuple(cards))
    return [seat for seat in tied if flips[seat] == max(flips.values())]
