"""The clans of a view: one row for each with everything public about it, Automas included."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.beside import BesideWords
from dragonroads.games.canyon.presenting.facts import active_seat, tally
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.trading import ratio
from dragonroads.games.presenter import SeatRow

NOTHING = "·"


class SeatWords:
    """Rows of clans for the table."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._beside = BesideWords(words)

    def seats(self, view: Canyon) -> list[SeatRow]:
        """One row for each clan."""
        return [self._seat(view, seat) for seat in range(view.seats)]

    def _seat(self, view: Canyon, seat: Seat) -> SeatRow:
        words = self.words
        return SeatRow(
            seat,
            words.letter(seat),
            words.tone(seat),
            words.name(view, seat),
            self.facts(view, seat),
            flags=self.flags(view, seat),
            active=seat == active_seat(view),
            person=self.who(view, seat),
        )

    def who(self, view: Canyon, seat: Seat) -> str:
        """The people of a clan, where the table plays with them; how hard an Automa is; else the colour."""
        if seat >= view.people:
            return self.words.level(view, seat)
        people = view.clans[seat].people
        return self.words.clan(people) if people else self.words.colour(seat)

    def flags(self, view: Canyon, seat: Seat) -> str:
        """Whether a clan is one bone away from winning the canyon."""
        held = view.round and view.clans[seat].own >> view.canyon & 1 and not view.missions
        last = self.words.content.supplies.bones_to_win - 1
        return self.words.say("seat.close") if held and view.bones >= last and not view.over else ""

    def facts(self, view: Canyon, seat: Seat) -> tuple[str, ...]:
        """What decides comes first, then what can be taken or spent; without room the last ones are left out."""
        if not view.round:
            return ()
        clan, say = view.clans[seat], self.words.say
        return (
            say("seat.points", n=sum(tally(view, seat).values())),
            say("seat.glory", n=clan.glory),
            say("seat.rage", n=clan.rage),
            say("seat.hand", n=len(clan.hand) + len(clan.pile)),
            self.stores(clan.stock, clan.caravan),
            self.built(view, seat),
            self._ratio(view, seat),
            say("seat.out", n=len(clan.discard)),
        )

    def _ratio(self, view: Canyon, seat: Seat) -> str:
        """The price of a token; an Automa never trades."""
        if seat >= view.people:
            return NOTHING
        return self.words.say("seat.ratio", n=ratio(view, view.clans[seat]))

    def built(self, view: Canyon, seat: Seat) -> str:
        """`TV1CP2`."""
        cards = zip(self.words.content.buildings, view.clans[seat].built)
        return "".join(f"{building.code}{n}" for building, n in cards if n) or NOTHING

    def stores(self, stock: Sequence[int], caravan: Sequence[int]) -> str:
        """`w3b1 +s2`: the stockpile, and what the caravan will add to it."""
        parts = [self.letters(stock), f"+{self.letters(caravan)}" if any(caravan) else ""]
        return " ".join(filter(None, parts)) or NOTHING

    def letters(self, four: Sequence[int]) -> str:
        """`w3b1`."""
        return "".join(f"{self._beside.letter(kind)}{n}" for kind, n in enumerate(four) if n)
