"""The lines of a game: its header, then answers, sealed answers, undos, hand-overs, snapshots and a running score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from dragonroads.engine.agreements import handover_called
from dragonroads.engine.game import FORMAT, RNG, Agreements, Header, SeatSpec
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.table import Question
from dragonroads.errors import SaveError

Json = dict[str, Any]
MOST_DIGITS = 20
"""Of a seed: it is a number of 64 bits."""
LARGEST_OPTION = 10_000


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

    @classmethod
    def of(cls, asked: Sequence[Question], picks: tuple[tuple[int, ...], ...], digest: int) -> Answered:
        """The line for these questions, answered so, after which the state has this digest."""
        keys = tuple(_keys(q, p) for q, p in zip(asked, picks))
        seats, counts = tuple(q.seat for q in asked), tuple(len(q.options) for q in asked)
        return cls(asked[0].n, asked[0].kind, seats, picks, keys, counts, digest)


@dataclass(frozen=True, slots=True)
class SealedAnswer:
    """One seat's answer of a sealed set whose other seats have not all decided."""

    n: int
    kind: str
    seat: int
    picks: tuple[int, ...]
    keys: tuple[str, ...]

    @classmethod
    def of(cls, question: Question, picks: tuple[int, ...]) -> SealedAnswer:
        """The line for one seat's question, answered so."""
        return cls(question.n, question.kind, question.seat, picks, _keys(question, picks))


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
class Handed:
    """From here on this seat is played by `keyboard` or `computer:<level>`."""

    seat: int
    who: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole state at the start of a round, after this many answers."""

    answers: int
    state: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Stopped:
    """The people ended the game before its time."""

    reason: str = "stopped"


Record = Answered | SealedAnswer | Undone | Accepted | Handed | Snapshot | Stopped | Rematch


def _keys(question: Question, picks: Sequence[int]) -> tuple[str, ...]:
    return tuple(question.key(i) for i in picks)


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
        case Handed(seat, who):
            return {"hand": seat, "who": who}
        case Snapshot(answers, state):
            return {"snap": state, "at": answers}
        case Stopped(reason):
            return {"stop": reason}
        case Rematch(after, games, wins):
            return {"after": after, "games": games, "wins": wins}


def from_json(data: Json) -> Record:
    """The record a JSON object describes; SaveError when it describes none."""
    try:
        return _from_json(data)
    except (KeyError, TypeError, ValueError) as fault:
        raise SaveError(f"{type(fault).__name__}: {fault}") from None


def _from_json(data: Json) -> Record:
    if "n" in data:
        picks, keys = tuple(map(_wholes, data["a"])), tuple(map(_texts, data["o"]))
        n, kind, digest = _whole(data["n"]), _text(data["k"]), _whole(data["d"])
        return Answered(n, kind, _wholes(data["p"]), picks, keys, _wholes(data["of"]), digest)
    if "sealed" in data:
        n, kind, seat = _whole(data["sealed"]), _text(data["k"]), _whole(data["p"])
        return SealedAnswer(n, kind, seat, _wholes(data["a"]), _texts(data["o"]))
    if "undo" in data:
        return Undone(_whole(data["undo"]), data.get("agreed", False) is True)
    if "accept" in data:
        return Accepted(_whole(data["accept"]))
    if "hand" in data:
        return Handed(_whole(data["hand"]), _text(data["who"]))
    if "snap" in data:
        return Snapshot(_whole(data["at"]), dict(data["snap"]))
    if "after" in data:
        return Rematch(_text(data["after"]), _whole(data["games"]), _wholes(data["wins"]))
    return Stopped(_text(data["stop"]))


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("a whole number is missing")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is missing")
    return value


def _wholes(values: Iterable[Any]) -> tuple[int, ...]:
    return tuple(map(_whole, values))


def _texts(values: Iterable[Any]) -> tuple[str, ...]:
    return tuple(map(_text, values))


def header_to_json(header: Header) -> Json:
    """The first line of a saved game."""
    plain = asdict(replace(header, options=dict(header.options)))
    for seat in plain["seats"]:
        for unsaid in [part for part in ("code", "piece") if not seat[part]]:
            del seat[unsaid]
    return {"format": FORMAT, "rng": RNG, **plain, "seed": str(header.seed)}


def header_from_json(data: Json) -> Header:
    """The header a first line describes; SaveError in one line when it is not one."""
    if type(data.get("format")) is not int or "game" not in data:
        raise SaveError("this is not a dragonroads save")
    if data["format"] != FORMAT or data.get("rng") != RNG:
        found = f"format {data['format']} with {data.get('rng')!r}"
        raise SaveError(f"{found}: this version reads format {FORMAT} with {RNG!r}")
    try:
        return _header_from_json(data)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise SaveError(f"the header of this save is incomplete ({type(fault).__name__}: {fault})") from None


def _header_from_json(data: Json) -> Header:
    agreed = data["agreements"]
    return Header(
        game=_text(data["game"]),
        rules=_whole(data["rules"]),
        content=_text(data["content"]),
        seed=_seed(data["seed"]),
        seats=tuple(map(_seat, data["seats"])),
        options={str(k): _option(v) for k, v in data["options"].items()},
        salt=_text(data["salt"]),
        agreements=Agreements(handover_called(_text(agreed["handover"])), agreed["memory"] is True),
        name=_text(data["name"]),
        start=None if data["start"] is None else dict(data["start"]),
    )


def _seat(data: Json) -> SeatSpec:
    return SeatSpec(_text(data["name"]), _text(data["who"]), _text(data.get("code", "")), _text(data.get("piece", "")))


def _seed(value: Any) -> int:
    text = _text(value)
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ValueError("the seed is no number")
    return int(text)


def _option(value: Any) -> str | int | bool:
    if not isinstance(value, (str, int, bool)) or (isinstance(value, int) and abs(value) > LARGEST_OPTION):
        raise ValueError(f"option value {value!r}")
    return value
