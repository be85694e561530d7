"""What players choose among, and what a die chooses for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from dragonroads.engine.record import Beat
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import (
    FREE,
    Cost,
    Few,
)
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.card_verbs import can_pay, pay
from dragonroads.games.almanac.deeds import ALWAYS, Condition, Deeds, carry_out
from dragonroads.games.almanac.fights import Reroll
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Person, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.scenes import ENCOUNTER
from dragonroads.games.almanac.verbs import words
from dragonroads.library.tags import Id, Text

NO_PICK = -1
"""What is noted for somebody who takes no part in a sealed choice."""


class Chose(Beat):
    cause = ENCOUNTER
    who: Who
    choice: str


class ChoicesShown(Beat):
    cause = ENCOUNTER
    is_reveal = True
    choices: tuple[tuple[Person, str], ...]


class Rolled(Beat):
    cause = ENCOUNTER
    is_reveal = True
    who: Who
    n: int


class Choose(JourneyAsk[str]):
    """Which of several things is done."""

    mentions = ("action",)

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "page")


class ChooseInSecret(JourneyAsk[str]):
    """The same, by all at once and in secret."""

    private = True


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of several things to choose from."""

    id: Id
    label: Text
    do: Deeds
    cost: Cost = FREE
    only: Condition = ALWAYS
    """Who may choose it at all."""

    def is_open(self, game: Journey, p: Player) -> bool:
        """Whether this player may choose it, can pay it, and can do what it says."""
        if not self.only.holds(game, p) or not can_pay(game, p, self.cost, p.gold):
            return False
        gold = p.gold - self.cost.gold
        return not any(deed.why_not(game, p, gold) for deed in self.do if not deed.may)


@words.verb()
def choose(t: T, p: Player, options: tuple[Alternative, ...], sealed: bool = False) -> None:
    """Choose one alternative, pay for it and do what it says; sealed choices are made by all and shown together."""
    if sealed:
        _choose_sealed(t, options)
        return
    game, open_to = t.state, partial(_open_to, options=options)
    picked = t.ask(p.seat, Choose, open_to(game, p), openly=in_the_open(game, p, open_to))
    chosen = next(one for one in options if one.id == picked)
    t.tell(Chose, p.seat, chosen.id)
    pay(t, p, chosen.cost)
    carry_out(t, p, chosen.do)


def _choose_sealed(t: T, options: tuple[Alternative, ...]) -> None:
    """Everybody picks in secret; when all are shown, each is paid for and done in the order of the banner."""
    game = t.state
    game.pledges = [NO_PICK] * game.seats
    names = [one.id for one in options]
    for seats in rounds_of_secrets(game):
        picks = t.ask_all(ChooseInSecret, seats, lambda seat: _open_to(game, game.players[seat], options))
        for seat, pick in zip(seats, picks):
            game.pledges[seat] = names.index(pick)
        t.tell(ChoicesShown, tuple(zip(seats, picks)))
    for seat in game.queue:
        chosen = options[game.pledges[seat]]
        pay(t, game.players[seat], chosen.cost)
        carry_out(t, game.players[seat], chosen.do)


def _open_to(game: Journey, p: Player, options: tuple[Alternative, ...]) -> list[str]:
    return [one.id for one in options if one.is_open(game, p)]


def rounds_of_secrets(game: Journey) -> list[Sequence[Seat]]:
    """Who picks or pledges in secret together: a Guide who comes last sees first what the others have shown."""
    if game.queue[-1] == game.guide and len(game.queue) > 1:
        return [game.queue[:-1], game.queue[-1:]]
    return [game.queue]


# --- the die ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Faces:
    """What happens on some faces of the die."""

    first: Few
    last: Few
    do: Deeds


DIE = (1, 2, 3, 4, 5, 6)


@words.verb()
def roll(t: T, p: Player, faces: tuple[Faces, ...]) -> None:
    """Roll the six-sided die and do what its face says."""
    for left in range(_rerolls(t.state, p), -1, -1):
        face = t.roll(DIE)
        t.tell(Rolled, p.seat, face)
        if not left or t.ask(p.seat, Reroll, ("again", "keep")) == "keep":
            break
    for some in faces:
        if some.first <= face <= some.last:
            carry_out(t, p, some.do)


def _rerolls(game: Journey, p: Player) -> int:
    """How often the banner of the open encounter lets the Guide roll again."""
    if not game.encounter or p.seat != game.guide:
        return 0
    return int(game.content.encounters[game.encounter[0]].banner.rerolls)
