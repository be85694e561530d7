"""Puts the race together from its content folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.gamekit.declared import import_all
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.content import (
    CardList,
    DragonList,
    RaceContent,
    TrackList,
    bind_cards,
    check_tracks,
    race_content,
)
from dragonroads.games.draghan.game import DraghanRace
from dragonroads.games.draghan.table.presenter import RacePresenter
from dragonroads.games.loaded import LoadedGame, common_words
from dragonroads.library.binder import Binder
from dragonroads.library.fingerprint import content_hash
from dragonroads.library.gamespec import GameSpec, read_spec
from dragonroads.library.loading import check, load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem
from dragonroads.library.rulebook import RuleBook, read_rules
from dragonroads.library.words import Catalog

import_all("dragonroads.games.draghan.effects")

SAYS_MORE = False
"""Whatever it says is declared."""


@dataclass(frozen=True, slots=True)
class _Files:
    spec: GameSpec
    rules: RuleBook
    content: RaceContent
    fingerprint: str


def assemble(pack: Pack, binder: Binder) -> _Files | None:
    """Bind every file of the folder and check what only the race can check."""
    spec = read_spec(pack, binder)
    rules = read_rules(pack, pack.uses, binder)
    listed = pack.bind("cards.yaml", CardList, binder)
    tracks = pack.bind("tracks.yaml", TrackList, binder)
    dragons = pack.bind("dragons.yaml", DragonList, binder)
    cards = bind_cards(binder, listed) if listed else ()
    if tracks:
        check_tracks(binder, tracks)
    if spec and dragons and len(dragons.dragons) < (most := spec.seats.most):
        found = f"expected at least {most}, one for each seat, found {len(dragons.dragons)}"
        binder.complain(binder.node_of(dragons, "dragons"), "dragons", found)
    if not (spec and rules and listed and cards and tracks and dragons) or len(binder.problems):
        return None
    return _Files(spec, rules, race_content(cards, tracks, dragons), content_hash(listed, tracks, dragons))


def open_game(pack: Pack) -> LoadedGame:
    """The race, ready to be played."""
    files = load(pack, assemble)
    content = files.content
    game = DraghanRace(files.spec, files.fingerprint, content)

    def present(catalog: Catalog, names: Sequence[str]) -> RacePresenter:
        return RacePresenter(Speaker(catalog, names, files.rules), content)

    english = common_words(files.spec, files.rules) | _words_of(content)
    return LoadedGame(files.spec, game, files.rules, pack, english, present, game.advise)


def check_game(pack: Pack) -> tuple[Problem, ...]:
    """Everything that is wrong with the content folder."""
    return check(pack, assemble)


def _words_of(content: RaceContent) -> dict[str, str]:
    found: dict[str, str] = {}
    for face in dict.fromkeys(card.face.id for card in content.cards):
        card = next(card.face for card in content.cards if card.face.id == face)
        words = {"name": card.name, "tag": card.tag, "text": card.text, "short": card.short, "gist": card.gist}
        found |= {f"card.{face}.{field}": said for field, said in words.items()}
    for dragon in content.dragons:
        found |= {f"dragon.{dragon.id}.name": dragon.name, f"dragon.{dragon.id}.short": dragon.short}
    forest = content.tracks.forest
    found |= {f"track.{forest.id}.name": forest.name}
    return found | {f"track.{track.id}.name": track.name for track in content.tracks.mountains}
