"""Pages, rules and abilities that no box has: for what the shared rules offer to boxes still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from dragonroads import paths
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.cards import Ability
from dragonroads.games.almanac.locations import Location, LocationAction, SpaceSpec, TokenPlace
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.pages import lay_out
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.one_per_area import OnePerArea
from dragonroads.games.almanac.powers import gain_powers
from dragonroads.games.almanac.verbs import words
from dragonroads.library.binder import Binder
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from tests.games.almanac.situations import Situation, content, on_page

T = TypeVar("T")


def written(source: str, shape: type[T]) -> T:
    """What this YAML describes; BadContent for what content may not say."""
    problems = Problems()
    document = read(source.encode(), "made_up.yaml", problems)
    problems.raise_if_any()
    assert document is not None
    binder = Binder(problems, words)
    bound = binder.bind(document.root, shape)
    problems.raise_if_any()
    assert bound is not None
    return bound


@dataclass
class Anywhere(OnePerArea):
    """Every free space is open to everybody, and nothing else happens."""

    rule: str = "anywhere"
    most: int = 99


def page_of(*spaces: str, rule: Placement | None = None, actions: str = "", laid: str = "") -> Location:
    """A page at the first stop with the spaces a1, a2 … that say this: `do: [{visit_shop: {}}]`, `action: toll`."""
    listed = "\n".join(f"- {{id: a{n}, area: a, {says}}}" for n, says in enumerate(spaces, 1))
    return replace(
        content().locations[1],
        spaces=written(listed, tuple[SpaceSpec, ...]),
        areas={"a": "Meadow"},
        placement=rule or Anywhere(),
        actions={name: _action(name, says) for name, says in _entries(actions)},
        tokens=written(laid, tuple[TokenPlace, ...]) if laid else (),
    )


def _entries(actions: str) -> list[tuple[str, str]]:
    return [(name.strip(), says) for name, _, says in (line.partition("=") for line in actions.splitlines()) if says]


def _action(name: str, says: str) -> LocationAction:
    return written(f"{{label: {name[:4]}, name: {name}, text: {name}, {says}}}", LocationAction)


def on_made_up_page(
    *spaces: str, rule: Placement | None = None, actions: str = "", laid: str = "", **more: Any
) -> Situation:
    """A journey in the Action Phase of a made-up page with these tokens laid on it.

    Location actions are lines of `name = costs: [...], do: [...]`; the rest is as for `on_page`.
    """
    answers, dice = more.pop("answers", ()), more.pop("dice", ())
    table = on_page(1, phase="lay_out", **more)
    game = table.state
    game.page = lay_out(page_of(*spaces, rule=rule, actions=actions, laid=laid), game.seats, {})
    game.pages = {**game.pages, game.location: game.page}
    table.until("turn")
    table.answers, table.dice, table.told, table.asked = list(answers), list(dice), [], []
    return table


def give_abilities(table: Situation, seat: Seat, abilities: Sequence[str]) -> Situation:
    """Somebody owns a made-up caravan card with these abilities; nobody may own abilities of other cards before."""
    game: Journey = table.state
    card = game.caravan_deck.pop(0)
    known = list(game.content.caravans)
    known[card] = replace(known[card], abilities=tuple(written(one, Ability) for one in abilities))
    game.content = replace(game.content, caravans=known)
    game.caravan_seen[card] = -1
    p = table.player(seat)
    p.caravans.append(card)
    p.crates += known[card].crates
    gain_powers(game, p, game.content.powers_of_caravan[card])
    return table


def used_up(s: Situation, *goods: int, guards: bool = False) -> Situation:
    """Some goods of the supply are in crates too many to matter; so are all guards, if wanted."""
    game, rich = s.state, s.player(1)
    for kind in goods:
        rich.goods[kind] += game.supply[kind]
        game.supply[kind] = 0
    rich.crates += 120
    if guards:
        rich.guards, game.guard_supply = game.guard_supply, 0
    return s


def complaints(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said about the Dragon Road when a file of it says something else; the folder is there to be used."""
    ours = paths.built_in_content()
    text = (ours / "dragon_road" / file).read_text("utf-8")
    assert old in text, f"{file} does not say {old}"
    changed = folder / "dragon_road" / file
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(text.replace(old, new, 1), "utf-8")
    return [problem.message for problem in Shelf([ours, folder], None).check("dragon_road")]
