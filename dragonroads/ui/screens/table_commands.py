"""What can be done at a table and has no key of its own; the palette lists it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from textual.app import SystemCommand

from dragonroads.engine.table import Seat
from dragonroads.seats.players import KINDS
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.confirm import ConfirmScreen

if TYPE_CHECKING:
    from dragonroads.ui.director import Director
    from dragonroads.ui.screens.table import TableScreen


def table_commands(page: TableScreen) -> Iterable[SystemCommand]:
    """Seats for the computer and back, taking back by agreement, an end for good."""
    director, say = page.director, page.box.say
    if page.session.match.over:
        return
    for seat in range(len(page.session.match.header.seats)):
        yield from _hands(page, director, seat)
    if page.session.match.answered:
        told = say("ui.agree.undo.told")
        yield SystemCommand(say("ui.agree.undo"), told, lambda: _undo_together(page, director))
    yield SystemCommand(say("ui.stop"), say("ui.stop.told"), lambda: _stop(page, director))


def _hands(page: TableScreen, director: Director, seat: Seat) -> Iterable[SystemCommand]:
    say, who, now = page.box.say, page.session.who(seat), page.session.match.who(seat)
    for kind in KINDS:
        if str(kind) == now:
            continue
        if kind.is_person:
            title = say("ui.hand.back", who=who)
        else:
            title = say("ui.hand.computer", who=who, level=say(f"ui.level.{kind.level}"))
        yield SystemCommand(title, say("ui.hand.told"), _handing(director, seat, str(kind)))


def _handing(director: Director, seat: Seat, who: str) -> Callable[[], None]:
    return lambda: director.hand(seat, who)


def _stop(page: TableScreen, director: Director) -> None:
    page.box.push_screen(ConfirmScreen(page.box.say("ui.stop.sure"), director.stop))


def _undo_together(page: TableScreen, director: Director) -> None:
    """Everybody else at this keyboard agrees by typing the own letter; on the public table all do."""
    session, say = page.session, page.box.say
    if session.decided():
        page.notice(say("ui.undo.sealed"))
        return
    asking = page.eyes
    director.done()  # what one seat alone may see is covered before the others come to the keyboard
    others = [seat for seat in session.keyboard.people if seat != asking]

    def take_back() -> None:
        if director.try_to(lambda: session.undo(agreed=True)):
            director.done()

    page.box.push_screen(AgreeScreen(session, say("ui.agree.undo.title"), others, take_back))
