"""Reasons that several rules share: why a page keeps a space from somebody."""

from __future__ import annotations

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.nouns import Area, Gold


class PageReason(Reason):
    """Why a placement rule closes a space: the page names the rule of the book that says so."""

    rule: str


class TooDear(PageReason):
    """The placement rule asks for more gold than there is."""

    gold: Gold


class NotNow(Reason):
    pass


NOT_NOW = NotNow()


class AreaUsed(PageReason):
    area: Area
