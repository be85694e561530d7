"""One loader for every game made of the kit: its classes are found in its package, its files in its content folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.errors import ContentError
from dragonroads.gamekit.declared import declared, import_all
from dragonroads.gamekit.game import BaseGame
from dragonroads.gamekit.presenter import BasePresenter
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.loaded import LoadedGame, common_words
from dragonroads.games.presenter import Presenter
from dragonroads.library.binder import Binder
from dragonroads.library.fingerprint import content_hash
from dragonroads.library.gamespec import GameSpec, read_spec
from dragonroads.library.loading import check, load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem
from dragonroads.library.rulebook import RuleBook, read_rules
from dragonroads.library.words import Catalog


@dataclass(frozen=True, slots=True)
class _Files:
    spec: GameSpec
    rules: RuleBook
    content: Mapping[str, Any]


class KitGame:
    """The rules of a package or single file under `games`, as the shelf opens them."""

    SAYS_MORE = False
    """Whatever it says is declared."""

    def __init__(self, package: str) -> None:
        self.package = package
        import_all(package)
        games = declared(BaseGame, package)
        tables = declared(BasePresenter, package)
        if len(games) != 1:
            raise ContentError(f"{package} declares {len(games)} games, not one")
        self._game: type[BaseGame[Any]] = games[0]
        self._presenter: type[BasePresenter[Any]] = tables[0] if tables else BasePresenter

    def _assemble(self, pack: Pack, binder: Binder) -> _Files | None:
        spec, rules = read_spec(pack, binder), read_rules(pack, pack.uses, binder)
        content = {name: pack.bind(name, shape, binder) for name, shape in self._game.files.items()}
        if not (spec and rules) or None in content.values():
            return None
        return _Files(spec, rules, content)

    def open_game(self, pack: Pack) -> LoadedGame:
        """The game, ready to be played."""
        files = load(pack, self._assemble)
        game = self._game(files.spec, content_hash(*files.content.values()), files.content)

        def present(catalog: Catalog, names: Sequence[str]) -> Presenter:
            return self._presenter(Speaker(catalog, names, files.rules), game.state_class)

        english = common_words(files.spec, files.rules)
        return LoadedGame(files.spec, game, files.rules, pack, english, present, game.advise)

    def check_game(self, pack: Pack) -> tuple[Problem, ...]:
        """Everything that is wrong with the content folder."""
        return check(pack, self._assemble)
