"""The valley as a drawn board: sixteen tiles, who stands there, what sits on them, and what lies beside them."""

from __future__ import annotations

from dragonroads.engine.table import Card
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.content import Terrain
from dragonroads.games.canyon.gathering import yield_of
from dragonroads.games.canyon.grid import NAMES, SIDE, Tile, full_rows
from dragonroads.games.canyon.model import DOWN, EXPOSED, Canyon
from dragonroads.games.canyon.presenting.beside import DRAGON, BesideWords
from dragonroads.games.canyon.presenting.facts import card_at, dragons_on, face_at, gaps, is_open_to
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Board, Spot, Token

UNKNOWN = "???"
NEW, FOUND, ATTACKS, DEFENDS = "+", "x", "→", "←"
"""What stands behind a hero: just deployed, found by hounds, fighting."""
DRAGON_TONE = "title"
BONE, NO_BONE = "o", "."


class BoardWords:
    """Lays out the map with everything this viewer may see."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._beside = BesideWords(words)

    def board(self, view: Canyon) -> Board:
        """The map, what lies beside it, and what its signs mean."""
        title = self.words.say("board.title")
        if not view.tiles:  # nothing is laid out yet
            return Board(title, tuple(Spot(place(name), *_where(tile), name) for tile, name in enumerate(NAMES)))
        spots = tuple(self._spot(view, tile) for tile in range(len(NAMES)))
        return Board(title, spots, self._beside.notes(view), self._beside.legend(view))

    def _spot(self, view: Canyon, tile: Tile) -> Spot:
        terrain = self.words.content.tiles.tiles[view.tiles[tile]]
        return Spot(
            place(NAMES[tile]),
            *_where(tile),
            f"{NAMES[tile]} {self._label(terrain)}",
            (*self._hero(view, tile), *self._dragons(view, tile)),
            "+".join(part for part in (_land(terrain), _state(view, tile)) if part),
            self.bones(view) if terrain.canyon else "",
            words="\n".join(self._lines(view, tile)),
        )

    def _label(self, terrain: Terrain) -> str:
        """`wood`, `TOWN+2`, `CANYON`."""
        if terrain.gives:
            return self.words.kind(terrain.gives)
        name = self.words.say("board.canyon" if terrain.canyon else "board.town")
        return f"{name}+{terrain.strength}" if terrain.strength else name

    def bones(self, view: Canyon) -> str:
        """`oo.`: bones that lie in the canyon, and those that are missing."""
        bones, needed = view.bones, self.words.content.supplies.bones_to_win
        return f"{BONE}{bones}" if bones > needed else BONE * bones + NO_BONE * (needed - bones)

    # --- who stands there -------------------------------------------------------------------------------------------

    def _hero(self, view: Canyon, tile: Tile) -> list[Token]:
        card = card_at(view, tile)
        if card is None:
            return []
        seat = view.owner_of(card)
        return [Token(self.words.letter(seat), self.words.tone(seat), self.face(view, tile, card) + _sign(view, tile))]

    def face(self, view: Canyon, tile: Tile, card: Card) -> str:
        """`(???)` hidden, `(SKY)` for its owner, `(sky)` seen before and turned down again, `[SKY]` open."""
        if is_hidden(card):
            return f"({UNKNOWN})"
        code = self.words.hero_code(card)
        if face_at(view, tile) != DOWN:
            return f"[{code}]"
        return f"({code if is_open_to(view, view.owner_of(card)) else code.lower()})"

    def _dragons(self, view: Canyon, tile: Tile) -> list[Token]:
        dragons = self.words.content.dragons
        return [Token(f"{DRAGON}{dragons[one].sign}", DRAGON_TONE) for one in dragons_on(view, tile)]

    # --- words for large tiles --------------------------------------------------------------------------------------

    def _lines(self, view: Canyon, tile: Tile) -> list[str]:
        """Who it is and what the tile brings, as short as a tile is narrow."""
        card = card_at(view, tile)
        if card is None:
            return self._empty(view, tile)
        seat = view.owner_of(card)
        if is_hidden(card):
            who = self.words.say("board.hidden", who=self.words.name(view, seat))
        else:
            who = self.words.say("board.hero", hero=self.words.hero_name(card), n=self.words.hero(card).strength)
        return [who, self._brings(view, tile)]

    def _brings(self, view: Canyon, tile: Tile) -> str:
        say = self.words.say
        if tile == view.canyon:
            of = self.words.content.supplies.bones_to_win
            return say("board.bones" if view.rules.solo else "board.bones_of", n=view.bones, of=of)
        kind, amount, to_stockpile = yield_of(view, tile)
        if amount:
            return say("board.stocks" if to_stockpile else "board.gathers", tokens=self.words.some(kind, amount))
        return say("board.trades" if view.towns >> tile & 1 else "board.idle")

    def _empty(self, view: Canyon, tile: Tile) -> list[str]:
        say, found = self.words.say, [self.words.terrain(view, tile)]
        if dragons_on(view, tile):
            kind, amount, _ = yield_of(view, tile)
            found += [say("board.gives", tokens=self.words.some(kind, amount))] if amount else []
        return [*found, say("board.gap")] if gaps(view.taken) >> tile & 1 else found


def place(name: str) -> str:
    """Where options point that belong to a tile."""
    return f"tile:{name}"


def _where(tile: Tile) -> tuple[int, int]:
    return tile % SIDE, tile // SIDE


def _land(terrain: Terrain) -> str:
    return terrain.gives or ("canyon" if terrain.canyon else "town")


def _state(view: Canyon, tile: Tile) -> str:
    """What happens on a tile, or is about to."""
    if tile in (view.attacker, view.defender):
        return "battle"
    if full_rows(view.taken) >> tile & 1:
        return "feast"
    return "gap" if gaps(view.taken) >> tile & 1 else ""


def _sign(view: Canyon, tile: Tile) -> str:
    if tile == view.attacker:
        return ATTACKS
    if tile == view.defender:
        return DEFENDS
    if face_at(view, tile) == EXPOSED:
        return FOUND
    return NEW if tile == view.deployed else ""
