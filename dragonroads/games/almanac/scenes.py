"""The sorts of scene that a journey is watched in: what happens names the one it belongs to."""

from __future__ import annotations

SETTING_OUT = "setting_out"
"""The box is opened: the first Guide, colours, wagons and purses."""
ARRIVAL = "arrival"
"""A page is opened: its lore, what caravans bring in on the way, and the market."""
PLACEMENT = "placement"
"""Somebody's turn on the page, and what moves there because of it."""
TRADE = "trade"
"""Goods, guards and gold change hands at a space."""
CONTRACTS = "contracts"
"""Contracts are drawn, kept and given back."""
PURCHASE = "purchase"
"""A card of the market joins a caravan."""
DELIVERY = "delivery"
"""A contract is turned up and paid."""
DUSK = "dusk"
"""All placing is over: pools, mills and ships pay, awards are given, and workers return."""
BIDS = "bids"
"""Closed hands open together."""
ROAD = "road"
"""The Guide chooses the next page."""
ENCOUNTER = "encounter"
"""A card is read aloud, and everybody meets it."""
FIGHT = "fight"
"""Strength against strength, with dice."""
COUNT = "count"
"""Closing turns, lifted screens, and fame."""
CONSEQUENCE = "consequence"
"""What follows from something else, in whatever scene that is: gold, goods, tokens and abilities."""

SCENES = (
    *(SETTING_OUT, ARRIVAL, PLACEMENT, TRADE, CONTRACTS, PURCHASE, DELIVERY),
    *(DUSK, BIDS, ROAD, ENCOUNTER, FIGHT, COUNT, CONSEQUENCE),
)
