"""Games full of canaries: whatever is secret in them says what it is, or whose."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from dragonroads.engine.table import Face, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE, Journey
from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf
from tests.boxes import BOXED, boxed, boxed_pack
from tests.ui.canary_canyon import canary_canyon
from tests.ui.marked import marked_presenter
from tests.ui.secrets import GOLD, CanaryGame, Secret, word

# --- the race ---------------------------------------------------------------------------------------------------------


@cache
def canary_race() -> CanaryGame:
    """The race in which no two cards are alike: whatever words stand on one give its number away."""
    listed: Any = boxed_pack("draghan").files["cards.yaml"].value
    faces: list[dict[str, Any]] = []
    for face in listed["cards"]:
        for copy in face["copies"]:
            n = len(faces)
            name = word(("", n))
            words = {"id": f"{face['id']}-{n}", "name": name, "tag": f"T{n:03}", "text": f"{name} acts."}
            faces.append({**face, **words, "short": name, "gist": name, "copies": [copy]})
    with TemporaryDirectory() as folder:
        cards = Path(folder) / "draghan" / "cards.yaml"
        cards.parent.mkdir()
        cards.write_text(json.dumps({"cards": faces}, ensure_ascii=False))
        shelf = Shelf([built_in_content(), Path(folder)], cache=None)
        game = shelf.open("draghan")
        catalog = shelf.catalog("en", game)
        return CanaryGame(game, catalog, lambda event: event.kind == "dealt", lambda face: ("", face[1]))


# --- journeys ---------------------------------------------------------------------------------------------------------

KEPT_SECRET = ("prophecy",)
"""Kinds of question whose answer stays with the seat for long, though it does not decide together with others."""
SORTS = {CONTRACT: "c", CARAVAN: "v", ENCOUNTER: "e", LETTER: "l", SLIP: "s", TILE: "t"}
MONTE = ("peak", "fog")
"""What a hidden card of the booth may show; cards that show the same are the same secret."""


def canary_road() -> CanaryGame:
    """The Dragon Road."""
    return canary_journey("dragon_road")


@cache
def canary_journey(box: str) -> CanaryGame:
    """A journey: cards give their numbers away, letters and globes their pages, gold and choices their owner."""
    game = boxed(box)
    catalog = BOXED.catalog("en", game)
    content: AlmanacContent = game.game.content  # type: ignore[attr-defined]
    addressed = {LETTER: content.letters, SLIP: content.slips}

    def secret_of(face: Face) -> Secret | None:
        family, card = face
        if family == TILE:
            shown = content.tiles[card][1].face
            return (SORTS[TILE], MONTE.index(shown)) if shown in MONTE else None
        number = addressed[family][card].page if family in addressed else card
        return (SORTS[family], number) if family in SORTS else None

    catalog.offer("en", _words_of(content))
    present = game.present
    marked = replace(
        game, present=lambda words, names: marked_presenter(present(words, names), with_purses, KEPT_SECRET)
    )
    return CanaryGame(marked, catalog, lambda event: event.kind == "arrived", secret_of)


def _words_of(content: AlmanacContent) -> dict[str, str]:
    """A page goes by three digits where a letter or a globe names it; anywhere else that is no secret."""
    words = {
        "page.full": "0{n}",
        "private.letter": "Zql{page}x",
        "private.prophecy": "Zqs{page}x",
        "event.letter_read": "  Zql{letter}x",
        **{f"monte.{kind}": word((SORTS[TILE], n)) for n, kind in enumerate(MONTE)},
    }
    named: dict[str, list[str]] = {
        CONTRACT: [card.id for card in content.contracts],
        CARAVAN: [card.id for card in content.caravans],
        ENCOUNTER: [card.id for card in content.encounters],
    }
    for family, ids in named.items():
        words |= {f"{family}.{name}.name": word((SORTS[family], n)) for n, name in enumerate(ids)}
    return words | {f"contract.{name}.text": f"{word(('c', n))} works." for n, name in enumerate(named[CONTRACT])}


class Purse(int):
    """Gold that says whose it is, whatever it is put into, and however much is added or taken away."""

    seat: Seat

    def __str__(self) -> str:
        return word((GOLD, self.seat))

    __repr__ = __str__

    def __format__(self, _spec: str) -> str:
        return str(self)

    def __add__(self, other: int) -> Purse:
        return purse(self.seat, int(self) + int(other))

    def __sub__(self, other: int) -> Purse:
        return purse(self.seat, int(self) - int(other))


def purse(seat: Seat, gold: int) -> Purse:
    """The gold of a seat."""
    made = Purse(gold)
    made.seat = seat
    return made


def with_purses(value: Any) -> Any:
    """A view whose gold says whose it is; anything else as it is."""
    if not isinstance(value, Journey):
        return value
    marked = value.copy()
    for one in marked.players:
        if not is_hidden(one.gold):
            one.gold = purse(one.seat, one.gold)
    return marked


CANARIES: dict[str, Callable[[], CanaryGame]] = {
    "crystal_peaks": partial(canary_journey, "crystal_peaks"),
    "draghan": canary_race,
    "dragon_canyon": canary_canyon,
    "dragon_road": canary_road,
}
