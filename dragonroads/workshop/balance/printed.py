"""What games between styles have shown, as lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dragonroads.console.output import aligned
from dragonroads.engine.game import Header
from dragonroads.engine.line import Texts, text
from dragonroads.engine.simulate_tally import Spread
from dragonroads.library.labels import GAME_NAME, label
from dragonroads.library.words import Catalog
from dragonroads.workshop.balance.tally import Balance, Group


class Says(Texts):
    """What is said of measured games."""

    family = "cli"
    balance_played, balance_won, balance_error, balance_score, balance_figure = text(), text(), text(), text(), text()
    balance_all = text()
    balance = text("seat", "style")
    sim_setting = text(game=str, preset=str, seats=int, seed=int)
    sim_games = text(games=int, seconds=str, games_per_s=str)
    sim_rounds = text(least=int, median=str, most=int)
    sim_endings = text(endings=str)
    balance_styles = text(styles=str, slips=str)
    balance_even = text(share=str)
    sim_digest = text(digest=str)


@dataclass(frozen=True, slots=True)
class Measured:
    """A measurement: what was played in which styles, what came out, and how long it took."""

    header: Header
    preset: str
    seed: int
    styles: tuple[str, ...]
    slips: float
    balance: Balance
    seconds: float

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.header.seats)

    @property
    def by_style(self) -> dict[str, Group]:
        """The styles in the order they were named in, as far as any seat has played them."""
        return {style: self.balance.by_style[style] for style in self.styles if style in self.balance.by_style}

    @property
    def by_seat(self) -> dict[str, Group]:
        """The seats, counted from 1."""
        return {str(seat + 1): self.balance.by_seat[seat] for seat in range(self.seats)}

    @property
    def figures(self) -> list[str]:
        """The names of what was measured beside the score."""
        return list(self.balance.everybody.figures)


def in_words(run: Measured, words: Catalog) -> Iterator[str]:
    """The setting, then a table each for seats, styles and figures."""
    balance, say = run.balance, words.say
    game, preset = say(GAME_NAME), say(label("preset", run.preset, "name"))
    yield say(Says.sim_setting(game=game, preset=preset, seats=run.seats, seed=run.seed))
    rate = round(balance.games / run.seconds, 1)
    yield say(Says.sim_games(games=balance.games, seconds=round(run.seconds, 2), games_per_s=rate))
    rounds = Spread.of(balance.rounds)
    yield say(Says.sim_rounds(least=rounds.least, median=rounds.median, most=rounds.most))
    yield say(Says.sim_endings(endings=", ".join(f"{name}: {n}" for name, n in balance.endings.most_common())))
    yield say(Says.balance_styles(styles=", ".join(run.styles), slips=_percent(run.slips)))
    yield say(Says.balance_even(share=_percent(1 / run.seats)))
    yield say(Says.sim_digest(digest=balance.digest))
    yield from _standings("seat", run.by_seat, words)
    yield from _standings("style", run.by_style, words)
    if run.figures:
        yield from _figures(run, words)


def _standings(sort: str, groups: Mapping[str, Group], words: Catalog) -> Iterator[str]:
    """Wins and scores of some groups."""
    say = words.say
    heads = (say(Says.balance(sort)), say(Says.balance_played()), say(Says.balance_won()), say(Says.balance_error()))
    rows = [(*heads, say(Says.balance_score()))]
    for name, group in groups.items():
        error = f"± {_percent(group.error)}"
        rows.append((name, str(group.seats), _percent(group.share), error, f"{group.mean_score:.2f}"))
    yield from ("", *aligned(rows))


def _figures(run: Measured, words: Catalog) -> Iterator[str]:
    """Every figure on average, over all seats and by style."""
    groups = (run.balance.everybody, *run.by_style.values())
    rows = [(words.say(Says.balance_figure()), words.say(Says.balance_all()), *run.by_style)]
    for figure in run.figures:
        name = words.say(label("figure", figure)) if words.has(f"figure.{figure}") else figure
        rows.append((name, *(f"{group.mean(figure):.2f}" for group in groups)))
    yield from ("", *aligned(rows))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def as_json(run: Measured) -> dict[str, Any]:
    """Everything as one object."""
    balance = run.balance
    rounds = Spread.of(balance.rounds)
    return {
        "game": run.header.game,
        "seats": run.seats,
        "preset": run.preset,
        "options": dict(run.header.options),
        "seed": run.seed,
        "styles": list(run.styles),
        "slips": run.slips,
        "games": balance.games,
        "decisions": balance.decisions,
        "seconds": round(run.seconds, 3),
        "games_per_s": round(balance.games / run.seconds, 1),
        "rounds": {"min": rounds.least, "median": rounds.median, "max": rounds.most},
        "endings": dict(sorted(balance.endings.items())),
        "all": _group(balance.everybody),
        "by_seat": [_group(group) for group in run.by_seat.values()],
        "by_style": {style: _group(group) for style, group in run.by_style.items()},
        "digest": balance.digest,
        "interrupted": balance.interrupted,
    }


def _group(group: Group) -> dict[str, Any]:
    return {
        "seats": group.seats,
        "win_share": round(group.share, 6),
        "win_error": round(group.error, 6),
        "score": round(group.mean_score, 4),
        "figures": {figure: round(group.mean(figure), 4) for figure in group.figures},
    }
