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
from dragonroads.games.almanac.books import Book, bind_book
from dragonroads.games.almanac.cards import ColourList, GoodList
from dragonroads.games.almanac.checking import check_books
from dragonroads.games.almanac.checking_pages import check_layout, check_questions
from dragonroads.games.almanac.checking_tours import check_tours
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.figures import figures
from dragonroads.games.almanac.game import AlmanacJourney
from dragonroads.games.almanac.tour_plans import TourList
from dragonroads.games.almanac.trying_out import try_page
from dragonroads.games.almanac.verbs import words
from dragonroads.games.almanac.wording import under_their_pages, words_of
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
TOURS = "tours.yaml"
"""A folder with this file leads through the books of the boxes it uses; any other is a box itself."""

SAYS_MORE = True
"""Presenters still find words by names of their own: `check` looks only at the words of what is declared."""


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
    tours = pack.bind(TOURS, TourList, binder) if TOURS in pack.files else None
    books = _books(pack, tours, binder)
    if spec and colours and len(colours.colours) < (most := spec.seats.most):
        found = f"expected at least {most}, one for each seat, found {len(colours.colours)}"
        binder.complain(binder.node_of(colours, "colours"), "colours", found)
    if not (spec and rules and goods and colours and books) or len(binder.problems):
        return None
    if not check_books(binder, books, goods) or (tours and not check_tours(binder, tours, books, spec)):
        return None
    content = AlmanacContent.of(goods.goods, colours.colours, books, tours.tours if tours else ())
    return _Files(spec, rules, content, content_hash(goods, colours, tours, [book.files for book in books]))


def _books(pack: Pack, tours: TourList | None, binder: Binder) -> list[Book] | None:
    """The box itself, or those that its tours lead through; nothing if one of them is broken."""
    if TOURS not in pack.files:
        binder.names.built_in("book", [pack.id])
        bound = [bind_book(pack, binder)]
    else:
        names = tours.books if tours else ()
        bound = [bind_book(pack, binder, one.id, mark=one.mark, name=one.name) for one in names]
    books = [book for book in bound if book is not None]
    return books if len(books) == len(bound) else None


def open_game(pack: Pack) -> LoadedGame:
    """The journey, ready to be played."""
    from dragonroads.games.almanac.presenting.presenter import JourneyPresenter

    files = load(pack, assemble, words)
    content = files.content
    return LoadedGame(
        files.spec,
        AlmanacJourney(files.spec, content, files.fingerprint),
        files.rules,
        under_their_pages(pack, content),
        common_words(files.spec, files.rules) | words_of(content),
        lambda catalog, names: JourneyPresenter(catalog, content, names, files.rules),
        policy,
        STYLES,
        figures,
    )


def check_game(pack: Pack) -> tuple[Problem, ...]:
    """Everything that is wrong with the content folder."""
    return check(pack, _tried_out, words)


def _tried_out(pack: Pack, binder: Binder) -> _Files | None:
    """The same with every page laid out and played, which would hold up those who only want to sit down."""
    files = assemble(pack, binder)
    binder.names.settle()
    if files is None:
        return None
    pages = [page for book in files.content.books for page in book.pages]
    for page in pages:
        check_layout(binder, page)
        check_questions(binder, page)
    if not len(binder.problems) and not files.content.plans:  # tours lead over pages that their boxes try out
        game = AlmanacJourney(files.spec, files.content, files.fingerprint)
        for page in pages:
            if wrong := try_page(game, page.id):
                binder.complain(binder.node_of(page, "placement"), "placement", wrong)
    return files
