"""Marks of pages near the end of the road: hosts and cards, plague, a gaze, a court, walls, an arena, ships."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.counting import resting
from dragonroads.games.almanac.model import NOBODY_THERE, Journey
from dragonroads.games.almanac.placements.duel_for_space import DuelForSpace
from dragonroads.games.almanac.placements.escort_budget import TIED, EscortBudget
from dragonroads.games.almanac.placements.follow_leader import HALL, LEADER, NO_HALL, FollowLeader
from dragonroads.games.almanac.placements.host_fee import HostFee, host
from dragonroads.games.almanac.placements.plague_wards import PlagueWards
from dragonroads.games.almanac.placements.sail_when_full import SailWhenFull
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.sketch import Signs
from dragonroads.games.almanac.presenting.words import JourneyWords


class Says(Texts):
    """Cards that lie there."""

    family = ""
    monte = text("peak", "fog", "hidden")


class CityMarks:
    """Says what everybody can see of them and what it will count, and shows them in the sketch."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.told: Mapping[str, Callable[[Journey], str]] = {
            "host-fee": self._hosts,
            "plague-wards": self._plague,
            "line-of-last": self._gaze,
            "follow-leader": self._court,
            "escort-budget": self._escorts,
            "duel-for-space": self._infirmary,
            "sail-when-full": self._ships,
        }
        self.shown: dict[str, Callable[[Journey], Signs]] = {
            "host-fee": self._hosts_shown,
            "plague-wards": self._plague_shown,
            "line-of-last": self._gaze_shown,
            "follow-leader": self._court_shown,
            "duel-for-space": self._arena_shown,
            "sail-when-full": self._ships_shown,
        }

    def _area(self, view: Journey, letter: str) -> str:
        return self.words.area(view.location, letter)

    def _counted(self, what: str, n: int) -> str:
        return self.words.say("mark.counted", what=what, n=n)

    def _each(self, view: Journey, count: Callable[[Seat], int]) -> str:
        """`R 5, J 3`."""
        return ", ".join(self._counted(self.words.letter(view, seat), count(seat)) for seat in range(view.seats))

    def _hosts(self, view: Journey) -> str:
        """Who is paid how much where, and what the cards of the booth show."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, HostFee)
        if not view.lifted:
            return ""
        hosts = {area: view.facts[host(area)] for area in rule.page.areas}
        each = [self._host(view, rule, area, seat) for area, seat in hosts.items() if seat != NOBODY_THERE]
        cards = say("mark.monte", each=" ".join(self._cards(view, rule)))
        return "; ".join([*([say("mark.hosts", each=", ".join(each))] if each else []), cards])

    def _hosts_shown(self, view: Journey) -> Signs:
        """Whom everybody else pays how much in a tent, and the cards one by one."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, HostFee)
        cards = {f"m{at}": card for at, card in enumerate(self._cards(view, rule), 1)}
        hosts = {area: view.facts.get(host(area), NOBODY_THERE) for area in rule.page.areas}
        return cards | {
            area: say("sign.host", who=self.words.letter(view, seat), n=self._tent_fee(view, rule, area))
            for area, seat in hosts.items()
            if seat != NOBODY_THERE
        }

    def _host(self, view: Journey, rule: HostFee, area: str, seat: Seat) -> str:
        fee = self._tent_fee(view, rule, area)
        return self.words.say("mark.hosts.one", area=self._area(view, area), who=self.words.letter(view, seat), n=fee)

    def _tent_fee(self, view: Journey, rule: HostFee, area: str) -> int:
        return int(rule.each * (rule.page.area_sets[area] & view.taken).bit_count())

    def _cards(self, view: Journey, rule: HostFee) -> list[str]:
        faces = [rule.page.pool[card].kind if is_up else "" for card, is_up in zip(view.fog, view.lifted)]
        return [self.words.line(Says.monte(face or "hidden")) for face in faces]

    def _plague(self, view: Journey) -> str:
        rule = page(view).rule
        assert isinstance(rule, PlagueWards)
        if rule.token not in view.lying:
            return ""
        each = [self._counted(self._area(view, area), rule.plague(view, area)) for area in rule.ring]
        return self.words.say("mark.plague", each=", ".join(each))

    def _plague_shown(self, view: Journey) -> Signs:
        rule = page(view).rule
        assert isinstance(rule, PlagueWards)
        found = {area: rule.plague(view, area) for area in rule.ring} if rule.token in view.lying else {}
        return {
            area: self.words.say("sign.plague" if n < rule.limit else "sign.quarantine", n=n)
            for area, n in found.items()
            if n
        }

    def _gaze(self, view: Journey) -> str:
        """The space whose row and column count."""
        if not view.order:
            return ""
        return self.words.say("mark.gaze", space=page(view).spaces[view.order[-1]].id)

    def _gaze_shown(self, view: Journey) -> Signs:
        """At the head of the row and of the column."""
        if not view.order:
            return {}
        space = page(view).spaces[view.order[-1]]
        return dict.fromkeys((space.area, f"c{space.id[1:]}"), self.words.say("sign.gaze"))

    def _court(self, view: Journey) -> str:
        """Whose lap it is, where it goes, and in how many halls everybody stands."""
        rule, facts = page(view).rule, view.facts
        assert isinstance(rule, FollowLeader)
        if LEADER not in facts:
            return ""
        who, is_open = self.words.name(facts[LEADER]), facts[HALL] == NO_HALL
        hall = "" if is_open else self._area(view, rule.halls[facts[HALL]])
        lap = self.words.say("mark.lap.open" if is_open else "mark.lap", who=who, hall=hall)
        halls = self._each(view, lambda seat: rule.halls_of(view.players[seat]))
        return "; ".join([lap, self.words.say("mark.halls", each=halls)])

    def _court_shown(self, view: Journey) -> Signs:
        rule, facts = page(view).rule, view.facts
        assert isinstance(rule, FollowLeader)
        if facts.get(HALL, NO_HALL) == NO_HALL:
            return {}
        return {rule.halls[facts[HALL]]: self.words.say("sign.lap", who=self.words.letter(view, facts[LEADER]))}

    def _escorts(self, view: Journey) -> str:
        """Strength that is still at home, and how deep everybody stands."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, EscortBudget)
        if any(TIED not in one.facts for one in view.players):
            return ""
        free = self._each(view, lambda seat: rule.free(view.players[seat]))
        deployed = self._each(view, lambda seat: rule.deployment(view.players[seat]))
        return "; ".join([say("mark.escorts", each=free), say("mark.deployed", each=deployed)])

    def _infirmary(self, view: Journey) -> str:
        """Who has people there."""
        lying = [(seat, self._lying(view, seat)) for seat in range(view.seats)]
        each = [self._counted(self.words.letter(view, seat), n) for seat, n in lying if n]
        return self.words.say("mark.infirmary", each=", ".join(each)) if each else ""

    def _arena_shown(self, view: Journey) -> Signs:
        """What stands on the pedestals, and who lies in the infirmary."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, DuelForSpace)
        prizes = {space: say("sign.gold", n=gold) for space, gold in rule.prizes.items()}
        lying = "".join(self.words.letter(view, seat) * self._lying(view, seat) for seat in range(view.seats))
        infirmary = say("sign.infirmary", letters=lying) if lying else say("sign.infirmary.none")
        return prizes | {rule.key_space: say("sign.key"), "infirmary": infirmary}

    def _lying(self, view: Journey, seat: Seat) -> int:
        return resting(view, view.players[seat])

    def _ships(self, view: Journey) -> str:
        """How many berths each ship still has, and which have left."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, SailWhenFull)
        left = {ship: (berths & ~view.taken).bit_count() for ship, berths in rule.fleet.items()}
        waiting = [self._counted(self._area(view, ship), n) for ship, n in left.items() if n]
        sailed = [self._area(view, ship) for ship in rule.fleet if rule.has_sailed(view, ship)]
        told = [say("mark.berths", each=", ".join(waiting))] if waiting else []
        return "; ".join([*told, *([say("mark.sailed", ships=self.words.listed(sailed))] if sailed else [])])

    def _ships_shown(self, view: Journey) -> Signs:
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, SailWhenFull)
        left = {ship: (berths & ~view.taken).bit_count() for ship, berths in rule.fleet.items()}
        return {ship: say("sign.berths" if n else "sign.sailed", n=n) for ship, n in left.items()}
