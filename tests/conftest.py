"""What holds for every test: the environment it finds is the one it leaves."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

LONG = tuple(Path(__file__).parent / room for room in ("terminal", "ui/played", "ui/screens", "crash"))
"""Where a single test may take seconds."""

gc.set_threshold(100_000)
"""Thousands of tests and all content stay in memory; to look for garbage among them took a quarter of all the time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: at the end of the list, one core would wait for the other."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(room) for room in LONG))


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end."""
    gc.freeze()


@pytest.fixture(autouse=True)
def unchanged_environment() -> Iterator[None]:
    """Commands that prepare the environment for a full screen do so for the running test alone."""
    before = dict(os.environ)
    yield
    for name in os.environ.keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)
