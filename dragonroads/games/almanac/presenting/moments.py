"""Which events people want to watch, and what explains them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.events import Event
from dragonroads.engine.views import View
from dragonroads.games.almanac.presenting.spared import LOSE, SparedWords
from dragonroads.games.almanac.presenting.words import JourneyWords

BOOKKEEPING = frozenset(
    {
        *("colour", "sets_out", "caravans_shuffled", "skipped", "declined", "retrieved", "rested_there"),
        *("gained_gold", "paid_gold", "handed_gold", "gained_goods", "gave_goods", "lost_goods", "dropped"),
        *("spent_token", "gained_air", "gained_guard", "gained_worker", "gained_fame", "rests", "sold", "brewed"),
        *("drew_contracts", "kept_contract", "returned_contract", "ability", "letter_read", "peeked", "faces"),
        *("stood_aside", "market", "closed", "ground", "climbed_out", "row_swims", "swam_out"),
        *("ladder_used", "nectar"),
        *("caught", "plague_spread", "cured", "stopped", "monte_mixed", "stranded"),
    }
)
"""Events that are only written down; everything else is worth a look while it happens."""
REVEALS = frozenset(
    {"fight_roll", "rolled", "duel", "duel_rolls", "monte", "bids_shown", "pledged", "choices_shown"},
)
"""Dice and secret choices that everybody reads and compares."""
STORIES = frozenset({"arrived", "encounter"})
"""What somebody reads aloud before the journey goes on."""


class Explanations:
    """Why something happens, in a line: a story, what a card says, what a token is good for."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._spared = SparedWords(words)
        say = words.say
        self._explained: Mapping[str, Callable[[View, tuple[object, ...]], str]] = {
            "arrived": lambda _view, args: say(f"page.{args[1]}.lore"),
            "road_chosen": lambda _view, args: say(f"page.{args[1]}.preview"),
            "encounter": lambda _view, args: words.encounter(_number(args[0]), "story"),
            "bought": lambda _view, args: words.caravan_text(_number(args[1])),
            "completed": lambda _view, args: words.contract_text(_number(args[1])),
            "ability": lambda _view, args: words.power_text(_number(args[1])),
            "gained_token": lambda _view, args: words.token_text(str(args[1])),
            "award": lambda _view, args: words.token_text(str(args[1])),
            "awarded": lambda _view, args: words.token_text(str(args[1])),
            "fight_roll": self._outcome,
        }

    def text(self, view: View, event: Event) -> str:
        """What explains an event; mostly nothing."""
        tell = self._explained.get(event.kind)
        return tell(view, event.args) if tell else ""

    def _outcome(self, view: View, args: tuple[object, ...]) -> str:
        """What the card says about a fight that is won or lost."""
        if not view["encounter"]:
            return ""
        if args[-1]:
            return self.words.say("encounter.win", text=self.words.encounter(view["encounter"][0], "win"))
        return self.words.say("encounter.lose", text=self._spared.text(view, _number(args[0]), LOSE))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
