"""Questions of the canyon in words, and why something is closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Question, Refusal
from dragonroads.engine.views import View
from dragonroads.games.canyon.battles import rage_worth
from dragonroads.games.canyon.grid import NAMES, full_rows
from dragonroads.games.canyon.presenting.deals import DealWords
from dragonroads.games.canyon.presenting.fight_options import sides
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.rules import RULES
from dragonroads.games.canyon.presenting.seen import cause, clan_of, holder, is_solo, number, table
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Asked

Values = dict[str, object]
Worded = tuple[str, Values]
"""The variant of a question's words (empty for the plain one) and what only they mention."""


class QuestionWords:
    """Words of what is asked, with a line of help, and of why something is closed."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._pieces = PieceWords(words)
        self._deals = DealWords(words)
        self._special: Mapping[str, Callable[[View, Question], Worded]] = {
            "deploy": self._deploy,
            "act": self._act,
            "rage": self._rage,
            "steal": self._steal,
            "loot": self._loot,
            "window": self._window,
            "recall": self._recall,
            "seal": self._seal,
            "gift": self._gift,
        }

    def asked(self, view: View, question: Question) -> Asked:
        """The question's title, its help, its rule, and the tile it is about."""
        tell = self._special.get(question.kind)
        variant, more = tell(view, question) if tell else ("", {})
        key = f"question.{question.kind}.{variant}" if variant else f"question.{question.kind}"
        values = {**self._values(view, question), **more}
        title, help_line = self.words.say(f"{key}.title", **values), self.words.say(f"{key}.help", **values)
        return Asked(title, help_line, RULES[question.kind], self._place(view, question))

    def _values(self, view: View, question: Question) -> Values:
        """What the words of any question may mention."""
        me = view["clans"][question.seat]
        return {"stock": self.words.tokens(me["stock"]), "ratio": self._deals.ratio(view, question.seat)}

    def _place(self, view: View, question: Question) -> str:
        if question.kind == "act":
            return f"tile:{NAMES[view['deployed']]}"
        tile = cause(question, "seal")
        return f"tile:{tile}" if tile else ""

    # --- questions with words of their own --------------------------------------------------------------------------

    def _deploy(self, view: View, question: Question) -> Worded:
        """Somebody else who is about to win in the canyon is worth a warning."""
        seat, needed = holder(view, view["canyon"]), self.words.content.supplies.bones_to_win
        if seat in (-1, question.seat) or is_solo(view) or view["bones"] != needed - 1:
            return ("stock" if any(view["clans"][question.seat]["stock"]) else ""), {}
        return "beware", {"who": self.words.name(view, seat), "tile": NAMES[view["canyon"]]}

    def _act(self, view: View, question: Question) -> Worded:
        tile = view["deployed"]
        hero = self._pieces.at(view, tile, question.seat)
        return ("festival" if full_rows(view["taken"]) else ""), {"hero": hero, "tile": self.words.tile(view, tile)}

    def _rage(self, view: View, question: Question) -> Worded:
        """Both strengths so far; who attacks does not know yet what the other side will put in."""
        words = self.words
        attacks = holder(view, view["attacker"]) == question.seat
        own, foe = (view["attacker"], view["defender"]) if attacks else (view["defender"], view["attacker"])
        strong, firm = sides(words.content, view)
        game = table(words.content, view)
        values: Values = {
            "hero": self._pieces.at(view, own, question.seat),
            "other": self._pieces.at(view, foe),
            "own": strong if attacks else firm,
            "foe": firm if attacks else strong,
            "worth": rage_worth(game, clan_of(game, question.seat)),
            "n": view["clans"][holder(view, foe)]["rage"],
        }
        return ("attacks" if attacks and values["n"] else ""), values

    def _steal(self, view: View, _question: Question) -> Worded:
        seat = holder(view, view["defender"])
        return "", {"who": self.words.name(view, seat), "tokens": self.words.tokens(view["clans"][seat]["caravan"])}

    def _loot(self, _view: View, question: Question) -> Worded:
        return "", {"hero": self.words.hero_name(cause(question, "loot"))}

    def _window(self, view: View, _question: Question) -> Worded:
        return ("festival" if full_rows(view["taken"]) else ""), {}

    def _recall(self, _view: View, question: Question) -> Worded:
        dragon, building = cause(question, "dragon"), cause(question, "buy")
        cause_name = self.words.dragon(dragon) if dragon else self.words.building(building)
        return "", {"cause": cause_name}

    def _seal(self, view: View, question: Question) -> Worded:
        tile = cause(question, "seal")
        values: Values = {
            "hero": self._pieces.at(view, number(tile), question.seat),
            "tile": tile,
            "dragon": self.words.dragon(cause(question, "seal", 2)),
        }
        return ("" if len(question.options) > 1 else "none"), values

    def _gift(self, view: View, question: Question) -> Worded:
        people = view["clans"][question.seat]["people"]
        return "", {"clan": self.words.clan(people), "text": self.words.clan_text(people)}

    # --- refusals ---------------------------------------------------------------------------------------------------

    def refusal(self, view: View, refusal: Refusal) -> str:
        """Why an option is closed."""
        match refusal.kind:
            case "too_poor":
                return self._deals.too_poor(view, refusal.args[0], refusal.args[1:])
            case "pile_empty":
                return self.words.say("refusal.pile_empty", building=self.words.building(refusal.args[0]))
            case "no_target":
                return self.words.say(f"refusal.no_target.{self._trick(refusal.args[0])}")
            case _:
                return self.words.say(f"refusal.{refusal.kind}")

    def _trick(self, ability: str) -> str:
        abilities = [one for hero in self.words.content.heroes for one in hero.abilities]
        return next(str(one.trick) for one in abilities if one.id == ability)
