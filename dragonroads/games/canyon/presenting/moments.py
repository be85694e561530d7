"""What explains an event."""

from __future__ import annotations

from dragonroads.engine.events import Event
from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Happening
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.acting import Trick
from dragonroads.games.canyon.automa_deck import PARTS, AutomaCardRead
from dragonroads.games.canyon.clan_powers import ClanPower
from dragonroads.games.canyon.dragons import DragonSent
from dragonroads.games.canyon.ending import MissionCounted
from dragonroads.games.canyon.festivals import Festival
from dragonroads.games.canyon.grid import full_rows
from dragonroads.games.canyon.heroes import PassiveHelped
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.canyon.seals import Sealed
from dragonroads.games.canyon.setting_out import ClanJoined
from dragonroads.games.canyon.trading import Bought, PilesEmpty
from dragonroads.games.canyon.turns import Deployed


class Says(Texts):
    """How an Automa decides."""

    family = ""
    automa = text(*PARTS, "feast", key="explained.automa")


class Explanations:
    """Why something happens, in a line: what an ability, dragon, building or clan does, and how an Automa decides."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def text(self, view: Canyon, event: Event) -> str:
        """What explains an event; mostly nothing."""
        return self._of_card(event.record) or self._of_rule(view, event.record)

    def _of_card(self, record: Happening) -> str:
        """What an ability, dragon, building, clan or mission says."""
        words = self.words
        match record:
            case ClanJoined(clan=clan) | ClanPower(clan=clan):
                return words.clan_text(clan)
            case Trick(ability=ability) | PassiveHelped(ability=ability):
                return words.ability_text(ability)
            case Sealed(hero=hero) if words.content.passives[hero].breaks_dragons:
                return words.ability_text(words.content.ability_with(hero, "breaks_dragons"))
            case DragonSent(dragon=dragon):
                return words.dragon_text(dragon)
            case Bought(building=building):
                return words.building_text(building)
            case MissionCounted(mission=mission):
                return words.mission_text(mission)
        return ""

    def _of_rule(self, view: Canyon, record: Happening) -> str:
        """How an Automa decides, and what a festival or an empty pile means."""
        match record:
            case AutomaCardRead(part=part):
                return self.words.line(Says.automa(part))
            case Deployed(who=who):
                return self._deployed(view, who)
            case PilesEmpty():
                return self.words.say("explained.piles_empty")
            case Festival():
                return self.words.say("explained.festival")
        return ""

    def _deployed(self, view: Canyon, seat: Seat) -> str:
        """Why an Automa goes somewhere without a card."""
        fills = seat >= view.people and full_rows(view.taken)
        return self.words.line(Says.automa("feast")) if fills else ""
