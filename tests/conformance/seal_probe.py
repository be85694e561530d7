"""Dragons sent onto hidden heroes, once onto the Dragonslayer and once onto somebody else: it must look the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from dragonroads.engine.checkpoints import Checkpoint
from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.engine.table import Card, Question
from dragonroads.errors import StaleAnswer
from dragonroads.games.canyon.grid import TILE, Tile
from dragonroads.games.canyon.heroes import is_open
from dragonroads.games.canyon.model import Canyon
from tests.conformance.cases import Case
from tests.conformance.driving import answer, fork, some_picks

Sent = Counter[str]


def probe(case: Case, seed: int, sent: Sent) -> None:
    """Play a game; wherever a dragon can be sent, send it onto each hidden hero in two worlds."""
    match, random = case.match(seed), Random(seed)
    while not match.over:
        question = random.choice(open_questions(match))
        if question.kind == "send_dragon":
            for key, tile in onto_hidden(match.state, question):
                send_in_two_worlds(match, question, key, tile, sent)
        answer(match, question, some_picks(question, random))


def onto_hidden(game: Canyon, question: Question) -> Iterator[tuple[str, Tile]]:
    """The answers that send a dragon onto a hero of somebody else who lies face down."""
    hunters = {dragon.id for dragon in game.content.dragons if dragon.target == "enemy_hero"}
    for i, (dragon, where) in enumerate(question.options):
        if dragon in hunters and not is_open(game, TILE[where]):
            yield question.key(i), TILE[where]


def send_in_two_worlds(match: Match[Any], question: Question, key: str, tile: Tile, sent: Sent) -> None:
    """The true hero and one who could stand there instead, the Dragonslayer once among them."""
    other = with_another_hero(match, question.seat, tile)
    if other is None:
        return
    worlds = (match, other)
    assert len({has_seal(world.state, tile) for world in worlds}) == 2
    assert match.view(question.seat) == other.view(question.seat)
    assert [replace(q, n=0) for q in open_questions(match)] == [replace(q, n=0) for q in open_questions(other)]
    marks = [[world.finality(q.seat, q.n, q.key(i)) for i in range(len(q.options))] for world, q in asked_in(worlds)]
    assert marks[0] == marks[1], "a mark tells who lies there"
    for world, q in asked_in(worlds):
        assert world.finality(q.seat, q.n, key), "a dragon could be sent on trial"
        tried = fork(world)
        tried.answer(q.seat, q.n, key)
        assert_final(tried)
        sent["onto Dragonslayers" if has_seal(world.state, tile) else "onto others"] += 1
        sent["onto Automas" if world.state.is_automa(world.state.holder(tile)) else "onto people"] += 1


def asked_in(worlds: tuple[Match[Any], ...]) -> list[tuple[Match[Any], Question]]:
    """What is asked in each world."""
    return [(world, open_questions(world)[0]) for world in worlds]


def assert_final(match: Match[Any]) -> None:
    """Nothing can be taken back."""
    assert match.can_undo().steps == 0
    try:
        match.undo()
    except StaleAnswer:
        return
    raise AssertionError("a dragon was taken back")


def has_seal(game: Canyon, tile: Tile) -> bool:
    """Whether the Dragonslayer stands on a tile."""
    return is_slayer(game, game.hero_at(tile))


def is_slayer(game: Canyon, card: Card) -> bool:
    """Whether a hero has the seal."""
    return bool(game.content.passives[card].breaks_dragons)


def with_another_hero(match: Match[Any], viewer: int, tile: Tile) -> Match[Any] | None:
    """The same game with the Dragonslayer on a tile if it was somebody else, and the other way round."""
    checkpoint = match._checkpoints[-1]
    game: Canyon = checkpoint.state.copy()
    if not game.taken >> tile & 1:
        return None
    card, seat = game.hero_at(tile), game.holder(tile)
    for zone in hidden_zones(game, seat):
        for place, instead in enumerate(zone):
            known = (game.hero_seen[card] | game.hero_seen[instead]) >> viewer & 1
            if instead // game.heroes == seat and is_slayer(game, instead) != is_slayer(game, card) and not known:
                exchange(game, card, tile, zone, place)
                return at_the_same_question(match, Checkpoint(checkpoint.answers, game, checkpoint.told))
    return None


def hidden_zones(game: Canyon, seat: int) -> list[list[Card]]:
    """Where a clan's heroes lie that others cannot see; a hero on the map that lies open is known, and stays."""
    clan = game.clans[seat]
    return [clan.hand, clan.pile, game.field]


def exchange(game: Canyon, card: Card, tile: Tile, zone: list[Card], place: int) -> None:
    """Two heroes change places; what is known of a place stays with it."""
    instead, at = zone[place], game.spots.index(tile)
    zone[place], game.field[at] = card, instead
    seen = game.hero_seen
    seen[card], seen[instead] = seen[instead], seen[card]
    if zone is game.clans[card // game.heroes].hand:
        zone.sort()


def at_the_same_question(match: Match[Any], checkpoint: Checkpoint[Any]) -> Match[Any]:
    """Another world, in which the same was answered."""
    other = fork(match)
    other._checkpoints[-1] = checkpoint
    other._run(match._questions[0].n)
    return other
