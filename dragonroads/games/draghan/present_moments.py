"""Which events people want to watch, and which place a question is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View

EXPLAINED = frozenset({"revealed", "drew", "wished", "tries_luck", "copies"})
"""Events in which a card begins to act: what it says explains what follows."""
BOOKKEEPING = frozenset(
    {
        *("track_laid", "took_dragon", "dealt", "passed_hands", "laid", "got_card", "discarded", "reshuffled"),
        *("action_round", "used_early", "passes_hugged", "passes_mirrored", "gazed", "spied", "left_out"),
        "round_ended",
    }
)
"""Events that are only written down; everything else is worth a look while it happens."""
TOUCHING = {"got_card": ("who",)}
"""Those of them that one wants to know of where they happen to oneself, with the names of their first arguments."""


def place_asked(view: View, question: Question) -> str:
    """The one place a question is about, or none: the row a card goes to, the space a dragon stands on."""
    place = _PLACES.get(question.kind)
    return place(view, question) if place else ""


def _own_row(_view: View, question: Question) -> str:
    return f"seat:{question.seat}"


def _awaiting_row(view: View, question: Question) -> str:
    """The row whose next card is being chosen."""
    return f"seat:{question.seat if view['laying_for'] < 0 else view['laying_for']}"


def _rival_row(view: View, question: Question) -> str:
    return f"seat:{(question.seat + 1) % len(view['places'])}"


def _offered_row(_view: View, question: Question) -> str:
    """The row whose cards are offered."""
    return f"seat:{question.options[0][0]}"


def _own_space(view: View, question: Question) -> str:
    return f"space:{view['places'][question.seat]}"


def _teller(view: View, _question: Question) -> str:
    seat: Seat = (view["first"] + view["turn"]) % len(view["places"])
    return f"seat:{seat}"


_PLACES: Mapping[str, Callable[[View, Question], str]] = {
    "lay_card": _awaiting_row,
    "duo_own": _own_row,
    "duo_give": _rival_row,
    "duo_insert": _own_row,
    "crystal_order": _own_row,
    "crystal_turn": _own_row,
    "thief_take": _offered_row,
    "spy_take": _offered_row,
    "spy_deal": _awaiting_row,
    "hypnosis_give": _offered_row,
    "trap_pick": _own_space,
    "bet_space": _own_space,
    "serum_answer": _teller,
}
