"""Between two pages, and what a page looks like before anybody stands on it."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.situations import Situation, content, on_page

PLAYERS = (2, 3, 4)


def sizes(page: int) -> list[int]:
    """How many spaces a page has for two, three and four players."""
    return [len(content().pages(seats)[page].spaces) for seats in PLAYERS]


def in_play(page: int, seats: int) -> str:
    """The ids of the spaces that so many players use."""
    return " ".join(space.id for space in content().pages(seats)[page].spaces)


def area_sizes(page: int, seats: int) -> dict[str, int]:
    """How many spaces each area of a page has for so many players."""
    return {letter: len(area) for letter, area in content().pages(seats)[page].areas.items()}


def lying(table: Situation, token: str) -> list[str]:
    """Where tokens of a kind lie: ids of spaces, "" for beside the board."""
    spaces = table.state.page.spaces
    return sorted("" if at == NOWHERE else spaces[at].id for at in table.state.lying.get(token, ()))


def closed_for(table: Situation, seat: Seat, reason: str) -> str:
    """The spaces that are closed to a player for this reason."""
    return " ".join(space for space, why in table.closed(seat).items() if why == reason)


def turn_of(table: Situation, seat: Seat) -> Situation:
    """It is this player's turn."""
    table.state.turn = seat
    return table


def finish(table: Situation) -> Situation:
    """All placing is over: the page pays what it pays late."""
    table.state.phase = "finish_page"
    return table.step()


def travel(table: Situation, *pages: int) -> Situation:
    """From page to page without bids and encounters, up to the Action Phase of the last one."""
    game = table.state
    for page in pages:
        finish(table).until("before_bid")
        game.encounter_discard.append(game.encounter_deck.pop())
        game.exit, game.phase = page, "clean_up"
        table.until("turn")
    return table


def counted(table: Situation, seat: int = 0) -> dict[str, int]:
    """Where the fame of a player comes from when the journey ends now; nobody does anything more."""
    table = finish(table).until("")
    return dict(zip(SOURCES, table.player(seat).tally))


def ending_with(tokens: str, *, seats: int = 3, guards: int = 0) -> dict[str, int]:
    """Where the fame comes from for a player who ends at the Courtyard Markets with these tokens."""
    return counted(on_page(16, seats=seats, tokens=[tokens], guards=[guards]))
