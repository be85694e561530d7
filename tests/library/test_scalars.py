from __future__ import annotations

import pytest

from dragonroads.library.scalars import resolve


@pytest.mark.parametrize(("word", "value"), [("0", 0), ("7", 7), ("-12", -12), ("999999999", 999_999_999)])
def test_plain_whole_numbers_are_numbers(word: str, value: int) -> None:
    assert resolve(word) == value


def test_only_true_and_false_are_truths() -> None:
    assert resolve("true") is True
    assert resolve("false") is False


@pytest.mark.parametrize(
    "word", ["knight", "0D2", "2F3", "M01", "none", "1-2", "v1.2", "-", "=", "3 steps", "0b2", "e3", "1:x"]
)
def test_everything_else_is_text(word: str) -> None:
    assert resolve(word) == word


@pytest.mark.parametrize("word", ["yes", "No", "ON", "off", "y", "N", "True", "FALSE"])
def test_odd_truths_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="write true or false, or quote it"):
        resolve(word)


ODD_NUMBERS = "010 0x1f 0o17 0b101 1_000 12:30 1:30:00.5 1.5 1. .5 1e3 -1E-3 .inf -.INF .nan +5 -0 00 1234567890"


@pytest.mark.parametrize("word", ODD_NUMBERS.split())
def test_odd_numbers_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="write a plain whole number"):
        resolve(word)


@pytest.mark.parametrize("word", ["2024-01-01", "2024-1-1", "2024-01-01T10:00:00Z", "2024-01-01 10:00"])
def test_dates_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="a date"):
        resolve(word)


@pytest.mark.parametrize("word", ["", "~", "null", "Null", "NULL"])
def test_nothings_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="nothing stands here"):
        resolve(word)
