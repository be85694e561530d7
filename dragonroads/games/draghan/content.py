"""The content of the race: cards, tracks and dragons as their YAML files describe them, and as the rules use them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Self, get_args

from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.track import Feature, Leg, Track, forest, layout_fault, mountain
from dragonroads.library.binder import Binder
from dragonroads.library.node import Node
from dragonroads.library.problems import quoted
from dragonroads.library.tags import Declares, LongId, Pattern, Range, Ref, Text, Words

Group = Literal["movement", "none", "normal", "advanced"]
Kind = Literal["helps", "hurts", "wild"]
SPELLS = "JFDI"
ART_LINES, ART_CELLS = 3, 8
TRACK_CARDS = 18


@dataclass(frozen=True, slots=True)
class Back:
    """The three symbols on the back of a card."""

    courage: int
    spell: str
    footprint: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads `2F3`: courage 2, spell F, footprint 3."""
        good = len(text) == 3 and text[0] in "0123" and text[1] in SPELLS and text[2] in "01234"
        if not good:
            raise ValueError(
                f"expected courage 0-3, a spell J F D I and a footprint 0-4 such as 2F3, found {quoted(text)}"
            )
        return cls(int(text[0]), text[1], int(text[2]))

    def __str__(self) -> str:
        return f"{self.courage}{self.spell}{self.footprint}"


@dataclass(frozen=True, slots=True)
class Copy:
    """One physical card: its back, and its printed value where the copies differ."""

    back: Back
    value: Annotated[int, Range(1, 9)] | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """A card as its entry in `cards.yaml` describes it."""

    id: Annotated[LongId, Declares("card")]
    group: Group
    name: Text
    tag: Text
    text: Text
    short: Text
    """A real word where there is room for eight cells; the room of each language is in `fits.yaml`."""
    gist: Text
    """What it does, where there is room for two lines of ten cells."""
    effect: Node
    copies: tuple[Copy, ...]
    value: Annotated[int, Range(1, 9)] | None = None
    roars: bool = False
    """Whoever is dealt it must let everybody know."""
    kind: Annotated[Kind | None, Words()] = None
    """What it does to whoever turns it up; nothing where that cannot be said."""
    art: tuple[Text, ...] = ()
    """A picture for everybody, whatever they read."""

    def __post_init__(self) -> None:
        fits = all(len(line) <= ART_CELLS and line.isascii() and line.isprintable() for line in self.art)
        if len(self.art) not in (0, ART_LINES) or not fits:
            raise ValueError(f"art: expected {ART_LINES} lines of at most {ART_CELLS} plain ASCII signs")


@dataclass(frozen=True, slots=True)
class CardList:
    """The file `cards.yaml`."""

    cards: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class TrackCard:
    """The mountain side of one track card."""

    id: Annotated[str, Declares("track card")]
    hole: Annotated[int, Range(1, 9)] | None = None
    slide: Annotated[int, Range(1, 9)] | None = None

    def __post_init__(self) -> None:
        if self.hole and self.slide:
            raise ValueError("a track card has a hole or a rockslide, not both")

    @property
    def feature(self) -> Feature:
        """What waits on it."""
        return Feature(self.hole or 0, self.slide or 0)


@dataclass(frozen=True, slots=True)
class ForestTrack:
    """The course of the forest side."""

    id: LongId
    name: Text
    course: tuple[Leg, ...]


@dataclass(frozen=True, slots=True)
class MountainTrack:
    """One way to lay the mountain sides."""

    id: Annotated[LongId, Declares("track")]
    name: Text
    course: tuple[Leg, ...]
    cards: tuple[Annotated[str, Ref("track card")], ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """The finish card: spaces on its two sides, and where the cliff drops a dragon."""

    front: Annotated[int, Range(1, 30)]
    back: Annotated[int, Range(1, 30)]
    landing: Annotated[int, Range(1, 36)]


@dataclass(frozen=True, slots=True)
class TrackList:
    """The file `tracks.yaml`."""

    finish: Finish
    cards: tuple[TrackCard, ...]
    forest: ForestTrack
    mountains: tuple[MountainTrack, ...]


@dataclass(frozen=True, slots=True)
class Dragon:
    """A dragon figure: a letter that is readable without colour, its names and its colour."""

    id: Annotated[str, Pattern(r"[A-Z]", "C"), Declares("dragon")]
    name: Text
    short: Text
    colour: str


@dataclass(frozen=True, slots=True)
class DragonList:
    """The file `dragons.yaml`."""

    dragons: tuple[Dragon, ...]


@dataclass(frozen=True, slots=True)
class RaceCard:
    """One physical card as the rules use it."""

    face: Face
    copy: int
    back: Back
    value: int
    effect: Effect

    @property
    def name(self) -> str:
        """`knight#2`: the face and which copy of it."""
        return f"{self.face.id}#{self.copy}"

    @property
    def is_told_by_value(self) -> bool:
        """Whether its number has to be said: the copies of its face differ in it."""
        return self.value != 0 and self.face.value is None


@dataclass(frozen=True)
class RaceContent:
    """Everything the rules read; a card is its index in `cards`."""

    cards: tuple[RaceCard, ...]
    tracks: TrackList
    dragons: tuple[Dragon, ...]
    backs: list[int]
    """For each card the number of its back in `patterns`."""
    patterns: tuple[Back, ...]
    courage: list[int]
    footprint: list[int]
    longest_footprint: int
    spell: list[str]
    run: list[Callable[..., None]]
    """For each card its bound effect."""
    by_group: dict[str, list[int]]
    roaring: list[int]
    """Cards whose receiver roars."""

    def features(self, ids: tuple[str, ...] | list[str]) -> list[Feature]:
        """The track cards of these ids."""
        known = {card.id: card.feature for card in self.tracks.cards}
        return [known[one] for one in ids]

    def track(self, track_id: str, order: list[str], length: int, risky: bool) -> Track:
        """The track of a race: the forest of a length, or a mountain course with its cards in this order."""
        finish = self.tracks.finish
        if not order:
            return forest(self.tracks.forest.course, length, finish.front)
        course = next(m.course for m in self.tracks.mountains if m.id == track_id)
        spaces, landing = (finish.back, finish.landing) if risky else (finish.front, 0)
        return mountain(track_id, course, self.features(order), spaces, landing)


def bind_cards(binder: Binder, listed: CardList) -> tuple[RaceCard, ...]:
    """Every physical card with its effect bound to its printed value."""
    cards: list[RaceCard] = []
    for face in listed.cards:
        for number, copy in enumerate(face.copies, 1):
            value = copy.value if copy.value is not None else face.value
            place = binder.node_of(copy)
            extra: dict[str, Any] = {} if value is None else {"value": (value, place)}
            effect = Effect.read(face.effect, binder, extra)
            if effect:
                cards.append(RaceCard(face, number, copy.back, value or 0, effect))
    return tuple(cards)


def check_tracks(binder: Binder, tracks: TrackList) -> None:
    """The layout rules of RACE-V2: courses that fit, every card once, nothing that chains."""
    ids = sorted(card.id for card in tracks.cards)
    if len(ids) != TRACK_CARDS:
        binder.complain(binder.node_of(tracks, "cards"), "", f"expected {TRACK_CARDS} track cards, found {len(ids)}")
        return
    features = {card.id: card.feature for card in tracks.cards}
    for one in tracks.mountains:
        node = binder.node_of(one)
        if sorted(one.cards) != ids:
            binder.complain(node.at("cards"), "", "every track card must lie on the mountain exactly once")
        elif sum(leg.cards for leg in one.course) != TRACK_CARDS:
            binder.complain(node.at("course"), "", f"the course must have {TRACK_CARDS} cards")
        elif fault := layout_fault(mountain(one.id, one.course, [features[c] for c in one.cards], 1, 0)):
            binder.complain(node, "", fault)
    if sum(leg.cards for leg in tracks.forest.course) != TRACK_CARDS:
        binder.complain(binder.node_of(tracks.forest, "course"), "", f"the course must have {TRACK_CARDS} cards")


def race_content(cards: tuple[RaceCard, ...], tracks: TrackList, dragons: DragonList) -> RaceContent:
    """Content in the form the rules want: lists indexed by card."""
    patterns = tuple(sorted({card.back for card in cards}, key=str))
    return RaceContent(
        cards=cards,
        tracks=tracks,
        dragons=dragons.dragons,
        backs=[patterns.index(card.back) for card in cards],
        patterns=patterns,
        courage=[card.back.courage for card in cards],
        footprint=[card.back.footprint for card in cards],
        longest_footprint=max((card.back.footprint for card in cards), default=0),
        spell=[card.back.spell for card in cards],
        run=[card.effect.run for card in cards],
        by_group={group: [c for c, card in enumerate(cards) if card.face.group == group] for group in get_args(Group)},
        roaring=[c for c, card in enumerate(cards) if card.face.roars],
    )
