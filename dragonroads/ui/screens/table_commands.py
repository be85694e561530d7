"""What can be done at a table and has no key of its own; the palette lists it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from textual.app import SystemCommand

from dragonroads.engine.table import Seat
from dragonroads.seats.players import KINDS, Who
from dragonroads.ui.running_score import told_about
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from dragonroads.ui.director import Director
    from dragonroads.ui.screens.table import TableScreen


def table_commands(page: TableScreen) -> Iterable[SystemCommand]:
    """About the table, settings, seats for the computer and back, taking back by agreement, an end for good."""
    director, say = page.director, page.box.say
    yield SystemCommand(say("ui.table.about"), say("ui.table.about.told"), lambda: _about_table(page))
    yield SystemCommand(say("ui.home.settings"), say("ui.table.settings.told"), lambda: _settings(page))
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
        yield SystemCommand(title, say("ui.hand.told"), _handing(page, director, seat, kind))


def _handing(page: TableScreen, director: Director, seat: Seat, kind: Who) -> Callable[[], None]:
    if kind.is_person and page.session.match.header.seats[seat].is_person:
        return lambda: director.hand(seat, str(kind))  # who sat there before comes in by the own letter and code
    if kind.is_person:
        return lambda: _agree_and_hand(page, director, seat, str(kind))
    return lambda: _ask_and_hand(page, director, seat, str(kind))


def _ask_and_hand(page: BoxScreen, director: Director, seat: Seat, who: str) -> None:
    sure = page.box.say("ui.hand.sure", who=director.session.who(seat))
    page.box.push_screen(ConfirmScreen(sure, lambda: director.hand(seat, who)))


def _agree_and_hand(page: TableScreen, director: Director, seat: Seat, who: str) -> None:
    """A computer's seat hides something from everybody: all who ever played here agree that a person sees it."""
    session, sure = page.session, page.box.say("ui.hand.take", who=page.session.who(seat))
    people = sorted(session.match.ever_people)
    if len(people) < 2:
        page.box.push_screen(ConfirmScreen(sure, lambda: director.hand(seat, who)))
        return
    director.done()  # what one seat alone may see is covered before the others come to the keyboard
    page.box.push_screen(AgreeScreen(session, sure, people, lambda: director.hand(seat, who)))


def hand_to_computer(page: BoxScreen, director: Director, seat: Seat) -> None:
    """After one question, let the computer play a seat whose person has gone."""
    _ask_and_hand(page, director, seat, str(next(kind for kind in KINDS if not kind.is_person)))


def _stop(page: TableScreen, director: Director) -> None:
    """One question for a person alone; several have to agree, each with the own letter."""
    session, sure = page.session, page.box.say("ui.stop.sure")
    people = session.keyboard.people
    if len(people) < 2:
        page.box.push_screen(ConfirmScreen(sure, director.stop))
        return
    director.done()  # what one seat alone may see is covered before the others come to the keyboard
    page.box.push_screen(AgreeScreen(session, sure, people, director.stop))


def _about_table(page: TableScreen) -> None:
    """Where the table is kept, the promise of its deal, and the score of those who have played before."""
    session, say = page.session, page.box.say
    lines = [say("ui.table.promise", promise=session.match.header.promise, name=session.name)]
    lines += [say("cli.saved_as", path=session.path)] if session.path else []
    lines += told_about(session)
    page.box.push_screen(AboutScreen(say("ui.table.about"), lines))


def _settings(page: TableScreen) -> None:
    page.box.push_screen(SettingsScreen())


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
