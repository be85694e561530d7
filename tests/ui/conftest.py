"""What holds for every test that draws: its tones are known, and each ink lies on a ground where it can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dragonroads.ui.themes import ALL
from tests.ui.written import fault

_seen: set[str] = set()


@pytest.fixture(autouse=True)
def tones_on_the_list() -> Iterator[None]:
    """Whatever was painted since the last test was in tones of the closed list."""
    yield
    new = {tone for look in ALL for tone in look.known} - _seen
    _seen.update(new)
    if faults := sorted(filter(None, map(fault, new))):
        pytest.fail("\n".join(faults))
