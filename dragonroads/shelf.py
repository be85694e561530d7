"""The games on the shelf: every content folder with a `game.yaml` is one; there is no list to edit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from dragonroads import paths
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import ContentError, UsageError
from dragonroads.library.binder import Binder
from dragonroads.library.grammar import GRAMMARS
from dragonroads.library.guesses import guess
from dragonroads.library.labels import GAME_NAME
from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.library.packs import pack_ids, read_alone, read_pack
from dragonroads.library.problems import Problem, Problems, quoted
from dragonroads.library.promises import BOX_FILE, ENGLISH, BoxSpec, promised
from dragonroads.library.words import Catalog, languages, read_words

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

BOX = "box"
"""The content folder with the words of the app itself."""
SPEAKING = tuple(
    f"dragonroads.{part}"
    for part in (
        *("cli", "settings", "shelf", "engine", "library", "gamekit", "seats", "saves"),
        *("ui", "console", "translating", "workshop", "commands"),
    )
)
"""The parts of the app that say something themselves; what a game says is checked with the game."""
GAMES, LOADER = "dragonroads.games", "loading"


class Says(Texts):
    """What is said about games and their languages."""

    family = "app"
    name, not_whole = text(), text(game=str, language=str)
    language = text(*GRAMMARS, key="language")
    no_game = text(name=str, hint=Line)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where games are looked for, and where compiled content may be kept."""

    roots: Sequence[Path] = field(default_factory=paths.content_roots)
    cache: Path | None = field(default_factory=paths.cache_folder)

    def games(self) -> list[str]:
        """The ids of all games, sorted."""
        return pack_ids(self.roots, GAME_FILE)

    def used(self) -> set[str]:
        """The ids of the content folders that games use and that are no games themselves: parts of those games."""
        games = self.games()
        return {used for game in games for used in self.pack(game).uses} - {*games}

    def find(self, name: str) -> str:
        """The id of a game as people write it, with hyphens or underscores; UsageError when there is none."""
        wanted = name.replace("-", "_")
        if wanted not in self.games():
            known = [one.replace("_", "-") for one in self.games()]
            raise no_game(name, known)
        return wanted

    def pack(self, name: str) -> Pack:
        """A content folder, read."""
        return read_pack(name, self.roots, self.cache)

    def announced(self, name: str) -> Pack:
        """A content folder of its own files alone: enough to announce a game, and home need not wait for more."""
        return read_alone(name, self.roots, self.cache)

    def open(self, name: str) -> LoadedGame:
        """A game, ready to be played."""
        return open_pack(self.pack(self.find(name)))

    def check(self, name: str) -> tuple[Problem, ...]:
        """Everything that is wrong with a content folder."""
        from dragonroads.library.gamespec import read_spec  # only now: home shows games that nobody has opened yet

        pack = self.pack(name)
        if GAME_FILE not in pack.files and GAME_FILE not in pack.unreadable:
            return _problems_of_shared(pack) or (_problems_of_box(pack) if name == BOX else ())
        problems = Problems(pack.problems())
        spec = read_spec(pack, Binder(problems))
        if spec is None:
            return tuple(problems)
        return self._checked(_rules_of(spec.rules), pack, spec.rules)

    def _checked(self, rules: _Rules, pack: Pack, name: str) -> tuple[Problem, ...]:
        """What is wrong with a game: with its files, and if they are in order with what it declares and says."""
        from dragonroads.gamekit.checking import check_kinds

        if problems := rules.check_game(pack):
            return problems
        box = read_words(self.pack(BOX), "en", Binder())
        return tuple(check_kinds(rules.open_game(pack), f"{GAMES}.{name}", box, says_more=rules.SAYS_MORE))

    def languages(self) -> tuple[str, ...]:
        """The languages of the box, English first."""
        return promised(self.pack(BOX))

    def spoken(self, lang: str, game: LoadedGame | None = None) -> str:
        """The language itself, if the box and the game are whole in it; otherwise English."""
        if lang == ENGLISH or (game and lang not in promised(game.pack)):
            return ENGLISH
        return lang if lang in self.languages() else ENGLISH

    def not_whole(self, lang: str, game: LoadedGame, said_in: str = ENGLISH) -> str:
        """One sentence about a game that is not there in a language; empty when it is."""
        if self.spoken(lang, game) == lang:
            return ""
        words = self.draft(said_in, game)
        return words.say(Says.not_whole(game=words.say(GAME_NAME), language=words.say(Says.language(lang))))

    def catalog(self, lang: str, game: LoadedGame | None = None) -> Catalog:
        """The words of the app, and of one game, in a language; all of them in English where it is not promised."""
        return self.draft(self.spoken(lang, game), game)

    def draft(self, lang: str, game: LoadedGame | None = None) -> Catalog:
        """The same, promised or not, with English wherever the language has gaps: for its authors."""
        english = Catalog(ENGLISH)
        catalog = english if lang == ENGLISH else Catalog(lang, fallback=english)
        packs = [self.pack(BOX)]
        if game:
            english.offer(ENGLISH, game.english)
            packs.append(game.pack)
        binder = Binder()
        for pack in packs:
            Problems(pack.problems()).raise_if_any()
            for found in {ENGLISH, lang}.intersection(languages(pack)):  # nobody waits for words that are not said
                catalog.offer(found, read_words(pack, found, binder))
        binder.settle()
        return catalog


def no_game(name: str, known: Iterable[str]) -> UsageError:
    """What is said of a name that no game has."""
    return UsageError(Says.no_game(name=quoted(name), hint=guess(name, known)))


def _problems_of_shared(pack: Pack) -> tuple[Problem, ...]:
    """What can be said of a folder that is no game: everything else in it is checked with the games that use it."""
    from dragonroads.library.rulebook import FILE, RuleBook
    from dragonroads.library.text_files import check_texts

    binder = Binder(Problems(pack.problems()))
    for lang in languages(pack):
        read_words(pack, lang, binder)
    if FILE in pack.files:
        pack.bind(FILE, RuleBook, binder)
    check_texts(pack, binder.problems)
    if BOX_FILE in pack.files:
        pack.bind(BOX_FILE, BoxSpec, binder)
    return tuple(binder.problems)


def _problems_of_box(pack: Pack) -> tuple[Problem, ...]:
    """What is wrong with the words of the app, beside what its parts say."""
    from dragonroads.gamekit.checking import check_box

    return tuple(check_box(pack, SPEAKING))


def open_pack(pack: Pack) -> LoadedGame:
    """The game of a content folder, wherever the folder came from."""
    from dragonroads.library.gamespec import read_spec

    problems = Problems(pack.problems())
    spec = read_spec(pack, Binder(problems))
    problems.raise_if_any()
    assert spec is not None
    return _rules_of(spec.rules).open_game(pack)


class _Rules(Protocol):
    """Rules as the shelf needs them."""

    SAYS_MORE: bool
    """Whether some of its words are still found by presenters, so that not every key of them is declared."""

    def open_game(self, pack: Pack) -> LoadedGame: ...

    def check_game(self, pack: Pack) -> tuple[Problem, ...]: ...


def _rules_of(name: str) -> _Rules:
    """The rules of a name: a package with a loader of its own, or a package or single file made of the kit."""
    package = f"{GAMES}.{name}"
    if _is_there(f"{package}.{LOADER}"):
        return cast(_Rules, import_module(f"{package}.{LOADER}"))
    if not _is_there(package):
        raise ContentError(f"there are no rules called {quoted(name)}")
    from dragonroads.gamekit.loading import KitGame

    return KitGame(package)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # what it would lie in is a single file, or not there either
        return False
