"""The race in words."""

from __future__ import annotations

from typing import Any


class RacePresenter:
    def __init__(self, catalog: Any, content: Any, names: Any) -> None: ...
    def __getattr__(self, name: str) -> Any: ...
