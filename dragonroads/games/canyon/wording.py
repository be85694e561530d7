"""The English words of the canyon, by the keys other languages use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from dragonroads.games.canyon.content import CanyonContent


class _Told(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...


def words_of(content: CanyonContent) -> dict[str, str]:
    """Everything that stands beside the numbers."""
    found = {f"hero.{hero.id}.name": hero.name for hero in content.heroes}
    found |= {f"colour.{colour.id}.name": colour.name for colour in content.supplies.colours}
    abilities = [ability for hero in content.heroes for ability in hero.abilities]
    return (
        found
        | _names_and_texts("ability", abilities)
        | _names_and_texts("building", content.buildings)
        | _names_and_texts("clan", content.clans.values())
        | _names_and_texts("dragon", content.dragons)
        | _names_and_texts("terrain", content.tiles.tiles)
        | _names_and_texts("mission", content.missions.values())
    )


def _names_and_texts(kind: str, things: Iterable[_Told]) -> dict[str, str]:
    found: dict[str, str] = {}
    for thing in things:
        found |= {f"{kind}.{thing.id}.name": thing.name, f"{kind}.{thing.id}.text": thing.text}
    return found
