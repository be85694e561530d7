"""How a tone is written: an ink on a ground, `plain@paper`; without a ground it lies on the table.

| written            | is                                                                                        |
|--------------------|-------------------------------------------------------------------------------------------|
| `dim`              | the ink `dim` on the ground `table`                                                       |
| `title@paper`      | the ink `title` on the ground `paper`; `palettes` has the names of both                   |
| `badge:red@paper`  | the badge of the red seat where it lies on paper, seen on every ground; nobody's: `badge:dim` |
| `badge@cursor`     | words on `cursor`, `cursor_paper` and `secret`                                            |
| `gold+bold`        | heavier than the ink is by itself (seats, `strong`, `title`, `key`, `target` are bold)    |
| `title+thin`       | lighter                                                                                   |
| `red@panel+cursor` | the same under the cursor: its ground is lit, seats keep their colour (`marking` writes it) |
| `plain+legal`      | where the asked seat may go (so does this)                                                |

Grounds are what things lie on, inks what is said on them; `frame`, `shade` and what else is drawn lie on any ground and
are never words. Boards still say `red+piece` for a badge, and `bar`, `bar_key`, `panel_title`, `drape`, `secret`.

A tone that nobody knows is plain at the table. Tests refuse it, and any pair of ink and ground that is not in
`tests/ui/written.py`: add it there, and `tests/ui/test_contrast.py` says whether it can be read in every look.
"""

from __future__ import annotations

from typing import NamedTuple

from dragonroads.ui.palettes import GROUNDS, INKS, PAPERS

TABLE = "table"
_OLD = {
    "bar": "plain@bar",
    "bar_key": "key@bar",
    "panel_title": "title",
    "drape": "fold@drape",
    "secret": "badge@secret",
}
_HEAVY = {"cursor", "legal", "piece", "bold"}
_OVER = {*_HEAVY, "thin"}
_BADGE = "badge"


class Tone(NamedTuple):
    """An ink or a badge on a ground, and whether it was asked to be heavier or lighter than it is."""

    ink: str
    ground: str = TABLE
    is_badge: bool = False
    bold: bool | None = None


PLAIN = Tone("plain")


def read(written: str) -> Tone | None:
    """What a tone means; nothing if there is no such ink, ground or way to write it."""
    front, ground, over = apart(written)
    kind, _, ink = front.rpartition(":")
    if ink not in INKS or ground not in GROUNDS or kind not in ("", _BADGE) or not _OVER.issuperset(over):
        return None
    badge = kind == _BADGE or "piece" in over
    bold = True if _HEAVY.intersection(over) else False if over else None
    if "cursor" in over:
        return Tone(_BADGE if ink == "plain" else ink, _lit(ground), badge, bold)
    return Tone(ink, ground, badge, bold)


def apart(written: str) -> tuple[str, str, list[str]]:
    """What a tone is written with: ink or badge, ground, and what is laid over them."""
    what, *over = written.split("+")
    front, _, ground = _OLD.get(what, what).partition("@")
    return front, ground or TABLE, over


def on(ink: str, ground: str) -> str:
    """An ink on a ground, as it is written."""
    return ink if ground == TABLE else f"{ink}@{ground}"


def is_badge(written: str) -> bool:
    """Whether a tone is a badge, whose colours mean somebody."""
    return written.startswith(f"{_BADGE}:") or "+piece" in written


def _lit(ground: str) -> str:
    """What a ground becomes under the cursor."""
    return "cursor_paper" if ground in PAPERS else "cursor"
