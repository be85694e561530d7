"""What holds for every test: the environment it finds is the one it leaves."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def unchanged_environment() -> Iterator[None]:
    """Commands that prepare the environment for a full screen do so for the running test alone."""
    before = dict(os.environ)
    yield
    for name in os.environ.keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)
