"""The save file of a game in progress: lines are only ever added, and each is on disk before it counts."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from dragonroads.engine.game import Header
from dragonroads.engine.journal import Record, header_to_json, to_json
from dragonroads.engine.savefile_reading import Saved, as_line, check_plain, complaint, load_bytes, parse, reason
from dragonroads.errors import SaveError

if sys.platform != "win32":
    import fcntl

_CLOSED = -1


class Lost(SaveError):
    """The file of a game was taken away or changed while it was open: what is written there now helps nobody."""


class SaveFile:
    """An open save file that belongs to this process alone; its `append` is the journal of a match."""

    def __init__(self, path: Path, fd: int) -> None:
        self.path = path
        self._fd = fd
        self._lines = bytearray()
        """All that was ever written: the whole game, should the file be taken away."""
        self._dirty = False

    @classmethod
    def create(cls, path: str | Path, header: Header, records: Iterable[Record] = ()) -> SaveFile:
        """Begin a new file, never in the place of another; its first lines are on disk when this returns."""
        return cls.create_with(path, b"".join(map(as_line, (header_to_json(header), *map(to_json, records)))))

    @classmethod
    def create_with(cls, path: str | Path, lines: bytes) -> SaveFile:
        """Begin a new file that starts with these lines."""
        path = Path(path)
        fd = _create(path)
        file = cls(path, fd)
        try:
            _lock(path, fd)
            file._add(lines)
            sync_folder(path.parent)
        except (OSError, SaveError) as fault:
            file.close()
            with suppress(OSError):
                path.unlink()
            raise _not_written(path, fault) from None
        return file

    @classmethod
    def open(cls, path: str | Path) -> tuple[SaveFile, Saved]:
        """Open a game to go on with it; a torn last line is cut off."""
        path = Path(path)
        check_plain(path)
        try:
            fd = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except OSError as fault:
            raise SaveError(complaint(path, f"cannot be written ({reason(fault)})")) from None
        file = cls(path, fd)
        try:
            _lock(path, fd)
            data = load_bytes(path)
            saved = parse(path, data)
            file._lines += data[: saved.ends[-1]]
            if saved.notice:
                file._cut_back()
        except OSError as fault:
            file.close()
            raise _not_written(path, fault) from None
        except SaveError:
            file.close()
            raise
        return file, saved

    def append(self, record: Record) -> None:
        """Add a line; it is on disk when this returns. SaveError when it cannot be, and the file is as before.

        Lost when the file is not the one that was written so far.
        """
        try:
            self._add(as_line(to_json(record)))
        except (OSError, ValueError) as fault:
            raise _not_written(self.path, fault) from None

    @property
    def lost(self) -> Lost | None:
        """What has become of the file since its last line was written; nothing while it is as we left it."""
        what = "" if self._fd == _CLOSED else self._harm()
        return Lost(complaint(self.path, f"the file {what} while the game was open")) if what else None

    def _harm(self) -> str:
        try:
            there = self.path.stat()
        except OSError:
            return "was removed or renamed"
        ours = os.fstat(self._fd)
        if (there.st_dev, there.st_ino) != (ours.st_dev, ours.st_ino):
            return "was replaced by another"
        size = len(self._lines)
        if ours.st_size < size or (ours.st_size > size and not self._dirty):
            return "was changed by somebody else"
        return ""

    def go_on_in(self, path: Path) -> None:
        """Write the whole game into a new file and go on there; what has become of the old one stays as it is."""
        fresh = SaveFile.create_with(path, bytes(self._lines))
        self.close()
        self.path, self._fd, self._dirty = fresh.path, fresh._fd, False

    def close(self) -> None:
        """Give the file free."""
        if self._fd != _CLOSED:
            os.close(self._fd)
            self._fd = _CLOSED

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _add(self, lines: bytes) -> None:
        """Write behind the last whole line. What an earlier fault left there goes first, or nothing is written."""
        if self._fd == _CLOSED:
            raise ValueError("the file is closed")
        if lost := self.lost:
            raise lost
        if self._dirty:
            self._cut_back()
        self._dirty = True
        try:
            _write_all(self._fd, len(self._lines), lines)
            _sync_data(self._fd)
        except OSError:
            self._try_to_cut_back()
            raise
        self._lines += lines
        self._dirty = False

    def _cut_back(self) -> None:
        os.ftruncate(self._fd, len(self._lines))
        _sync_data(self._fd)
        self._dirty = False

    def _try_to_cut_back(self) -> None:
        """A torn line is no harm, it is left out on reading; but the next one must not be added behind it."""
        try:
            self._cut_back()
        except OSError:
            self._dirty = True


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else can open this file meanwhile; SaveError when somebody has. Damaged files can be held too."""
    check_plain(path)
    if sys.platform == "win32":  # a file that is open cannot be moved there, which keeps others out as well
        yield
        return
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError as fault:
        raise SaveError(complaint(path, f"cannot be read ({reason(fault)})")) from None
    try:
        _lock(path, fd)
        yield
    finally:
        os.close(fd)


def _lock(path: Path, fd: int) -> None:
    """Keep other processes out, as far as the system and the disk know how to."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SaveError(complaint(path, "this game is open elsewhere")) from None
    except OSError:
        return


def _create(path: Path) -> int:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    except FileExistsError:
        what = "there is a file of this name already" if path.exists() else "its folder is not a folder"
        raise SaveError(complaint(path, what)) from None
    except (OSError, ValueError) as fault:
        raise _not_written(path, fault) from None


def _not_written(path: Path, fault: Exception) -> SaveError:
    if isinstance(fault, SaveError):
        return fault
    return SaveError(complaint(path, f"cannot be written ({reason(fault)})"))


def _write_all(fd: int, offset: int, data: bytes) -> None:
    os.lseek(fd, offset, os.SEEK_SET)
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def _sync_data(fd: int) -> None:
    getattr(os, "fdatasync", os.fsync)(fd)


def sync_folder(folder: Path) -> None:
    """Make the name of a new file last, where the system and the disk can do that for a folder."""
    if sys.platform == "win32":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as fault:
        if fault.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(fd)
