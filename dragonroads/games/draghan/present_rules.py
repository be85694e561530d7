"""Where in the rule book each kind of question is explained."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "best_growl": "RACE-SETUP-06",
    "draft_pick": "RACE-DRAFT-01",
    "lay_card": "RACE-PROG-02",
    "duo_own": "RACE-2P-03",
    "duo_give": "RACE-2P-04",
    "duo_insert": "RACE-2P-05",
    "crystal_order": "RACE-ROW-09",
    "crystal_turn": "RACE-ROW-09",
    "thief_take": "RACE-ROW-03",
    "spy_take": "RACE-ROW-08",
    "spy_deal": "RACE-ROW-08",
    "hypnosis_give": "RACE-ROW-06",
    "lamp_wish": "RACE-NEST-04",
    "talisman_pick": "RACE-NEST-07",
    "trap_pick": "RACE-CARD-TRAP",
    "bet_space": "RACE-V4-01",
    "poo_breath": "RACE-ACT-01",
    "longest_breath": "RACE-ACT-01",
    "serum_hide": "RACE-ACT-02",
    "serum_ask": "RACE-ACT-02",
    "serum_answer": "RACE-ACT-02",
}
"""Kind of question -> the rule to read first."""
