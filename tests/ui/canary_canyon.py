"""The canyon full of canaries: whoever sees a hero, wherever it lies, sees which card it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.table import Card, Face, Question
from dragonroads.games.canyon.content import CanyonContent, Hero
from dragonroads.games.canyon.model import AUTOMA, HERO, Canyon
from dragonroads.games.canyon.presenting.presenter import CanyonPresenter
from dragonroads.games.canyon.turns import Turn
from dragonroads.games.presenter import Presenter
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.words import Catalog
from tests.boxes import BOXED, boxed
from tests.ui.marked import marked_presenter
from tests.ui.secrets import CanaryGame, word

SORTS = {HERO: "", AUTOMA: "a"}
KEPT_SECRET = ("deploy", "act", "seal", "lose_hero")
"""All of them tell who is hidden, or who is not."""


@cache
def canary_canyon() -> CanaryGame:
    """Dragon Canyon: heroes and Automa cards give their numbers away, private choices their owner."""
    game = boxed("dragon_canyon")
    content: CanyonContent = game.game.content  # type: ignore[attr-defined]
    deck = [replace(card, id=word(("a", n))) for n, card in enumerate(content.automa)]
    shown = replace(content, automa=deck)
    marked = replace(game, present=lambda words, names: _presenter(words, shown, names, game.rules))
    return CanaryGame(marked, BOXED.catalog("en", game), _begins_round, _secret_of)


def _secret_of(face: Face) -> tuple[str, int]:
    return SORTS[face[0]], face[1]


def _begins_round(event: Event) -> bool:
    """The first seat has a turn in every round."""
    return isinstance(event.record, Turn) and event.record.who == 0


# --- heroes that say who they are -------------------------------------------------------------------------------------


class Seen(int):
    """A card that somebody really looks at, unlike a number that only says who it might be."""


def _presenter(words: Catalog, content: CanyonContent, names: Sequence[str], rules: RuleBook) -> Presenter:
    presenter = CanyonPresenter(words, content, names, rules)
    spoken = presenter._words
    hero_of, name_of = spoken.hero, spoken.hero_name

    def hero(card: Card) -> Hero:
        return replace(hero_of(card), code=f"T{card:03}") if isinstance(card, Seen) else hero_of(card)

    def hero_name(card: Card) -> str:
        return word(("", card)) if isinstance(card, Seen) else name_of(card)

    vars(spoken).update(hero=hero, hero_name=hero_name)
    return marked_presenter(presenter, seen, KEPT_SECRET)


def seen(value: Any) -> Any:
    """Whatever a presenter is shown, with every card in it marked; other numbers do not mind."""
    if isinstance(value, Question):
        return replace(value, options=seen(value.options), why=seen(value.why))
    if isinstance(value, Event):
        return replace(value, record=type(value.record)(*seen(value.args)))
    if isinstance(value, Canyon):
        return _view(value)
    if type(value) in (tuple, list):
        return type(value)(map(seen, value))
    return Seen(value) if type(value) is int else value


def _view(view: Canyon) -> Canyon:
    marked = view.copy()
    marked.field = seen(marked.field)
    for clan in marked.clans:
        clan.hand, clan.pile, clan.discard = seen([clan.hand, clan.pile, clan.discard])
    return marked
