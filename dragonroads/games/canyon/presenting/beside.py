"""What lies beside the map: buildings, dragons, missions, the Automa's card, the supply; and what signs mean."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.games.canyon.content import ACTIONS, KINDS, TURNINGS, AutomaCard, Mission
from dragonroads.games.canyon.grid import NAMES
from dragonroads.games.canyon.missions import CHANGING, progress
from dragonroads.games.canyon.model import NOBODY_THERE, ON_CARD, PLENTY, Canyon
from dragonroads.games.canyon.presenting.facts import is_spared
from dragonroads.games.canyon.presenting.words import CanyonWords

DRAGON = "^"
"""What the sign of a dragon begins with."""


STATES = ("open", "done", "so_far", "kept", "broken")
"""How a mission stands."""


class Says(Texts):
    """How missions stand, and what a card of the Automas says."""

    family = ""
    mission = text(*STATES, key="board.mission", mission=str, points=str, n=int, of=int)
    action = text(*ACTIONS, key="board.automa")
    turn = text(*TURNINGS, key="board.automa")


class BesideWords:
    """Says in short lines what everybody can see beside the map; what matters most comes first."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def notes(self, view: Canyon) -> tuple[str, ...]:
        """One thing to a note."""
        return (
            self.piles(view),
            *self.automa(view),
            *self._canyon(view),
            *self.missions(view),
            *self.dragons(view),
            *self.prices(view),
            self.supply(view),
            *self.aims(view),
        )

    def piles(self, view: Canyon) -> str:
        """`left: TV5 CP5 TG5 AR8`."""
        piles = zip(self.words.content.buildings, view.piles)
        return self.words.say("board.piles", piles=" ".join(f"{building.code}{n}" for building, n in piles))

    def prices(self, view: Canyon) -> list[str]:
        """Every building that is left, with its price."""
        left = [building for building, n in zip(self.words.content.buildings, view.piles) if n]
        return [
            self.words.say(
                "board.price",
                code=building.code,
                name=self.words.building(building.id),
                price=" ".join(f"{n}{self.letter(kind)}" for kind, n in enumerate(building.price.four) if n),
            )
            for building in left
        ]

    def letter(self, kind: int) -> str:
        """`w`: a kind of token where there is little room."""
        return self.words.kind(kind)[0]

    def supply(self, view: Canyon) -> str:
        """Tokens and Glory cards nobody has."""
        say = self.words.say
        glory = say("board.glory_left", n=view.glory_left)
        if min(view.supply) > PLENTY // 2:
            return say("board.supply.endless", glory=glory)
        tokens = ", ".join(self.words.some(kind, n) for kind, n in enumerate(view.supply))
        return say("board.supply", tokens=tokens, glory=glory)

    # --- the canyon and its dragons ---------------------------------------------------------------------------------

    def _canyon(self, view: Canyon) -> list[str]:
        """Who is about to win there."""
        seat, of = view.holder(view.canyon), self.words.content.supplies.bones_to_win
        if seat == NOBODY_THERE:
            return [self.words.say("board.loose_bones", n=view.bones)] if view.bones else []
        return [
            self.words.say(
                "board.held" if view.rules.solo else "board.held_of",
                who=self.words.name(view, seat),
                n=view.bones,
                of=of,
            )
        ]

    def dragons(self, view: Canyon) -> list[str]:
        """Where every dragon in play is; those at rest by their signs."""
        signs = {dragon: f"{DRAGON}{self.words.content.dragons[dragon].sign}" for dragon in view.dragons}
        resting = [sign for dragon, sign in signs.items() if view.perch[dragon] == ON_CARD]
        out = [self._dragon(view, dragon) for dragon in signs if view.perch[dragon] != ON_CARD]
        return [*out, self.words.say("board.dragon.rest", dragons=" ".join(resting))] if resting else out

    def _dragon(self, view: Canyon, dragon: int) -> str:
        tile, name = view.perch[dragon], self.words.dragon(dragon)
        seat = view.holder(tile)
        if self.words.content.dragons[dragon].on_hero and seat != NOBODY_THERE:
            return self.words.say(
                "board.dragon.spared" if is_spared(view, dragon, tile) else "board.dragon.hero",
                dragon=name,
                tile=NAMES[tile],
                who=self.words.name(view, seat),
            )
        return self.words.say("board.dragon.tile", dragon=name, tile=NAMES[tile])

    # --- solo and Automa --------------------------------------------------------------------------------------------

    def missions(self, view: Canyon) -> list[str]:
        """Every mission of a solo game, and how far it has come."""
        return [self.mission(view, self.words.content.missions[name]) for name in view.missions]

    def mission(self, view: Canyon, mission: Mission) -> str:
        """`Harvest Host +8: 1 of 2`."""
        count = progress(view, view.clans[0], mission)
        wants_least = mission.at_least is not None
        line = Says.mission(
            _state(view, mission, count),
            mission=self.words.mission(mission.id),
            points=f"{mission.points:+}",
            n=count,
            of=mission.at_least if wants_least else mission.at_most,
        )
        return self.words.line(line)

    def aims(self, view: Canyon) -> list[str]:
        """What every mission asks for."""
        say, missions = self.words.say, view.missions
        return [say("about.named", name=self.words.mission(one), text=self.words.mission_text(one)) for one in missions]

    def automa(self, view: Canyon) -> list[str]:
        """The card an Automa carries out, and how many are left."""
        if view.people == view.seats or not view.automa_card:
            return []
        return [self.automa_card(self.words.content.automa[view.automa_card[-1]])]

    def automa_card(self, card: AutomaCard) -> str:
        """Everything on a card of hers."""
        say = self.words.say
        return say(
            "board.automa_card",
            card=card.id,
            tile=card.move,
            action=self.words.line(Says.action(card.action)),
            building=self.words.building(card.purchase),
            n=card.strength,
            arrow=card.arrow,
            turn=self.words.line(Says.turn(card.turn)),
        )

    # --- signs ------------------------------------------------------------------------------------------------------

    def legend(self, view: Canyon) -> tuple[str, ...]:
        """What stands in tiles and in the rows of clans."""
        content, say = self.words.content, self.words.say
        signs = ", ".join(f"{DRAGON}{content.dragons[one].sign} {self.words.dragon(one)}" for one in view.dragons)
        kinds = ", ".join(f"{self.letter(kind)} {self.words.kind(kind)}" for kind in range(len(KINDS)))
        codes = ", ".join(f"{one.code} {self.words.building(one.id)}" for one in content.buildings)
        heroes = ", ".join(f"{one.code} {self.words.say(f'hero.{one.id}.name')}" for one in content.heroes)
        return (
            say("board.legend.heroes"),
            say("board.legend.signs"),
            say("board.legend.dragons", dragons=signs),
            say("board.legend.canyon" if view.rules.solo else "board.legend.canyon_of"),
            say("board.legend.clans"),
            say("board.legend.codes", codes=kinds),
            say("board.legend.codes", codes=codes),
            say("board.legend.codes", codes=heroes),
        )


def _state(view: Canyon, mission: Mission, count: int) -> str:
    """How a mission stands; one that can still slip away is only done when points are counted."""
    if mission.at_least is None:
        return "kept" if mission.fulfilled(count) else "broken"
    if not mission.fulfilled(count):
        return "open"
    return "so_far" if mission.check in CHANGING and not view.over else "done"
