"""The open page as a drawn board: its spaces, who stands there, what lies on it and beside it."""

from __future__ import annotations

from collections.abc import Container

from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.pages import Action, Space
from dragonroads.games.almanac.placements.tide_shift import TideShift
from dragonroads.games.almanac.presenting.actions import ActionWords, asked_gold
from dragonroads.games.almanac.presenting.facts import actions, bonus, coins, location, lying, page, standing
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.marks import MarkWords
from dragonroads.games.almanac.presenting.sketch import named, rearranged
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Board, Spot, Token

UPPER = "^"
"""The mark of a worker on the shoulders of another."""
FOG, GONE = "fog", "gone"


class BoardWords:
    """Lays out the page as its file draws it."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._marks = MarkWords(words)
        self._market = MarketWords(words)

    def board(self, view: Journey) -> Board:
        """The page with everything on it; what lies beside it; and what its labels mean."""
        shown, laid = actions(view), page(view)
        rows = list(laid.areas)
        spots = tuple(self._spot(view, space, shown[space.index], rows.index(space.area)) for space in laid.spaces)
        notes = (*self._marks.marks(view), *self._market.notes(view))
        ground = location(view).ground
        brief = self._market.brief(view)
        return Board(self.title(view), spots, notes, self._legend(view), self._sketch(view, laid.areas), ground, brief)

    def title(self, view: Journey) -> str:
        """`4 Cavern Mines  demand S > D > V > E`."""
        number = view.location
        return self.words.say("board.title", page=self.words.page(number), demand=self.words.demand_letters(number))

    def _sketch(self, view: Journey, areas: Container[str]) -> tuple[str, ...]:
        """The page as it is drawn now, its areas named and whatever moves where it is."""
        drawn = rearranged(location(view).sketch, self._marks.places(view))
        number = view.location
        return named(
            drawn,
            lambda area: self.words.area(number, area) if area in areas else "",
            self._marks.signs(view),
            self.words.say("board.absent"),
        )

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _spot(self, view: Journey, space: Space, action: Action | None, row: int) -> Spot:
        number = view.location
        kind = self._kind(view, space.index, action)
        note = self._actions.label(number, action, extra=self._has_extra(view, space.index))
        words = self._few(view, space.index, action) if action else ""
        return Spot(
            f"space:{space.id}",
            int(space.id[1:]),
            row,
            space.id,
            self.tokens(view, space.index),
            kind,
            note,
            words=words,
        )

    def _kind(self, view: Journey, space: int, action: Action | None) -> str:
        rule = location(view).placement
        if isinstance(rule, TideShift) and rule.token in lying(view, space):
            return GONE
        return FOG if action is None else ""

    def _has_extra(self, view: Journey, space: int) -> bool:
        return bool(coins(view, space) or bonus(view, space))

    def _few(self, view: Journey, space: int, action: Action) -> str:
        few = self._actions.few(view.location, action)
        if gold := coins(view, space):
            return self.words.say("few.coins", n=gold, action=few)
        if token := bonus(view, space):
            return self.words.say("few.token", token=self.words.token(token), action=few)
        return few

    def tokens(self, view: Journey, space: int) -> tuple[Token, ...]:
        """The workers on a space, the lower one first."""
        here = standing(view, space)
        return tuple(
            Token(self.words.letter(view, seat), self.words.tone(view, seat), UPPER if at else "")
            for at, seat in enumerate(here)
        )

    # --- beside the page --------------------------------------------------------------------------------------------

    def _legend(self, view: Journey) -> tuple[str, ...]:
        """The page's rule, its own actions, and what labels and facts of seats mean."""
        here = location(view)
        is_smaller = len(page(view).areas) < len(here.areas)
        return (
            self.words.say(f"page.{here.id}.placing"),
            *([self.words.say("legend.absent", absent=self.words.say("board.absent"))] if is_smaller else []),
            *self.own_actions(here.id),
            self.words.say("legend.labels"),
            self.words.say("legend.letters", letters=self._letters()),
            self.words.say("legend.seats"),
        )

    def own_actions(self, number: int) -> list[str]:
        """The actions that only this page has."""
        return [
            self.words.say(
                "legend.action",
                label=self.words.say(f"page.{number}.action.{name}.label"),
                name=self.words.say(f"page.{number}.action.{name}.name"),
                text=self._actions.own(number, name, asked_gold(sum(cost.gold for cost in one.costs), one.do)),
            )
            for name, one in self.words.content.locations[number].actions.items()
        ]

    def _letters(self) -> str:
        return ", ".join(f"{good.letter} {self.words.good(good.id)}" for good in self.words.content.goods)
