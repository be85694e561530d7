"""A new page with a known placement rule is one file: it is read, checked, played, told and drawn, and no code changes.

Roads stand in the file of the page they start from. So a page that takes over the number of another one is a single
file; one with a number of its own needs a second, because some page before it has to lead there.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from dragonroads import paths
from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.simulate import simulate
from dragonroads.engine.simulate_tally import Tally
from dragonroads.games.almanac.game import AlmanacJourney
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.heaped_snow import SnowedIn
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Board
from dragonroads.shelf import Shelf
from dragonroads.ui.boards.location_page import draw
from dragonroads.ui.drawing import line_width
from tests.engine.playing import asked

BOX = "crystal_peaks"
LOCATIONS = paths.built_in_content() / BOX / "locations"
TERRACE = """\
id: {number}
name: Lantern Terrace
stop: 2
exits: [6, 7]
preview: "Three rows of paper lanterns, and somebody up a ladder with a long match."
lore: "They light the lamps before it is dark, so that nobody notices when it happens."
placing: "Whoever lights a row may place there; the others go elsewhere, if they can."
placing_rule: L04-1
demand: [skyfish, dewleaf, everice, emberspice]
placement: {{rule: heaped-snow}}
areas: {{a: Tea Row, b: Kite Row, c: Owl Row}}
ground: snow
actions:
  wick:
    label: WICK
    name: Trim the wicks
    text: "Pay 1 gold and gain 2 goods of your choice."
    costs: [{{gold: 1}}]
    do: [{{gain: {{goods: {{any: 2}}}}}}]
spaces:
  - {{id: a1, area: a, do: [{{gain_goods: {{dewleaf: 2}}}}]}}
  - {{id: a2, area: a, do: [{{visit_shop: {{}}}}]}}
  - {{id: a3, area: a, from_players: 3, do: [{{extend_caravan: {{}}}}]}}
  - {{id: b1, area: b, action: wick}}
  - {{id: b2, area: b, do: [{{sell_goods: {{good: skyfish, price: 6}}}}]}}
  - {{id: b3, area: b, from_players: 4, do: [{{gain_contract: {{}}}}]}}
  - {{id: c1, area: c, do: [{{complete_contract: {{}}}}]}}
  - {{id: c2, area: c, do: [{{gain_goods: {{everice: 1, skyfish: 1}}}}]}}
  - {{id: c3, area: c, from_players: 3, do: [{{extend_caravan: {{}}}}]}}
sketch: |2
   ░░ {{name:a}} ░{{@a}}     ░░
   {{a1}}°{{a2}}°{{a3}}
   ░░ {{name:b}} ░{{@b}}     ░░
   {{b1}}°{{b2}}°{{b3}}
   ░░ {{name:c}} ░{{@c}}     ░░
   {{c1}}°{{c2}}°{{c3}}
"""


class Added:
    """The box with files of one's own beside it."""

    def __init__(self, folder: Path, **files: str) -> None:
        own = folder / BOX / "locations"
        own.mkdir(parents=True)
        for name, text in files.items():
            (own / f"{name}.yaml").write_text(text, "utf-8")
        self.files = sorted(path.name for path in folder.rglob("*") if path.is_file())
        self.shelf = Shelf([paths.built_in_content(), folder], cache=None)
        self.game: LoadedGame = self.shelf.open(BOX)

    def __call__(self) -> object:
        return self.game.game

    def header(self, seats: int, seed: int = 1) -> Header:
        """A table with the options of the first preset."""
        game = self.game.game
        options = game.settle(self.game.spec.presets[0].settings(seats), seats).options
        people = tuple(SeatSpec(f"P{seat}") for seat in range(seats))
        return Header(game.id, game.rules_version, game.content_hash, seed, people, options)

    def played(self, seats: int, games: int) -> Tally:
        """Random games with every invariant."""
        return simulate(self, self.header(seats), games, seed=3)  # type: ignore[arg-type]

    def board(self, page: int) -> Board:
        """The page once three workers stand on it."""
        match, random = Match[Journey](self.game.game, self.header(4)), Random(1)
        while not (match.state.location == page and len(match.state.order) > 2):
            question = asked(match)[0]
            keys = [question.key(at) for at in range(len(question.options))]
            match.answer(question.seat, question.n, str(page) if question.kind == "road" else random.choice(keys))
        words = self.shelf.catalog("en", self.game)
        return self.game.present(words, ("Ana", "Ben", "Cleo", "Dora")).board(match.view(None))


@pytest.fixture
def under_an_old_number(tmp_path: Path) -> Added:
    return Added(tmp_path, **{"03_cliffside": TERRACE.format(number=3)})


def test_a_page_that_takes_over_a_number_is_one_file(under_an_old_number: Added) -> None:
    added = under_an_old_number
    assert added.files == ["03_cliffside.yaml"]
    assert added.shelf.check(BOX) == ()
    tally = added.played(3, 6)
    assert (tally.failures, tally.coverage.things["pages", "03 Lantern Terrace"] > 1) == ([], True)
    assert ("pages", "03 Cliffside") not in tally.coverage.things


def test_why_it_closes_a_space_is_explained_by_its_one_rule(under_an_old_number: Added) -> None:
    game = under_an_old_number.game.game
    assert isinstance(game, AlmanacJourney)
    assert game.content.pages(3)[3].rule.refusal(SnowedIn, 1) == SnowedIn("L04-1", 1)


def test_it_is_drawn_like_any_other(under_an_old_number: Added) -> None:
    board = under_an_old_number.board(3)
    assert board.title == "3 Lantern Terrace | demand S>D>V>E"
    assert any(line.startswith("WICK Trim the wicks: Pay 1 gold") for line in board.legend)
    for width, height in ((56, 13), (94, 40)):
        lines = draw(board, width, height)
        drawn = "\n".join("".join(span.text for span in line) for line in lines)
        assert max(map(line_width, lines)) <= width
        assert "(heap " in drawn
        assert all(name in drawn for name in ("Tea Row", "Kite Row", "Owl Row", *(spot.name for spot in board.spots)))


def test_a_page_with_a_number_of_its_own_needs_no_more_than_a_road_to_it(tmp_path: Path) -> None:
    number = len(list(LOCATIONS.glob("*.yaml"))) + 1
    first = (LOCATIONS / "01_traders_village.yaml").read_text("utf-8")
    led = first.replace("exits: [2, 3]", f"exits: [2, {number}]")
    added = Added(tmp_path, **{"01_traders_village": led, f"{number}_lantern_terrace": TERRACE.format(number=number)})
    assert len(added.files) == 2
    assert added.shelf.check(BOX) == ()
    tally = added.played(2, 4)
    assert (tally.failures, tally.coverage.things["pages", f"{number} Lantern Terrace"] > 0) == ([], True)
