"""The small words of a journey: people, goods, cards, tokens, pages and lists, in the language of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Line
from dragonroads.engine.table import Card, Seat
from dragonroads.games.almanac.amounts import GOODS, Cost, Goods
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, Journey
from dragonroads.games.almanac.tours import Tour
from dragonroads.games.presenter import Piece
from dragonroads.library.words import Catalog, clean_text

Several = Sequence[int]
"""How many there are of each of the four goods."""


class JourneyWords:
    """Says single things; the other files of the folder put them into lines and sentences."""

    def __init__(self, catalog: Catalog, content: AlmanacContent, names: Sequence[str]) -> None:
        self.say = catalog.say
        self.content = content
        self.names = tuple(clean_text(name) for name in names)
        self._tones = {colour.id: colour.colour for colour in content.colours}
        self._numbers = {
            CARAVAN: {card.id: at for at, card in enumerate(content.caravans)},
            CONTRACT: {card.id: at for at, card in enumerate(content.contracts)},
        }

    def line(self, line: Line) -> str:
        """Something that is declared, in words."""
        return self.say(line.key, **line.values)

    # --- seats ------------------------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names[seat]

    def colour(self, view: Journey, seat: Seat) -> str:
        """The name of the seat's colour."""
        return self.say(f"colour.{view.colours[seat]}.name")

    def person(self, view: Journey, seat: Seat) -> str:
        """`Ana (Ruby)`."""
        return self.say("seat.full", name=self.name(seat), colour=self.colour(view, seat))

    def letter(self, view: Journey, seat: Seat) -> str:
        """The letter of the seat's colour."""
        return str(view.colours[seat])

    def tone(self, view: Journey, seat: Seat) -> str:
        """The seat's colour."""
        return self._tones.get(view.colours[seat], "plain")

    def piece(self, colour: str) -> Piece:
        """A colour before the journey."""
        return Piece(colour, self._tones[colour], *[self.say(f"colour.{colour}.name")] * 2)

    def people(self, seats: Sequence[Seat]) -> str:
        """`Ana, Ben and Cleo`."""
        return self.listed([self.name(seat) for seat in seats])

    # --- goods and gold ---------------------------------------------------------------------------------------------

    def good(self, kind: int | str) -> str:
        """The name of a good."""
        return self.say(f"good.{GOODS[kind] if isinstance(kind, int) else kind}.name")

    def good_letter(self, kind: int | str) -> str:
        """The letter of a good."""
        return self.content.goods[kind if isinstance(kind, int) else GOODS.index(kind)].letter

    def letters(self, several: Several) -> str:
        """`DDE`."""
        return "".join(self.good_letter(kind) * n for kind, n in enumerate(several))

    def goods(self, several: Several) -> str:
        """`2 Dewleaf and 1 Emberspice`."""
        return self.listed([self.some(kind, n) for kind, n in enumerate(several) if n])

    def some(self, kind: int | str, n: int) -> str:
        """`2 Dewleaf`."""
        return self.say("goods.some", n=n, good=self.good(kind))

    def goods_of(self, goods: Goods, named: int = -1) -> str:
        """The same of what content writes, with goods of the type that was named, and of any type."""
        parts = [self.some(kind, n) for kind, n in enumerate(goods.fixed) if n]
        parts += [self.some(named, goods.named)] if goods.named and named >= 0 else []
        return self.listed([*parts, *([self.say("goods.any", n=goods.any)] if goods.any else [])])

    def gold(self, n: int) -> str:
        """`3 gold`."""
        return self.say("gold", n=n)

    def price(self, gold: int, several: Several) -> str:
        """`3 gold and 1 Dewleaf`; a word for nothing at all."""
        parts = [self.gold(gold)] if gold or not any(several) else []
        return self.listed([*parts, *(self.some(kind, n) for kind, n in enumerate(several) if n)])

    def price_tag(self, gold: int, several: Several) -> str:
        """`3g+D`."""
        parts = [self.say("gold.short", n=gold)] if gold or not any(several) else []
        return "+".join([*parts, *([self.letters(several)] if any(several) else [])])

    def cost(self, cost: Cost, named: int = -1) -> str:
        """What content asks for; empty where it asks for nothing."""
        parts = [self.gold(cost.gold)] if cost.gold else []
        return self.listed([*parts, *([self.goods_of(cost.goods, named)] if cost.goods.total else [])])

    # --- cards, tokens and pages ------------------------------------------------------------------------------------

    def caravan(self, card: Card) -> str:
        """The name of a caravan card."""
        return self.say(f"caravan.{self.content.caravans[card].id}.name")

    def contract(self, card: Card) -> str:
        """The name of a contract."""
        return self.say(f"contract.{self.content.contracts[card].id}.name")

    def encounter(self, card: Card, part: str = "name") -> str:
        """The name of an encounter, or another part of its words."""
        return self.say(f"encounter.{self.content.encounters[card].id}.{part}")

    def caravan_text(self, card: Card) -> str:
        """What a caravan card can do; empty for most."""
        one = self.content.caravans[card]
        return self.say(f"caravan.{one.id}.text") if one.text else ""

    def contract_text(self, card: Card) -> str:
        """What a completed contract can do."""
        return self.say(f"contract.{self.content.contracts[card].id}.text")

    def token(self, token: str) -> str:
        """The name of a token."""
        return self.say(f"token.{token}.name")

    def token_text(self, token: str) -> str:
        """What a token is good for."""
        return self.say(f"token.{token}.text")

    def tokens(self, token: str, n: int) -> str:
        """`Bottled lightning (3)`."""
        return self.say("token.counted", token=self.token(token), n=n) if n > 1 else self.token(token)

    def cargo(self, piece: str) -> str:
        """A good or a token, whichever it is."""
        return self.good(piece) if piece in GOODS else self.token(piece)

    def page(self, page: int) -> str:
        """`8 Skygate`, where there are two books `DR 8 Skygate`."""
        return self.say("page.full", n=self.content.label(page), name=self.say(f"page.{page}.name"))

    def address(self, view: Journey, number: int) -> str:
        """The page of a number; two where two books are visited."""
        pages = [self.page(page) for page in self.tour(view).exits if self.content.locations[page].number == number]
        return self.say("list.or", some=pages[0], last=pages[1]) if len(pages) > 1 else "".join(pages)

    def tour(self, view: Journey) -> Tour:
        """What this table travels."""
        return self.content.tours[view.tour.id]

    def area(self, page: int, letter: str) -> str:
        """The name of an area of a page."""
        return self.say(f"page.{page}.area.{letter}")

    def demand(self, page: int) -> str:
        """The goods from the best paid to the most common one."""
        return " > ".join(self.good(good) for good in self.content.locations[page].demand)

    def demand_letters(self, page: int) -> str:
        """The same by letters."""
        return ">".join(self.good_letter(good) for good in self.content.locations[page].demand)

    # --- abilities --------------------------------------------------------------------------------------------------

    def power(self, power: int) -> str:
        """The card or token an ability stands on."""
        sort, name = self.content.owners[power]
        return self.say(f"{sort}.{name}.name")

    def power_text(self, power: int) -> str:
        """What it says."""
        sort, name = self.content.owners[power]
        return self.say(f"{sort}.{name}.text")

    def power_place(self, power: int) -> str:
        """Where more is told about it."""
        sort, name = self.content.owners[power]
        return f"{sort}:{self._numbers[sort][name] if sort in self._numbers else name}"

    # --- lists ------------------------------------------------------------------------------------------------------

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", some=", ".join(items[:-1]), last=items[-1])

    def sentences(self, parts: Sequence[str]) -> str:
        """Sentences one after the other, empty ones left out."""
        return " ".join(part for part in parts if part)
