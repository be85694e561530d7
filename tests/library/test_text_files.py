"""`check` names the mistakes in text files with file, line and column."""

from __future__ import annotations

from dragonroads.library.loading import check
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.sorts import NOUN
from dragonroads.library.text_files import Declared, check_texts
from dragonroads.library.values import Person

GERMAN = """\
hero.skyrider.name: Himmelsreiter
hero.wisp.name: {one: Irrlicht, gender: "n"}
lost: "{who} verliert {hero.dme}."
met:
  one: "{who} trifft {hero.dem}."
  other: "{who} trifft {n|Held|Helden|zwei|drei|mehr}."
ready: "{who|bereit|bereite}"
"""


def pack_of(**files: str) -> Pack:
    problems = Problems()
    documents = {}
    for name, text in files.items():
        file = name.replace("__", "/").replace("_", ".")
        document = read(text.encode(), f"content/canyon/{file}", problems)
        assert document is not None, list(problems)
        documents[file] = document
    return Pack("canyon", "content/canyon", documents)


def found(pack: Pack, declared: Declared | None = None) -> list[str]:
    problems = Problems()
    check_texts(pack, problems, declared)
    return [str(problem) for problem in problems]


def test_what_no_value_could_satisfy_is_named_with_its_place() -> None:
    assert found(pack_of(text_de_yaml=GERMAN)) == [
        "content/canyon/text.de.yaml:3:7: {hero.dme}: no such form in German (did you mean 'dem'?)",
        "content/canyon/text.de.yaml:6:10: {n|Held|Helden|zwei|drei|mehr}: as many branches are needed as in"
        " one|other or m|f|n, found 5",
    ]


def test_what_is_declared_is_checked_by_its_sorts_and_nouns_are_named_with_their_places() -> None:
    places: dict[str, object] = {"who": Person, "hero": NOUN.of("hero.*.name")}
    declared = {"lost": places, "met": places | {"n": int}, "ready": places}
    told = found(pack_of(text_de_yaml=GERMAN), declared)
    assert "content/canyon/text.de.yaml:5:8: {hero.dem}: hero.skyrider.name has no gender (1:1)" in told
    assert (
        "content/canyon/text.de.yaml:7:8: {who|bereit|bereite}: a person has no gender and no number to choose by"
        in told
    )
    assert len(told) == 4


def test_every_language_is_checked_by_its_own_grammar() -> None:
    text = 'a: "{who.del}"\n'
    (only,) = found(pack_of(text_es_yaml=text, text_en_yaml=text))
    assert only.startswith("content/canyon/text.en.yaml:1:4: {who.del}: no such form in English")


def test_checking_a_pack_names_the_mistakes_of_its_texts_beside_the_others() -> None:
    pack = pack_of(text_es_yaml='a: "{who.dle}"\nb: 3\n')
    assert [str(problem) for problem in check(pack, lambda pack, binder: pack)] == [
        "content/canyon/text.es.yaml:2:4: expected text or a mapping, found 3",
        "content/canyon/text.es.yaml:1:4: {who.dle}: no such form in Spanish (did you mean 'del'?)",
    ]
