"""Puts a journey together from its content folder and the one all journeys share."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.games.almanac import (
    action_verbs,
    card_verbs,
    choice_verbs,
    encounter_verbs,
    lasting_verbs,
    page_verbs,
    placements,
    standard_actions,
    trade_verbs,
)
from dragonroads.games.almanac.advising.policy import STYLES, policy
from dragonroads.games.almanac.cards import (
    CaravanList,
    ColourList,
    ContractList,
    EncounterList,
    GoodList,
    Supplies,
    TokenList,
)
from dragonroads.games.almanac.checking import check_box
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.figures import figures
from dragonroads.games.almanac.game import AlmanacJourney
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.verbs import words
from dragonroads.games.almanac.wording import words_of
from dragonroads.games.loaded import LoadedGame, common_words
from dragonroads.library.binder import Binder
from dragonroads.library.fingerprint import content_hash
from dragonroads.library.gamespec import GameSpec, read_spec
from dragonroads.library.loading import check, load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem
from dragonroads.library.rulebook import RuleBook, read_rules

# Importing a module of verbs or rules is what teaches them to the library.
TAUGHT_BY = (
    action_verbs,
    card_verbs,
    choice_verbs,
    encounter_verbs,
    lasting_verbs,
    page_verbs,
    placements,
    standard_actions,
    trade_verbs,
)
SHARED = "almanac"
LOCATIONS = "locations/"


@dataclass(frozen=True, slots=True)
class _Files:
    spec: GameSpec
    rules: RuleBook
    content: AlmanacContent
    fingerprint: str


def assemble(pack: Pack, binder: Binder) -> _Files | None:
    """Bind every file and check what only the journeys can check."""
    spec = read_spec(pack, binder)
    rules = read_rules(pack, spec.uses if spec else (), binder)
    goods = pack.bind(f"{SHARED}/goods.yaml", GoodList, binder)
    colours = pack.bind(f"{SHARED}/colours.yaml", ColourList, binder)
    supplies = pack.bind("supplies.yaml", Supplies, binder)
    tokens = pack.bind("tokens.yaml", TokenList, binder)
    caravans = pack.bind("caravans.yaml", CaravanList, binder)
    contracts = pack.bind("contracts.yaml", ContractList, binder)
    encounters = pack.bind("encounters.yaml", EncounterList, binder)
    pages = [pack.bind(file, Location, binder) for file in sorted(pack.files) if file.startswith(LOCATIONS)]
    locations = [page for page in pages if page is not None]
    if not (spec and rules and goods and colours and supplies and tokens and caravans and contracts and encounters):
        return None
    if len(binder.problems) or not check_box(binder, locations, encounters, goods, tokens):
        return None
    content = AlmanacContent(
        goods.goods,
        colours.colours,
        supplies,
        caravans.starting,
        caravans.caravans,
        contracts.contracts,
        encounters.encounters,
        {token.id: token for token in tokens.tokens},
        {page.id: page for page in sorted(locations, key=lambda page: page.id)},
    )
    bound = (goods, colours, supplies, tokens, caravans, contracts, encounters, locations)
    return _Files(spec, rules, content, content_hash(*bound))


def open_game(pack: Pack) -> LoadedGame:
    """The journey, ready to be played."""
    from dragonroads.games.almanac.presenting.presenter import JourneyPresenter

    files = load(pack, assemble, words)
    content = files.content
    return LoadedGame(
        files.spec,
        AlmanacJourney(files.spec, content, files.fingerprint),
        files.rules,
        pack,
        common_words(files.spec, files.rules) | words_of(content),
        lambda catalog, names: JourneyPresenter(catalog, content, names),
        policy,
        STYLES,
        figures,
    )


def check_game(pack: Pack) -> tuple[Problem, ...]:
    """Everything that is wrong with the content folder."""
    return check(pack, assemble, words)
