"""What a view tells about map and clans; rules count it as they count a state, and nothing hidden is worked out."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from dragonroads.engine.table import Card, Question, Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.grid import TILE, Tile
from dragonroads.games.canyon.model import NOBODY_THERE, Canyon, Clan
from dragonroads.games.canyon.trading import ratio

NO_HEROES: Mapping[Tile, Card] = {}


# --- as rules see it --------------------------------------------------------------------------------------------------


class _Seen(SimpleNamespace):
    """Answers what rules ask of a game, out of a view; `assumed` says who might stand on some tiles."""

    def holder(self, tile: Tile) -> Seat:
        return holder(vars(self), tile)

    def hero_at(self, tile: Tile) -> Card:
        return int(self.assumed[tile] if tile in self.assumed else self.field[self.spots.index(tile)])

    def is_automa(self, seat: Seat) -> bool:
        return bool(seat >= self.people)


def table(content: CanyonContent, view: View, assumed: Mapping[Tile, Card] = NO_HEROES, **changed: Any) -> Canyon:
    """The game as far as this viewer sees it, to be counted like a real one; some of it may be assumed or changed."""
    shown = view | {"clans": [SimpleNamespace(**one) for one in view["clans"]]} | changed
    return cast(Canyon, _Seen(content=content, rules=_rules(view), assumed=assumed, **shown))


def _rules(view: View) -> SimpleNamespace:
    """What of the table's rules shows."""
    shown = {name: view[name] for name in ("dragons", "one_scale", "glory_lead", "two_dice")}
    return SimpleNamespace(solo=is_solo(view), **shown)


def clan_of(game: Canyon, seat: Seat, **changed: Any) -> Clan:
    """A clan of such a game, some of it changed."""
    return cast(Clan, SimpleNamespace(**(vars(game.clans[seat]) | changed)))


def is_solo(view: View) -> bool:
    """Whether one person plays for missions; only then there are any."""
    return bool(view["missions"])


def trade_ratio(content: CanyonContent, view: View, seat: Seat) -> int:
    """How many tokens of a kind this seat gives for one of another."""
    game = table(content, view)
    return ratio(game, game.clans[seat])


def cause(question: Question, sort: str, at: int = 1) -> Any:
    """The innermost thing of a sort that has led to the question, or more of it; nothing where there is none."""
    found = [one[at] for one in question.why if isinstance(one, tuple) and one[0] == sort]
    return found[-1] if found else None


# --- the map ----------------------------------------------------------------------------------------------------------


def number(tile: Tile | str) -> Tile:
    """A tile by its number, however it is called."""
    return TILE[tile] if isinstance(tile, str) else tile


def card_at(view: View, tile: Tile) -> Card | Hidden | None:
    """The hero on a tile as this viewer sees it."""
    found: Card | Hidden | None = view["field"][view["spots"].index(tile)] if tile in view["spots"] else None
    return found


def seat_of(view: View, card: Card | Hidden) -> Seat:
    """Whose hero a card is: its back shows that."""
    return int((card.back or 0) if isinstance(card, Hidden) else card // view["heroes"])


def holder(view: View, tile: Tile) -> Seat:
    """The seat whose hero stands on a tile, or nobody."""
    card = card_at(view, tile)
    return NOBODY_THERE if card is None else seat_of(view, card)


def holders(view: View) -> dict[Tile, Seat]:
    """Every tile with a hero, and whose it is."""
    return {tile: seat_of(view, card) for tile, card in zip(view["spots"], view["field"])}


def face_at(view: View, tile: Tile) -> int:
    """How the hero on a tile lies."""
    return int(view["faces"][view["spots"].index(tile)])


def possible(view: View, tile: Tile) -> list[Card]:
    """Who may stand on a tile: the hero itself where it shows, else all of its clan that do not show elsewhere."""
    card = card_at(view, tile)
    if not isinstance(card, Hidden):
        return [] if card is None else [card]
    seat = seat_of(view, card)
    shown = shown_of(view, seat)
    return [one for one in range(seat * view["heroes"], (seat + 1) * view["heroes"]) if one not in shown]


def shown_of(view: View, seat: Seat) -> set[Card]:
    """The heroes of a clan that this viewer sees, wherever they are."""
    clan = view["clans"][seat]
    lying = (*clan["hand"], *clan["pile"], *clan["discard"], *view["field"])
    return {card for card in lying if not isinstance(card, Hidden) and seat_of(view, card) == seat}


def active_seat(view: View) -> Seat | None:
    """Whose turn it is."""
    return None if view["over"] or not view["round"] else int(view["turn"])
