"""Secret numbers and the road ahead: bids, pledges, prophecies, and where the Guide leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.deeds import deeds_worth, judges
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.advising.places import action_worth
from dragonroads.games.almanac.closing import final_fee
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.encounters import met
from dragonroads.games.almanac.model import NOWHERE

TO_LEAD, MOST_TO_LEAD = 1.5, 4
"""What it is worth to go first and to lead in the encounter, and the most that is ever bid for it."""
OWN_ROAD = 0.4
"""How much of what the best road has over the others is bid for."""
RIGHT_OF_WAY = 2.5
"""What it is worth to pay no fee on the page that has such a thing."""
BOLDNESS = 0.8
"""The part of a prize that is bid for it."""
BEST_SPACES = 2
"""A page is judged by its best spaces: so many workers everybody has."""
ONE_STEP_ON = 0.5
"""What a page is worth that can be reached from the next one."""
SAME_EVERYWHERE = frozenset(("extend_caravan", "gain_contract", "complete_contract", "visit_shop"))


# --- bids -------------------------------------------------------------------------------------------------------------


def bid(o: Outlook, options: Sequence[int], random: Random) -> int:
    """A part of what it is worth, give or take one, and never the gold that completes a contract in the end."""
    wanted = int(BOLDNESS * _prize(o) + 2 * random() - 0.5)
    if o.game.phase == "bid":
        wanted = min(wanted, MOST_TO_LEAD)
    reserved = final_fee(o.p) * len(completable(o.game, o.p)) if not o.arrivals else 0
    return max(0, min(wanted, len(options) - 1 - reserved))


def _prize(o: Outlook) -> float:
    """What the bid is for, by the moment it is held."""
    match o.game.phase:
        case "lay_out":
            return RIGHT_OF_WAY
        case "finish_page":
            prizes = [o.game.content.tokens[token] for token, places in o.game.lying.items() if NOWHERE in places]
            return max([token_worth(o, token) for token in prizes], default=0.0)
        case "meet":
            return _won_by_bidding(o)
    roads = [page_worth(o, page) for page in o.game.tour.exits[o.game.location]]
    return TO_LEAD + OWN_ROAD * (max(roads) - sum(roads) / len(roads))


def _won_by_bidding(o: Outlook) -> float:
    special = met(o.game).special
    deeds = special.do if special else ()
    return sum([deeds_worth(o, deed.effect.args["win"]) for deed in deeds if deed.verb == "bid"])


@judges("bid")
def _share_of_a_prize(o: Outlook, args: Any) -> float:
    return deeds_worth(o, args["win"]) / o.game.seats


# --- the road ---------------------------------------------------------------------------------------------------------


def road(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """The page with the best spaces, and where letters and globes point."""
    return highest(options, lambda page: page_worth(o, page))


def page_worth(o: Outlook, page: int) -> float:
    """What a page promises."""
    game = o.game
    worths = [action_worth(o, a) for a in game.pages[page].actions if a.deeds and a.kind not in SAME_EVERYWHERE]
    on_the_way = [addressed(o, further) for further in game.tour.exits[page]]
    promised = addressed(o, page) + ONE_STEP_ON * max(on_the_way, default=0.0)
    return sum(sorted(worths)[-BEST_SPACES:]) + promised


def addressed(o: Outlook, page: int) -> float:
    """What own letters and globes bring on a page."""
    content = o.game.content
    letters = [content.letters[card] for card in o.p.letters]
    globes = [content.slips[card] for card in o.p.slips]
    number = content.locations[page].number
    gold: int = sum([one.token.delivery for one in letters if one.page == number])
    prophecies = [one.token.prophecy for one in globes if one.page == page]
    return float(gold + sum([one.right - one.wrong for one in prophecies]))


def prophecy(o: Outlook, options: Sequence[int], random: Random) -> int:
    """Any page, but always the same one: then it is worth to lead there."""
    foreseen = [o.game.content.slips[card].page for card in o.p.slips]
    return options.index(foreseen[0]) if foreseen else int(random() * len(options))


# --- pledges ----------------------------------------------------------------------------------------------------------


@judges("pledge")
def _pledging(o: Outlook, args: Any) -> float:
    return deeds_worth(o, args["met"]) / 2


def pledge(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """A fair share; whoever comes last and knows the others gives what is missing, if it is not too much."""
    game = o.game
    special = met(game).special
    args = next(deed.effect.args for deed in (special.do if special else ()) if deed.verb == "pledge")
    goal: int = args["goal"][game.seats]
    knows = o.p.seat == game.queue[-1] == game.guide and len(game.queue) > 1
    if deeds_worth(o, args["met"]) <= deeds_worth(o, args["missed"]):
        return _below(goal - 1 - sum(game.pledges), 1 if knows else game.seats, len(options) - 1)
    fair, missing = -(-goal // game.seats), goal - sum(game.pledges)
    if knows:
        fair = missing if 0 < missing < len(options) else int(missing > 0)
    return min(fair, len(options) - 1)


def _below(room: int, shared_by: int, most: int) -> int:
    """A share of what may be given before a goal is reached that nobody wants."""
    return max(0, min(room // shared_by, most))
