"""An encounter as a page of its own: a card with its story, who is how strong, and who is still to come."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.cards import EncounterCard
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import chance, edge_of_guide, encounter
from dragonroads.games.almanac.presenting.lines import packed, padded, shortened, width, wrapped
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.spared import SparedWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Board

CARD = 56
"""Cells of the card."""
INSIDE = CARD - 6
HANG = 2
KEYS = {
    "fight": ("fight", "win", "lose"),
    "optional_fight": ("fight", "win", "lose", "special"),
    "special": ("special",),
}
"""What stands on a card of each type."""


FIGHTS = tuple(f"{sort}.{ends}" for sort in ("fight", "optional_fight") for ends in ("first_win", "everyone"))
"""Fights, and who has to win."""


class Says(Texts):
    """What an encounter is, and what it says."""

    family = ""
    sort = text(*FIGHTS, "special", key="kind")
    part = text("win", "lose", "special", key="encounter", text=str)


class EncounterWords:
    """Says everything about the encounter that lies open."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._market = MarketWords(words)
        self._spared = SparedWords(words)

    def board(self, view: Journey) -> Board:
        """The card instead of the page."""
        card = view.encounter[0]
        sketch = _framed(self._head(card), self._kind(card), self.lines(view), self.progress(view))
        ahead = self._market.ahead(view)
        notes = (self._market.supplies(view), *([ahead] if ahead else []))
        title = self.words.say("board.encounter", page=self._there(view))
        return Board(title, (), notes, (self.words.say("legend.encounter"), self.words.say("legend.seats")), sketch)

    def _head(self, card: int) -> str:
        return self.words.say(
            "encounter.head", letter=self.words.content.encounters[card].letter, name=self.words.encounter(card)
        )

    def _kind(self, card: int) -> str:
        """`Fight until won`: who has to take part is said with the type."""
        one = self.words.content.encounters[card]
        return self.words.line(Says.sort(f"{one.type}.{one.ends}" if one.fight else one.type))

    def _there(self, view: Journey) -> str:
        return self.words.page(view.exit or view.location)

    def title(self, view: Journey) -> str:
        """`B  Kite Pirates: Fight`."""
        return self._title(view.encounter[0])

    def _title(self, card: int) -> str:
        return self.words.say("encounter.title", head=self._head(card), kind=self._kind(card))

    def ahead(self, card: int) -> list[str]:
        """A card that does not lie open yet, for whoever has been shown it; chances are not counted."""
        one = self.words.content.encounters[card]
        parts = [self.words.encounter(card, "banner"), *(self._said(card, key) for key in KEYS[one.type])]
        return [self._title(card), *(self.words.say("private.text", text=part) for part in parts)]

    def _said(self, card: int, key: str) -> str:
        one = self.words.content.encounters[card]
        if key == "fight":
            return self._against(one)
        text = self.words.encounter(card, key)
        return self.words.line(Says.part(key, text=text)) if one.fight else text

    # --- what stands on it ------------------------------------------------------------------------------------------

    def lines(self, view: Journey, room: int = INSIDE) -> list[str]:
        """Story, banner, fight and other way."""
        card = encounter(view)
        assert card is not None
        parts = [
            self.words.encounter(view.encounter[0], "story"),
            self.words.encounter(view.encounter[0], "banner"),
        ]
        lines = [line for part in parts for line in wrapped(part, room)]
        for key in KEYS[card.type]:
            lines += self._part(view, card, key, room)
        return lines

    def _part(self, view: Journey, card: EncounterCard, key: str, room: int) -> list[str]:
        if key == "fight":
            return packed([self._against(card), *self.chances(view, card)], room)
        lines = wrapped(self._said(view.encounter[0], key), room, HANG if card.fight else 0)
        spared = [] if card.is_shared else self._spared.everybody(view, card, key)
        return [*lines, *(" " * HANG + line for line in packed(spared, room - HANG))]

    def _against(self, card: EncounterCard) -> str:
        assert card.fight is not None
        return self.words.say("encounter.strength", n=card.fight.strength)

    def chances(self, view: Journey, card: EncounterCard) -> list[str]:
        """`R 5: 2 in 6` for everybody; whoever leads or may roll again has it counted in."""
        return [
            self.words.say(
                "encounter.chance", letter=self.words.letter(view, seat), chance=self.chance(view, seat, card)
            )
            for seat in range(view.seats)
        ]

    def chance(self, view: Journey, seat: Seat, card: EncounterCard, extra: int = 0) -> str:
        """`strength 7: 4 in 6`, all rolls of a fight counted together."""
        assert card.fight is not None
        lent, rerolls = edge_of_guide(view, seat, card)
        own = strength(view.players[seat]) + lent + extra
        rolls = 1 + rerolls + view.players[seat].bonus.get("fight_rerolls", 0)
        wins, of = chance(self.words.content, own, card.fight.strength, rolls)
        return self.words.say("chance", own=own, n=wins, of=of)

    def progress(self, view: Journey) -> str:
        """The good that was named, and who is still to come."""
        say, card, told = self.words.say, encounter(view), []
        if view.named >= 0:
            told.append(say("encounter.named", good=self.words.good(view.named)))
        if card and view.phase == "meet" and view.queue and not card.is_shared:
            told.append(say("encounter.queue", who=self.words.people(view.queue)))
        return self.words.sentences(told)


def _framed(head: str, kind: str, lines: Sequence[str], foot: str) -> tuple[str, ...]:
    """A card with its name and its type in the upper edge, and how far it is in the lower one."""
    head, foot = shortened(head, CARD - width(kind) - 9), shortened(foot, INSIDE)
    top = f"┌─ {head} {'─' * (CARD - width(head) - width(kind) - 8)} {kind} ─┐"
    bottom = f"└─ {foot} {'─' * (INSIDE - width(foot))}─┘" if foot else f"└{'─' * (CARD - 2)}┘"
    return (top, *(f"│  {padded(line, INSIDE)}  │" for line in lines), bottom)
