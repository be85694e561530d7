"""What a page's placement rule can decide, and how content names one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias, TypeVar, cast

from dragonroads.engine.record import Happening, Reason
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Person
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.reasons import PageReason, TooDear
from dragonroads.games.almanac.sets import Spaces
from dragonroads.library.binder import Binder
from dragonroads.library.node import MAPPING, Node
from dragonroads.library.problems import hint, quoted
from dragonroads.library.schema import is_complete, read_slots
from dragonroads.library.shapes import slots_of
from dragonroads.library.tags import Range, Ref

if TYPE_CHECKING:
    from dragonroads.games.almanac.pages import Action, Offers, Page
    from dragonroads.games.almanac.prospects import Prospect

Ways: TypeAlias = list[tuple[Spaces, int, str]]
"""Spaces that can be taken now, in sets with the same fee of the placement rule and the same manner of taking them."""
PLAIN = ""
"""The usual manner: do what the space says."""

Players: TypeAlias = Annotated[int, Range(2, 4)]
TokenId: TypeAlias = Annotated[str, Ref("token")]


@dataclass(frozen=True, slots=True)
class Tile:
    """What may lie face down on a page: in its fog something a space does, or a card that only shows its face."""

    do: Deeds = ()
    action: str = ""
    face: str = ""
    from_players: Players = 2

    def __post_init__(self) -> None:
        if [bool(self.do), bool(self.action), bool(self.face)].count(True) != 1:
            raise ValueError("needs exactly one of do, action")


REST = "rest"
"""How a worker takes a space without doing what it says."""

_RULES: dict[str, type[Placement]] = {}
P = TypeVar("P", bound="type[Placement]")


def placement_rule(name: str, *reasons: type[PageReason]) -> Callable[[P], P]:
    """Registers the decorated class as the placement rule of a name, with all its reasons to close a space."""

    def register(cls: P) -> P:
        _RULES[name] = cls
        cls.reasons = reasons
        return cls

    return register


def placement_rules() -> Collection[type[Placement]]:
    """All there are."""
    return _RULES.values()


class Taken(Reason):
    who: Person


@dataclass
class Placement:
    """Where the next worker may go on a page. Rules override what they have an opinion about."""

    reasons: ClassVar[tuple[type[PageReason], ...]] = ()
    """Why it may close a space; the page can name the rule of the book for each."""
    tells: ClassVar[tuple[type[Happening], ...]] = ()
    """What only happens on pages with such a rule, beside what stands in its own file."""
    rule: str
    if TYPE_CHECKING:  # given by `for_table`, and no part of what content writes
        page: Page = field(init=False)
        seats: int = field(init=False)

    @classmethod
    def bind(cls, node: Node, label: str, binder: Binder) -> Placement | None:
        """Reads the rule's name and its parameters."""
        name = node.value.get("rule") if isinstance(node.value, dict) else None
        if node.kind != MAPPING or not isinstance(name, str):
            binder.complain(node, label, "expected {rule: name} with the rule's parameters")
            return None
        if name not in _RULES:
            binder.complain(node.at("rule"), label, f"unknown placement rule {quoted(name)}{hint(name, _RULES)}")
            return None
        slots = slots_of(cast(Any, _RULES[name]))
        values = read_slots(node, slots, binder, label)
        return _RULES[name](**values) if is_complete(values, slots, node, binder, label) else None

    # --- what a rule may say ----------------------------------------------------------------------------------------

    def for_table(self, page: Page, seats: int) -> Placement:
        """The rule at work on a page laid out for so many players."""
        rule = replace(self)
        rule.page, rule.seats = page, seats
        rule.prepare()
        return rule

    def has_opinion(self, about: str) -> bool:
        """Whether the rule overrides this method; what it says nothing about need not be asked turn after turn."""
        return getattr(type(self), about) is not getattr(Placement, about)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """What may be dealt face down onto the spaces of the page or beside them."""
        return ()

    def prepare(self) -> None:
        """Work out once what depends on the page and the number of players."""

    def set_up(self, t: T) -> None:
        """The last part of page setup."""

    def offers(self, game: Journey) -> Offers:
        """What the spaces do now."""
        return self.page.offers

    def actions(self, game: Journey) -> Sequence[Action]:
        """What each space does now, by space."""
        return self.offers(game).each

    takes_off: ClassVar[bool] = False
    """Whether a piece may leave its space and still be on the page."""
    fee_tells: ClassVar[bool] = False
    """Whether a way may cost somebody with less gold less: what is paid then shows what a purse can do."""
    charges: ClassVar[bool] = False
    """Whether somebody who could only go where a fee has to be paid may decline."""

    def next_seat(self, game: Journey, seat: Seat) -> Seat:
        """Who comes after this player."""
        return (seat + 1) % game.seats

    def opens_turn(self, t: T, p: Player) -> None:
        """What happens when it is somebody's turn, with or without workers."""

    def sits_out(self, game: Journey, p: Player) -> bool:
        """Whether this player has stopped for the round."""
        return False

    def before_turn(self, t: T, p: Player, may_act: Callable[[], bool]) -> None:
        """What opens a turn, before anything is chosen; whether the player may be able to act, as everybody knows."""

    def turn_options(self, prospect: Prospect) -> Sequence[tuple[str, str]]:
        """What else than placing can be done in a turn."""
        return ()

    def take_option(self, t: T, p: Player, option: tuple[str, str]) -> None:
        """Do that."""

    def ways(self, prospect: Prospect) -> Ways:
        """Every space this player can take now, with the fee for it, and what else is done there or spent for it."""
        raise NotImplementedError

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Why the rule keeps a free space from this player, where that is all that does."""
        return None

    def is_open(self, game: Journey, p: Player, space: int) -> bool:
        """Whether there is room for one more piece of this player."""
        return game.standing[space] == NOBODY_THERE

    def why_full(self, game: Journey, p: Player, space: int) -> Reason:
        """Why there is no room for one more piece."""
        return Taken(game.standing[space])

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """Pay the fee, or what is spent instead of it."""
        pay_gold(t, p, fee)

    def wins_space(self, t: T, p: Player, space: int, how: str) -> bool:
        """Whether the piece gets there at all; if not, the rule has found it another place."""
        return True

    def make_room(self, t: T, p: Player, space: int) -> None:
        """Whoever stands there makes way for the piece that comes."""

    def defers(self, game: Journey, space: int) -> bool:
        """Whether the space does what it says later, when the rule lets it."""
        return False

    def placed(self, t: T, p: Player, space: int) -> None:
        """What reacts to the piece that was put down, before the action."""

    def after(self, t: T, p: Player, space: int) -> None:
        """What moves on the page when the turn is over."""

    def skipped(self, t: T, p: Player) -> None:
        """Somebody could not place anything."""

    def finish(self, t: T) -> None:
        """What happens when all placing is over."""

    # --- small words for rules --------------------------------------------------------------------------------------

    def refusal(self, reason: type[PageReason], *values: object) -> PageReason:
        """Why a space is closed, with the rule of the book that says so on this page."""
        make: Callable[..., PageReason] = reason
        return make(self.page.location.rule_for(reason, self.seats), *values)

    def fee_refused(
        self, prospect: Prospect, space: int, reason: type[TooDear], fee: int, coins: int = 0
    ) -> Reason | None:
        """The fee as the reason, where the space would be legal without it."""
        is_fee = prospect.why_not(space, 0, coins) is None and prospect.why_not(space, fee, coins) is not None
        return self.refusal(reason, fee) if is_fee else None


@dataclass
class Resting(Placement):
    """A rule under which a worker may take a little gold instead of the action, so that nothing can be jammed."""

    rest_gold: int = 0
