"""Games in which every secret has a word of its own, and who may know which of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import yaml

from dragonroads.engine.fields import inner_class
from dragonroads.engine.match import Match
from dragonroads.engine.state import StateMeta
from dragonroads.engine.table import Face, Question, Seat
from dragonroads.engine.views import View
from dragonroads.engine.visibility import Cards
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Label, Presenter
from dragonroads.library.words import Catalog
from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf

Secret = tuple[str, int]
"""What sort of secret it is, by a letter, and which one: a card, the page on a card, or whose it is."""
GOLD, CHOICE, SEALED = "g", "p", "b"
"""How much gold a seat has, what it is offered in private, and what it may write down in secret."""
WORD = re.compile(r"(?:Zq|T)([a-z]?)(\d{3})")
TRACE = re.compile(r"Zq|T\d\d")
"""A canary, or what is left of one that was cut off."""
KEPT_SECRET = ("prophecy",)
"""Kinds of question whose answer stays with the seat for long, though it does not decide together with others."""


def word(secret: Secret) -> str:
    """What stands for a secret wherever it is told."""
    return f"Zq{secret[0]}{secret[1]:03}x"


def secrets_in(text: str) -> set[Secret]:
    """Everything secret that a text tells."""
    return {(sort, int(number)) for sort, number in WORD.findall(text)}


@dataclass(frozen=True)
class CanaryGame:
    """A game full of canaries."""

    game: LoadedGame
    words: Catalog
    chapter: str
    """The kind of event with which a round begins."""
    secret_of: Callable[[Face], Secret | None]
    """The secret that somebody knows who sees a card."""

    def known_to(self, match: Match[Any], seat: Seat | None, rounds: int) -> set[Secret]:
        """What lies open to a seat (to everybody for none), what was told in the last rounds, and what is asked."""
        faces = set(faces_in_view(match.view(seat), match.game.state_class))
        events = match.events(seat)
        begun = [n for n, event in enumerate(events) if event.kind == self.chapter]
        for event in events[begun[-rounds] if len(begun) >= rounds else 0 :]:
            faces |= set(match.game.faces_in(event.kind, event.args))
        for question in match.open(seat):
            if isinstance(question, Question) and (seat is None or question.seat == seat):
                faces |= set(match.game.faces_in(question.kind, question.options))
        return {secret for face in faces if (secret := self.secret_of(face))} | own_secrets(match, seat)


def own_secrets(match: Match[Any], seat: Seat | None) -> set[Secret]:
    """What a seat knows of itself; where turns are taken in the open, everybody sees what is offered in them."""
    if seat is not None:
        return {(sort, seat) for sort in (GOLD, CHOICE, SEALED)}
    in_the_open = match.header.agreements.handover != "strict"
    return {(CHOICE, other) for other in range(len(match.header.seats))} if in_the_open else set()


def faces_in_view(view: View, kind: StateMeta) -> Iterator[Face]:
    """Every card whose face a view shows."""
    for field in kind.fields:
        inner = inner_class(field.type)
        if isinstance(field.mark, Cards):
            yield from ((field.mark.family, card) for card in _cards_in(view[field.name]))
        elif inner is not None:
            held = view[field.name]
            for one in held if isinstance(held, list) else [held]:
                yield from faces_in_view(one, inner)


def _cards_in(zone: list[Any]) -> Iterator[int]:
    for one in zone:
        if isinstance(one, list):
            yield from _cards_in(one)
        elif isinstance(one, int):
            yield one


# --- the race ---------------------------------------------------------------------------------------------------------


def canary_race(folder: Path) -> CanaryGame:
    """The race with 86 different faces: name, tag and text of each give its number away."""
    listed = yaml.safe_load((built_in_content() / "draghan" / "cards.yaml").read_text())
    faces: list[dict[str, Any]] = []
    for face in listed["cards"]:
        for copy in face["copies"]:
            n = len(faces)
            name = word(("", n))
            words = {"id": f"{face['id']}-{n}", "name": name, "tag": f"T{n:03}", "text": f"{name} acts."}
            faces.append({**face, **words, "copies": [copy]})
    (folder / "draghan").mkdir()
    (folder / "draghan" / "cards.yaml").write_text(json.dumps({"cards": faces}, ensure_ascii=False))
    shelf = Shelf([built_in_content(), folder], cache=None)
    game = shelf.open("draghan")
    return CanaryGame(game, shelf.catalog("en", game), "dealt", lambda face: ("", face[1]))


# --- the Dragon Road --------------------------------------------------------------------------------------------------

SORTS = {CONTRACT: "c", CARAVAN: "v", ENCOUNTER: "e", LETTER: "l", SLIP: "s"}


def canary_road(_folder: Path) -> CanaryGame:
    """The Dragon Road: cards give their numbers away, letters and globes their pages, gold and choices their owner."""
    shelf = Shelf(cache=None)
    game = shelf.open("dragon_road")
    catalog = shelf.catalog("en", game)
    content: AlmanacContent = game.game.content  # type: ignore[attr-defined]
    addressed = {LETTER: content.letters, SLIP: content.slips}

    def secret_of(face: Face) -> Secret | None:
        family, card = face
        number = addressed[family][card].page if family in addressed else card
        return (SORTS[family], number) if family in SORTS else None

    catalog.offer("en", _words_of(content))
    present = game.present
    marked = replace(game, present=lambda words, names: cast(Presenter, Marked(present(words, names))))
    return CanaryGame(marked, catalog, "arrived", secret_of)


def _words_of(content: AlmanacContent) -> dict[str, str]:
    """A page goes by three digits where a letter or a globe names it; anywhere else that is no secret."""
    words = {
        "page.full": "0{n}",
        "private.letter": "Zql{page}x",
        "private.prophecy": "Zqs{page}x",
        "event.letter_read": "  Zql{letter}x",
    }
    for sort, cards in (("contract", content.contracts), ("caravan", content.caravans), ("encounter", content.encounters)):
        words |= {f"{sort}.{card.id}.name": word((SORTS[sort], n)) for n, card in enumerate(cards)}
    return words | {
        f"contract.{card.id}.text": f"{word(('c', n))} works." for n, card in enumerate(content.contracts)
    }


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


class Marked:
    """Presents a journey so that gold and private choices carry the word of their owner."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def __getattr__(self, name: str) -> Callable[..., Any]:
        speak: Callable[..., Any] = getattr(self._presenter, name)
        return lambda *values: speak(*map(with_purses, values))

    def option(self, view: View, question: Question, option: Any) -> Label:
        """Numbers stay numbers, for they are typed."""
        label = self._presenter.option(with_purses(view), question, option)
        if not question.private:
            return label
        mark = word((SEALED if question.sealed or question.kind in KEPT_SECRET else CHOICE, question.seat))
        if label.text.isdigit():
            return replace(label, effect=f"{mark} {label.effect}")
        return replace(label, text=f"{mark} {label.text}")


def with_purses(value: Any) -> Any:
    """A view whose gold says whose it is; anything else as it is."""
    if not (isinstance(value, dict) and "players" in value):
        return value
    players = [
        one if one["gold"] is None else {**one, "gold": purse(seat, one["gold"])}
        for seat, one in enumerate(value["players"])
    ]
    return {**value, "players": players}
