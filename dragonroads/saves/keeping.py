"""Tables people keep: a table gets another name or file, or goes for good; the content beside it belongs to all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from dragonroads.engine.savefile import SaveFile, held, sync_folder
from dragonroads.engine.savefile_reading import complaint, reason
from dragonroads.errors import SaveError
from dragonroads.library.problems import quoted
from dragonroads.saves.beginning import free_path, plain_stem
from dragonroads.saves.finding import SUFFIX


def rename_table(path: Path, wanted: str) -> Path:
    """Give a table another name, washed like that of a new one; SaveError when it is empty, taken or open elsewhere."""
    stem = plain_stem(wanted)
    if not stem:
        raise SaveError(complaint(path, f"{quoted(wanted)} holds no letter from a to z and no digit for a name"))
    target = path.with_name(f"{stem}{path.suffix}")
    with held(path):
        if target != path:
            _move(path, target)
    return target


def go_on_in_new_file(file: SaveFile) -> Path:
    """Write a game whose file was taken away into a new one of the same name, numbered when that is taken."""
    while True:
        path = free_path(file.path.stem)
        try:
            file.go_on_in(path)
        except SaveError:
            if not path.exists():  # otherwise somebody else took the name just now
                raise
        else:
            return path


def delete_table(path: Path) -> None:
    """Throw a table away for good; SaveError when it is open elsewhere or the folder does not allow it."""
    if path.suffix != SUFFIX:
        raise SaveError(complaint(path, f"only files that end in {SUFFIX} are deleted"))
    with held(path):
        try:
            path.unlink()
        except OSError as fault:
            raise SaveError(complaint(path, f"cannot be deleted ({reason(fault)})")) from None
        _make_it_last(path.parent)


def _move(path: Path, target: Path) -> None:
    """The new name is taken first, so that no table that appears in the meantime is ever overwritten."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise SaveError(complaint(target, "there is a table of this name already")) from None
    except OSError as fault:
        raise SaveError(complaint(path, f"cannot be renamed ({reason(fault)})")) from None
    try:
        path.replace(target)
    except OSError as fault:
        with suppress(OSError):
            target.unlink()
        raise SaveError(complaint(path, f"cannot be renamed ({reason(fault)})")) from None
    _make_it_last(path.parent)


def _make_it_last(folder: Path) -> None:
    """What is done is done: a disk that cannot promise it yet is no reason to complain."""
    with suppress(OSError):
        sync_folder(folder)
