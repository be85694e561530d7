"""What a game shows: everything that comes up in it, each as a sort and a name; and what all of a title should show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from dragonroads.engine.game import Game, Header
from dragonroads.engine.journal import Accepted, Answered, Handed, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import Question
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.binder import Binder
from dragonroads.library.options import Option, Setting
from dragonroads.library.words import read_words
from tests.boxes import boxed
from tests.conformance.cases import GAMES, preset_cases, seats_of

Shown = frozenset[str]

CARRIED_OUT = {"draghan": "revealed"}
"""Where a card counts only when it is carried out: the event that tells of it. Elsewhere any event that shows it."""
ENDINGS = {
    "almanac_tours": ("counted", "stopped"),
    "crystal_peaks": ("counted", "stopped"),
    "draghan": ("finish", "round_cap", "stopped"),
    "dragon_canyon": ("piles", "canyon", "unfinished", "stopped"),
    "dragon_road": ("counted", "stopped"),
    "embers": ("finished", "stopped"),
}
"""Every way a game can end."""
LINES: Mapping[type[Record], str] = {
    Answered: "answer",
    SealedAnswer: "sealed answer",
    Undone: "undo",
    Accepted: "accept",
    Handed: "hand",
    Snapshot: "snapshot",
    Stopped: "stop",
}
"""What the lines of a save are called here."""
OF_THE_TABLE = ("seats", "preset", "option", "ending", "line")
"""What every title shows for itself, even if the games it is made of have shown it already."""
FOUND = ("refusal", "final")
"""What counts where it is found: why options are closed, and why an answer cannot be taken back."""


def shown_by(match: Match[Any], loaded: LoadedGame, records: Iterable[Record]) -> Shown:
    """Follow the records of a game that has just begun; SaveError, naming the line, when one does not fit."""
    seen = {*_setting(match.header, loaded)}
    for record in records:
        seen.add(f"line: {LINES[type(record)]}")
        seen.update(_asked(match, record) if isinstance(record, Answered) else ())
        match.follow([record])
    seen.update(_told(match))
    if match.result:
        seen.add(f"ending: {match.result.ending}")
    return frozenset(seen)


def _setting(header: Header, loaded: LoadedGame) -> Iterator[str]:
    """How many sit there, the values of options, and the preset if they are one."""
    seats, spec = len(header.seats), loaded.spec
    yield f"seats: {seats}"
    for option in spec.options:
        if header.options[option.id] in telling_values(option):
            yield f"option: {option.id}={header.options[option.id]}"
    for preset in spec.presets:
        if loaded.game.settle(spec.bounded(preset.settings(seats)), seats).options == header.options:
            yield f"preset: {preset.id}"


def telling_values(option: Option) -> tuple[Setting, ...]:
    """All values of an option; of a number the first and the last."""
    values = option.settings()
    return (values[0], values[-1]) if option.number else values


def _asked(match: Match[Any], record: Answered) -> Iterator[str]:
    """The questions, why some of their options are closed, and why the answer is final."""
    questions: tuple[Question, ...] = match._questions
    for question in questions:
        yield f"question: {question.kind}"
        yield from (f"refusal: {one.reason.kind}" for one in question.closed())
    if questions and questions[0].seat == record.seats[0] and questions[0].n == record.n and not questions[0].sealed:
        why = match.finality(record.seats[0], record.n, *record.keys[0])
        yield from [f"final: {why}"] if why else []


def _told(match: Match[Any]) -> Iterator[str]:
    game: Game[Any] = match.game
    wanted = CARRIED_OUT.get(game.id)
    for kind, args in [(told.record.kind, told.record.args) for told in match._told]:
        yield f"event: {kind}"
        if wanted in (None, kind):
            yield from (f"card: {game.card_name(*face)}" for face in game.faces_in(kind, args))
        yield from (f"{sort}: {name}" for sort, name in game.used(kind, args))


def counts(title: str, seen: Shown) -> Shown:
    """What of a game's showing counts for its title: what the games it is made of show need not be shown again."""
    made_of = [used for used in boxed(title).spec.uses if used in GAMES]
    if not made_of:
        return seen
    shared = frozenset[str]().union(*map(wanted, made_of))
    return frozenset(one for one in seen if _sort(one) in OF_THE_TABLE or not (one in shared or _sort(one) in FOUND))


def _sort(one: str) -> str:
    return one.split(":")[0]


@cache
def wanted(title: str) -> Shown:
    """What the content of a title makes wish for."""
    loaded = boxed(title)
    words = [key.split(".")[1] for key in read_words(loaded.pack, "en", Binder()) if key.startswith("event.")]
    return frozenset(
        [
            *(f"seats: {seats}" for seats in seats_of(title)),
            *(f"preset: {preset.id}" for preset in loaded.spec.presets),
            *(f"option: {option.id}={value}" for option in loaded.spec.options for value in telling_values(option)),
            *(f"ending: {ending}" for ending in ENDINGS.get(title, ())),
            *(f"line: {line}" for line in LINES.values()),
            *(f"question: {kind}" for rule in loaded.rules for kind in rule.kinds),
            *(f"event: {kind}" for kind in words if loaded.game.can_tell(kind)),
            *(f"card: {name}" for name in _cards(title)),
            *(f"{sort}: {name}" for sort, names in loaded.game.things().items() for name in names),
        ]
    )


def _cards(title: str) -> set[str]:
    """The names of all cards of all families."""
    game = boxed(title).game
    state: GameState = game.begin(replace(preset_cases(title)[0].header(), content=game.content_hash))
    families = known_fields(type(state)).items()
    return {game.card_name(family, n) for family, field in families for n in range(len(getattr(state, field)))}
