"""Where things live on this machine: the only file that knows."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "DRAGONROADS_HOME"
"""When set, everything of the player lives under this folder."""


def built_in_content() -> Path:
    """The content shipped with the package, or the one beside it in a checkout."""
    inside = Path(__file__).parent / "content"
    return inside if inside.is_dir() else Path(__file__).parent.parent / "content"


def _home(kind: str) -> Path:
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen) / kind
    dirs = platformdirs.PlatformDirs("dragonroads", appauthor=False)
    elsewhere = {"cache": dirs.user_cache_path, "config": dirs.user_config_path}
    return elsewhere.get(kind, dirs.user_data_path / kind)


def content_roots() -> list[Path]:
    """Where games are found: ours, then the player's own, which may replace ours file by file."""
    return [built_in_content(), _home("content")]


def saves_folder() -> Path:
    """Where tables are kept."""
    return _home("saves")


def archive_folder() -> Path:
    """Where the content that saved tables were played with is kept."""
    return _home("saves") / "content"


def cache_folder() -> Path:
    """Where compiled content is kept; it can be deleted at any time."""
    return _home("cache")


def settings_file() -> Path:
    """Where the player's settings are kept."""
    return _home("config") / "settings.json"


def failures_folder() -> Path:
    """Where simulations leave games that broke a rule."""
    return _home("failures")
