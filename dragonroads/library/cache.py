"""The compiled cache: packs that were read before, kept as JSON so that a cache file can never run code."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

from dragonroads.library.archive import bundle, from_own_bundle
from dragonroads.library.pack import Pack


def recall(folder: Path, name: str, key: str) -> Pack | None:
    """Returns the pack kept under a key; None when it is missing, out of date, damaged or not ours."""
    try:
        head, _, body = (folder / f"{name}.json").read_bytes().partition(b"\n")
        return from_own_bundle(body.decode()) if head == _head(key, body) else None
    except (OSError, ValueError):
        return None


def keep(folder: Path, key: str, pack: Pack) -> None:
    """Stores a pack in one step; a folder that cannot be written only costs the time to read the pack again."""
    body = bundle(pack).encode()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        _replace(folder / f"{pack.id}.json", _head(key, body) + b"\n" + body)


def _head(key: str, body: bytes) -> bytes:
    return f"{key} {hashlib.sha256(body).hexdigest()}".encode()


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)
    try:
        with open(handle, "wb") as file:
            file.write(content)
        os.replace(name, target)
    except OSError:
        os.unlink(name)
        raise
