"""The lines of a game after its header: answers, sealed answers, undos, hand-overs and snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from dragonroads.engine.game import FORMAT, RNG, Agreements, Header, SeatSpec
from dragonroads.errors import SaveError

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question answered, or a whole sealed set: per seat the picks, their keys and how many options there were."""

    n: int
    kind: str
    seats: tuple[int, ...]
    picks: tuple[tuple[int, ...], ...]
    keys: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]
    digest: int


@dataclass(frozen=True, slots=True)
class SealedAnswer:
    """One seat's answer of a sealed set whose other seats have not all decided."""

    n: int
    kind: str
    seat: int
    picks: tuple[int, ...]
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """Answer number `to` and all later ones are taken back; `agreed` when all consented to more than is usual."""

    to: int
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Accepted:
    """This seat has taken the keyboard."""

    seat: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole state at the start of a round, after this many answers."""

    answers: int
    state: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Stopped:
    """The people ended the game before its time."""

    reason: str = "stopped"


Record = Answered | SealedAnswer | Undone | Accepted | Snapshot | Stopped


def to_json(record: Record) -> Json:
    """A record as one JSON object."""
    match record:
        case Answered(n, kind, seats, picks, keys, counts, digest):
            return {"n": n, "k": kind, "p": seats, "a": picks, "o": keys, "of": counts, "d": digest}
        case SealedAnswer(n, kind, seat, picks, keys):
            return {"sealed": n, "k": kind, "p": seat, "a": picks, "o": keys}
        case Undone(to, agreed):
            return {"undo": to, "agreed": True} if agreed else {"undo": to}
        case Accepted(seat):
            return {"accept": seat}
        case Snapshot(answers, state):
            return {"snap": state, "at": answers}
        case Stopped(reason):
            return {"stop": reason}


def from_json(data: Json) -> Record:
    """The record a JSON object describes; SaveError when it describes none."""
    try:
        return _from_json(data)
    except (KeyError, TypeError, ValueError) as fault:
        raise SaveError(f"not a line of a saved game ({type(fault).__name__})") from None


def _from_json(data: Json) -> Record:
    if "n" in data:
        return Answered(
            int(data["n"]),
            str(data["k"]),
            tuple(map(int, data["p"])),
            tuple(tuple(map(int, one)) for one in data["a"]),
            tuple(tuple(map(str, one)) for one in data["o"]),
            tuple(map(int, data["of"])),
            int(data["d"]),
        )
    if "sealed" in data:
        picks, keys = tuple(map(int, data["a"])), tuple(map(str, data["o"]))
        return SealedAnswer(int(data["sealed"]), str(data["k"]), int(data["p"]), picks, keys)
    if "undo" in data:
        return Undone(int(data["undo"]), bool(data.get("agreed", False)))
    if "accept" in data:
        return Accepted(int(data["accept"]))
    if "snap" in data:
        return Snapshot(int(data["at"]), dict(data["snap"]))
    return Stopped(str(data["stop"]))


def header_to_json(header: Header) -> Json:
    """The first line of a saved game."""
    return {"format": FORMAT, "rng": RNG, **asdict(header), "seed": str(header.seed)}


def header_from_json(data: Json) -> Header:
    """The header a first line describes; SaveError in one line when it is not one."""
    if not isinstance(data.get("format"), int) or "game" not in data:
        raise SaveError("this is not a dragonroads save")
    if data["format"] != FORMAT or data.get("rng") != RNG:
        raise SaveError(
            f"format {data['format']} with {data.get('rng')}: this version reads format {FORMAT} with {RNG}"
        )
    try:
        return Header(
            game=str(data["game"]),
            rules=int(data["rules"]),
            content=str(data["content"]),
            seed=int(data["seed"]),
            seats=tuple(SeatSpec(str(s["name"]), str(s["who"])) for s in data["seats"]),
            options={str(k): _option(v) for k, v in data["options"].items()},
            salt=str(data["salt"]),
            agreements=Agreements(str(data["agreements"]["handover"]), bool(data["agreements"]["memory"])),
            name=str(data["name"]),
            start=data["start"],
        )
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise SaveError(f"the header of this save is incomplete ({type(fault).__name__}: {fault})") from None


def _option(value: Any) -> str | int | bool:
    if not isinstance(value, (str, int, bool)):
        raise ValueError(f"option value {value!r}")
    return value
