"""Scenes of the table: every kind of question, the boards of the race, what is watched and who thinks."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.workshop.pictures.acts import do, next_moment, open_curtain, point, take, typed
from dragonroads.workshop.pictures.dealing import Deal, aloud, at_start, curtain, thinking
from dragonroads.workshop.pictures.scene import BOARD, Act, Scene

LAMP = Deal(aloud("lamp_wish", 6), seed=14)
SIX = Deal(aloud("lamp_wish", 2), seats=6)
BET = Deal(aloud("bet_space", 3))
LAYING = Deal(curtain("lay_card", 4))
GO_ON = take
IN_PRIVATE: Sequence[Act] = (open_curtain,)


def on_mountain(track: str, until: str, least_round: int, seed: int = 1) -> Deal:
    """Four people on a path of the mountain."""
    return Deal(aloud(until, least_round), seats=4, preset="experienced", wishes=(f"track={track}",), seed=seed)


AT_TABLE: Sequence[Scene] = (
    Scene("table_start", Deal(at_start), sizes=BOARD),
    Scene("table_laying", LAYING, (*IN_PRIVATE, do("down"), GO_ON, do("down")), sizes=BOARD),
    Scene("table_bet", BET, (do("down"), do("down"), do("right")), sizes=BOARD),
    Scene("table_lamp", LAMP, (do("down"), do("down")), sizes=BOARD),
    Scene("table_lamp_closed", LAMP, (point("closed"),)),
    Scene("table_board", BET, (do("switch"), do("down"), do("right"))),
    Scene("table_legend", on_mountain("goat-ladder", "lamp_wish", 2), (do("boards"),)),
    Scene("table_filter", LAMP, (do("filter"), *typed("forw"))),
    Scene("table_thief", Deal(aloud("thief_take", 2)), (do("down"),)),
    Scene("table_trap", Deal(aloud("trap_pick", 2), seats=4, preset="mayhem", seed=3), (do("down"),), sizes=BOARD),
    Scene("table_serum", Deal(aloud("serum_answer", 2), seats=4, preset="mayhem", seed=2)),
    Scene("table_duel", Deal(curtain("duo_own", 2), seats=2), (*IN_PRIVATE, GO_ON, do("down"))),
    Scene("table_notice", LAMP, (point("closed"), do("choose"))),
    Scene("table_thinking", Deal(thinking(3), computers=(1, 2), seed=2), moves=True),
    Scene("table_alone", Deal(aloud("lay_card", 4), computers=(1, 2), seed=2), sizes=BOARD),
    Scene("table_watching", BET, (GO_ON, next_moment, next_moment, next_moment), moves=True),
    Scene("table_small", LAMP, (do("down"),), sizes=((60, 20),)),
    Scene("table_folded", SIX, (do("down"),), sizes=((60, 20),)),
    Scene("table_folded_board", SIX, (do("down"), do("boards")), sizes=((60, 20),)),
    Scene("forest_28", Deal(aloud("bet_space", 4)), sizes=BOARD),
    Scene("forest_36", SIX, (do("down"),), sizes=BOARD),
    Scene("mountain_goat_ladder", on_mountain("goat-ladder", "lamp_wish", 2), sizes=BOARD),
    Scene("mountain_snail_shell", on_mountain("snail-shell", "thief_take", 2), sizes=BOARD),
    Scene("mountain_saw_ridge", on_mountain("saw-ridge", "bet_space", 2), sizes=BOARD),
)
