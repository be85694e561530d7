"""Scenes of reading: rules, cards, the chronicle, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.workshop.pictures.acts import do, typed
from dragonroads.workshop.pictures.dealing import Deal, aloud, over
from dragonroads.workshop.pictures.scene import Scene

LAMP = Deal(aloud("lamp_wish", 6), seed=14)
ENDED = Deal(over)

READING: Sequence[Scene] = (
    Scene("about_card", LAMP, (do("down"), do("about"))),
    Scene("rules", LAMP, (do("rules"),)),
    Scene("rules_search", LAMP, (do("rules"), *typed("growl"))),
    Scene("rules_nothing", LAMP, (do("rules"), *typed("bicycle"))),
    Scene("chronicle", LAMP, (do("chronicle"), *[do("previous_legal")] * 3, *[do("right")] * 9)),
    Scene("chronicle_seat", ENDED, (do("chronicle"), do("switch"), do("switch"), *[do("previous_legal")] * 4)),
    Scene("chronicle_number", ENDED, (do("chronicle"), *typed("42"))),
    Scene("result", ENDED),
    Scene("result_six", Deal(over, seats=6)),
    Scene("result_cliff", Deal(over, seats=4, preset="experienced", seed=1)),
)
