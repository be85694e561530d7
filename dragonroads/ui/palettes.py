"""The colours of the looks: grounds that things lie on, and for each of them inks that can be read there.

A look has two sets of inks, one for dark grounds and one for light ones: the dark look writes on its paper with the
inks of the light look, the light look on its cloth with those of the dark one. So a new ground needs one colour, not
twenty. A colour is hexadecimal or a number of the 256, where the nearest ones would be grey or could not be read; with
`-` it is the one of the dark or light column.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.color import Color

SEATS = ("red", "green", "blue", "yellow", "purple", "white")
BADGES = (*SEATS, "dim")
"""What a badge can be made of: a seat's ink, or `dim` for nobody."""
GOODS = ("good_d", "good_e", "good_v", "good_s")
_ALIKE = {"wood": "good_d", "meat": "good_e", "stone": "good_v", "bone": "good_s"}
"""What the canyon gives has the inks of goods; never are both at one table."""
PAPERS = ("paper", "paper_now", "paper_old")

_GROUNDS = """
              dark    light   blind   contrast 256  l256  b256
table         1c1917  efe4cc  17191c  000000   234  255   234   what everything lies on
panel         26211c  e6d9bb  202327  000000   235  254   235   the stage
bar           332d28  dccdab  2b2f34  262626   236  253   236   first and last line
paper         e9dcc0  fffaee  e6e6df  ffffff   187  230   255   a card in the hand, a sheet
paper_now     fff3d3  ffffff  ffffff  ffffff   230  231   231   the card that counts now
paper_old     cbbd9e  dfd2b3  bcbcb4  d7d7d7   144  187   250   a card played
cloth         17404c  1b4a59  10395c  00005f   17   17    17    face down, hidden
cloth_dim     20302f  cfd2c4  22303c  1c1c1c   236  252   236   lying sideways
leaf_a        1d3823  cfe0b4  14373a  0c2a0c   22   194   23    forest, by track card
leaf_b        26452b  bfd5a3  1b4447  000000   28   151   24
rock_a        3a322b  d9cdb8  3a322b  2a241c   237  252   237   mountain, by track card
rock_b        463c33  ccbfa8  463c33  000000   238  250   238
rust          5a2817  eab79a  5c3a00  5f0000   52   223   94    rockslide
pit           050403  1c1712  050403  000000   16   16    16    hole
goal_a        4d3d0e  f0d98a  4a4410  3f3700   237  229   58    past the line
goal_b        3d300b  e6cb70  3b370c  000000   236  222   236
cursor        ffd071  4f2407  f2ec4a  ffff5f   221  52    227   where you are, what Enter takes
cursor_paper  552706  4f2407  003c66  000000   52   52    17    the same in a list on paper
secret        7d55cf  5b2fa8  7058c8  8700ff   98   55    62    for one pair of eyes
drape         5c1f1a  7a2e26  2e3440  3f0000   52   88    237   the curtain
drape_dark    3d1411  5c1f1a  1f232b  1f0000   16   52    235
wood          4a3220  c19a6b  4a3220  3a2a10   58   180   58    the shelf
night         12100e  e2d4b5  12100e  000000   233  253   233   covers of boxes
sky           1b2a3a  c9dcea  1b2a3a  000000   17   153   17
snow          2c3d4c  dfe9f0  2c3d4c  000000   238  195   238
dusk          3b2033  e6ccd9  3b2033  000000   53   225   53
sand          4a3a22  e8d3a6  4a3a22  000000   58   186   58
"""

_INKS = """
              dark    light   blind_d blind_l bright  inky    256_d 256_l b256d b256l
plain         eadfcb  2e2721  e8e8e8  -       ffffff  000000  254   235   254   235   words
strong        fff4d6  14100c  ffffff  -       ffffff  000000  231   16    231   16    what matters
dim           b8ad9b  5a4c3c  b4b7bb  -       d7d7d7  000000  249   239   249   240   labels
title         f5ab5f  84300a  eeddab  -       ffd75f  000000  215   88    187   88    headings
note          b3c8d9  3c4a6e  bcc8d4  -       d7d7ff  000000  152   24    252   24    speech
key           8ed4d0  0b4f59  6cc0f0  00497a  87ffff  000000  116   23    117   24    keys
good          b4d07c  2a5618  6cc0f0  00497a  87ff87  005f00  150   22    117   24    forward and gain
bad           f79a84  98201a  f0ab1f  7d4300  ffafaf  870000  210   124   214   94    back and loss
warn          eecb57  6e3d00  f2ec4a  -       ffd75f  5f0000  221   58    227   94    take care
target        ffd071  7c2d06  f2ec4a  7d4300  ffff5f  000000  222   88    227   94    what is asked
closed        a89c8a  5f5243  a3a7ac  -       c6c6c6  000000  248   240   248   240   what is not open now
brave         f7a077  98320f  f0ab1f  7d4300  ffaf87  870000  216   88    214   94    courage
step          8ed4d0  0b4f59  6cc0f0  00497a  87ffff  005f87  116   23    117   24    footprints, stamina
spell         d5b0f5  652795  e3a5ca  7a2c5a  ffafff  5f0087  183   54    218   89    spell
gold          eecb57  6a4900  ead873  -       ffd75f  000000  221   58    228   94    finish, money
tile          c3cbb2  414b33  -       -       ffffff  000000  231   237   231   237   numbers on tiles
badge         ffffff  14110e  -       -       ffffff  000000  231   16    231   16    on badges, cursor and secret
red           f89383  a3201a  f9a15c  8a3a00  ff8787  000000  210   88    215   88    Cinder
green         9fd06c  265c12  36cfa2  00593e  87ff5f  000000  149   22    43    23    Moss
blue          7fbcf2  174e95  61c0f0  004e81  87d7ff  000000  75    18    74    25    Tide
yellow        d6a62f  704b00  d7b22c  585d1b  d7af00  000000  178   58    178   58    Sulphur
purple        cda6f0  652795  e5a2c7  7a2c64  ffafff  000000  183   54    218   89    Plum
white         f8f6f2  38312b  ffffff  303030  ffffff  000000  231   236   231   236   Ash
good_d        8ed3a0  1b5e3a  4cc9a0  005c43  87ffaf  000000  115   22    79    23    goods
good_e        f0a06c  93390a  ee9a5c  7d4300  ffaf87  000000  216   88    215   94
good_v        a4dcf0  0a586d  9ad8fa  00497a  afffff  000000  153   24    153   25
good_s        dcb2e8  713379  dfa6ca  7a2c5a  ffafd7  000000  182   53    182   89
leaf          7fae68  3c6b2a  4fae8c  -       87ff87  000000  107   22    72    22    drawn and never read, as all below
water         74b4d2  255c7e  6fb6de  -       87d7ff  000000  74    24    74    24
earth         c09a6b  6f4a20  b3a07c  -       ffd7af  000000  137   94    144   94
frame         857763  8f7c63  7c8188  -       ffffff  000000  101   101   244   101   lines
frame_cloth   5a95a3  5a95a3  -       -       afafff  000000  104   104   104   104
shade         4a4139  cdbc99  -       -       808080  808080  238   187   238   187   textures
shade_cloth   2c5f6e  2c5f6e  -       -       5f5faf  000000  61    61    61    61
shade_leaf    3c5a3c  8fae7d  -       -       5f875f  000000  65    108   65    108
fold          8a352c  8a352c  4c566a  -       af5f5f  000000  131   131   240   131   folds of the curtain
"""


class Palette(NamedTuple):
    """Grounds by name, each dark or light, and a set of inks for either kind."""

    name: str
    grounds: Mapping[str, str]
    on_dark: Mapping[str, str]
    on_light: Mapping[str, str]

    def inks_on(self, ground: str) -> Mapping[str, str]:
        """The inks that can be read on a colour."""
        return self.on_dark if luminance(ground) < _MIDDLE else self.on_light

    def colours(self, ink: str, ground: str) -> tuple[str, str]:
        """The colours of words and of what is behind them."""
        behind = self.grounds[ground]
        return self.inks_on(behind)[ink], behind

    def badge(self, seat: str, ground: str) -> tuple[str, str]:
        """The same for a badge: bright with a dark letter on dark grounds, dark with a white letter on light ones."""
        behind = self.inks_on(self.grounds[ground])[seat]
        return self.inks_on(behind)["badge"], behind


_GREYS = 232
"""Where they begin among the 256 colours."""
_MIDDLE = 0.22
"""How light a ground may be for the inks of dark grounds: a little below, both sets can be read."""


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as WCAG counts it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _columns(table: str) -> dict[str, dict[str, str]]:
    """The columns of a table by their names: a colour for each name of a line."""
    head, *lines = (line.split() for line in table.strip().splitlines())
    return {column: {line[0]: _colour(line[at + 1]) for line in lines} for at, column in enumerate(head)}


def _colour(written: str) -> str:
    if written == "-" or len(written) == len("1c1917"):
        return written.strip("-") and f"#{written}"
    number = int(written)
    # Rich takes a grey for the next darker one: what is sent is what it takes for this number.
    grey = round((number - _GREYS + 1) * 255 / 25)
    return f"#{grey:02x}{grey:02x}{grey:02x}" if number >= _GREYS else Color.from_ansi(number).get_truecolor().hex


def _instead(inks: Mapping[str, str], others: Mapping[str, str]) -> Mapping[str, str]:
    return {name: others[name] or colour for name, colour in inks.items()}


def _palettes() -> dict[str, Palette]:
    grounds, inks = _columns(_GROUNDS), _columns(_INKS)
    for column in inks.values():
        column.update({ink: column[other] for ink, other in _ALIKE.items()})
    dark, light, dark_256, light_256 = inks["dark"], inks["light"], inks["256_d"], inks["256_l"]
    made = (
        Palette("dark", grounds["dark"], dark, light),
        Palette("light", grounds["light"], dark, light),
        Palette("contrast", grounds["contrast"], inks["bright"], inks["inky"]),
        Palette("colourblind", grounds["blind"], _instead(dark, inks["blind_d"]), _instead(light, inks["blind_l"])),
        Palette("dark-256", grounds["256"], dark_256, light_256),
        Palette("light-256", grounds["l256"], dark_256, light_256),
        Palette("colourblind-256", grounds["b256"], inks["b256d"], inks["b256l"]),
    )
    return {palette.name: palette for palette in made}


PALETTES: Mapping[str, Palette] = _palettes()
GROUNDS = frozenset(PALETTES["dark"].grounds)
INKS = frozenset(PALETTES["dark"].on_dark)
