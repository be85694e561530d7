"""Presents a game so that private choices carry the word of their owner, and whatever else the game wants marked."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, cast

from dragonroads.engine.table import Question
from dragonroads.engine.views import View
from dragonroads.games.presenter import Label, Presenter
from tests.ui.secrets import CHOICE, SEALED, word


class Marked:
    """A presenter to which everything is shown with its marks on."""

    cards = None
    """A table of cards is not marked here: its cards say themselves which they are."""

    def __init__(self, presenter: Presenter, mark: Callable[[Any], Any], kept_secret: Collection[str]) -> None:
        assert presenter.cards is None
        self._presenter = presenter
        self._mark = mark
        self._kept_secret = kept_secret
        """Kinds of question whose options are for one pair of eyes, even where turns are taken in the open."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        speak: Callable[..., Any] = getattr(self._presenter, name)
        return lambda *values: speak(*map(self._mark, values))

    def option(self, view: View, question: Question, option: Any) -> Label:
        """Numbers stay numbers, for they are typed."""
        label = self._presenter.option(self._mark(view), self._mark(question), self._mark(option))
        if not question.private:
            return label
        mark = word((SEALED if question.sealed or question.kind in self._kept_secret else CHOICE, question.seat))
        if label.text.isdigit():
            return replace(label, effect=f"{mark} {label.effect}")
        return replace(label, text=f"{mark} {label.text}")


def marked_presenter(presenter: Presenter, mark: Callable[[Any], Any], kept_secret: Collection[str]) -> Presenter:
    """A presenter that marks whatever it is shown."""
    return cast(Presenter, Marked(presenter, mark, kept_secret))
