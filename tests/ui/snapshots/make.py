"""Writes the texts of all screens anew: `python -m tests.ui.snapshots.make [SCENE ...]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from dragonroads.workshop.pictures.catalogue import SCENES
from tests.ui.snapshots.taking import expected_files, file_of, present_files, shots_of


def write_scene(name: str) -> int:
    """Write the texts of a scene; how many have changed."""
    changed = 0
    for shot in shots_of(name):
        path = file_of(SCENES[name], shot.look)
        if not path.exists() or path.read_text("utf-8") != shot.text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(shot.text, "utf-8")
            changed += 1
    return changed


def remove_unused() -> int:
    """Remove what no scene needs; how many files that were."""
    unused = present_files() - expected_files()
    for path in unused:
        path.unlink()
        if not any(path.parent.iterdir()):
            path.parent.rmdir()
    return len(unused)


def main(names: Sequence[str]) -> int:
    """Write the scenes of these names, or all; the exit code."""
    changed = 0
    for name in names or SCENES:
        if name not in SCENES:
            sys.stderr.write(f"no scene called {name}\n")
            return 2
        changed += write_scene(name)
    sys.stdout.write(f"{changed} texts written, {remove_unused()} removed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
