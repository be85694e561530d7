"""Facts for the sheets of the kit: a few cards of the race in every state, people, roads and goods."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.gamekit.facts.cards import BLANK, Card, CardRow, Kind, Laid, Pile, State
from dragonroads.gamekit.facts.goods import Building, Goods, Hero
from dragonroads.gamekit.facts.marks import Mark, Number, Word
from dragonroads.gamekit.facts.people import NOBODY, Badge, Fate, Figure, Plate
from dragonroads.gamekit.facts.road import Land, Light, Road, Space, Trail

CINDER, MOSS, TIDE = Badge("C", "red"), Badge("M", "green"), Badge("T", "blue")
SULPHUR, PLUM, ASH = Badge("S", "yellow"), Badge("P", "purple"), Badge("A", "white")
ALL = (CINDER, MOSS, TIDE, SULPHUR, PLUM, ASH)


def marks(courage: int, spell: str, steps: int) -> tuple[Mark, ...]:
    """What is read off a back."""
    return (
        Number("courage", courage, "courage"),
        Word("spell", spell[:1].upper(), spell),
        Number("footprint", steps, "footprint"),
    )


def _card(name: str, short: str, kind: Kind, gist: str, sentence: str, art: str, back: tuple[Mark, ...]) -> Card:
    return Card(name, short, tuple(gist.split("/")), sentence, tuple(art.split("\n")), kind, back)


FLOWER = _card(
    "Pretty flower",
    "Flower",
    "hurts",
    "you back 2/ahead +1",
    "Atchoo! Two back, and everyone ahead of you jumps one forward.",
    "  .*.\n *(o)*\n  '|'",
    marks(1, "flee", 1),
)
SHORTCUT = _card(
    "Sneaky short cut",
    "Shortcut",
    "helps",
    "pass the/leader",
    "Go to one space ahead of the leader.",
    "  _  »\n | |_/\n_|",
    marks(1, "root", 3),
)
DEER = _card(
    "Tasty deer",
    "Deer",
    "hurts",
    "miss your/next card",
    "Lunch first. You miss your next card.",
    "Y  Y\n(oo)__\n || ||",
    marks(2, "jump", 1),
)
WALK = _card("Walk 3", "Walk 3", "helps", "three/steps", "Three steps forward.", "\n » » »\n", marks(0, "flee", 3))
KNIGHT = _card(
    "Knight 3",
    "Knight 3",
    "wild",
    "courage/against 3",
    "Braver than 3: three forward. Less brave: three back. Just as brave: nothing.",
    "  |  _\n--+-[=]\n  | /|\\",
    marks(2, "flee", 3),
)
DAMSEL = _card(
    "Damsel in distress",
    "Damsel",
    "wild",
    "all come/to you",
    "She screams. Every dragon comes to your space.",
    " \\o/ AAH\n  |  !!\n / \\",
    marks(1, "drunk", 1),
)
WISP = _card(
    "Will-o'-the-wisp",
    "Wisp",
    "wild",
    "play all,/last first",
    "Play all your face-down cards now, the last one first.",
    "   *\n  ' '\n ~~~~~",
    marks(3, "drunk", 0),
)
THERE = _card(
    "What's that over there?",
    "There?",
    "hurts",
    "the others/walk 2",
    "You look away. All other dragons walk two steps.",
    " o  ?\n/|--»\n/ \\",
    marks(0, "jump", 2),
)
HAND = (WALK, FLOWER, KNIGHT, SHORTCUT, WISP, THERE)
BACK = Card(marks=marks(2, "flee", 3))
_UNSEEN: Mapping[State, tuple[Card, str]] = {
    "down": (BACK, ""),
    "sideways": (BLANK, "sideways"),
    "missed": (BLANK, "missed"),
    "free": (BLANK, "here?"),
    "gone": (BLANK, ""),
}
STATES: tuple[State, ...] = ("hand", "now", "played", "placed", *_UNSEEN)


def laid(state: State, card: Card = FLOWER, by: Badge | None = TIDE, key: str = "") -> Laid:
    """A card in a state, as a viewer may know it."""
    shown, note = _UNSEEN.get(state, (card, ""))
    return Laid(shown, state, by, key, note)


def hand_of(count: int, placed: int = -1) -> tuple[Laid, ...]:
    """So many cards with their numbers; two of them are equal, one may have its place already."""
    cards = (HAND[at % len(HAND)] if at != 3 else HAND[0] for at in range(count))
    return tuple(
        laid("placed", one, MOSS) if at == placed else laid("hand", one, None, str(at + 1))
        for at, one in enumerate(cards)
    )


def plate(badge: Badge, person: str, figure: str, where: str, is_active: bool = False) -> Plate:
    """Who a row belongs to."""
    totals = (Number("courage", 2, "courage"), Number("footprint", 3, "stamina"))
    return Plate(badge, person, figure, where, f"on {where}" if where.isdecimal() else where, totals, is_active)


def row_of(count: int, is_active: bool = True) -> CardRow:
    """A row with a card in each state, and face-down ones behind them."""
    first = (
        laid("played", WALK, CINDER),
        laid("missed", by=NOBODY),
        laid("played", DEER, MOSS),
        laid("now", FLOWER, TIDE),
        laid("sideways", by=MOSS),
    )
    behind = tuple(laid("down", by=ASH) for _ in range(count))
    return CardRow(plate(CINDER, "Cleo", "Cinder", "12", is_active), (*first, *behind)[:count])


DRAW, DISCARD = Pile("draw pile", 8, laid("down", by=None)), Pile("discard pile", 40, laid("played", WALK, None))

_STEPS = {"E": (1, 0), "W": (-1, 0), "S": (0, 1), "N": (0, -1)}


def _legs(course: str, twice: int) -> list[tuple[int, int]]:
    return [_STEPS[leg[0]] for leg in course.split() for _ in range(twice * int(leg[1:]))]


def road_of(
    course: str,
    length: int,
    finish: str,
    land: Land = "forest",
    holes: Mapping[int, int] | None = None,
    slides: Mapping[int, int] | None = None,
    landing: int = 0,
    at: Mapping[Badge, int] | None = None,
    floor: int = 0,
    lights: Mapping[int, Light] | None = None,
    fates: Mapping[Badge, Fate] | None = None,
    trail: tuple[Badge, int, int] | None = None,
    cliff: str = "",
) -> Road:
    """A road from its course: legs of track cards with two spaces each, then legs of single spaces past the line."""
    steps = [*_legs(course, 2)[:length], *_legs(finish, 1)]
    spaces: list[Space] = []
    x = y = 0
    for number, (dx, dy) in enumerate([(0, 0), *steps]):
        x, y = x + dx, y + dy
        past = number - length
        spaces.append(
            Space(
                f"space:{number}",
                "Start" if number == 0 else str(number) if past <= 0 else f"+{past}",
                x,
                y,
                "start" if number == 0 else "finish" if past > 0 else land,
                past if past > 0 else (number + 1) // 2,
                number < floor,
                (holes or {}).get(number, 0),
                (slides or {}).get(number, 0),
                "land" if landing and number == landing else "",
                tuple(Figure(one, (fates or {}).get(one, "")) for one, there in (at or {}).items() if there == number),
                (lights or {}).get(number, ""),
            )
        )
    return Road(tuple(spaces), _trail(trail), cliff)


def _trail(trail: tuple[Badge, int, int] | None) -> Trail | None:
    if not trail:
        return None
    badge, start, end = trail
    way = 1 if end > start else -1
    return Trail(badge, tuple(f"space:{number}" for number in range(start, end + way, way)))


FOREST = road_of(
    "E5 S1 W5 S1 E5 S1",
    36,
    "W10 N1 E4",
    at={CINDER: 9, TIDE: 14, ASH: 14, SULPHUR: 14, PLUM: 14, MOSS: 19},
    floor=7,
    lights={14: "event", 7: "forest"},
    fates={MOSS: "tree"},
    trail=(MOSS, 16, 19),
)
GOAT = road_of(
    "E5 S1 W5 S1 E5 S1",
    36,
    "W6",
    "rock",
    {5: 2, 15: 3, 27: 5},
    {10: 2, 20: 3, 24: 4, 34: 5},
    32,
    at={CINDER: 1, TIDE: 6, MOSS: 32, ASH: 38},
    lights={18: "rocks", 19: "rocks", 6: "here"},
    fates={CINDER: "hugged"},
    trail=(TIDE, 9, 6),
    cliff="cliff",
)
BEGIN = road_of("E4", 8, "E2", at=dict.fromkeys(ALL, 0))

CARGO = (
    Goods("leaf", 2, "2 Dewleaf"),
    Goods("spice", 1, "1 Emberspice"),
    Goods("ice", 1, "1 Everice"),
    Goods("fish", 1, "1 Skyfish"),
)
MANY = (Goods("leaf", 5, "5 Dewleaf"), Goods("fish", 4, "4 Skyfish"))
STORE = (
    Goods("wood", 2, "2 wood"),
    Goods("meat", 1, "1 meat"),
    Goods("stone", 1, "1 stone"),
    Goods("bone", 1, "1 bone"),
)
WARDEN = Card(
    "Gatewarden",
    "Warden",
    ("+2 when", "attacked"),
    "Guards what it stands on.",
    (),
    "",
    (Number("strength", 5, "strength"),),
)
HEROES = (Hero(MOSS, note="hidden"), Hero(MOSS, "open", WARDEN), Hero(CINDER, "seen", WARDEN))
PALACE = Building("Cave Palace", "Palace", STORE[:3], "8")
RUINS = Building("Ancient Ruins", "Ruins", STORE[1:3], "6", "needs 2 bone more")
