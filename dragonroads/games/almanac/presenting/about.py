"""More about a place: a space of the page, a page of the road, a card, a token, a good, a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.actions import ActionWords
from dragonroads.games.almanac.presenting.board import BoardWords
from dragonroads.games.almanac.presenting.encounter import EncounterWords
from dragonroads.games.almanac.presenting.facts import actions, coins, lying, page, standing
from dragonroads.games.almanac.presenting.map import MapWords
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.private import PrivateWords
from dragonroads.games.almanac.presenting.seats import SeatWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Section

UNBROKEN = 1000
"""Cells of a line that a front end breaks itself."""


class Says(Texts):
    """How much a good is wanted."""

    family = ""
    demand = text("1", "2", "3", "4", key="about.good")


class AboutWords:
    """Says what a view shows of a place, and what it means; never more than the view shows."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._actions = ActionWords(words)
        self._board = BoardWords(words)
        self._market = MarketWords(words)
        self._map = MapWords(words)
        self._encounter = EncounterWords(words)
        self._seats = SeatWords(words)
        self._private = PrivateWords(words)
        self._kinds: Mapping[str, Callable[[Journey, str], Section | None]] = {
            "space": self._space,
            "page": self._page,
            "caravan": self._caravan,
            "contract": self._contract,
            "encounter": self._open_encounter,
            "token": self._token,
            "good": self._good,
            "seat": self._seat,
        }

    def section(self, view: Journey, place: str) -> Section | None:
        """What there is to say about a place; nothing for places that speak for themselves."""
        kind, _, name = place.partition(":")
        tell = self._kinds.get(kind)
        return tell(view, name) if tell else None

    # --- the page and the road --------------------------------------------------------------------------------------

    def _space(self, view: Journey, name: str) -> Section | None:
        laid = page(view)
        if name not in laid.index:
            return None
        say, index, number = self.words.say, laid.index[name], view.location
        action = actions(view)[index]
        title = say("about.space.title", space=name, area=self.words.area(number, laid.area_of[index]))
        if action is None:
            what = [say("about.fog")]
        else:
            what = [self._actions.title(number, action), self._actions.explained(number, action)]
            what += self._market.cards(view) if action.kind == "extend_caravan" else []
        return Section(title, (*what, *self._lying(view, index), *self._crowd(view, index)))

    def _lying(self, view: Journey, space: int) -> list[str]:
        say = self.words.say
        here = [say("about.coins", gold=self.words.gold(coins(view, space)))] if coins(view, space) else []
        here += [
            say("about.lying", token=self.words.token(token), text=self.words.token_text(token))
            for token in lying(view, space)
        ]
        return here

    def _crowd(self, view: Journey, space: int) -> list[str]:
        here = standing(view, space)
        return [self.words.say("about.here", who=self.words.people(here))] if here else []

    def _page(self, view: Journey, name: str) -> Section | None:
        number = int(name) if name.isdecimal() else 0
        words, say, tour = self.words, self.words.say, self.words.tour(view)
        if number not in tour.exits:
            return None
        here, leads = self._leads(view, number)
        demand = say("about.fact", what=say("term.demand"), value=words.demand(number))
        return Section(
            words.page(number),
            (
                *here,
                say(f"page.{number}.preview"),
                demand,
                *leads,
                say("about.page.stop", n=tour.round_of[number]),
                say(f"page.{number}.placing"),
                *self._board.own_actions(number),
                *([say(f"page.{number}.lore")] if number in view.way else []),
            ),
        )

    def _leads(self, view: Journey, number: int) -> tuple[list[str], list[str]]:
        """Where the road goes on: from the open page with what is known of each page ahead, from others by name."""
        words, exits = self.words, self.words.tour(view).exits[number]
        if not exits:
            return [], [words.say("about.page.last")]
        if number != view.location:
            return [], [words.say("about.page.exits", pages=words.listed([words.page(one) for one in exits]))]
        ahead = [
            words.say("road.exit", page=words.page(one), preview=words.say(f"page.{one}.preview"))
            for one in self._map.ahead(view)
        ]
        return ahead, []

    # --- cards, tokens, goods ---------------------------------------------------------------------------------------

    def _caravan(self, _view: Journey, name: str) -> Section | None:
        content, card = self.words.content, int(name) if name.isdecimal() else -1
        if not 0 <= card < len(content.caravans):
            return None
        price = self.words.price(content.caravan_gold[card], content.caravan_goods[card])
        lines = [self.words.say("about.caravan", price=price, brings=self._market.brings(card))]
        text = self.words.caravan_text(card)
        return Section(self.words.caravan(card), (*lines, *([text] if text else [])))

    def _contract(self, _view: Journey, name: str) -> Section | None:
        content, card = self.words.content, int(name) if name.isdecimal() else -1
        if not 0 <= card < len(content.contracts):
            return None
        goods = self.words.goods(content.contract_needs[card])
        line = self.words.say("about.contract", goods=goods, n=content.contracts[card].fame)
        return Section(self.words.contract(card), (line, self.words.contract_text(card)))

    def _open_encounter(self, view: Journey, name: str) -> Section | None:
        if not view.encounter or name != str(view.encounter[0]):
            return None
        return Section(self._encounter.title(view), tuple(self._encounter.lines(view, UNBROKEN)))

    def _token(self, view: Journey, name: str) -> Section | None:
        if name not in self.words.content.tokens:
            return None
        held = [(seat, view.players[seat].tokens.get(name, 0)) for seat in range(view.seats)]
        owners = self.words.listed([self.words.say("about.held", who=self.words.name(s), n=n) for s, n in held if n])
        lines = [self.words.say("about.owners", who=owners)] if owners else []
        return Section(self.words.token(name), (self.words.token_text(name), *lines))

    def _good(self, view: Journey, name: str) -> Section | None:
        if name not in GOODS:
            return None
        rank = self.words.content.locations[view.location].demand.index(name) + 1
        lines = (
            self.words.say("about.good.supply", n=view.supply[GOODS.index(name)]),
            self.words.line(Says.demand(str(rank))),
        )
        return Section(self.words.good(name), lines)

    # --- seats ------------------------------------------------------------------------------------------------------

    def _seat(self, view: Journey, name: str) -> Section | None:
        if not name.isdecimal() or int(name) >= view.seats:
            return None
        seat = int(name)
        title = self.words.person(view, seat)
        if not view.round:
            return Section(title, (self.words.say("about.seat.waiting"),))
        return Section(title, (*self._facts(view, seat), *self._cards(view, seat)))

    def _facts(self, view: Journey, seat: Seat) -> list[str]:
        say, one = self.words.say, view.players[seat]
        values = {
            "about.crates": self._seats.crates(view, seat),
            "term.strength": strength(view.players[seat]),
            "term.guard": one.guards,
            "term.fame": one.fame + one.awards,
        }
        facts = [say("about.fact", what=say(key), value=value) for key, value in values.items()]
        hidden = say("about.hidden", n=len(one.contracts), done=len(one.done))
        leads = [say("about.leads")] if seat == view.guide else []
        return [*leads, *facts, self._private.workers(view, seat), hidden]

    def _cards(self, view: Journey, seat: Seat) -> list[str]:
        """The cards in front of the screen, and the tokens."""
        one, words = view.players[seat], self.words
        start = words.say(f"start.{words.content.starting[one['start']].id}.name")
        wagons = words.listed([start, *(words.caravan(card) for card in one.caravans)])
        return [words.say("about.caravans", cards=wagons), *self._private.abilities(view, seat)]
