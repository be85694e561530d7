"""A game taken from the shelf: rules, content, rule book and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dragonroads.engine.game import Game
from dragonroads.engine.position import Policy, any_option
from dragonroads.engine.record import Reason
from dragonroads.games.presenter import Presenter
from dragonroads.library.gamespec import GameSpec
from dragonroads.library.pack import Pack
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.words import Catalog

Figures = Callable[[Any], Mapping[str, Sequence[int]]]
"""State at the end of a game -> name of a figure -> its value for each seat."""
Present = Callable[[Catalog, Sequence[str]], Presenter]
"""(words, names of the people by seat) -> presenter."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """Everything a front end needs to play one game."""

    spec: GameSpec
    game: Game[Any]
    rules: RuleBook
    pack: Pack
    english: Mapping[str, str]
    """The words that stand beside the numbers in the content files."""
    present: Present
    policy: Policy[Any] = any_option
    """How a sensible beginner answers; computer players build on it."""
    styles: Mapping[str, Policy[Any]] = field(default_factory=dict)
    """Ways to play that are measured against each other, by name; the beginner's alone when none are given."""
    figures: Figures | None = None
    """What else than the score is worth measuring at the end of a game."""

    def __post_init__(self) -> None:
        if not self.styles:
            object.__setattr__(self, "styles", {"easy": self.policy})

    def rule_of(self, reason: Reason) -> str:
        """The id of the rule that a reason rests on."""
        return reason.rule or self.rules.rule_for(reason.kind)


def common_words(spec: GameSpec, rules: RuleBook) -> dict[str, str]:
    """The English of what every game has, by the keys other languages use."""
    found = {"game.name": spec.name, "game.pitch": spec.pitch, "rules.title": rules.title, "rules.theme": rules.theme}
    if spec.short:
        found["game.short"] = spec.short
    for option in spec.options:
        found |= {f"option.{option.id}.name": option.name, f"option.{option.id}.text": option.text}
        for choice in option.choices:
            key = f"option.{option.id}.{choice.id}"
            found |= {f"{key}.name": choice.name, f"{key}.text": choice.text}
    for preset in spec.presets:
        found |= {f"preset.{preset.id}.name": preset.name, f"preset.{preset.id}.text": preset.text}
    for section in rules.sections:
        found |= {f"section.{section.name}": section.name}
        found |= {f"rule.{rule.id}": rule.text for rule in section.rules}
    return found
