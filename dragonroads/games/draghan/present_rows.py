"""Storylines, piles and hands as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.draghan.content import Back
from dragonroads.games.draghan.model import DOWN, MISSED, PLAYED, RESOLVING, TURNED, UNPLAYED
from dragonroads.games.draghan.present_track import ROOM
from dragonroads.games.draghan.present_words import TAG_CELLS, RaceWords, Seen, packed, padded, width
from dragonroads.games.presenter import Section

FRAMES = {DOWN: ("{", "}"), TURNED: ("/", "/"), RESOLVING: ("*", "*"), PLAYED: ("[", "]"), MISSED: ("(", ")")}
BLANK_BACK = "   "
CELL = TAG_CELLS + 2
NAME, PLACE = 8, 5


class RowWords:
    """Draws everything of a view that is made of cards."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words

    # --- Storylines -------------------------------------------------------------------------------------------------

    def storylines(self, view: View) -> Section:
        """One line for each seat."""
        lines = [self._row(view, seat) for seat in range(len(view["rows"]))]
        return Section(self.words.say("section.storylines"), tuple(lines))

    def legend(self, view: View) -> Section:
        """How to read a Storyline."""
        say = self.words.say
        sample = say("legend.back") if view["show_backs"] else f"{{{BLANK_BACK}}}"
        lines = [say("legend.cards", down=sample)]
        if view["show_totals"]:
            lines.append(say("legend.totals"))
        if flags := self._flag_legend(view):
            lines.append(flags)
        return Section(say("section.legend"), tuple(lines))

    def _row(self, view: View, seat: Seat) -> str:
        row = view["rows"][seat]
        head = self._head(view, seat)
        flags = self.flags(view, seat)
        cells = [padded(self._slot(view, seat, k), CELL) for k in range(len(row["cards"]))]
        room = ROOM - width(head) - (width(flags) + 1 if flags else 0)
        shown = self._within(cells, row["states"], room)
        return f"{head}{' '.join(shown)} {flags}".rstrip()

    def _head(self, view: View, seat: Seat) -> str:
        words, say = self.words, self.words.say
        mark = ">" if is_active(view, seat) else " "
        place = say("place.start.short") if view["places"][seat] == 0 else words.space(view, view["places"][seat])
        name = padded(words.short(view, seat), NAME)
        head = f"{mark}{words.letter(view, seat)} {name}{place:>{PLACE}} "
        if not view["show_totals"]:
            return head
        courage, stamina = totals(self.words, view, seat)
        return head + padded(say("row.totals", courage=courage, stamina=stamina), 8)

    def _slot(self, view: View, seat: Seat, k: int) -> str:
        """One card of a row between the brackets of its state, and who laid it while it lies face down."""
        row = view["rows"][seat]
        card, state = row["cards"][k], row["states"][k]
        left, right = FRAMES[state]
        if state == MISSED:
            return f"{left}{self.words.say('row.missed')}{right}"
        if state not in UNPLAYED:
            return f"{left}{self.words.tag(card)}{right}"
        pattern = self.words.pattern(view, card)
        if is_barred(view, seat, pattern):
            left, right = FRAMES[TURNED]
        by = row["laid_by"][k]
        layer = self.words.letter(view, by) if by >= 0 else ""
        return f"{left}{self.words.symbols(pattern) if pattern else BLANK_BACK}{right}{layer}"

    def _within(self, cells: list[str], states: Sequence[str], room: int) -> list[str]:
        """The cells that fit; cards that are over give way from the left, then the furthest ahead."""
        dropped = 0
        while cells and len(cells) * (CELL + 1) - 1 + (4 if dropped else 0) > room and states[dropped] not in UNPLAYED:
            cells, dropped = cells[1:], dropped + 1
        fits = max(1, (room + 1 - (4 if dropped else 0)) // (CELL + 1))
        if len(cells) > fits:
            rest = len(cells) - fits + 1
            cells = [*cells[: fits - 1], f"+{rest}"]
        return [f"<{dropped}", *cells] if dropped else cells

    def flags(self, view: View, seat: Seat) -> str:
        """What has become of a dragon, in signs."""
        flags = ["#"] if view["trees"][seat] else []
        flags += ["&"] if view["hugged"][seat] else []
        flags += [f"+{view['potions'][seat]}"] if view["potions"][seat] else []
        flags += [f"={self.words.say('spell.' + view['books'][seat])}"] if view["books"][seat] else []
        return " ".join(flags)

    def _flag_legend(self, view: View) -> str:
        present = {"tree": view["trees"], "hugged": view["hugged"], "potion": view["potions"], "book": view["books"]}
        return "   ".join(self.words.say(f"legend.{name}") for name, values in present.items() if any(values))

    # --- piles and hands --------------------------------------------------------------------------------------------

    def piles(self, view: View) -> Section:
        """Draw pile, discard pile, and cards that lie open beside the rows."""
        words, say = self.words, self.words.say
        lines = ["   ".join(pile_words(words, view))]
        if view["drawn"]:
            lines += packed([say("piles.drawn"), *(words.card(card) for card in view["drawn"])], ROOM)
        return Section(say("section.piles"), tuple(lines))

    def hands(self, view: View) -> list[Section]:
        """The hands and kept cards this viewer may look at, and what a memory aid shows."""
        found = []
        for title, zones in (("section.hand", view["hands"]), ("section.kept", view["kept"])):
            for seat, zone in enumerate(zones):
                if cards := visible(zone):
                    name = self.words.say(title, who=self.words.short(view, seat))
                    found.append(Section(name, tuple(self._card_lines(view, cards))))
        if known := self.remembered(view):
            found.append(Section(self.words.say("section.remembered"), tuple(known)))
        return found

    def _card_lines(self, view: View, cards: Sequence[int]) -> list[str]:
        """The cards by name; what they do stands beside the options."""
        return packed([self.words.card_and_back(view, card) for card in cards], ROOM)

    def remembered(self, view: View) -> list[str]:
        """The cards that lie face down although this viewer may look at them."""
        words = self.words
        return [
            words.say("row.remembered", who=words.short(view, seat), nth=words.nth(k + 1), card=words.card(card))
            for seat, row in enumerate(view["rows"])
            for k, (card, state) in enumerate(zip(row["cards"], row["states"]))
            if state in (*UNPLAYED, MISSED) and not isinstance(card, Hidden)
        ]


def pile_words(words: RaceWords, view: View) -> list[str]:
    """The draw pile with the back on top, and the discard pile with the card on top."""
    deck, discard = view["deck"], view["discard"]
    top = words.back(view, deck[-1]) if deck else ""
    return [
        words.say("piles.deck.top", n=len(deck), back=top) if top else words.say("piles.deck", n=len(deck)),
        words.say("piles.discard.top", n=len(discard), card=words.card(discard[-1]))
        if discard
        else words.say("piles.discard.empty"),
    ]


def visible(zone: Sequence[Seen]) -> list[int]:
    """The cards of a zone whose faces may be looked at."""
    return [card for card in zone if not isinstance(card, Hidden)]


def is_active(view: View, seat: Seat) -> bool:
    """Whether it is this seat's turn to lay cards or to move."""
    in_turn = view["phase"] in ("program", "turn") and not view["over"]
    return in_turn and seat == active_seat(view)


def active_seat(view: View) -> Seat:
    """Whose turn it is while cards are laid or played."""
    seats = len(view["places"])
    return int((view["first"] + view["turn"]) % seats)


def is_barred(view: View, seat: Seat, back: Back | None) -> bool:
    """Whether a Book of magic lets a card with this back do nothing for a seat."""
    book = view["books"][seat]
    return bool(back and book and back.spell != book)


def totals(words: RaceWords, view: View, seat: Seat) -> tuple[int, int]:
    """Courage and stamina, added up from the backs that lie open."""
    row = view["rows"][seat]
    backs = [words.pattern(view, card) for card, state in zip(row["cards"], row["states"]) if state in UNPLAYED]
    return sum(back.courage for back in backs if back), sum(back.footprint for back in backs if back)
