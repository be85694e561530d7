"""A whole hand on one screen: the rows it goes to with numbered places, the cards, and one button."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dragonroads.gamekit.facts.cards import BLANK, CardRow, Laid
from dragonroads.gamekit.facts.table import CardTable, Plan
from dragonroads.ui.drawing import Line, Span, fill, width, wrap_in
from dragonroads.ui.kit.button import CLOSED, NOW, OPEN, button
from dragonroads.ui.kit.card_row import card_row, columns, heading
from dragonroads.ui.kit.hand import hand
from dragonroads.ui.kit.ruler import ruler
from dragonroads.ui.tables.card_table import road_lines

PLACE, BUTTON = "place:", "lay"
"""Places of the screen: a number of the plan, and the button."""
TOLD, LEAST_HAND, MOST_HAND = 2, 7, 16
ROOMY = (100, 25)
"""From this size on the road stands there in full."""
ROWS = ((140, 3), (0, 1))


@dataclass(frozen=True, slots=True)
class Laying:
    """How far somebody has come with a plan."""

    placed: Mapping[int, int]
    """Which card of the hand lies in which place."""
    card: int = -1
    """The card under the cursor; none while it sleeps or is elsewhere."""
    place: int = -1
    """The place under the cursor, while it walks over what is placed."""
    is_ready: bool = False
    """Whether the cursor is on the button."""

    def next_place(self, plan: Plan) -> int:
        """The first free place; none when all are filled."""
        return next((at for at in range(len(plan.places)) if at not in self.placed), -1)


def laying_lines(
    plan: Plan, laying: Laying, table: CardTable, says: tuple[str, str], across: int, down: int
) -> list[Line]:
    """Everything in exactly so many lines; `says` is the count of cards, and what is said while the cursor sleeps."""
    count, wakes = says
    top = _road(table, across, down)
    rows = [_row(plan, laying, at) for at in range(len(plan.rows))]
    high = next(lines for columns, lines in ROWS if across >= columns)
    if down - len(top) - 3 - len(rows) * high - TOLD < LEAST_HAND:
        high = 1
    where = columns(rows, across, high)
    lines = [*top, heading(plan.heading, plan.ordinals, where, across)]
    waits = laying.next_place(plan)
    for at, row in enumerate(rows):
        lines += card_row(row, where, across, high, _lit(plan, laying, row, at, waits))
    title = plan.places[waits].title if waits >= 0 else ""
    tall = max(0, min(MOST_HAND, down - len(lines) - 2 - TOLD))
    lines.append(_title(title, count, across))
    lines += hand(_hand(plan, laying), across, tall, laying.card)
    told = plan.hand[laying.card].card.sentence if laying.card >= 0 else wakes if not laying.placed else ""
    lines += [(Span(f" {text}", "note"),) for text in wrap_in(told, across - 2, TOLD)] if told else []
    lines += [()] * max(0, down - 1 - len(lines))
    return [*lines[: down - 1], _button(plan, laying, across)]


def _road(table: CardTable, across: int, down: int) -> list[Line]:
    """The whole race on a ruler; the road itself where cards leave it room."""
    if across < ROOMY[0] or down < ROOMY[1]:
        return list(ruler(table.road, across))
    return road_lines(table, (across, down), "", ())


def _row(plan: Plan, laying: Laying, at: int) -> CardRow:
    """A row with the places that its cards will take."""
    row = plan.rows[at]
    free = [_place(plan, laying, n) for n, place in enumerate(plan.places) if place.row == at]
    return replace(row, cards=(*row.cards, *free))


def _place(plan: Plan, laying: Laying, n: int) -> Laid:
    place = f"{PLACE}{n}"
    if n in laying.placed:
        return replace(plan.hand[laying.placed[n]], by=None, key=str(n + 1), place=place)
    note = plan.free if n == laying.next_place(plan) else ""
    return Laid(BLANK, "free", None, str(n + 1), note, place)


def _lit(plan: Plan, laying: Laying, row: CardRow, at: int, waits: int) -> int:
    """The place that asks for a card, or the one that the cursor is on."""
    wanted = laying.place if laying.place >= 0 else waits
    if wanted < 0 or plan.places[wanted].row != at:
        return -1
    return next(k for k, card in enumerate(row.cards) if card.place == f"{PLACE}{wanted}")


def _hand(plan: Plan, laying: Laying) -> list[Laid]:
    """The hand; a card that has its place is an outline with the badge of that row, and nothing else moves."""
    rows = {card: plan.rows[plan.places[n].row].plate.badge for n, card in laying.placed.items()}
    return [
        replace(one, state="placed", by=rows[at], key="") if at in rows else one for at, one in enumerate(plan.hand)
    ]


def _title(title: str, count: str, across: int) -> Line:
    right = f" {count} ─" if count else ""
    left = f"─ {title} " if title else "─"
    return Span(left, "title"), Span("─" * max(0, across - width(left) - width(right)), "frame"), Span(right, "dim")


def _button(plan: Plan, laying: Laying, across: int) -> Line:
    is_full = laying.next_place(plan) < 0
    state = NOW if laying.is_ready and is_full else OPEN if is_full else CLOSED
    shown = button(plan.button, state, BUTTON)
    room = across - sum(span.width for span in shown) - 4
    return (Span(" "), *shown, Span(f"  {fill(plan.warning, room)}", "dim"))
