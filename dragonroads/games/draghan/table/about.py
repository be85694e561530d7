"""More about a place: a space of the track, a card, a slot of a Storyline, a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.line import Line, text
from dragonroads.engine.table import Seat
from dragonroads.engine.views import is_hidden
from dragonroads.gamekit.nouns import Person, Value
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.content import Back
from dragonroads.games.draghan.model import DOWN, MISSED, PLAYED, RESOLVING, TURNED, UNPLAYED, Race
from dragonroads.games.draghan.nouns import (
    At,
    Nth,
    Runner,
    Shown,
    Space,
    Spell,
    back_of,
    card_name,
    card_text,
    short,
    whole_name,
)
from dragonroads.games.draghan.table.part import Part, is_barred, totals
from dragonroads.games.presenter import Section


class About(Part):
    """Says what a view shows of a place, and what it means; never more than the view shows."""

    title = text("start", "space", "finish", space=Space)
    here, nobody, gone = text(who=list), text(), text()
    standing = text("tree", "hugged", who=Runner)
    slide = text(value=int, first=int, space=int, refuge=At)
    hole, landing, finish, cliff = text(value=int), text(), text(), text(landing=int)
    back = text(courage=int, spell=Spell, footprint=int)
    slot, state = text(who=Runner, nth=Nth), text(DOWN, TURNED, RESOLVING, PLAYED, MISSED)
    face, seen, by, barred = text(card=Shown, text=str), text(card=Shown, text=str), text(who=Person), text(spell=Spell)
    place, sums = text(space=At), text(courage=int, stamina=int)
    cards, hand, tree, hugged, potions = text(n=int), text(n=int), text(), text(), text(n=int)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._sorts: Mapping[str, Callable[..., Section | None]] = {
            "space": self._space,
            "card": self._card,
            "slot": self._slot,
            "seat": self._seat,
        }

    def section(self, race: Race, place: str) -> Section | None:
        """What there is to say about a place; nothing for places that speak for themselves."""
        sort, *numbers = place.split(":")
        tell = self._sorts.get(sort)
        if tell is None or not all(number.isdecimal() for number in numbers):
            return None
        return tell(race, *map(int, numbers))

    def _section(self, race: Race, title: Value, lines: list[Line]) -> Section:
        return Section(self.say(race, title), tuple(self.say(race, line) for line in lines))

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _space(self, race: Race, place: int) -> Section:
        where = "start" if place == 0 else "space" if place <= race.track.length else "finish"
        here = [self._who_and_how(race, seat) for seat, at in enumerate(race.places) if at == place]
        crowd = self.here(who=here) if here else self.nobody()
        return self._section(race, self.title(where, space=place), [crowd, *self._features(race, place)])

    def _who_and_how(self, race: Race, seat: Seat) -> Line:
        how = "tree" if race.trees[seat] else "hugged" if race.hugged[seat] else ""
        return self.standing(how, who=seat) if how else short(race, seat)

    def _features(self, race: Race, place: int) -> list[Line]:
        track = race.track
        if place < race.floor:
            return [self.gone()]
        lines = []
        if value := track.slides.get(place):
            first = track.run_starts[place]
            lines.append(self.slide(value=value, first=first, space=place, refuge=first - 1))
        if value := track.holes.get(place):
            lines.append(self.hole(value=value))
        if place and place == track.landing:
            lines.append(self.landing())
        if place > track.length:
            lines.append(self.finish())
        if track.landing and place == track.last:
            lines.append(self.cliff(landing=track.landing))
        return lines

    # --- cards ------------------------------------------------------------------------------------------------------

    def _card(self, race: Race, card: int) -> Section | None:
        if card >= len(race.content.cards):
            return None
        return self._section(race, card_name(race, card), [card_text(race, card), *self._back(back_of(race, card))])

    def _back(self, back: Back | None) -> list[Line]:
        if back is None:
            return []
        return [self.back(courage=back.courage, spell=back.spell, footprint=back.footprint)]

    def _slot(self, race: Race, seat: Seat, k: int) -> Section | None:
        row = race.rows[seat]
        if k >= len(row.cards):
            return None
        card, state = row.cards[k], row.states[k]
        if state in (PLAYED, RESOLVING):
            lines = [self.face(card=card, text=card_text(race, card))]
        else:
            lines = self._face_down(race, seat, k)
        return self._section(race, self.slot(who=seat, nth=k), [*lines, self.state(state)])

    def _face_down(self, race: Race, seat: Seat, k: int) -> list[Line]:
        """The back, who laid it, and the face if this viewer has seen it and the table helps to remember."""
        row = race.rows[seat]
        card, by = row.cards[k], row.laid_by[k]
        back = back_of(race, card)
        lines = self._back(back)
        if not is_hidden(card):
            lines.append(self.seen(card=card, text=card_text(race, card)))
        if by >= 0:
            lines.append(self.by(who=by))
        if row.states[k] in UNPLAYED and is_barred(race, seat, back):
            lines.append(self.barred(spell=race.books[seat]))
        return lines

    # --- seats ------------------------------------------------------------------------------------------------------

    def _seat(self, race: Race, seat: Seat) -> Section | None:
        if seat >= race.seats:
            return None
        lines = [self.place(space=race.places[seat])]
        if race.show_totals:
            lines.append(self.sums(**totals(race, seat)))
        lines.append(self.cards(n=sum(state in UNPLAYED for state in race.rows[seat].states)))
        return self._section(race, whole_name(race, seat), [*lines, *self._fate(race, seat)])

    def _fate(self, race: Race, seat: Seat) -> list[Line]:
        lines = [self.hand(n=len(race.hands[seat]))] if race.hands[seat] else []
        lines += [self.tree()] if race.trees[seat] else []
        lines += [self.hugged()] if race.hugged[seat] else []
        lines += [self.potions(n=race.potions[seat])] if race.potions[seat] else []
        return [*lines, self.barred(spell=race.books[seat])] if race.books[seat] else lines
