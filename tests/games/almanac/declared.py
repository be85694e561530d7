"""Everything that the rules of the journeys can tell, ask and refuse, by kind."""

from __future__ import annotations

from dragonroads.gamekit.declared import kinds_of
from dragonroads.games import almanac

KINDS = kinds_of(almanac.__name__)
EVENTS, QUESTIONS, REASONS = KINDS.events, KINDS.questions, KINDS.reasons
