"""A deed: an effect, with who does it, on what condition, and whether it may be left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Literal, TypeAlias, get_args

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import Count, Few
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.counting import count_of
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.library.binder import Binder
from dragonroads.library.node import MAPPING, Node
from dragonroads.library.schema import reader_of
from dragonroads.library.vocabulary import Effect

Run: TypeAlias = Callable[[T, Player], None]
Who: TypeAlias = Literal["resolver", "each", "pledgers", "non_pledgers", "top_pledgers"]
BESIDE = ("who", "if", "may")
"""What may stand next to a verb."""
PASSIVE = {"modify": "always", "score": "scoring"}
"""Verbs that are never carried out but counted, each with the hook of the abilities they belong to."""


class May(JourneyAsk[str]):
    """Whether something is done that may be left."""

    mentions = ("card", "text")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "ability")


@dataclass(frozen=True, slots=True)
class Condition:
    """The three conditions content knows: being the Guide, having picked alone, having enough of something."""

    is_guide: bool | None = None
    alone: bool | None = None
    count: Count | None = None
    min: Few = 0

    def holds(self, game: Journey, p: Player) -> bool:
        """Whether it is so for this player now."""
        if self.is_guide is not None and self.is_guide != (game.guide == p.seat):
            return False
        if self.alone is not None and self.alone != (game.pledges.count(game.pledges[p.seat]) == 1):
            return False
        return self.count is None or count_of(game, p, self.count) >= self.min


ALWAYS = Condition()


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that happens: a verb with its arguments, and what stands beside it."""

    may_be_passive: ClassVar[bool] = False
    effect: Effect
    who: Who = "resolver"
    condition: Condition = ALWAYS
    may: bool = False
    run: Run = field(init=False, compare=False, repr=False)
    """Carries it out for the player who resolves it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "run", _run_of(self))

    @property
    def verb(self) -> str:
        """The name of its verb."""
        return self.effect.verb

    def why_not(self, game: Journey, p: Player, gold: int) -> Reason | None:
        """Why this player could not do it with so much gold."""
        check = self.effect.why_not
        reason: Reason | None = check(game, p, gold) if check else None
        return reason

    @classmethod
    def bind(cls, node: Node, label: str, binder: Binder) -> Deed | None:
        """Reads a verb and what stands beside it."""
        assert binder.vocabulary is not None
        if node.kind != MAPPING:
            binder.expected("one verb with its arguments", node, label)
            return None
        effect = binder.vocabulary.bind_effect(node, binder, beside=BESIDE)
        read = {name: _read(name, part, binder) for name, part in node.entries() if name in BESIDE}
        if effect is None or None in read.values():
            return None
        if effect.verb in PASSIVE and not cls.may_be_passive:
            hook = PASSIVE[effect.verb]
            binder.complain(node.key(effect.verb), "", f"{effect.verb} belongs to an ability with the hook {hook}")
            return None
        return cls(effect, read.get("who", "resolver"), read.get("if", ALWAYS), read.get("may", False))


@dataclass(frozen=True, slots=True)
class Clause(Deed):
    """One thing an ability says: a deed, or something that always holds or is counted at the end."""

    may_be_passive: ClassVar[bool] = True


Deeds: TypeAlias = tuple[Deed, ...]
_SHAPES: dict[str, Any] = {"who": Literal[get_args(Who)[1:]], "if": Condition, "may": bool}


def _read(name: str, node: Node, binder: Binder) -> Any:
    return reader_of(_SHAPES[name])(node, name, binder)


def _run_of(deed: Deed) -> Run:
    """The effect itself where nothing stands beside it: it is called very often."""
    plain: Run = deed.effect.run
    if deed.who == "resolver" and deed.condition is ALWAYS and not deed.may:
        return plain

    def run(t: T, p: Player) -> None:
        for seat in doers(t.state, p, deed.who):
            one = t.state.players[seat]
            if deed.condition.holds(t.state, one) and _wants(t, one, deed):
                plain(t, one)

    return run


def doers(game: Journey, p: Player, who: Who) -> tuple[int, ...]:
    """The seats a deed is for, in turn order."""
    if who == "resolver":
        return (p.seat,)
    pledges, order = game.pledges, game.in_turn_order
    if who == "each":
        return order
    if who == "top_pledgers":
        return tuple([seat for seat in order if 0 < pledges[seat] == max(pledges)])
    return tuple([seat for seat in order if (pledges[seat] > 0) == (who == "pledgers")])


def _wants(t: T, p: Player, deed: Deed) -> bool:
    if not deed.may:
        return True
    game, ways = t.state, partial(_ways_to_want, deed=deed)
    return t.ask(p.seat, May, ways(game, p), openly=in_the_open(game, p, ways)) == "yes"


def _ways_to_want(game: Journey, p: Player, deed: Deed) -> tuple[str, ...]:
    return ("no",) if deed.why_not(game, p, p.gold) else ("yes", "no")


def carry_out(t: T, p: Player, deeds: Deeds) -> None:
    """One deed after the other."""
    for deed in deeds:
        run = deed.run  # by a name of its own: Python calls what an attribute holds more slowly
        run(t, p)
