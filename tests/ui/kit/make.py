"""Writes the texts of the kit's sheets anew: `python -m tests.ui.kit.make`."""

from __future__ import annotations

import sys
from pathlib import Path

from dragonroads.ui.glyphs import LEVELS
from dragonroads.workshop.pictures.kit_sheets import SHEETS, WIDTHS, sheet
from dragonroads.workshop.pictures.sheets import text_at

TEXTS = Path(__file__).parent / "texts"


def file_of(name: str, width: int, level: str) -> Path:
    """Where the text of a sheet is kept."""
    return TEXTS / name / f"{width}-{level}.txt"


def expected() -> dict[Path, str]:
    """Every text there should be, as the kit draws it now."""
    return {
        file_of(name, width, level): text_at(sheet(name, width), level)
        for name in SHEETS
        for width in WIDTHS
        for level in LEVELS
    }


def main() -> int:
    """Write what has changed and remove what no sheet needs."""
    texts = expected()
    for path in set(TEXTS.rglob("*.txt")) - texts.keys():
        path.unlink()
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], "utf-8")
    sys.stdout.write(f"{len(changed)} texts written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
