"""Damaged content either loads or says in one line where it is broken; nothing else ever happens."""

from __future__ import annotations

import re

import pytest

from .mutations import mutated
from .sample import GOOD, complaints

LINE = re.compile(r"content/lantern\.yaml:[1-9][0-9]*:[1-9][0-9]*: [^\x00-\x1f\x7f-\x9f\u2028\u2029]{1,400}")
BATCHES = 8
KINDS = sorted(GOOD)


def judge(seed: int) -> bool:
    """Damages one good file and checks what is printed; says whether it still loads."""
    kind = KINDS[seed % len(KINDS)]
    lines = complaints(kind, mutated(GOOD[kind].encode(), seed), "content/lantern.yaml")
    assert all(LINE.fullmatch(line) for line in lines), (kind, seed, lines)
    return not lines


@pytest.mark.parametrize("batch", range(BATCHES))
def test_two_thousand_damaged_files_load_or_print_one_line_each(batch: int) -> None:
    loaded = [judge(seed) for seed in range(batch, 2_000, BATCHES)]
    assert any(loaded)
    assert not all(loaded)


@pytest.mark.release
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_hundred_thousand_damaged_files_load_or_print_one_line_each(batch: int) -> None:
    for seed in range(2_000 + batch, 102_000, BATCHES):
        judge(seed)
