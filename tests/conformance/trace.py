"""One game of every case as a checksum over all it asks and all it becomes; run under several hash seeds.

`python -m tests.conformance.trace` prints them.
"""

from __future__ import annotations

import sys
import zlib
from functools import cache
from random import Random

from tests.conformance.cases import CASES, Case
from tests.conformance.driving import drive


def trace(case: Case, seed: int = 3) -> int:
    """The checksum of one game."""
    match = case.match(seed)
    found = 0
    for asked in drive(match, Random(seed)):
        told = [(q.seat, q.kind, [q.key(i) for i in range(len(q.options))]) for q in asked]
        found = zlib.crc32(repr((told, match.state.digest())).encode(), found)
    return zlib.crc32(repr((match.result, match.state.digest())).encode(), found)


@cache
def traces() -> list[str]:
    """A line for every case."""
    return [f"{case} {trace(case):08x}" for case in CASES]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in traces()))
