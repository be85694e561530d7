"""The seats of a view: one row for each with everything public about a caravan."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.counting import strength, workforce
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.air_budget import AIR, AirBudget
from dragonroads.games.almanac.placements.facing_booths import WINS
from dragonroads.games.almanac.presenting.facts import active_seat, crates, location
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import SeatRow

EMPTY = "·"
"""An empty crate."""
MOST_CRATES = 9
"""With more crates than this the empty ones are counted, not drawn."""
TAG = 3
"""Letters of a token in a row."""


class Says(Texts):
    """What a seat has."""

    family = ""
    row = text("guards", "caravans", "fame", "wins", n=int)


class SeatWords:
    """Rows of seats for the table."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def seats(self, view: Journey) -> list[SeatRow]:
        """One row for each seat."""
        return [self._seat(view, seat) for seat in range(view.seats)]

    def _seat(self, view: Journey, seat: Seat) -> SeatRow:
        words = self.words
        return SeatRow(
            seat,
            words.letter(view, seat),
            words.tone(view, seat),
            words.name(seat),
            self.facts(view, seat),
            flags=self.flags(view, seat),
            active=seat == active_seat(view),
            person=words.colour(view, seat),
        )

    def flags(self, view: Journey, seat: Seat) -> str:
        """Whether this seat leads."""
        return self.words.say("term.guide") if view.round and seat == view.guide else ""

    def facts(self, view: Journey, seat: Seat) -> tuple[str, ...]:
        """Crates, workers, strength and contracts, and what not everybody has."""
        if not view.round:
            return ()
        one, say = view.players[seat], self.words.say
        return (
            self.crates(view, seat),
            say("row.workers", n=one.workers, of=workforce(view.players[seat])),
            say("row.strength", n=strength(view.players[seat])),
            say("row.contracts", n=len(one.contracts), done=len(one.done)),
            *self._more(view, seat),
        )

    def crates(self, view: Journey, seat: Seat) -> str:
        """`DDt··`: what fills the crates, and the empty ones."""
        one, content = view.players[seat], self.words.content
        riders = "".join(
            self.words.token(token)[:1].lower() * one.tokens.get(token, 0) for token in content.cargo_tokens
        )
        filled, of = crates(view, seat)
        left = max(0, of - filled)
        empty = EMPTY * left if of <= MOST_CRATES or not left else f"+{left}"
        return f"{self.words.letters(one['goods'])}{riders}{empty}"

    def _more(self, view: Journey, seat: Seat) -> list[str]:
        one = view.players[seat]
        counted = {
            "guards": one.guards,
            "caravans": len(one.caravans),
            "fame": one.fame + one.awards,
            "wins": one.facts.get(WINS, 0),
        }
        shown = [self.words.line(Says.row(name, n=n)) for name, n in counted.items() if n]
        if AIR in one.facts and view.phase == "turn":
            shown.append(self.words.say("row.air", n=one.facts[AIR]))
        return [*shown, *self._tokens(view, seat)]

    def _tokens(self, view: Journey, seat: Seat) -> list[str]:
        """`Let1`: tokens that are not cargo, by the beginnings of their names."""
        rule = location(view).placement
        told = (*self.words.content.cargo_tokens, *([rule.token] if isinstance(rule, AirBudget) else []))
        held = {token: n for token, n in view.players[seat].tokens.items() if n and token not in told}
        return [f"{self.words.token(token)[:TAG]}{n}" for token, n in held.items()]
