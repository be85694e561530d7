"""Questions of the canyon in words, and why something is closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question
from dragonroads.gamekit.speaker import asked_key
from dragonroads.games.canyon.acting import NoTarget
from dragonroads.games.canyon.asking import Asks
from dragonroads.games.canyon.battles import SpendRage, rage_worth
from dragonroads.games.canyon.clan_powers import PickGift
from dragonroads.games.canyon.grid import NAMES
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.deals import DealWords
from dragonroads.games.canyon.presenting.facts import cause, number
from dragonroads.games.canyon.presenting.fight_options import sides
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.seals import Seal
from dragonroads.games.canyon.spoils import Loot, Steal
from dragonroads.games.canyon.trading import PileEmpty, Recall, TooPoor
from dragonroads.games.canyon.turns import Act, Deploy, winning
from dragonroads.games.presenter import Asked
from dragonroads.library.rulebook import RuleBook

Values = dict[str, object]
"""What the words of a question mention."""


class QuestionWords:
    """Words of what is asked, with a line of help, and of why something is closed."""

    def __init__(self, words: CanyonWords, rules: RuleBook) -> None:
        self.words = words
        self._rules = rules
        self._pieces = PieceWords(words)
        self._deals = DealWords(words)
        self._special: Mapping[Asks, Callable[[Canyon, Question], Values]] = {
            Deploy: self._deploy,
            Act: self._act,
            SpendRage: self._rage,
            Steal: self._steal,
            Loot: self._loot,
            Recall: self._recall,
            Seal: self._seal,
            PickGift: self._gift,
        }

    def asked(self, view: Canyon, question: Question) -> Asked:
        """The question's title, its help, its rule, and the tile it is about."""
        ask, tell = question.ask, self._special.get(question.asks)
        values = {**self._values(view, question), **(tell(view, question) if tell else {})}
        variant = ask.variant(view)
        title, told = (asked_key(type(ask), saying.key, variant) for saying in (ask.title, ask.help))
        return Asked(
            self.words.say(title, **values),
            self.words.say(told, **values),
            self._rules.rule_for(question.kind),
            self._place(view, question),
        )

    def _values(self, view: Canyon, question: Question) -> Values:
        """What the words of any question may mention."""
        me = view.clans[question.seat]
        return {"stock": self.words.tokens(me.stock), "ratio": self._deals.ratio(view, question.seat)}

    def _place(self, view: Canyon, question: Question) -> str:
        if question.asks is Act:
            return f"tile:{NAMES[view.deployed]}"
        tile = cause(question, "seal")
        return f"tile:{tile}" if tile else ""

    # --- questions with words of their own --------------------------------------------------------------------------

    def _deploy(self, view: Canyon, question: Question) -> Values:
        """Somebody else who is about to win in the canyon is worth a warning."""
        seat = winning(view, question.seat)
        return {} if seat is None else {"who": self.words.name(view, seat), "tile": NAMES[view.canyon]}

    def _act(self, view: Canyon, question: Question) -> Values:
        tile = view.deployed
        hero = self._pieces.at(view, tile, question.seat)
        return {"hero": hero, "tile": self.words.tile(view, tile)}

    def _rage(self, view: Canyon, question: Question) -> Values:
        """Both strengths so far; who attacks does not know yet what the other side will put in."""
        attacks = view.holder(view.attacker) == question.seat
        own, foe = (view.attacker, view.defender) if attacks else (view.defender, view.attacker)
        strong, firm = sides(view)
        return {
            "hero": self._pieces.at(view, own, question.seat),
            "other": self._pieces.at(view, foe),
            "own": strong if attacks else firm,
            "foe": firm if attacks else strong,
            "worth": rage_worth(view, view.clans[question.seat]),
            "n": view.clans[view.holder(foe)].rage,
        }

    def _steal(self, view: Canyon, _question: Question) -> Values:
        seat = view.holder(view.defender)
        return {"who": self.words.name(view, seat), "tokens": self.words.tokens(view.clans[seat].caravan)}

    def _loot(self, _view: Canyon, question: Question) -> Values:
        return {"hero": self.words.hero_name(cause(question, "loot"))}

    def _recall(self, _view: Canyon, question: Question) -> Values:
        dragon, building = cause(question, "dragon"), cause(question, "buy")
        cause_name = self.words.dragon(dragon) if dragon else self.words.building(building)
        return {"cause": cause_name}

    def _seal(self, view: Canyon, question: Question) -> Values:
        tile = cause(question, "seal")
        return {
            "hero": self._pieces.at(view, number(tile), question.seat),
            "tile": tile,
            "dragon": self.words.dragon(cause(question, "seal", 2)),
        }

    def _gift(self, view: Canyon, question: Question) -> Values:
        people = view.clans[question.seat].people
        return {"clan": self.words.clan(people), "text": self.words.clan_text(people)}

    # --- refusals ---------------------------------------------------------------------------------------------------

    def refusal(self, view: Canyon, reason: Reason) -> str:
        """Why an option is closed."""
        match reason:
            case TooPoor(building=building, missing=missing):
                return self._deals.too_poor(view, building, missing)
            case PileEmpty(building=building):
                return self.words.say("refusal.pile_empty", building=self.words.building(building))
            case NoTarget(ability=ability):
                return self.words.say(f"refusal.{reason.kind}.{self._trick(ability)}")
            case _:
                return self.words.say(f"refusal.{reason.kind}")

    def _trick(self, ability: str) -> str:
        abilities = [one for hero in self.words.content.heroes for one in hero.abilities]
        return next(str(one.trick) for one in abilities if one.id == ability)
