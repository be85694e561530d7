"""Which names the arguments of plain events go by in their words."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.balanced_pairs import BalancedPairs
from dragonroads.games.almanac.placements.clockwise_courts import ClockwiseCourts
from dragonroads.games.almanac.placements.die_closes_area import DieClosesArea
from dragonroads.games.almanac.placements.follow_leader import FollowLeader
from dragonroads.games.almanac.placements.heaped_snow import HeapedSnow
from dragonroads.games.almanac.placements.ice_berths import IceBerths
from dragonroads.games.almanac.placements.ladders import Ladders
from dragonroads.games.almanac.placements.number_sends_on import NumberSendsOn
from dragonroads.games.almanac.placements.plague_wards import PlagueWards
from dragonroads.games.almanac.placements.run_at_dusk import RunAtDusk
from dragonroads.games.almanac.placements.sail_when_full import SailWhenFull
from dragonroads.games.almanac.placements.shared_ferry import SharedFerry
from dragonroads.games.almanac.placements.swimming_row import SwimmingRow

PLAIN: Mapping[str, tuple[str, ...]] = {
    "colour": ("who", "colour"),
    "sets_out": ("who", "start", "gold"),
    "arrived": ("round", "page"),
    "letter_delivered": ("who", "letter"),
    "letter_read": ("who", "letter"),
    "market": ("caravans",),
    "caravans_shuffled": (),
    "skipped": ("who",),
    "declined": ("who",),
    "passed": ("who", "token"),
    "rested_there": ("who",),
    "die": ("who", "n"),
    "ferry_sailed": ("who", "island"),
    "tide": ("who", "from_space", "to_space"),
    "fog_lifted": ("space", "tile"),
    "gained_gold": ("who", "gold"),
    "paid_gold": ("who", "gold"),
    "handed_gold": ("who", "other", "gold"),
    "gained_goods": ("who", "goods"),
    "gave_goods": ("who", "goods"),
    "lost_goods": ("who", "goods"),
    "dropped": ("who", "cargo"),
    "gained_token": ("who", "token"),
    "spent_token": ("who", "token"),
    "gained_air": ("who", "n"),
    "gained_guard": ("who", "n"),
    "gained_worker": ("who",),
    "gained_fame": ("who", "n"),
    "rests": ("who", "n"),
    "sold": ("who", "good", "n", "price"),
    "brewed": ("who", "good", "n", "other_good"),
    "bought": ("who", "caravan"),
    "completed": ("who", "contract"),
    "drew_contracts": ("who", "n"),
    "kept_contract": ("who", "n"),
    "returned_contract": ("who",),
    "ability": ("who", "power"),
    "retrieved": (),
    "road_chosen": ("who", "page"),
    "peeked": ("who", "met"),
    "encounter": ("met", "who"),
    "stood_aside": ("who",),
    "named_good": ("who", "good"),
    "chose": ("who", "choice"),
    "rolled": ("who", "n"),
    "pledges_met": ("n", "goal"),
    "pledges_missed": ("n", "goal"),
    "award": ("who", "token", "court"),
    "high_score": ("who", "n", "fame"),
    "closed": ("who",),
    "floe_drifted": ("berth", "next_berth"),
    "pool_filled": ("who", "space", "n"),
    "ladder_put": ("who", "spot", "ledge"),
    "neutral_put": ("who", "spot", "ledge"),
    "ladder_used": ("who", "other"),
    "shovelled": ("who", "tunnel"),
    "gauge": ("n",),
    "nectar": ("who",),
    "bug_moved": ("who", "basket"),
    "mill_runs": ("mill",),
    "ground": ("who", "space"),
    "chaff": ("who", "space"),
    "climbed_out": ("who", "space"),
    "acorns": ("n", "grove"),
    "row_swims": ("turtles",),
    "swam_out": ("turtle",),
    "dived": ("turtle",),
    "ride_over": ("who", "turtle", "gold"),
    "washed": ("who", "from_space", "to_space"),
    "washed_out": ("who", "from_space"),
    "light": ("band",),
    "stargazed": ("who", "band"),
    "caught": ("who", "token", "n"),
    "plague_spread": ("wards",),
    "stopped": ("who",),
    "cured": ("who", "token", "n"),
    "monte_mixed": (),
    "line_filled": ("who", "n"),
    "hall": ("who", "hall"),
    "awarded": ("who", "token", "fame"),
    "challenged": ("who", "other", "space"),
    "carried_out": ("who",),
    "cheered": ("who", "space"),
    "ship_sailed": ("ship",),
    "stranded": ("who", "n"),
}
"""Events that need nothing but names for their arguments, in order."""
AREAS: Mapping[str, type[Placement]] = {
    "island": SharedFerry,
    "court": ClockwiseCourts,
    "berth": IceBerths,
    "next_berth": IceBerths,
    "ledge": Ladders,
    "tunnel": HeapedSnow,
    "basket": BalancedPairs,
    "mill": RunAtDusk,
    "grove": DieClosesArea,
    "turtle": SwimmingRow,
    "band": NumberSendsOn,
    "ward": PlagueWards,
    "hall": FollowLeader,
    "ship": SailWhenFull,
}
"""Arguments that are areas, each with the rule of the page they lie on."""
