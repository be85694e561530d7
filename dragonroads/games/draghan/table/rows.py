"""Storylines as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import text
from dragonroads.engine.table import Seat
from dragonroads.games.draghan.model import DOWN, MISSED, PLAYED, RESOLVING, TURNED, UNPLAYED, Race
from dragonroads.games.draghan.nouns import SpaceNoun, SpellNoun, back_of, board_space, short
from dragonroads.games.draghan.table.part import (
    BLANK_BACK,
    ROOM,
    TAG_CELLS,
    Part,
    is_active,
    is_barred,
    padded,
    totals,
    width,
)
from dragonroads.games.presenter import Section

FRAMES = {DOWN: ("{", "}"), TURNED: ("/", "/"), RESOLVING: ("*", "*"), PLAYED: ("[", "]"), MISSED: ("(", ")")}
CELL = TAG_CELLS + 2
NAME, PLACE, TOTALS = 8, 5, 8
FLAGS = ("tree", "hugged", "potion", "book")


class Storylines(Part):
    """Draws the row of each seat, and says how to read it."""

    title, legend = text(), text()
    sums, missed = text(courage=int, stamina=int), text()
    sample, cards, sums_legend = text(), text(down=str), text()
    flag = text(*FLAGS)

    def section(self, race: Race) -> Section:
        """One line for each seat."""
        return Section(self.say(race, self.title()), tuple(self._row(race, seat) for seat in range(race.seats)))

    def how_to_read(self, race: Race) -> Section:
        """How to read a Storyline."""
        sample = self.say(race, self.sample()) if race.show_backs else f"{{{BLANK_BACK}}}"
        lines = [self.say(race, self.cards(down=sample))]
        if race.show_totals:
            lines.append(self.say(race, self.sums_legend()))
        if flags := self._flag_legend(race):
            lines.append(flags)
        return Section(self.say(race, self.legend()), tuple(lines))

    def _row(self, race: Race, seat: Seat) -> str:
        row = race.rows[seat]
        head = self._head(race, seat)
        flags = self.flags(race, seat)
        cells = [padded(self._slot(race, seat, k), CELL) for k in range(len(row.cards))]
        room = ROOM - width(head) - (width(flags) + 1 if flags else 0)
        shown = _within(cells, row.states, room)
        return f"{head}{' '.join(shown)} {flags}".rstrip()

    def _head(self, race: Race, seat: Seat) -> str:
        mark = ">" if is_active(race, seat) else " "
        name = padded(self.say(race, short(race, seat)), NAME)
        head = f"{mark}{self.letter(race, seat)} {name}{self.short_space(race, race.places[seat]):>{PLACE}} "
        return head + padded(self.totals(race, seat), TOTALS) if race.show_totals else head

    def short_space(self, race: Race, place: int) -> str:
        """The name of a space where room is scarce."""
        return self.say(race, board_space(race, place) if place else SpaceNoun.short_start())

    def totals(self, race: Race, seat: Seat) -> str:
        """`c3 s7`."""
        return self.say(race, self.sums(**totals(race, seat)))

    def _slot(self, race: Race, seat: Seat, k: int) -> str:
        """One card of a row between the brackets of its state, and who laid it while it lies face down."""
        row = race.rows[seat]
        card, state = row.cards[k], row.states[k]
        left, right = FRAMES[state]
        if state == MISSED:
            return f"{left}{self.say(race, self.missed())}{right}"
        if state not in UNPLAYED:
            return f"{left}{self.tag(race, card)}{right}"
        back = back_of(race, card)
        if is_barred(race, seat, back):
            left, right = FRAMES[TURNED]
        by = row.laid_by[k]
        layer = self.letter(race, by) if by >= 0 else ""
        return f"{left}{self.symbols(race, back)}{right}{layer}"

    def flags(self, race: Race, seat: Seat) -> str:
        """What has become of a dragon, in signs."""
        flags = ["#"] if race.trees[seat] else []
        flags += ["&"] if race.hugged[seat] else []
        flags += [f"+{race.potions[seat]}"] if race.potions[seat] else []
        flags += [f"={self.say(race, SpellNoun.letter(race.books[seat]))}"] if race.books[seat] else []
        return " ".join(flags)

    def _flag_legend(self, race: Race) -> str:
        signs: tuple[Sequence[object], ...] = (race.trees, race.hugged, race.potions, race.books)
        return "   ".join(self.say(race, self.flag(name)) for name, values in zip(FLAGS, signs) if any(values))


def _within(cells: list[str], states: Sequence[str], room: int) -> list[str]:
    """The cells that fit; cards that are over give way from the left, then the furthest ahead."""
    dropped = 0
    while cells and len(cells) * (CELL + 1) - 1 + (4 if dropped else 0) > room and states[dropped] not in UNPLAYED:
        cells, dropped = cells[1:], dropped + 1
    fits = max(1, (room + 1 - (4 if dropped else 0)) // (CELL + 1))
    if len(cells) > fits:
        rest = len(cells) - fits + 1
        cells = [*cells[: fits - 1], f"+{rest}"]
    return [f"<{dropped}", *cells] if dropped else cells
