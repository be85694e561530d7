"""Tables put in front of people: a new one, a saved one, or one that can only be looked at."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import go_on
from dragonroads.games.loaded import LoadedGame
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.opening import look
from dragonroads.saves.setting import Setting
from dragonroads.seats.codes import code_hash
from dragonroads.seats.players import check_players
from dragonroads.ui.box import Box
from dragonroads.ui.running_score import score_after, told_at_start
from dragonroads.ui.session import Session

if TYPE_CHECKING:
    from dragonroads.ui.app import BoxApp


def new_session(box: Box, loaded: LoadedGame, seats: tuple[SeatSpec, ...], setting: Setting, wishes: Wishes) -> Session:
    """A new table; SaveError when it cannot be written."""
    match, file = begin(loaded, seats, setting, wishes)
    return Session(match, loaded, box.words_for(loaded), file)


def guarded(seats: Sequence[SeatSpec], codes: Sequence[str], wishes: Wishes) -> tuple[tuple[SeatSpec, ...], Wishes]:
    """Seats with the hashes of their codes (none for an empty one), and wishes with the salt they were made with."""
    salt = wishes.salt or secrets.token_hex(8)
    hashes = [code_hash(digits, salt, at) if digits else "" for at, digits in enumerate(codes)]
    return tuple(replace(seat, code=code) for seat, code in zip(seats, hashes)), replace(wishes, salt=salt)


def rematch_session(box: Box, session: Session) -> Session:
    """The same people at a new table with the same options, agreements and codes, another deal, and their score."""
    header = session.match.header
    setting = Setting("", dict(header.options), ())
    # Codes are hashed with the salt; the seed is drawn anew, so the promise is another one all the same.
    salt = header.salt if any(seat.code for seat in header.seats) else ""
    wishes = Wishes(header.agreements, header.name, salt=salt, rematch=score_after(session))
    return new_session(box, session.loaded, header.seats, setting, wishes)


def watched_session(box: Box, path: Path) -> Session:
    """A saved table to look at, as far as it can be followed; its file is not touched."""
    opened = look(path, box.contents)
    return Session(opened.match, opened.loaded, box.words_for(opened.loaded))


def begin_at(app: BoxApp, session: Session) -> None:
    """Sit down at a new table; a running score and the promise of the deal are said before anybody has seen a card."""
    app.play(session)
    promise = app.say("ui.table.promised", promise=session.match.header.promise)
    app.tell(" ".join(filter(None, (app.content.not_whole(session.loaded), told_at_start(session), promise))))


def sit_down(app: BoxApp, path: Path) -> None:
    """Go on with a saved table; what has to be said about it is said on its first page.

    One that cannot go on, or is open elsewhere, raises a DragonroadsError.
    """
    session, notices = _opened(app.content, path)
    app.play(session)
    app.tell(" ".join(filter(None, (app.content.not_whole(session.loaded), *notices))))


def _opened(box: Box, path: Path) -> tuple[Session, list[str]]:
    header = read(path).header
    found = box.contents.of(header)
    if header.start is not None:  # what these rules have not led to is looked at as a whole before anybody sits down
        look(path, box.contents)
    words = box.words_for(found.loaded)
    match, file, torn = go_on(path, found.loaded.game)
    try:
        check_players((match.who(seat) for seat in range(len(match.header.seats))), words)
    except BaseException:
        file.close()
        raise
    changed = words.say("cli.archived") if found.archived else ""
    session = Session(match, found.loaded, words, file)
    session.telling.resume()
    return session, [text for text in (torn, changed) if text]
