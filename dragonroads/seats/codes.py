"""Seat codes: four digits in front of a curtain, kept only as a salted hash."""

from __future__ import annotations

import hashlib
import hmac
import re

from dragonroads.engine.game import Header
from dragonroads.engine.table import Seat

_CODE = re.compile(r"[0-9]{4}")
# Ten thousand codes are soon tried out; each try should at least take a moment.
_ROUNDS = 50_000
_BYTES = 16


def is_code(digits: str) -> bool:
    """Whether this is a code: exactly four digits, as every keyboard has them."""
    return _CODE.fullmatch(digits) is not None


def code_hash(digits: str, salt: str, seat: Seat) -> str:
    """What is kept of a code: it opens this seat of this table and tells nothing about the same code elsewhere."""
    return hashlib.pbkdf2_hmac("sha256", digits.encode(), f"{salt}:{seat}".encode(), _ROUNDS, _BYTES).hex()


def opens(header: Header, seat: Seat, digits: str) -> bool:
    """Whether these digits open the curtain of a seat; a seat without a code is open to all."""
    code = header.seats[seat].code
    if not code:
        return True
    return is_code(digits) and hmac.compare_digest(code_hash(digits, header.salt, seat).encode(), code.encode())
