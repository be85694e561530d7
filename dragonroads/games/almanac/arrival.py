"""Arrival: what caravans bring in on the way, new caravan cards, and the page laid out."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Beat, Folded, Opens
from dragonroads.engine.zones import reveal, shuffle
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.locations import TokenPlace
from dragonroads.games.almanac.model import NOBODY_THERE, NOWHERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Opened, Power, ShownCaravan, ShownLetter, ShownSlip, Who
from dragonroads.games.almanac.powers import use_powers_at
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.scenes import ARRIVAL
from dragonroads.games.almanac.sets import NONE


class Arrived(Opens):
    cause = ARRIVAL
    is_story = True
    round: int
    page: Opened


class LetterDelivered(Beat):
    cause = ARRIVAL
    who: Who
    letter: ShownLetter


MAIL = "letters"


class Says(Texts):
    """Why an answer is final."""

    family = ""
    final = text(MAIL, key="final")


class GlobeShown(Beat):
    cause = ARRIVAL
    who: Who
    slip: ShownSlip
    right: bool
    mentions = ("page",)

    def variant(self, game: Journey) -> Literal["right", "wrong"]:
        return "right" if self.right else "wrong"


class CaravansShuffled(Folded):
    cause = ARRIVAL


class Market(Beat):
    cause = ARRIVAL
    caravans: tuple[ShownCaravan, ...]


class ArrivalNext(JourneyAsk[Power]):
    """Which of the abilities of an arrival comes next."""


def arrive(t: T) -> None:
    """Open the page and begin a round."""
    game = t.state
    game.round += 1
    game.way.append(game.location)
    game.queue = list(game.in_turn_order)
    for p in game.players:
        p.used = []
    t.tell(Arrived, game.round, game.location)
    game.phase = "arrival"


def arrival(t: T) -> None:
    """The next player in turn order finishes all own arrival abilities; whoever has none is passed over."""
    game = t.state
    while game.queue:
        p = game.players[game.queue.pop(0)]
        if p.powers or p.letters or p.slips:
            _bring_in(t, p)
            return
    game.phase = "market"


def _bring_in(t: T, p: Player) -> None:
    if p.letters:
        _deliver_letters(t, p)
    if p.slips and t.state.round == t.state.tour.rounds:
        _show_globes(t, p)
    use_powers_at(t, p, "arrival", ArrivalNext)


def _deliver_letters(t: T, p: Player) -> None:
    """A letter for a page of this number is shown, pays, and leaves the game; that none is tells something, too."""
    game = t.state
    t.unveil(MAIL)
    number = game.page.location.number
    for card in [card for card in p.letters if game.content.letters[card].page == number]:
        token = game.content.letters[card].token
        p.letters.remove(card)
        game.delivered.append(card)
        reveal(game.letter_seen, card)
        p.tokens[token.id] -= 1
        game.removed[token.id] += 1
        t.tell(LetterDelivered, p.seat, card)
        gain_gold(t, p, token.delivery)


def _show_globes(t: T, p: Player) -> None:
    """Every globe tells where it saw the journey end."""
    game = t.state
    for card in list(p.slips):
        slip = game.content.slips[card]
        p.slips.remove(card)
        game.slips_shown.append(card)
        reveal(game.slip_seen, card)
        p.tokens[slip.token.id] -= 1
        game.removed[slip.token.id] += 1
        right = slip.page == game.location
        t.tell(GlobeShown, p.seat, card, right=right)
        gain_gold(t, p, slip.token.prophecy.right if right else slip.token.prophecy.wrong)


# --- the display ----------------------------------------------------------------------------------------------------


def market(t: T) -> None:
    """As many caravan cards as there are players lie open for this round."""
    game = t.state
    deck, display, seen = game.caravan_deck, game.display, game.caravan_seen
    for _ in range(game.seats):
        if not deck and game.caravan_discard:
            deck = game.caravan_deck = game.caravan_discard
            game.caravan_discard = []
            shuffle(t, deck, seen)
            t.tell(CaravansShuffled)
        if deck:
            card = deck.pop()
            display.append(card)
            reveal(seen, card)
    t.tell(Market, tuple(display))
    game.phase = "lay_out"


# --- the page -------------------------------------------------------------------------------------------------------


def lay_out(t: T) -> None:
    """Clear the board for the new page, lay its tokens, and let its rule set up what it needs."""
    game = t.state
    page = game.page
    size = len(page.spaces)
    game.standing = [NOBODY_THERE] * size
    game.above = [NOBODY_THERE] * size
    game.coins = [0] * size
    game.taken, game.order, game.facts, game.lying = NONE, [], {}, {}
    for p in game.players:
        p.own, p.last, p.facts, p.spent = NONE, NOWHERE, {}, {}
    for place in page.location.tokens:
        _lay_tokens(game, place)
    _mix_letters(t)
    page.rule.set_up(t)
    game.turn, game.waiting = game.guide, 0
    game.phase = "turn"


def _lay_tokens(game: Journey, place: TokenPlace) -> None:
    """On the listed spaces, as far as they are in play and the box has any; beside the board all there are."""
    page = game.page
    spots = [page.index[one] for one in place.spaces if one in page.index]
    spots += [page.areas[area][0] for area in place.areas if area in page.areas]
    if place.beside:
        spots = [NOWHERE] * game.box[place.token]
    spots = spots[: game.box[place.token]]
    game.box[place.token] -= len(spots)
    game.lying[place.token] = game.lying.get(place.token, []) + spots


def _mix_letters(t: T) -> None:
    """Letters are mixed before they are laid out face down."""
    game = t.state
    if not game.lying.keys().isdisjoint(game.content.letter_tokens):
        shuffle(t, game.letter_pile, game.letter_seen)


def everything_back(game: Journey, p: Player) -> None:
    """Every worker of this player returns from the page, and those that rested join in again."""
    p.workers += p.placed + p.aside
    p.spare += p.borrowed
    p.placed = p.aside = p.borrowed = p.lent = 0
    p.own = NONE
