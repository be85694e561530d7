"""More about a place: a space of the track, a card, a slot of a Storyline, a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.draghan.content import Back
from dragonroads.games.draghan.model import PLAYED, RESOLVING, UNPLAYED
from dragonroads.games.draghan.present_rows import is_barred, totals
from dragonroads.games.draghan.present_words import RaceWords
from dragonroads.games.draghan.track import Track
from dragonroads.games.presenter import Section


class AboutWords:
    """Says what a view shows of a place, and what it means; never more than the view shows."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words
        self._kinds: Mapping[str, Callable[..., Section | None]] = {
            "space": self._space,
            "card": self._card,
            "slot": self._slot,
            "seat": self._seat,
        }

    def section(self, view: View, place: str) -> Section | None:
        """What there is to say about a place; nothing for places that speak for themselves."""
        kind, *numbers = place.split(":")
        tell = self._kinds.get(kind)
        if tell is None or not all(number.isdecimal() for number in numbers):
            return None
        return tell(view, *map(int, numbers))

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _space(self, view: View, place: int) -> Section:
        say, track = self.words.say, self.words.track(view)
        title = "start" if place == 0 else "space" if place <= track.length else "finish"
        here = [seat for seat, at in enumerate(view["places"]) if at == place]
        who = self.words.listed([self._who_and_how(view, seat) for seat in here])
        crowd = say("about.here", who=who) if here else say("about.nobody")
        lines = (crowd, *self._features(view, track, place))
        return Section(say(f"about.{title}.title", space=self.words.space(view, place)), lines)

    def _who_and_how(self, view: View, seat: Seat) -> str:
        how = "tree" if view["trees"][seat] else "hugged" if view["hugged"][seat] else ""
        name = self.words.short(view, seat)
        return self.words.say(f"about.here.{how}", who=name) if how else name

    def _features(self, view: View, track: Track, place: int) -> list[str]:
        say = self.words.say
        if place < view["floor"]:
            return [say("about.gone")]
        lines = []
        if value := track.slides.get(place):
            first = track.run_starts[place]
            refuge = self.words.space(view, first - 1)
            lines.append(say("about.slide", value=value, first=first, space=place, refuge=refuge))
        if value := track.holes.get(place):
            lines.append(say("about.hole", value=value))
        if place and place == track.landing:
            lines.append(say("about.landing"))
        if place > track.length:
            lines.append(say("about.finish"))
        if track.landing and place == track.last:
            lines.append(say("about.cliff", landing=track.landing))
        return lines

    # --- cards ------------------------------------------------------------------------------------------------------

    def _card(self, view: View, card: int) -> Section | None:
        if card >= len(self.words.content.cards):
            return None
        back = self.words.pattern(view, card)
        return Section(self.words.card(card), (self.words.text(card), *([self._back(back)] if back else [])))

    def _back(self, back: Back) -> str:
        return self.words.say(
            "about.back",
            courage=back.courage,
            footprint=back.footprint,
            spell=self.words.say(f"spell.{back.spell}"),
            name=self.words.say(f"spell.{back.spell}.name"),
        )

    def _slot(self, view: View, seat: Seat, k: int) -> Section | None:
        row = view["rows"][seat]
        if k >= len(row["cards"]):
            return None
        words, card, state = self.words, row["cards"][k], row["states"][k]
        title = words.say("about.slot.title", who=words.short(view, seat), nth=words.nth(k + 1))
        if state in (PLAYED, RESOLVING):
            lines = [words.say("about.slot.face", card=words.card(card), text=words.text(card))]
        else:
            lines = self._face_down(view, seat, k)
        return Section(title, (*lines, words.say(f"about.slot.{state}")))

    def _face_down(self, view: View, seat: Seat, k: int) -> list[str]:
        """The back, who laid it, and the face if this viewer has seen it and the table helps to remember."""
        words, row = self.words, view["rows"][seat]
        card, by = row["cards"][k], row["laid_by"][k]
        back = words.pattern(view, card)
        lines = [self._back(back)] if back else []
        if not isinstance(card, Hidden):
            lines.append(words.say("about.slot.remembered", card=words.card(card), text=words.text(card)))
        if by >= 0:
            lines.append(words.say("about.slot.by", who=words.short(view, by)))
        if row["states"][k] in UNPLAYED and is_barred(view, seat, back):
            lines.append(words.say("about.slot.barred", spell=words.say(f"spell.{view['books'][seat]}")))
        return lines

    # --- seats ------------------------------------------------------------------------------------------------------

    def _seat(self, view: View, seat: Seat) -> Section | None:
        if seat >= len(view["places"]):
            return None
        words, say = self.words, self.words.say
        title = say("option.seat", dragon=words.dragon(view, seat), name=words.names[seat])
        lines = [say("about.seat.place", space=words.space(view, view["places"][seat]))]
        if view["show_totals"]:
            courage, stamina = totals(words, view, seat)
            lines.append(say("about.seat.totals", courage=courage, stamina=stamina))
        lines.append(say("about.seat.cards", n=sum(state in UNPLAYED for state in view["rows"][seat]["states"])))
        return Section(title, (*lines, *self._fate(view, seat)))

    def _fate(self, view: View, seat: Seat) -> list[str]:
        say = self.words.say
        lines = [say("about.seat.hand", n=len(view["hands"][seat]))] if view["hands"][seat] else []
        lines += [say("about.seat.tree")] if view["trees"][seat] else []
        lines += [say("about.seat.hugged")] if view["hugged"][seat] else []
        lines += [say("about.seat.potions", n=view["potions"][seat])] if view["potions"][seat] else []
        book = view["books"][seat]
        return [*lines, say("about.slot.barred", spell=say(f"spell.{book}"))] if book else lines
