"""A light that moves on by the number of the space just taken."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.amounts import Few
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.verbs import words

LIGHT, CHOSEN = "light", "light_chosen"
DARK = -1


class Light(Folded):
    cause = PLACEMENT
    uses = (("tokens", "light"),)
    band: Area


class Stargazed(Folded):
    cause = PLACEMENT
    who: Who
    band: Area


class NotLit(PageReason):
    pass


class Stargaze(JourneyAsk[str]):
    """Which band the light goes to."""


@placement_rule("number-sends-on", NotLit)
@dataclass
class NumberSendsOn(Placement):
    """The next worker follows the light; if the lit band is no use, anywhere."""

    ring: tuple[str, ...]

    def set_up(self, t: T) -> None:
        """Nothing is lit before the first placement."""
        t.state.facts[LIGHT] = t.state.facts[CHOSEN] = DARK

    def lit(self, game: Journey) -> Spaces:
        """The spaces of the lit band; all of them while none is."""
        light = game.facts[LIGHT]
        return self.page.whole if light == DARK else self.page.area_sets[self.ring[light]]

    def sent_to(self, space: int) -> int:
        """The band that the number of a space lights."""
        here = self.ring.index(self.page.area_of[space])
        return (here + int(self.page.spaces[space].id[1:])) % len(self.ring)

    def rivals_in(self, game: Journey, p: Player, area: str) -> int:
        """How many workers of others stand in a band."""
        return (self.page.area_sets[area] & game.taken & ~p.own).bit_count()

    def ways(self, prospect: Prospect) -> Ways:
        """The lit band, or everything if that is no use."""
        found = prospect.possible(prospect.free & self.lit(prospect.game))
        return [(found or prospect.open, 0, PLAIN)]

    def after(self, t: T, p: Player, space: int) -> None:
        """The light goes where the number sends it, or where a stargazer wants it."""
        facts = t.state.facts
        chosen, facts[CHOSEN] = facts[CHOSEN], DARK
        facts[LIGHT] = self.sent_to(space) if chosen == DARK else chosen
        t.tell(Light, self.ring[facts[LIGHT]])

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The light is elsewhere."""
        return None if self.lit(prospect.game) >> space & 1 else self.refusal(NotLit)


@words.verb()
def stargaze(t: T, p: Player, gold: Few, least: Few, most: Few) -> None:
    """Send the light to a band, and gain gold for the others who stand in it."""
    game, rule = t.state, t.state.page.rule
    assert isinstance(rule, NumberSendsOn)
    chosen = t.ask(p.seat, Stargaze, rule.ring)
    game.facts[CHOSEN] = rule.ring.index(chosen)
    t.tell(Stargazed, p.seat, chosen)
    gain_gold(t, p, starlight(rule.rivals_in(game, p, chosen), gold, least, most))


def starlight(rivals: int, gold: int, least: int, most: int) -> int:
    """What a band with so many rivals brings."""
    return min(most, max(least, rivals * gold))
