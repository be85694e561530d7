"""What many simulated games have shown, as lines and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.console.output import columns, wrapped
from dragonroads.engine.game import Header
from dragonroads.engine.line import Texts, text
from dragonroads.engine.simulate_tally import Spread, Tally
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.binder import Binder
from dragonroads.library.labels import GAME_NAME, label
from dragonroads.library.words import Catalog, read_words

COVERED = (
    *("cards", "questions", "events", "pages", "spaces", "tokens", "abilities", "encounters", "caravans", "contracts"),
)
"""What games count of their things."""


class Says(Texts):
    """What is said of simulated games."""

    family = "cli"
    sim_setting = text(game=str, preset=str, seats=int, seed=int)
    sim_games = text(games=int, seconds=str, games_per_s=str)
    sim_decisions = text(decisions=int, decisions_per_s=str)
    sim_rounds, sim_answers = (text(least=int, median=int, most=int) for _ in range(2))
    sim_failure, sim_failure_saved = text(game=int, message=str), text(game=int, message=str, path=str)
    sim = text(*COVERED)
    sim_wins = text(wins=str)
    sim_endings = text(endings=str)
    sim_widest = text(options=int, kind=str, answers=int)
    sim_digest = text(digest=str)
    sim_violations = text(violations=int)
    sim_never = text(names=str)


@dataclass(frozen=True, slots=True)
class Run:
    """A simulation: what was played, what came out, and how long it took."""

    loaded: LoadedGame
    header: Header
    preset: str
    seed: int
    tally: Tally
    seconds: float

    @property
    def wins(self) -> list[int]:
        """How many games each seat won, those played by the rules included; a shared victory counts for each winner."""
        seats = max(len(self.header.seats), *(seat + 1 for seat in self.tally.wins), 0)
        return [self.tally.wins[seat] for seat in range(seats)]


def in_words(run: Run, files: Sequence[str], words: Catalog) -> Iterator[str]:
    """The figures, one line each, and the games that broke."""
    tally = run.tally
    game, preset = words.say(GAME_NAME), words.say(label("preset", run.preset, "name"))
    yield words.say(Says.sim_setting(game=game, preset=preset, seats=len(run.header.seats), seed=run.seed))
    rate = round(tally.games / run.seconds, 1)
    yield words.say(Says.sim_games(games=tally.games, seconds=round(run.seconds, 2), games_per_s=rate))
    rate = round(tally.decisions / run.seconds)
    yield words.say(Says.sim_decisions(decisions=tally.decisions, decisions_per_s=rate))
    for line, numbers in ((Says.sim_rounds, tally.rounds), (Says.sim_answers, tally.answers)):
        spread = Spread.of(numbers)
        yield words.say(line(least=spread.least, median=spread.median, most=spread.most))
    yield words.say(Says.sim_wins(wins=_listed((str(seat + 1), n) for seat, n in enumerate(run.wins))))
    yield words.say(Says.sim_endings(endings=_listed(tally.endings.most_common())))
    if tally.widest:
        kind, options = max(tally.widest.items(), key=lambda one: one[1])
        yield words.say(Says.sim_widest(options=options, kind=kind, answers=tally.longest_step))
    yield words.say(Says.sim_digest(digest=tally.digest))
    yield words.say(Says.sim_violations(violations=len(tally.failures)))
    for failure, path in zip(tally.failures, files):
        broken = {"game": failure.number, "message": failure.message}
        yield words.say(Says.sim_failure_saved(**broken, path=path) if path else Says.sim_failure(**broken))


def _listed(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts)


def as_json(run: Run, files: Sequence[str]) -> dict[str, Any]:
    """Everything as one object."""
    tally = run.tally
    failures = [
        {"game": failure.number, "message": failure.message, "file": path}
        for failure, path in zip(tally.failures, files)
    ]
    return {
        "game": run.header.game,
        "seats": len(run.header.seats),
        "preset": run.preset,
        "options": dict(run.header.options),
        "seed": run.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(run.seconds, 3),
        "games_per_s": round(tally.games / run.seconds, 1),
        "decisions_per_s": round(tally.decisions / run.seconds, 1),
        "violations": len(tally.failures),
        "failures": failures,
        "wins_by_seat": run.wins,
        "endings": dict(sorted(tally.endings.items())),
        "rounds": _spread(Spread.of(tally.rounds)),
        "answers": _spread(Spread.of(tally.answers)),
        "coverage": {name: dict(sorted(found.items())) for name, found in _used(run).items()},
        "digest": tally.digest,
        "interrupted": tally.interrupted,
    }


def _spread(spread: Spread) -> dict[str, int]:
    return {"min": spread.least, "median": spread.median, "max": spread.most}


def coverage_lines(run: Run, words: Catalog) -> Iterator[str]:
    """Tables of what came up, the rarest first, and what never did."""
    for name, counts in _used(run).items():
        used = sorted(((n, key) for key, n in counts.items() if n), key=lambda one: (one[0], one[1]))
        never = sorted(key for key, n in counts.items() if not n)
        yield ""
        yield words.say(Says.sim(name)) if name in COVERED else f"{name.capitalize()}:"
        yield from (f"  {line}" for line in columns((key, str(n)) for n, key in used))
        yield from wrapped(words.say(Says.sim_never(names=", ".join(never))), "    ", "") if never else ()


def _used(run: Run) -> dict[str, Mapping[str, int]]:
    """Per sort of thing the counts by name; zero for what should have come up and did not."""
    coverage, loaded = run.tally.coverage, run.loaded
    cards: Counter[str] = Counter({loaded.game.card_name(*face): 0 for face in coverage.lying})
    for face, n in coverage.faces.items():
        cards[loaded.game.card_name(*face)] += n
    questions = {kind: 0 for rule in loaded.rules for kind in rule.kinds} | coverage.questions
    worded = [key.split(".")[1] for key in read_words(loaded.pack, "en", Binder()) if key.startswith("event.")]
    tellable = filter(loaded.game.can_tell, worded)
    told = {"cards": cards, "questions": questions, "events": dict.fromkeys(tellable, 0) | coverage.events}
    return told | _things(run)


def _things(run: Run) -> dict[str, Mapping[str, int]]:
    """The same for what the game itself wants to see used."""
    found = {sort: dict.fromkeys(names, 0) for sort, names in run.loaded.game.things().items()}
    for (sort, name), n in run.tally.coverage.things.items():
        found.setdefault(sort, {})[name] = n
    return {**found}
