"""The Action Phase: one piece after the other finds a space, as long as anybody can place one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Literal

from dragonroads.engine.record import Reason, Step
from dragonroads.engine.table import EVERYTHING, Closed, Opening, Openly
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import TokenName, Who
from dragonroads.games.almanac.openly import most_helpful_means, other_means
from dragonroads.games.almanac.pages import Page
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placing import HELPER, WORKER, Placing, Way, place
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import PURSE
from dragonroads.games.almanac.reasons import NOT_NOW
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.stores import spend_token

PASS, DECLINE, SKIP = "pass", "decline", "skip"
PARTS = ("space", "how")
Option = tuple[str, str]
Options = tuple[Option, ...]
Pieces = tuple[tuple[str, int], ...]
Choices = Callable[[Journey, Player, Page, Pieces], tuple[list[Way], Options]]
ONLY_SKIP: Options = ((SKIP, ""),)
A_WORKER: Pieces = ((WORKER, 0),)
A_HELPER: Pieces = ((HELPER, 0),)
NO_PIECE: Pieces = ()


class Skipped(Step):
    cause = PLACEMENT
    who: Who


class Declined(Step):
    cause = PLACEMENT
    who: Who


class Passed(Step):
    cause = PLACEMENT
    who: Who
    token: TokenName


class NoWorker(Reason):
    pass


NO_WORKER = NoWorker()


class Place(JourneyAsk[tuple[str, str]]):
    """Where the next piece goes, and how; or what else is done with the turn."""

    parts = PARTS
    mentions = ("rule",)

    def variant(self, game: Journey) -> Literal["", "hired"]:
        return "" if game.players[self.seat].workers else "hired"


class PlaceAgain(JourneyAsk[tuple[str, str]]):
    """Whether and where a worker comes from behind the screen."""

    parts = PARTS
    mentions = ("rule",)


def turn(t: T) -> None:
    """The next player clockwise places a piece, or is skipped."""
    game = t.state
    seat = game.turn
    p = game.players[seat]
    page: Page = game.page
    game.turn = (seat + 1) % game.seats
    held = game.content.turn_tokens_held
    has_turn_token = held(p.tokens) != game.content.no_turn_tokens  # nothing that opens a turn brings any
    pieces = A_WORKER if p.workers else NO_PIECE
    if has_turn_token:
        pieces += hired_by(game, p)
    if page.bends_turns:
        pieces = _open_turn(t, p, page.rule, pieces)
    if pieces:
        if page.opens_turns:
            page.rule.before_turn(t, p, partial(may_act, game, p, page, pieces))
        ways, options = turn_options(game, p, page, pieces, has_turn_token)
        openly: Opening | None = None
        if t.listens:
            openly = partial(_heard, game, p, page, pieces, TURN_OPTIONS[has_turn_token])
            where, how = _ask_where(t, p, (ways, options), openly)
        else:
            where, how = t.ask(seat, Place, options)
        if where != SKIP:
            space = page.index.get(where)
            if space is None:
                _place_nothing(t, p, (where, how))
                return
            if page.fees_tell:
                t.unveil(PURSE, partial(_fee_shows, game, p, page, pieces, (space, how)))
            is_first = ways and how == ways[0][2] and not ways[0][3] and ways[0][0] >> space & 1  # nearly always
            way = ways[0] if is_first else _way_taken(ways, space, how, openly)
            (_place_with_helper if has_turn_token else place)(t, p, page, space, way)
            return
        t.tell(Skipped, seat)
    if page.minds_skipping:
        page.rule.skipped(t, p)
    no_turn_taken(game)


def _ask_where(t: T, p: Player, offered: tuple[list[Way], Options], openly: Opening) -> Option:
    """The question as people hear it: with the reasons of what is closed, and with its public list."""
    ways, options = offered
    closed = partial(closed_spaces, t.state, p, options)
    t.cause = [("ways", ways)]
    chosen = t.ask(p.seat, Place, options, ritual=options is not ONLY_SKIP, closed=closed, openly=openly)
    t.cause = []
    return chosen


def _open_turn(t: T, p: Player, rule: Placement, pieces: Pieces) -> Pieces:
    """On some pages turns have an order of their own, time passes for all, or somebody has stopped."""
    t.state.turn = rule.next_seat(t.state, p.seat)
    rule.opens_turn(t, p)
    return NO_PIECE if rule.sits_out(t.state, p) else pieces


def no_turn_taken(game: Journey) -> None:
    """A whole lap without a turn ends the phase."""
    game.waiting += 1
    if game.waiting == game.seats:
        game.queue = list(game.in_turn_order)
        game.phase = "finish_page"


# --- what can be done -----------------------------------------------------------------------------------------------


def pieces_of(game: Journey, p: Player) -> Pieces:
    """What this player could place, with its wage: a worker, or a stand-in."""
    return (A_WORKER if p.workers else NO_PIECE) + hired_by(game, p)


def hired_by(game: Journey, p: Player) -> Pieces:
    """The stand-ins that this player has not yet used in this phase, with their wages."""
    hired = game.content.hired_tokens
    return tuple([(token, wage) for token, wage in hired if p.tokens[token] > p.spent.get(token, 0)])


def turn_options(
    game: Journey, p: Player, page: Page, pieces: Pieces, has_turn_token: bool
) -> tuple[list[Way], Options]:
    """Everything this player can do with the turn, and the ways to place among it; nothing but to be skipped at worst.

    Some may decline, a page may offer something else, and a token lets anybody wait.
    """
    ways, options = ways_to_place(game, p, page, pieces)
    if page.has_options:
        options += tuple(page.rule.turn_options(Prospect(game, p, page)))
    if not options:
        return ways, ONLY_SKIP
    if not p.workers or (page.charges and _all_cost(ways)):
        options += ((DECLINE, ""),)
    return ways, options + _passes(game, p) if has_turn_token else options


TURN_OPTIONS: tuple[Choices, Choices] = (
    partial(turn_options, has_turn_token=False),
    partial(turn_options, has_turn_token=True),
)
"""Without and with a token that lets its owner wait."""


def ways_to_place(game: Journey, p: Player, page: Page, pieces: Pieces) -> tuple[list[Way], Options]:
    """Every way to place a piece now, sets of spaces alike in fee, piece and manner; and the options, way by way."""
    found: list[Way] = []
    options: Options = ()
    ways = page.ways
    for piece, wage in pieces:
        if p.gold >= wage:
            for spaces, fee, how in ways(Prospect(game, p, page, wage)):
                if spaces:
                    found.append((spaces, fee + wage, piece, how))
                    options += _special_options(page, spaces, piece, how) if wage or how else page.options.of(spaces)
    return found, options


def _special_options(page: Page, spaces: Spaces, piece: str, how: str) -> Options:
    """What can be chosen where it is more than a worker on a space."""
    name = manner(piece, how)
    return tuple([(page.spaces[space].id, name) for space in page.members.of(spaces)])


def manner(piece: str, how: str) -> str:
    """The second half of an option: the piece, and what is special about it."""
    return f"{piece}+{how}" if how else piece


def placings_of(game: Journey, p: Player, pieces: Pieces) -> dict[Option, Placing]:
    """Every single way to place a piece now, by the option that stands for it."""
    page = game.page
    return {
        (page.spaces[space].id, manner(piece, how)): Placing(space, fee, piece, how)
        for spaces, fee, piece, how in ways_to_place(game, p, page, pieces)[0]
        for space in page.members.of(spaces)
    }


def closed_spaces(game: Journey, p: Player, offered: Iterable[Option]) -> list[Closed]:
    """Every other space with the reason why it is closed to this player."""
    prospect = Prospect(game, p, game.page)
    taken = {game.page.index[space] for space, _ in offered if space in game.page.index}
    spaces = game.page.spaces
    return [Closed(space.option, why_closed(prospect, space.index)) for space in spaces if space.index not in taken]


def why_closed(prospect: Prospect, space: int) -> Reason:
    """The first reason that holds: somebody stands there, the page's rule, or the action itself."""
    game, p, rule = prospect.game, prospect.p, prospect.game.page.rule
    reason: Reason | None = None
    if not rule.is_open(game, p, space) and game.standing[space] != NOBODY_THERE:
        reason = rule.why_full(game, p, space)
    elif not p.workers:
        reason = NO_WORKER
    return reason or rule.why_not(prospect, space) or prospect.why_not(space) or NOT_NOW


# --- doing it -------------------------------------------------------------------------------------------------------


def _heard(game: Journey, p: Player, page: Page, pieces: Pieces, choices: Choices, enough: int = EVERYTHING) -> Openly:
    """The turn as everybody may hear it: space by space, each for the fee that the richest would pay."""
    ways: dict[Option, Way] = {}
    others: dict[Option, None] = {}
    for other, me in other_means(game, p.seat):
        found, options = choices(other, me, page, pieces)
        for option in options:
            space = page.index.get(option[0])
            if space is None:
                others.setdefault(option)
            elif option not in ways:
                _, fee, piece, how = _among(found, space, option[1])
                ways[option] = (1 << space, int(fee), piece, how)
        if len(ways) + len(others) >= enough:
            break
    ordered = sorted(ways, key=lambda option: page.index[option[0]])
    heard = (*ordered, *others)
    richest, me = most_helpful_means(game, p.seat)
    return Openly(heard, (("ways", list(ways.values())),), partial(closed_spaces, richest, me, heard))


def may_act(game: Journey, p: Player, page: Page, pieces: Pieces) -> bool:
    """Whether everybody must think that this player could do what a space says."""
    wage = pieces[0][1]
    if Prospect(game, p, page, wage).can_act:
        return True
    return any(Prospect(other, me, page, wage).can_act for other, me in other_means(game, p.seat))


def _all_cost(ways: list[Way]) -> bool:
    """Whether there is no way without a fee."""
    for _, fee, _, _ in ways:  # noqa: SIM110 - all() would cost more than the few ways there are
        if not fee:
            return False
    return True


def _passes(game: Journey, p: Player) -> Options:
    """One option for each token that lets this player wait."""
    return tuple([(PASS, token) for token in game.content.pass_tokens if p.tokens[token] > p.spent.get(token, 0)])


def _among(ways: list[Way], space: int, name: str) -> Way:
    """The one of these ways that an option stands for."""
    for way in ways:
        spaces, _, piece, how = way
        if spaces >> space & 1 and name == (manner(piece, how) if how else piece):
            return way
    raise LookupError("nobody can go there")


def _fee_shows(game: Journey, p: Player, page: Page, pieces: Pieces, chosen: tuple[int, str]) -> bool:
    """Whether what is paid for a way tells something: some fees are due unless nothing else is left, or in part."""
    fees: set[int] = set()
    for other, me in other_means(game, p.seat) if page.fees_tell else ():
        with suppress(LookupError):
            fees.add(_among(ways_to_place(other, me, page, pieces)[0], *chosen)[1])
        if len(fees) > 1:
            return True
    return False


def _way_taken(ways: list[Way], space: int, name: str, openly: Opening | None) -> Way:
    """The way an option stands for; what only others could pay for is never carried out, but it is thought of."""
    try:
        return _among(ways, space, name)
    except LookupError:
        heard = openly().why if openly else None
        assert heard is not None
        return _among(heard[0][1], space, name)


def _place_nothing(t: T, p: Player, option: Option) -> None:
    """A turn without a piece: somebody declines, the page offers something else, or a token lets a player wait."""
    game = t.state
    why, token = option
    if why == DECLINE:
        t.tell(Declined, p.seat)
        no_turn_taken(game)
        return
    waited = game.waiting
    if why == PASS:
        p.spent[token] = p.spent.get(token, 0) + 1
        t.tell(Passed, p.seat, token)
    else:
        game.page.rule.take_option(t, p, option)
    if game.waiting == waited:  # whoever stops has said that it was no turn
        game.waiting = 0


def _place_with_helper(t: T, p: Player, page: Page, space: int, way: Way) -> None:
    """A token held before the placement may bring a worker from behind the screen right after it."""
    token = next((one for one in t.state.content.helping_tokens if p.tokens[one]), None)
    place(t, p, page, space, way)
    if token and p.spare:
        _call_helper(t, p, page, token)


def _call_helper(t: T, p: Player, page: Page, token: str) -> None:
    """Whether and where a spare worker comes out, for this round only."""
    game = t.state
    ways, options = helper_options(game, p, page, A_HELPER)
    t.cause = [("ways", ways)]
    openly = partial(_heard, game, p, page, A_HELPER, helper_options)
    where, how = t.ask(p.seat, PlaceAgain, options, openly=openly)
    t.cause = []
    if where != DECLINE:
        spend_token(t, p, token)
        space = page.index[where]
        t.unveil(PURSE, partial(_fee_shows, game, p, page, A_HELPER, (space, how)))
        place(t, p, page, space, _way_taken(ways, space, how, openly))


def helper_options(game: Journey, p: Player, page: Page, pieces: Pieces) -> tuple[list[Way], Options]:
    """Every way for a spare worker, and to leave it where it is."""
    ways = ways_to_place(game, p, page, pieces)[0]
    options: Options = ((DECLINE, ""),)
    for spaces, _, piece, how in ways:
        options += _special_options(page, spaces, piece, how)
    return ways, options
