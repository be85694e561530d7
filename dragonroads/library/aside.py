"""Files of a content folder that no game reads: what its authors and translators keep beside the texts."""

from __future__ import annotations

import re

FITS, GLOSSARY = "fits.yaml", "glossary.yaml"
_ASIDE = re.compile(r"fits\.yaml|glossary\.yaml|seen\.[a-z]{2}\.yaml")


def seen_file(lang: str) -> str:
    """The file that notes from which English the texts of a language were made."""
    return f"seen.{lang}.yaml"


def is_aside(name: str) -> bool:
    """Says whether a file is no part of a game: it is neither kept with tables nor read when one is played."""
    return _ASIDE.fullmatch(name) is not None
