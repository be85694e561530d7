"""The seats of a view: what everybody sees of each, and what one keeps to oneself."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.model import MISSED, NO_HAND, RESOLVING, TURNED, UNPLAYED
from dragonroads.games.draghan.present_rows import BLANK_BACK, PLACE, RowWords, is_active, is_barred, totals, visible
from dragonroads.games.draghan.present_words import RaceWords, padded, width
from dragonroads.games.presenter import CardSpot, SeatRow, Section

TOTALS = 7
HANDS = ("left", "right")
STATES = {RESOLVING: "now"}
"""What the state of a slot is called on a screen, where the names differ."""


class SeatWords:
    """Rows of seats for the table, and sections for the player screen."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words
        self._rows = RowWords(words)

    def seats(self, view: View) -> list[SeatRow]:
        """One row for each seat, with the cards of its Storyline."""
        return [self._seat(view, seat) for seat in range(len(view["places"]))]

    def _seat(self, view: View, seat: Seat) -> SeatRow:
        words = self.words
        return SeatRow(
            seat,
            words.letter(view, seat),
            words.tone(view, seat),
            words.short(view, seat),
            self._facts(view, seat),
            tuple(self._card(view, seat, k) for k in range(len(view["rows"][seat]["cards"]))),
            self._rows.flags(view, seat),
            is_active(view, seat),
            words.names[seat],
        )

    def _facts(self, view: View, seat: Seat) -> tuple[str, ...]:
        """The space and the totals, always as wide, so that nothing jumps when they change."""
        if not view["round"]:
            return ()
        words, place = self.words, view["places"][seat]
        space = words.say("place.start.short") if place == 0 else words.space(view, place)
        at = " " * (PLACE - width(space)) + space
        if not view["show_totals"]:
            return (at,)
        courage, stamina = totals(words, view, seat)
        return at, padded(words.say("row.totals", courage=courage, stamina=stamina), TOTALS)

    def _card(self, view: View, seat: Seat, k: int) -> CardSpot:
        row = view["rows"][seat]
        card, state = row["cards"][k], row["states"][k]
        place = f"slot:{seat}:{k}"
        if state == MISSED:
            return CardSpot(place, self.words.say("row.missed"), state)
        if state not in UNPLAYED:
            return CardSpot(place, self.words.tag(card), STATES.get(state, state))
        back = self.words.pattern(view, card)
        by = row["laid_by"][k]
        layer = self.words.letter(view, by) if by >= 0 else ""
        shown = self.words.symbols(back) if back else BLANK_BACK
        return CardSpot(place, shown, TURNED if is_barred(view, seat, back) else state, layer)

    # --- behind the screen ------------------------------------------------------------------------------------------

    def private(self, view: View, seat: Seat) -> list[Section]:
        """Hand, kept cards, the token in a fist, and what a memory aid shows, as far as this viewer may look."""
        token = view["token_hand"][seat]
        if token is None:  # a view leaves open only the fists of those whose screen it may look behind
            return []
        words, found = self.words, []
        for title, zones in (("section.hand", view["hands"]), ("section.kept", view["kept"])):
            if cards := visible(zones[seat]):
                name = words.say(title, who=words.short(view, seat))
                found.append(Section(name, tuple(self._card_lines(view, cards))))
        if token != NO_HAND:
            line = words.say(f"private.token.{HANDS[token]}")
            found.append(Section(words.say("section.token"), (line,)))
        if known := self._rows.remembered(view):
            found.append(Section(words.say("section.remembered"), tuple(known)))
        return found

    def _card_lines(self, view: View, cards: list[Card]) -> list[str]:
        """`Knight (3)  {2F3}  what it does`, in columns."""
        names = [self.words.card(card) for card in cards]
        room = max(map(width, names))
        columns = zip(names, cards)
        return ["  ".join(self._columns(view, padded(name, room), card)) for name, card in columns]

    def _columns(self, view: View, name: str, card: Card) -> list[str]:
        return [part for part in (name, self.words.back(view, card), self.words.text(card)) if part]
