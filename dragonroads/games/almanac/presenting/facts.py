"""What a view tells about the page and the caravans, read off its fields; nothing here is worked out from rules."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.almanac.cards import LETTERS, EncounterCard
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.counting import capacity, cargo
from dragonroads.games.almanac.fights import LOSING_FACE
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import ENCOUNTER, NOBODY_THERE, Journey
from dragonroads.games.almanac.pages import Action, Page
from dragonroads.games.almanac.placements.follow_leader import LEADER, LEFT

AT_A_PAGE = ("arrive", "arrival", "market", "lay_out", "turn", "finish_page")
"""Phases in which the page is of use."""
AT_AN_ENCOUNTER = ("encounter", "meet")
"""Phases in which everybody looks at the encounter and not at the page."""


# --- caravans -------------------------------------------------------------------------------------------------------


def crates(view: Journey, seat: Seat) -> tuple[int, int]:
    """How many crates are filled, and how many there are."""
    one = view.players[seat]
    return cargo(one), capacity(one)


def is_open_to(view: Journey, seat: Seat) -> bool:
    """Whether this viewer may look behind the seat's screen."""
    return not is_hidden(view.players[seat].gold)


def visible(zone: Sequence[Card]) -> list[Card]:
    """The cards of a zone whose faces may be looked at."""
    return [card for card in zone if not is_hidden(card)]


def active_seat(view: Journey) -> Seat | None:
    """Whose turn it is, where the table itself tells."""
    if view.over:
        return None
    if view.phase == "turn":
        facts, seats = view.facts, view.seats
        if LEFT in facts:  # there every lap begins with somebody else
            return int((facts[LEADER] - 1 - facts[LEFT]) % seats)
        return int((view.turn - 1) % seats)
    if view.phase == "close" and view.queue:
        return int(view.queue[0])
    return int(view.guide) if view.phase == "road" else None


# --- the page -------------------------------------------------------------------------------------------------------


def location(view: Journey) -> Location:
    """The open page as its file describes it."""
    return page(view).location


def page(view: Journey) -> Page:
    """The open page as it is laid out at this table."""
    laid: Page = view.page
    return laid


def actions(view: Journey) -> list[Action | None]:
    """What each space does; nothing for those that lie in fog."""
    laid = page(view)
    shown: list[Action | None] = list(laid.actions)
    for at, space in enumerate(laid.covered):
        lies_open = at < len(view.fog) and view.lifted[at]
        shown[space] = laid.pool[view.fog[at]] if lies_open else None
    return shown


def standing(view: Journey, space: int) -> list[Seat]:
    """Who stands on a space, the lower one first."""
    if space >= len(view.standing):  # the page is not laid out yet
        return []
    return [seat for seat in (view.standing[space], view.above[space]) if seat != NOBODY_THERE]


def coins(view: Journey, space: int) -> int:
    """The gold that lies on a space."""
    return int(view.coins[space]) if space < len(view.coins) else 0


def lying(view: Journey, space: int) -> list[str]:
    """The tokens that lie on a space."""
    return [token for token, places in view.lying.items() for place in places if place == space]


def bonus(view: Journey, space: int) -> str:
    """The token that still comes with a space besides its action."""
    token = page(view).bonus.get(space, "")
    return token if token in lying(view, space) else ""


# --- encounters -----------------------------------------------------------------------------------------------------


def encounter(view: Journey) -> EncounterCard | None:
    """The encounter that lies open."""
    found: EncounterCard | None = view.content.encounters[view.encounter[0]] if view.encounter else None
    return found


def letters_ahead(view: Journey) -> str:
    """The letters of the encounters to come, the next one first."""
    known = view.backs(ENCOUNTER)
    backs = [one.back if is_hidden(one) else known[one] for one in view.encounter_deck]
    return " ".join(LETTERS[back] for back in reversed(backs) if back is not None)


def edge_of_guide(view: Journey, seat: Seat, card: EncounterCard) -> tuple[int, int]:
    """Strength and re-rolls that the banner lends to this seat."""
    leads = seat == view.guide
    return (card.banner.strength, card.banner.rerolls) if leads else (0, 0)


def chance(content: AlmanacContent, own: int, needed: int, rolls: int = 1) -> tuple[int, int]:
    """How many of how many equally likely results win with so many rolls."""
    die = content.supplies.fight_die
    losing = sum(face == LOSING_FACE or own + face < needed for face in die)
    every = len(die) ** rolls
    return every - losing**rolls, every
