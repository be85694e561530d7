from __future__ import annotations

from dragonroads.library.describe import describe, describe_verbs, records_in
from dragonroads.library.gamespec import GameSpec

from .sample import VERBS, Cards, Copy


def test_a_file_is_described_with_everything_inside_it() -> None:
    assert (
        describe(Cards)
        == """\
### Cards

The whole file.

- `cards`: a list of Card

### Card

A card with everything a card can have.

- `id`: text such as `goat-ladder` (the name of this card)
- `group`: one of `movement`, `normal`
- `name`: text
- `effect`: Effect
- `copies`: a list of Copy
- `also`: a list of Effect (optional)
- `prices`: a mapping from a whole number to a whole number (optional)
- `hidden`: true or false (optional)

### Copy

One physical card.

- `back`: Back
- `value`: a whole number (optional)
"""
    )


def test_verbs_are_described_with_their_arguments_in_order_of_name() -> None:
    assert (
        describe_verbs(VERBS)
        == """\
- `call`: Another card comes along.
  - `card`: text (the name of a card)
- `do_nothing`: Nothing happens.
- `fight`: The dragon fights.
  - `strength`: a whole number
  - `win`: a list of Effect
  - `lose`: a list of Effect (optional)
  - `style`: one of `wild`, `calm` (optional)
- `stride`: The dragon walks.
  - `value`: a whole number from 1 to 9"""
    )


def test_what_is_known_already_is_left_out() -> None:
    assert describe(Cards, {Cards, Copy}).count("### ") == 1
    assert describe(Cards, set(records_in(Cards))) == ""


def test_a_shape_used_twice_is_described_once() -> None:
    assert describe(GameSpec).count("### Number") == 1
