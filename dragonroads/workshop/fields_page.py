"""The page `content/README.md`: every field of every kind of file and every verb, read off the code that binds them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from dragonroads.library.binder import Binder
from dragonroads.library.describe import describe, describe_things, describe_verbs, records_in
from dragonroads.library.grammar import GRAMMARS, grammar_of
from dragonroads.library.pack import Pack
from dragonroads.library.thing import Thing
from dragonroads.library.vocabulary import Vocabulary
from dragonroads.shelf import Shelf, open_pack

T = TypeVar("T")
_FORMS = "@FORMS@"

_HEAD = """\
# Content: every file, field and verb

This page is printed by `dragonroads content-fields`; change the code it describes, not the page.

A game is a folder with a `game.yaml`. Every file is YAML of the plain kind: text, whole numbers, `true` and `false`,
lists and mappings; no anchors, tags, dates or fractions. `dragonroads check` names every mistake with file,
line and column.
A folder of the same name among the player's own content replaces files of ours one by one, and may add others.
`uses` in `game.yaml` names folders that several games share: their files, words and rules are the game's too, and where
both have the same word, the game's own is said. What such a folder holds is checked with the games that use it.

English stands beside the numbers. `text.<lang>.yaml` holds words under flat keys. Under a key stands one of three:

- a text: `{who}` is filled in as it is, `{hero.the}` in a form of the language (`{hero.The}` with a capital letter),
  `{n|space|spaces}` is chosen by a number, a count or the length of a list, `{hero|he|she|it}` by the gender of a noun;
- a message by a number: `one`, `other` and exact numbers (`0`); `by` names the place that decides, if it is not `n`;
- a noun: its name, or `one`, `other`, `gender`, `count` (`"{n} de oro"`), `short`, and forms that come out wrong.

A name that has an article of its own is of gender `own`; neuter must be quoted, `"n"`. In every language a noun has the
forms `one`, `other` and `short`, and a list `or`. The others are called by their masculine:

@FORMS@

`languages` in `game.yaml` promises languages, those of the app are promised in `box/box.yaml`: there every text is
translated, and a gap is a mistake. In all others a game is played in English; what a draft of them lacks is a warning.

Beside the texts lie files that no game reads. `fits.yaml` gives the room of texts by key, `glossary.yaml` the terms and
their translations, `seen.<lang>.yaml` notes from which English a text was made and is written by `dragonroads texts`.

An effect is one verb with its arguments: `{verb: {argument: value}}`, `{verb: {}}` for none.
Each shape is described once, where it first comes up.
"""


@dataclass(frozen=True)
class _Watched(Pack):
    """A pack that remembers which of its files was bound to which shape, and with which verbs."""

    shapes: dict[str, type] = field(default_factory=dict)
    verbs: list[Vocabulary] = field(default_factory=list)
    binders: list[Binder] = field(default_factory=list)

    def bind(self, name: str, shape: type[T], binder: Binder) -> T | None:
        """Binds the file and remembers how."""
        if isinstance(shape, type) and not name.startswith("text."):
            self.shapes.setdefault(name, shape)
        if binder.vocabulary is not None and binder.vocabulary not in self.verbs:
            self.verbs.append(binder.vocabulary)
        if binder not in self.binders:
            self.binders.append(binder)
        return super().bind(name, shape, binder)

    @property
    def families(self) -> list[type[Thing]]:
        """The families of things that its content calls by name."""
        return list(dict.fromkeys(family for binder in self.binders for family in binder.families))

    def files_of(self, pack: str, of_every_game: bool = False) -> dict[str, type]:
        """The shapes of this pack's files or of one it uses; files in a folder below are all of one kind."""
        found: dict[str, type] = {}
        for name, shape in self.shapes.items():
            home, _, rest = name.partition("/") if name.partition("/")[0] in self.uses else (self.id, "", name)
            if home == pack and shape.__module__.startswith("dragonroads.library.") == of_every_game:
                folder, _, file = rest.rpartition("/")
                found[f"{folder}/*.yaml" if folder else file] = shape
        return found


def fields_page(shelf: Shelf) -> str:
    """The whole page, without a last line break."""
    watched = {game: _watch(shelf.pack(game)) for game in shelf.games()}
    page = _Page()
    page.add("Every game", {k: v for game, pack in watched.items() for k, v in pack.files_of(game, True).items()})
    for game, pack in watched.items():
        for folder in (*pack.uses, game):
            page.add(folder, pack.files_of(folder))
        page.add_verbs(game, pack.verbs)
        page.add_things(game, pack.families)
    return "\n".join([_HEAD.replace(_FORMS, _forms()), *page.parts]).rstrip()


def _forms() -> str:
    """A line for each language: its genders and the forms of nouns, persons' names and numbers."""
    grammars = [one for one in map(grammar_of, GRAMMARS) if one]
    return "\n".join(
        f"- {one.LANGUAGE}: nouns ({_coded(one.GENDERS)}) {_coded(one.NOUN_FORMS)};"
        f" persons {_coded(one.PERSON_FORMS)}; numbers {_coded(one.NUMBER_FORMS)}{_facts(one.NOUN_FACTS)}"
        for one in grammars
    )


def _coded(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def _facts(facts: Mapping[str, object]) -> str:
    return "".join(f"; a noun may say `{fact}: {str(said).lower()}`" for fact, said in facts.items())


def _watch(pack: Pack) -> _Watched:
    watched = _Watched(pack.id, pack.folder, pack.files, pack.unreadable)
    open_pack(watched)
    return watched


class _Page:
    """The page as it grows; what was described before is not described again."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._shapes: set[type] = set()
        self._folders: set[str] = set()
        self._verbs: dict[Vocabulary, str] = {}
        self._things: dict[type[Thing], str] = {}

    def add(self, folder: str, files: Mapping[str, type]) -> None:
        """The files of a folder; those of a shared one stand before the first game that uses them."""
        if folder in self._folders or not files:
            return
        self._folders.add(folder)
        self.parts.append(f"## {folder}\n")
        for file, shape in files.items():
            # The headings of shapes stand one level below the file's.
            told = describe(shape, self._shapes).replace("### ", "#### ") or f"{shape.__name__}, as above.\n"
            self.parts.append(f"### `{file}`\n\n{told}")
            self._shapes.update(records_in(shape))

    def add_verbs(self, game: str, vocabularies: Sequence[Vocabulary]) -> None:
        """The verbs of a game, which may be those of another one."""
        for words in vocabularies:
            told = f"As in {self._verbs[words]}." if words in self._verbs else describe_verbs(words)
            self._verbs.setdefault(words, game)
            self.parts.append(f"### Verbs of {game}\n\n{told}\n")

    def add_things(self, game: str, families: Sequence[type[Thing]]) -> None:
        """What the content of a game calls by name, a family each."""
        for family in families:
            told = f"As in {self._things[family]}." if family in self._things else describe_things(family)
            self._things.setdefault(family, game)
            self.parts.append(f"### {family.__name__}s of {game}\n\n{told}\n")
