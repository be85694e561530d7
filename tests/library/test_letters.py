from __future__ import annotations

import pytest

from dragonroads.library.letters import cells, first_refused, refused


@pytest.mark.parametrize(
    "text", ["plain", "two\nlines", "¡Año, über, français, œuvre!", "─│┌┐ ═║ █░▒ ←↑→↓ ▲▼■♦", "“…” – €"]
)
def test_letters_and_signs_of_one_cell_may_stand(text: str) -> None:
    assert first_refused(text) is None


@pytest.mark.parametrize(
    ("letter", "reason"),
    [
        ("\x1b", "a control character"),
        ("\x9b", "a control character"),
        ("\u200d", "an invisible formatting character"),
        ("\u202e", "an invisible formatting character"),
        ("\ufe0f", "a combining mark"),
        ("\u20e3", "a combining mark"),
        ("\u0301", "a combining mark"),
        ("\ud800", "half a character"),
        ("\ue000", "a private character"),
        ("\uffff", "no character"),
        ("\u2028", "a line separator"),
        ("\U0001f3fd", "an emoji modifier"),
        ("\U0001f1ea", "a regional indicator"),
        ("\u212b", "not in composed form (NFC)"),
        ("\u6f22", "two cells wide"),
    ],
)
def test_a_character_that_moves_or_hides_is_named_with_its_index(letter: str, reason: str) -> None:
    assert first_refused(f"ab{letter}c") == (2, f"U+{ord(letter):04X} is {reason}")


def test_names_may_hold_wide_characters_but_content_may_not() -> None:
    assert refused("龍") is None
    assert cells("龍") == 2
    assert cells("é") == 1
    assert first_refused("龍") is not None
