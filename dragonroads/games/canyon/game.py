"""Dragon Canyon as the engine plays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.game import Header, Options, Result, Settled, Step, Thing
from dragonroads.engine.pieces import pieces_of
from dragonroads.engine.table import Card, Face, Seat
from dragonroads.errors import UsageError
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.games.canyon import automa, ending, festivals, gathering, invariants, setting_out, turns
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.coverage import card_name, things_in, used_by
from dragonroads.games.canyon.model import Canyon, TableRules, new_game
from dragonroads.games.canyon.scoring import points
from dragonroads.library.gamespec import GameSpec

STEPS: Mapping[str, Step[Canyon]] = {
    "set_up": setting_out.set_up,
    "pick_clans": setting_out.pick_clans,
    "begin_turn": turns.begin_turn,
    "deploy": turns.deploy,
    "enter": turns.enter_canyon,
    "act": turns.act,
    "before_festival": turns.before_festival,
    "festival": festivals.festival,
    "before_gather": turns.before_gather,
    "gather": gathering.gather,
    "evening": turns.evening,
    "automa_buys": automa.buys,
    "automa_places": automa.places,
    "automa_acts": automa.acts,
    "last_purchases": ending.last_purchases,
    "score": ending.score,
}
NO_AUTOMA = "none"
AUTOMA_OPTIONS = ("automa_1", "automa_2", "automa_3", "automa_4")
MOST_SEATS, LEAST_SEATS = 5, 2


class DragonCanyon:
    """Rules and content of Dragon Canyon."""

    rules_version = 2
    state_class = Canyon
    steps = STEPS
    most_answers = 20000

    def __init__(self, spec: GameSpec, content: CanyonContent, content_hash: str) -> None:
        self.id = spec.id
        self.spec = spec
        self.content = content
        self.content_hash = content_hash

    def settle(self, options: Options, seats: int) -> Settled:
        """Make options go together: two to five clans, at least one dragon, solo only for one person and one Automa."""
        self.spec.refuse_unknown(options, seats)
        rules = dict(options)
        automas = [name for name in AUTOMA_OPTIONS if rules[name] != NO_AUTOMA]
        forced: dict[str, Any] = dict.fromkeys(automas[MOST_SEATS - seats :], NO_AUTOMA)
        if seats + len(automas) < LEAST_SEATS:
            forced[AUTOMA_OPTIONS[0]] = "normal"
        if seats > 1 or len(automas) > 1:
            forced["solo"] = False
        if not self._dragons(rules):
            forced[f"{self.content.dragons[0].id}_dragon"] = True
        if seats > 1 or not (rules | forced)["solo"]:
            forced |= {name: value for name, value in SOLO_ONLY.items() if name in rules}
        changed = tuple(name for name, value in forced.items() if rules[name] != value)
        return Settled(rules | forced, changed)

    def _dragons(self, options: Options) -> tuple[int, ...]:
        """The dragons in play; one that no option speaks of always is."""
        dragons = enumerate(self.content.dragons)
        return tuple(number for number, dragon in dragons if options.get(f"{dragon.id}_dragon", True))

    def table_rules(self, options: Options) -> TableRules:
        """The options of a game, by name."""
        try:
            automas = [str(options[name]) for name in AUTOMA_OPTIONS]
            return TableRules(
                length=str(options["length"]),
                automas=tuple(level for level in automas if level != NO_AUTOMA),
                clans=str(options["clans"]),
                dragons=self._dragons(options),
                fair_ending=bool(options["fair_ending"]),
                tactical=bool(options["tactical"]),
                solo=bool(options["solo"]),
                missions=str(options["solo_missions"]),
                two_dice=bool(options["solo_two_dice"]),
                all_missions=bool(options["solo_all_missions"]),
                glory_lead=self.content.supplies.glory_lead * (2 if options["solo_double_glory"] else 1),
                one_scale=options["set_scale"] == "palace",
                owner_discards=options["ancient_discard"] == "owner",
                auto_seal=bool(options["auto_dragon_seal"]),
                unlimited=bool(options["unlimited_tokens"]),
                fixed_map=options["map_layout"] == "fixed",
                max_rounds=int(options["max_rounds"]),
            )
        except KeyError as missing:
            raise UsageError(f"the option {missing} is not set") from None

    def pieces(self) -> Sequence[str]:
        """None: clans are chosen in the game, and colours go by seats."""
        return ()

    def begin(self, header: Header) -> Canyon:
        """A game before anything has been laid out."""
        pieces_of(header.seats, self.pieces())
        return new_game(self.content, self.table_rules(header.options), len(header.seats), header.seed)

    def load(self, data: Mapping[str, Any], header: Header) -> Canyon:
        """A dumped game, with its content put back."""
        since_rules_2 = {"spared": [0] * len(self.content.dragons)}
        static = {"content": self.content, "rules": self.table_rules(header.options)}
        return Canyon.load({**since_rules_2, **data}, static)

    def result(self, state: Canyon) -> Result:
        """Points and ranks, Automas included; whoever has won the canyon stands first."""
        winners = state.winners if state.over else ending.winners(state)
        keys = [ending.rank_key(state, clan) for clan in state.clans]
        behind = [key for seat, key in enumerate(keys) if seat not in winners]
        ranks = [
            1 if seat in winners else 1 + len(winners) + sum(other > key for other in behind)
            for seat, key in enumerate(keys)
        ]
        scores = tuple(points(state, clan) for clan in state.clans)
        way = state.ending if state.over else "stopped"
        return Result(scores, tuple(ranks), tuple(winners), way, by_points=way != "canyon")

    def check(self, state: Canyon) -> None:
        """Everything the bookkeeping of a state has to keep."""
        invariants.check(state)

    def endow(self, state: Canyon, seat: Seat) -> None:
        """Nothing is asked here whose true list is hidden."""

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        """The cards whose faces an event or the options of a question show."""
        return self.kinds.faces_in(kind, values)

    @property
    def kinds(self) -> Kinds:
        """Everything that can happen, be asked or be refused."""
        return kinds_of("dragonroads.games.canyon")

    def card_name(self, family: str, card: Card) -> str:
        """What a list of used cards calls it."""
        return card_name(self.content, family, card)

    def things(self) -> Mapping[str, Sequence[str]]:
        """Everything else of the box that a run of many games should have used."""
        return things_in(self.content)

    def can_tell(self, kind: str) -> bool:
        """Whatever the rules declare."""
        return kind in self.kinds.events

    def used(self, kind: str, args: tuple[Any, ...]) -> Iterable[Thing]:
        """What of it an event has used."""
        return used_by(self.content, self.kinds.events[kind](*args))


SOLO_ONLY: Mapping[str, Any] = {
    "solo_two_dice": False,
    "solo_all_missions": False,
    "solo_double_glory": False,
    "solo_missions": "mixed",
}
"""What these options are when nobody plays alone."""
