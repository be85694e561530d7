"""Puts the canyon together from its content folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.games.canyon.advising.policy import STYLES, policy
from dragonroads.games.canyon.checking import Box, check_box
from dragonroads.games.canyon.content import (
    AutomaDeck,
    BuildingList,
    CanyonContent,
    ClanList,
    DragonList,
    HeroList,
    MissionList,
    Supplies,
    TileList,
)
from dragonroads.games.canyon.figures import figures
from dragonroads.games.canyon.game import DragonCanyon
from dragonroads.games.canyon.wording import words_of
from dragonroads.games.loaded import LoadedGame, common_words
from dragonroads.games.presenter import Presenter
from dragonroads.library.binder import Binder
from dragonroads.library.fingerprint import content_hash
from dragonroads.library.gamespec import GameSpec, read_spec
from dragonroads.library.loading import check, load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem
from dragonroads.library.rulebook import RuleBook, read_rules
from dragonroads.library.words import Catalog

SAYS_MORE = True
"""Presenters still find words by names of their own: `check` looks only at the words of what is declared."""


@dataclass(frozen=True, slots=True)
class _Files:
    spec: GameSpec
    rules: RuleBook
    content: CanyonContent
    fingerprint: str


def assemble(pack: Pack, binder: Binder) -> _Files | None:
    """Bind every file of the folder and check what only the canyon can check."""
    spec = read_spec(pack, binder)
    rules = read_rules(pack, pack.uses, binder)
    supplies = pack.bind("supplies.yaml", Supplies, binder)
    tiles = pack.bind("tiles.yaml", TileList, binder)
    heroes = pack.bind("heroes.yaml", HeroList, binder)
    buildings = pack.bind("buildings.yaml", BuildingList, binder)
    clans = pack.bind("clans.yaml", ClanList, binder)
    dragons = pack.bind("dragons.yaml", DragonList, binder)
    deck = pack.bind("automa.yaml", AutomaDeck, binder)
    missions = pack.bind("missions.yaml", MissionList, binder)
    if not (spec and rules and supplies and tiles and heroes and buildings and clans and dragons and deck and missions):
        return None
    binder.names.settle()
    box = Box(spec, supplies, tiles, heroes, buildings, clans, dragons, deck, missions)
    if len(binder.problems) or not check_box(binder, box):
        return None
    read_by_rules = (supplies, tiles, heroes, buildings, clans, dragons, deck, missions)
    return _Files(spec, rules, _content(box), content_hash(*read_by_rules))


def _content(box: Box) -> CanyonContent:
    return CanyonContent(
        box.supplies,
        box.tiles,
        box.heroes.heroes,
        box.buildings.buildings,
        box.buildings.palace_scale,
        {clan.id: clan for clan in box.clans.clans},
        box.dragons.dragons,
        box.deck.automa,
        box.deck.prices,
        {mission.id: mission for mission in box.missions.missions},
        box.missions.drawn,
    )


def open_game(pack: Pack) -> LoadedGame:
    """The canyon, ready to be played."""
    files = load(pack, assemble)
    content = files.content
    return LoadedGame(
        files.spec,
        DragonCanyon(files.spec, content, files.fingerprint),
        files.rules,
        pack,
        common_words(files.spec, files.rules) | words_of(content),
        lambda catalog, names: _presenter(catalog, content, names, files.rules),
        policy,
        STYLES,
        figures,
    )


def check_game(pack: Pack) -> tuple[Problem, ...]:
    """Everything that is wrong with the content folder."""
    return check(pack, assemble)


def _presenter(catalog: Catalog, content: CanyonContent, names: Sequence[str], rules: RuleBook) -> Presenter:
    from dragonroads.games.canyon.presenting.presenter import CanyonPresenter

    return CanyonPresenter(catalog, content, names, rules)
