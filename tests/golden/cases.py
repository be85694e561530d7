"""Which golden games there are: every preset and option value, and tables that need more than one option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dragonroads.library.options import Option, Setting
from tests.conformance.cases import Case, opened, preset_cases, seats_of

LINE_UPS: Mapping[str, tuple[tuple[int, str], ...]] = {
    "dragon_canyon": (
        (1, "solo+automa_1=easy"),
        (1, "full_valley+automa_1=easy+automa_2=normal+automa_3=hard+automa_4=normal"),
        (2, "full_valley+automa_1=easy+automa_2=normal+automa_3=hard"),
        (3, "full_valley+automa_1=normal+automa_2=hard+auto_dragon_seal=False"),
        (4, "full_valley+automa_1=hard+clans=choose+ancient_discard=owner"),
        (2, "tactician+length=long+max_rounds=20"),
        (3, "tactician+length=long+max_rounds=20"),
        (1, "solo+solo_missions=positive+solo_two_dice=True+automa_1=easy"),
    )
}
"""Tables that no single option makes: so many seats, and what differs from a preset."""


def golden_cases(name: str) -> list[Case]:
    """Every way to set a table of which a golden game is kept."""
    line_ups = [Case(name, *one) for one in LINE_UPS.get(name, ())]
    return [*preset_cases(name), *variant_cases(name), *line_ups]


def variant_cases(name: str) -> Iterator[Case]:
    """Every value of every option, each in a preset where it makes a difference."""
    seats = list(seats_of(name))
    at = 0
    for option in opened(name).spec.options:
        for value in _telling_values(option):
            case = _differing(name, option.id, value, seats[at % len(seats) :] + seats[: at % len(seats)])
            if case:
                at += 1
                yield case


def _telling_values(option: Option) -> tuple[Setting, ...]:
    values = option.settings()
    return (values[0], values[-1]) if option.number else values


def _differing(name: str, option: str, value: Setting, seats: list[int]) -> Case | None:
    for count in seats:
        for preset in reversed(opened(name).spec.presets):
            case = Case(name, count, f"{preset.id}+{option}={value}")
            options = case.header().options
            if options[option] == value != Case(name, count, preset.id).header().options[option]:
                return case
    return None
