"""The End Phase: workers return, a new Guide is found, the road is chosen, and the page is left."""

from __future__ import annotations

from dragonroads.engine.record import Step
from dragonroads.games.almanac.arrival import everything_back
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.bids import hold_bid
from dragonroads.games.almanac.encounter_verbs import make_guide
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, T
from dragonroads.games.almanac.nouns import PageNumber, Who
from dragonroads.games.almanac.powers import AbilityNext, use_powers_at
from dragonroads.games.almanac.scenes import DUSK, ROAD
from dragonroads.games.almanac.scoring import fame_of
from dragonroads.games.almanac.sets import NONE


class Retrieved(Step):
    cause = DUSK


class RoadChosen(Step):
    cause = ROAD
    who: Who
    page: PageNumber


class Road(JourneyAsk[PageNumber]):
    """Which page comes next."""


def finish_page(t: T) -> None:
    """What the page pays when all placing is over; in the last round the journey ends here."""
    game = t.state
    game.page.rule.finish(t)
    game.queue = list(game.in_turn_order)
    game.phase = "close" if game.round == game.tour.rounds else "retrieve"


def retrieve(t: T) -> None:
    """Every worker comes back, wherever on the page it stands."""
    game = t.state
    for p in game.players:
        everything_back(game, p)
    size = len(game.standing)
    game.standing, game.above, game.order = [NOBODY_THERE] * size, [NOBODY_THERE] * size, []
    game.taken = NONE
    t.tell(Retrieved)
    game.phase = "before_bid"


def before_bid(t: T) -> None:
    """Abilities that work just before the bid, player by player in turn order."""
    game = t.state
    queue, at = game.queue, game.content.powers_by_hook["before_bid"]
    while queue:
        p = game.players[queue.pop(0)]
        if not at.isdisjoint(p.powers):
            use_powers_at(t, p, "before_bid", AbilityNext)
            return
    game.phase = "bid"


def bid(t: T) -> None:
    """All bid for the Guide."""
    game = t.state
    make_guide(t, hold_bid(t, game.in_turn_order, "guide"))
    game.phase = "road"


def road(t: T) -> None:
    """The new Guide chooses one of the pages ahead."""
    game = t.state
    game.exit = t.ask(game.guide, Road, game.tour.exits[game.location], ritual=True)
    t.tell(RoadChosen, game.guide, game.exit)
    game.phase = "encounter"


def clean_up(t: T) -> None:
    """Tokens left on the page go back to the box, unbought cards are discarded, the next page opens."""
    game = t.state
    tokens_back(game)
    game.caravan_discard += game.display
    game.display = []
    game.worth += [fame_of(game, p) for p in game.players]
    game.location = game.exit
    game.page = game.pages[game.location]
    game.phase = "arrive"


def tokens_back(game: Journey) -> None:
    """Whatever still lies on the page returns to the box; so do tokens that were lent for this page only."""
    for token, places in game.lying.items():
        game.box[token] += len(places)
    game.lying = {}
