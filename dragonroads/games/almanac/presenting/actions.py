"""What a space does: in four letters, in a few words, and as an option with its effect."""

from __future__ import annotations

from dragonroads.engine.line import Saying, Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.extending import affordable
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.pages import STANDARD, Action
from dragonroads.games.almanac.presenting.facts import crates, is_open_to
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.prices import sale_price, shop_price, space_price
from dragonroads.games.almanac.standard_actions import CONTRACTS_DRAWN

LABEL = 4
"""Letters of a label."""
EXTRA = "*"
"""Stands behind a label where something lies on the space besides."""
ANY = "?"
OF_GOODS = ("gain_goods", "sell_goods")
"""Actions that are told by their goods."""


PLAIN_ACTIONS = tuple(kind for kind in STANDARD if kind not in OF_GOODS)
"""Standard actions that need no goods to be named."""


class Says(Texts):
    """Actions that every page can have, in several lengths."""

    family = ""
    action = text(*STANDARD)
    about = text(*STANDARD)
    label = text(*PLAIN_ACTIONS)
    few, do = text(*PLAIN_ACTIONS), text(*PLAIN_ACTIONS)
    few_sold = text("sell_goods", key="few", good=str, price=int)
    few_gained = text("gain_goods", key="few", goods=str)
    sold = text("sell_goods", key="do", good=str, price=int)
    gained = text("gain_goods", key="do", goods=str)
    room = text("", "tight", "full", key="does.gain_goods", n=int)


class ActionWords:
    """Says what actions do; `page` is the number of the page they stand on."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._market = MarketWords(words)

    def label(self, page: int, action: Action | None, *, extra: bool = False) -> str:
        """`+DDE`, `$V6`, `SHOP`; with a sign where something more lies there."""
        return self._label(page, action)[:LABEL] + (EXTRA if extra else "")

    def _label(self, page: int, action: Action | None) -> str:
        if action is None:
            return self.words.say("label.fog")
        if action.kind == "gain_goods":
            return f"+{self.words.letters(_several(action))}{ANY * _args(action).get('any', 0)}"
        if action.kind == "sell_goods":
            return f"${self.words.good_letter(_args(action)['good'])}{_args(action)['price']}"
        if action.is_standard:
            return self.words.line(Says.label(action.kind))
        return self.words.say(f"page.{page}.action.{action.kind}.label")

    def few(self, page: int, action: Action) -> str:
        """`2 Dewleaf 1 Emberspice`, `sell Everice 6`, `shop`."""
        return self._said(page, action, None, Says.few, Says.few_sold, Says.few_gained)

    def name(self, page: int, action: Action, p: Player | None = None) -> str:
        """`gain 2 Dewleaf and 1 Emberspice`, `sell Everice at 6` (what this player gets), `visit the shop`."""
        return self._said(page, action, p, Says.do, Says.sold, Says.gained)

    def title(self, page: int, action: Action) -> str:
        """What the rule book calls it and which goods it is about, or the name of the page's own action."""
        if not action.is_standard:
            return self.name(page, action)
        title = self.words.line(Says.action(action.kind))
        if action.kind not in OF_GOODS:
            return title
        return self.words.say("about.fact", what=title, value=self.few(page, action))

    def _said(self, page: int, action: Action, p: Player | None, plain: Saying, sold: Saying, gained: Saying) -> str:
        words = self.words
        if not action.is_standard:
            return words.say(f"page.{page}.action.{action.kind}.name")
        args = _args(action)
        if action.kind == "sell_goods":
            price = sale_price(p, str(args["good"]), args["price"]) if p else args["price"]
            return words.line(sold(action.kind, good=words.good(args["good"]), price=price))
        if action.kind == "gain_goods":
            some = [words.some(kind, n) for kind, n in enumerate(_several(action)) if n]
            some += [words.say("goods.any", n=args["any"])] if args.get("any") else []
            goods = words.listed(some) if gained == Says.gained else " ".join(some)
            return words.line(gained(action.kind, goods=goods))
        return words.line(plain(action.kind))

    # --- its effect for a player ------------------------------------------------------------------------------------

    def effect(self, view: Journey, seat: Seat, page: int, action: Action, gold: int | None) -> str:
        """One sentence about what it would mean for this player, who would have so much more gold then, if known.

        Where that is not known, or the viewer may not know what the player has, nothing is said of means.
        """
        say, bonus = self.words.say, view.players[seat].bonus
        gold = gold if is_open_to(view, seat) else None
        match action.kind:
            case "gain_goods":
                return self._room(view, seat, sum(_several(action)) + _args(action).get("any", 0))
            case "sell_goods":
                price, held = self.sale(view, seat, action)
                return say("does.sell_goods", price=price, n=held)
            case "visit_shop":
                return say("does.visit_shop", price=shop_price(view.players[seat]))
            case "extend_caravan":
                return self._any_card(view) if gold is None else self._purchase(view, seat, gold)
            case "complete_contract":
                return say("does.complete_contract") if gold is None else self._delivery(view, seat)
            case "gain_contract":
                return say("does.gain_contract", n=CONTRACTS_DRAWN + bonus.get("contract_draw", 0))
            case _:
                return self.own(page, action.kind, asked_gold(action.gold, action.deeds), view.players[seat])

    def _any_card(self, view: Journey) -> str:
        return self.words.say("does.extend_caravan", n=len(view.display))

    def _purchase(self, view: Journey, seat: Seat, gold: int) -> str:
        """Which cards of the market are within the player's means."""
        say, cards, one = self.words.say, view.display, view.players[seat]
        payable = affordable(view, one, one.gold + gold)
        if not payable or 1 < len(payable) == len(cards):
            return self._any_card(view)
        if len(payable) > 1:
            return say("does.extend_caravan.some", n=len(payable), of=len(cards))
        card = payable[0]
        price = self._market.price(view, seat, card)
        return say("does.extend_caravan.only", card=self.words.caravan(card), price=price)

    def _delivery(self, view: Journey, seat: Seat) -> str:
        """How many of the own contracts could be delivered."""
        say, count = self.words.say, len(completable(view, view.players[seat]))
        return say("does.complete_contract.some", n=count) if count else say("does.complete_contract")

    def sale(self, view: Journey, seat: Seat, action: Action) -> tuple[int, int]:
        """The price this player gets for each good of a selling space, and how many goods of the type are held."""
        me, good = view.players[seat], str(_args(action)["good"])
        return sale_price(me, good, _args(action)["price"]), me.goods[GOODS.index(good)]

    def _room(self, view: Journey, seat: Seat, wanted: int) -> str:
        filled, of = crates(view, seat)
        left = max(0, of - filled)
        return self.words.line(Says.room("" if wanted <= left else "tight" if left else "full", n=left))

    def explained(self, page: int, action: Action) -> str:
        """What it does, for somebody who asks without being about to do it."""
        if action.is_standard:
            return self.words.line(Says.about(action.kind))
        return self.own(page, action.kind, asked_gold(action.gold, action.deeds))

    def own(self, page: int, name: str, gold: int, p: Player | None = None) -> str:
        """What an action of the page's own says, with the gold it costs this player; as printed for nobody."""
        price = self.words.gold(space_price(p, gold) if p else gold)
        return self.words.say(f"page.{page}.action.{name}.text", price=price)


def asked_gold(gold: int, deeds: Deeds) -> int:
    """The gold an action asks for, or would take for a cure."""
    return gold or next((int(deed.effect.args["gold"]) for deed in deeds if deed.verb == "cure"), 0)


def _args(action: Action) -> dict[str, int]:
    return dict(action.deeds[0].effect.args)


def _several(action: Action) -> list[int]:
    args = _args(action)
    return [args.get(good, 0) for good in GOODS]
