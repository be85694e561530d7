"""Going on with a saved game: following its records, and copies when they do not fit any more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dragonroads.engine.dumped import check_dump
from dragonroads.engine.following import Diverged
from dragonroads.engine.game import Game, Options
from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import (
    Damaged,
    Saved,
    Stuck,
    about,
    complaint,
    last_standing,
    load_bytes,
    parse,
    read,
)
from dragonroads.engine.table import S
from dragonroads.errors import DragonroadsError, SaveError


class Changes(Texts):
    """Where a game goes on otherwise than it did."""

    family, kind = "save", "changed"
    line = text("", "rules", n=int, why=Line, then=int, now=int)


class Changed(Stuck):
    """The rules or the content are not those the game was played with, and a line shows it."""


def go_on(path: str | Path, game: Game[S]) -> tuple[Match[S], SaveFile, str]:
    """Open a game to play on: the match writes to the file, and a notice when its last line was torn."""
    file, saved = SaveFile.open(path)
    try:
        match = load_match(saved, game)
        match.attach(file.append)
    except BaseException:
        file.close()
        raise
    return match, file, saved.notice


def load_match(source: str | Path | Saved, game: Game[S]) -> Match[S]:
    """The match a save file describes, with no journal; Changed, naming the line, when the game plays otherwise now."""
    saved = source if isinstance(source, Saved) else read(source)
    match = _begin(saved, game)
    try:
        match.follow(saved.records)
        game.check(match.state)
    except Diverged as fault:
        raise _changed(saved, fault, game.rules_version) from fault
    except Exception as fault:  # a forged start may break the bookkeeping in any way
        raise SaveError(complaint(saved.path, f"its position is broken ({fault})")) from fault
    return match


def _begin(saved: Saved, game: Game[S]) -> Match[S]:
    if saved.header.game != game.id:
        raise SaveError(complaint(saved.path, f"this is a game of '{saved.header.game}', not of '{game.id}'"))
    try:
        is_todays = (saved.header.rules, saved.header.content) == (game.rules_version, game.content_hash)
        if is_todays:  # other rules and other content may have had other options
            game.settle(saved.header.options, len(saved.header.seats))
        if saved.header.start is not None:
            check_dump(game.state_class, saved.header.start)
        return Match(game, saved.header)
    except DragonroadsError as fault:
        raise SaveError(complaint(saved.path, f"the game cannot be begun as line 1 says ({fault})")) from fault
    except Exception as fault:  # whatever a strange header makes the rules do
        what = f"the game cannot be begun as line 1 says ({type(fault).__name__}: {fault})"
        raise SaveError(complaint(saved.path, what)) from fault


def _changed(saved: Saved, fault: Diverged, rules: int) -> Changed:
    line, then = fault.at + 2, saved.header.rules
    why = Changes.line("rules" if then != rules else "", n=line, why=fault.args[0], then=then, now=rules)
    snapshot = last_standing([*enumerate(saved.records)][fault.at :])
    return Changed(about(saved.path, why), line, saved.until(line), snapshot)


def copy_until(path: str | Path, new_path: str | Path, line: int) -> None:
    """Write a new save with the lines before this one, exactly as they are; the old one stays."""
    path = Path(path)
    data = load_bytes(path)
    try:
        saved = parse(path, data)
    except Damaged as damaged:
        saved = damaged.saved
    if not 2 <= line <= len(saved.ends) + 1:
        raise SaveError(complaint(path, f"there are no {line - 1} whole lines to copy"))
    SaveFile.create_with(new_path, data[: saved.ends[line - 2]]).close()


def copy_from_snapshot(stuck: Stuck, new_path: str | Path, game: Game[S], options: Options | None = None) -> None:
    """Write a new save that starts from the position after the line where the old one is stuck, under today's rules."""
    if stuck.snapshot is None:
        raise SaveError(complaint(stuck.saved.path, f"no position was written down after line {stuck.line}"))
    start, rules, content = stuck.snapshot.state, game.rules_version, game.content_hash
    old = stuck.saved.header
    header = replace(
        old, start=start, rules=rules, content=content, options=old.options if options is None else options
    )
    score = tuple(record for record in stuck.saved.records if isinstance(record, Rematch))
    load_match(Saved(stuck.saved.path, header, score, ()), game)  # what these rules cannot play from is not written
    SaveFile.create(new_path, header, score).close()
