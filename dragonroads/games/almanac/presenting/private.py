"""What a player keeps behind the screen: gold, contracts, letters, what was peeked at; and what works for them."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.amounts import KINDS
from dragonroads.games.almanac.counting import workforce
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.encounter import EncounterWords
from dragonroads.games.almanac.presenting.facts import is_open_to, visible
from dragonroads.games.almanac.presenting.lines import in_columns
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Section

COINS = (50, 20, 5, 1)
"""A purse is drawn in these; only the sum matters."""


class Says(Texts):
    """What the parts of a seat's own side are called."""

    family = ""
    private = text("purse", "contracts", "letters", "peeked", "workers", "abilities")


class PrivateWords:
    """Sections for the player screen, and for line mode."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._encounter = EncounterWords(words)

    def sections(self, view: Journey, seat: Seat) -> list[Section]:
        """As far as this viewer may look."""
        if not is_open_to(view, seat) or not view.round:
            return []
        parts: list[tuple[str, Sequence[str]]] = [
            ("purse", self._purse(view, seat)),
            ("contracts", self._contracts(view, seat)),
            ("letters", self._addressed(view, seat)),
            ("peeked", self._peeked(view)),
            ("workers", [self.workers(view, seat)]),
            ("abilities", self.abilities(view, seat)),
        ]
        return [Section(self.words.line(Says.private(name)), tuple(lines)) for name, lines in parts if lines]

    # --- gold -------------------------------------------------------------------------------------------------------

    def _purse(self, view: Journey, seat: Seat) -> list[str]:
        gold = view.players[seat].gold
        return [self.words.say("private.gold", gold=self.words.gold(gold), coins=coins(gold)).rstrip()]

    # --- contracts --------------------------------------------------------------------------------------------------

    def _contracts(self, view: Journey, seat: Seat) -> list[str]:
        """Name, goods, what is still missing, fame, and what it will do."""
        cards = visible(view.players[seat].contracts)
        heads = in_columns([self._contract(view, seat, card) for card in cards])
        texts = [self.words.say("private.text", text=self.words.contract_text(card)) for card in cards]
        return [line for pair in zip(heads, texts) for line in pair]

    def _contract(self, view: Journey, seat: Seat, card: Card) -> list[str]:
        words, one = self.words, self.words.content.contracts[card]
        needs = words.letters(one.needs.fixed)
        return [
            words.contract(card),
            words.say("private.needs", goods=needs),
            self.missing(view, seat, card),
            words.say("private.fame", n=one.fame),
        ]

    def missing(self, view: Journey, seat: Seat, card: Card) -> str:
        """The goods of a contract that are not in the crates yet, by letters."""
        held, needs = view.players[seat].goods, self.words.content.contract_needs[card]
        lacking = [max(0, needs[kind] - held[kind]) for kind in KINDS]
        if not any(lacking):
            return self.words.say("private.ready")
        return self.words.say("private.missing", goods=self.words.letters(lacking))

    # --- letters, predictions, encounters, workers --------------------------------------------------------------------

    def _addressed(self, view: Journey, seat: Seat) -> list[str]:
        words, one = self.words, view.players[seat]
        letters = [words.content.letters[card].page for card in visible(one.letters)]
        slips = [words.content.slips[card].page for card in visible(one.slips)]
        return [
            *(words.say("private.letter", page=words.address(view, number)) for number in letters),
            *(words.say("private.prophecy", page=words.page(page)) for page in slips),
        ]

    def _peeked(self, view: Journey) -> list[str]:
        """The encounters to come that this viewer has been shown, the next one first."""
        cards = visible(view.encounter_deck)
        return [line for card in reversed(cards) for line in self._encounter.ahead(card)]

    def workers(self, view: Journey, seat: Seat) -> str:
        """Where all the workers are."""
        one = view.players[seat]
        return self.words.say(
            "workers.resting" if one.aside else "workers",
            n=one.workers,
            placed=one.placed,
            spare=one.spare,
            aside=one.aside,
            of=workforce(view.players[seat]),
        )

    # --- what works -------------------------------------------------------------------------------------------------

    def abilities(self, view: Journey, seat: Seat) -> list[str]:
        """Completed contracts, caravan cards and tokens that can do something."""
        one, words = view.players[seat], self.words
        cards = [(words.contract(card), words.contract_text(card)) for card in one.done]
        cards += [(words.caravan(card), words.caravan_text(card)) for card in one.caravans]
        cards += [(words.tokens(token, n), words.token_text(token)) for token, n in one.tokens.items() if n]
        return [words.say("private.ability", name=name, text=text) for name, text in cards if text]


def coins(gold: int) -> str:
    """`(20)(5)(1)(1)`: a purse as coins, the large ones first."""
    drawn = ""
    for coin in COINS:
        drawn += f"({coin})" * (gold // coin)
        gold %= coin
    return drawn
