"""The final count: where every point of fame comes from."""

from __future__ import annotations

from dragonroads.games.almanac.counting import count_of, fame_of_guard
from dragonroads.games.almanac.model import Journey, Player

SOURCES = ("gold", "caravans", "guards", "tokens", "encounters", "awards", "abilities", "contracts", "unfinished")
"""The lines of the count, in the order they are read out."""


def count_fame(game: Journey, p: Player) -> list[int]:
    """Points by source, from the state as it is now."""
    content, scoring, famous = game.content, game.content.powers_by_hook["scoring"], game.content.famous_held
    caravan, contract = content.caravan_fame.__getitem__, content.contract_fame.__getitem__
    return [
        p.gold,
        sum(map(caravan, p.caravans)),
        p.guards * fame_of_guard(p),
        0 if famous(p.tokens) == content.none_famous else _tokens_fame(game, p),
        p.fame,
        p.awards,
        0 if scoring.isdisjoint(p.powers) else _abilities_fame(game, p),
        sum(map(contract, p.done)),
        -sum(map(contract, p.contracts)),
    ]


def _tokens_fame(game: Journey, p: Player) -> int:
    return sum([token_fame(game, p, token) for token in game.content.famous_tokens if p.tokens[token]])


def token_fame(game: Journey, p: Player, token: str) -> int:
    """Fame of all tokens of one kind; some count as a set."""
    spec, held = game.content.tokens[token], p.tokens[token]
    if spec.set_fame:
        return int(spec.set_fame[game.seats][held - 1])
    most = spec.most_fame and held == max(other.tokens[token] for other in game.players)
    return int(spec.fame * held + (spec.most_fame if most else 0))


def _abilities_fame(game: Journey, p: Player) -> int:
    scoring = game.content.powers_by_hook["scoring"]
    return sum([_ability_fame(game, p, power) for power in p.powers if power in scoring])


def _ability_fame(game: Journey, p: Player, power: int) -> int:
    total = 0
    for deed in game.content.abilities[power].do:
        args = deed.effect.args
        total += count_of(game, p, args["per"]) // args.get("every", 1) * args["fame"]
    return total


def fame_of(game: Journey, p: Player) -> int:
    """What a caravan is worth so far; contracts still open take nothing away yet."""
    return sum(count_fame(game, p)[:-1])
