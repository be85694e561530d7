"""The Dragon Canyon: who may enter it, what lies there, and the dragon that answers."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Step
from dragonroads.games.canyon.clan_powers import give_token
from dragonroads.games.canyon.content import BONE, KINDS
from dragonroads.games.canyon.dragons import call_dragon
from dragonroads.games.canyon.grid import NEIGHBOURS
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Who
from dragonroads.games.canyon.scenes import CANYON
from dragonroads.games.canyon.stores import count


class Entered(Step):
    cause = CANYON
    who: Who
    n: int

    def variant(self, game: Canyon) -> Literal["", "none"]:
        return "" if self.n else "none"


def may_enter(game: Canyon, clan: Clan) -> bool:
    """In the tactical game only a clan that holds more than half of the tiles around may place a hero there."""
    if not game.rules.tactical:
        return True
    beside = NEIGHBOURS[game.canyon]
    return 2 * (clan.own & beside).bit_count() > beside.bit_count()


def enter(t: T, clan: Clan) -> None:
    """Whoever comes to the canyon takes the bones, may call a dragon, and may be given something by the clan card."""
    game = t.state
    was_empty = not game.bones
    count(clan, "canyon_entries")
    t.tell(Entered, clan.seat, game.bone_tokens)
    take_bones(game, clan)
    if game.is_automa(clan.seat):
        return
    call_dragon(t, clan)
    gift = game.content.clans[clan.people].canyon_gift if clan.people else ()
    if gift and was_empty:
        give_token(t, clan, [kind for kind, name in enumerate(KINDS) if name in gift and game.supply[kind]])


def take_bones(game: Canyon, clan: Clan) -> None:
    """All bones that lie in the canyon go to a caravan."""
    clan.caravan[BONE] += game.bone_tokens
    game.bones = game.bone_tokens = 0
