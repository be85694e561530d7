"""What a clan has, and what it would count now: caravan, stockpile, trade, buildings, Glory cards, points."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.battles import rage_worth
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import next_worth, tally
from dragonroads.games.canyon.presenting.lines import in_columns
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.scoring import SOURCES
from dragonroads.games.canyon.spoils import STORES
from dragonroads.games.canyon.trading import ratio, symbols


class Says(Texts):
    """Stores, and what points come from."""

    family = ""
    store = text(*STORES, key="private", tokens=str)
    use = text(*(f"{store}.use" for store in STORES), key="private")
    source = text(*SOURCES, key="private.score", n=int)


class HoldingWords:
    """Says it line by line, for the player screen and for whoever asks about a clan."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def stores(self, view: Canyon, seat: Seat) -> list[str]:
        """Caravan and stockpile, what they are good for, and the price of a token."""
        clan, line = view.clans[seat], self.words.line
        rows = [
            [line(Says.store(name, tokens=self.words.tokens(held))), line(Says.use(f"{name}.use"))]
            for name, held in zip(STORES, (clan.caravan, clan.stock))
        ]
        return [*in_columns(rows), self.trade(view, seat), *self.rage(view, seat)]

    def trade(self, view: Canyon, seat: Seat) -> str:
        """`Trade 2:1 with 3 symbols: own board 1, buildings 1, towns 1`."""
        clan = view.clans[seat]
        towns = (clan.own & view.towns).bit_count()
        return self.words.say(
            "private.trade",
            ratio=ratio(view, clan),
            n=symbols(view, clan),
            buildings=clan.symbols - 1,
            towns=towns,
        )

    def rage(self, view: Canyon, seat: Seat) -> list[str]:
        """Rage tokens, and what each adds in a battle."""
        clan = view.clans[seat]
        told = self.words.say("private.rage", n=clan.rage, worth=rage_worth(view, clan))
        return [told] if clan.rage else []

    def buildings(self, view: Canyon, seat: Seat) -> list[str]:
        """Cards and points of each kind, what one more would add, and its price."""
        say, built, points = self.words.say, view.clans[seat].built, tally(view, seat)
        rows = []
        for kind, building in enumerate(self.words.content.buildings):
            more = next_worth(view, seat, kind)
            rows.append(
                [
                    say("private.built", n=built[kind], building=self.words.building(building.id)),
                    say("private.worth", n=points[building.id]),
                    say("private.next", n=more) if more else say("private.none_left"),
                    ", ".join(self.words.some(k, n) for k, n in enumerate(building.price.four) if n),
                ]
            )
        return in_columns(rows)

    def score(self, view: Canyon, seat: Seat) -> list[str]:
        """`Buildings 45 + Glory 9 + most Glory 10 = 64`."""
        points, say = tally(view, seat), self.words.say
        built = sum(points.pop(building.id) for building in self.words.content.buildings)
        parts = [say("private.score.buildings", n=built)]
        parts += [self.words.line(Says.source(name, n=n)) for name, n in points.items() if n]
        return [say("private.score.sum", parts=", ".join(parts), n=built + sum(points.values()))]
