"""Values are facts; each catalogue words them in its own language."""

from __future__ import annotations

import pytest

from dragonroads.library.messages import NounWords, Plural
from dragonroads.library.values import Count, Listed, Noun, Person, Sentence, Value, number_of
from dragonroads.library.words import Catalog

from .worded import BONE, BRIDGE, DRAGONSLAYER, GATEWARDEN, GOLD, STONE, TWINS, catalog

ANA, INES = Person("Ana"), Person("Inés")


def said(lang: str, text: str, **values: Value) -> str:
    return catalog(lang, sentence=text).say("sentence", **values)


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (3, 3),
        (Count(3, BONE), 3),
        (Listed((Count(3, BONE), Count(2, STONE))), 5),
        (Listed((ANA, INES)), 2),
        (Listed(()), 0),
        ("3", None),
        (ANA, None),
        (BONE, None),
    ],
)
def test_the_number_of_a_value(value: Value, number: int | None) -> None:
    assert number_of(value) == number


def test_equal_values_are_equal_and_a_person_is_no_noun() -> None:
    assert {Noun("a"), Noun("a")} == {Noun("a")}
    assert len({Noun("a"), Person("a")}) == 2


def test_two_readers_see_the_same_facts_in_their_languages() -> None:
    english, german = catalog("en"), catalog("de")
    for _ in range(2):
        assert english.say("hero_lost", who=ANA, hero=DRAGONSLAYER) == "Ana loses the Dragonslayer to fright."
        assert german.say("hero_lost", who=ANA, hero=DRAGONSLAYER) == "Vor Schreck verliert Ana den Drachentöter."


def test_a_sentence_that_is_missing_comes_whole_in_english_with_english_nouns() -> None:
    english = catalog("en", only="{who} sees {hero.the}.")
    spanish = Catalog("es", [{"hero.gatewarden.name": NounWords("Guardiana", gender="f")}], fallback=english)
    assert spanish.say("only", who=ANA, hero=GATEWARDEN) == "Ana sees the Gatewarden."


def test_a_noun_that_is_missing_comes_in_english() -> None:
    spanish = Catalog("es", [{"a": "con {hero}"}], fallback=catalog("en"))
    assert spanish.say("a", hero=GATEWARDEN) == "con Gatewarden"


def test_a_noun_says_its_singular_plural_and_short_name() -> None:
    assert said("es", "{hero} {hero.one} {hero.other}", hero=GATEWARDEN) == " ".join(
        ["Guardiana del Paso", "Guardiana del Paso", "Guardianas del Paso"]
    )
    assert said("es", "{hero.short}", hero=GATEWARDEN) == "Guarda"
    assert said("es", "{hero.short} {hero.other}", hero=TWINS) == "Gemelas Gemelas"


def test_a_noun_can_be_said_like_any_text() -> None:
    assert catalog("es").say("hero.gatewarden.name") == "Guardiana del Paso"


def test_a_text_alone_and_a_plural_serve_as_nouns() -> None:
    plain = Catalog("en", [{"goat": "goat", "ox": Plural("ox", "oxen"), "a": "{x.the}", "b": "{x}"}])
    assert [plain.say("a", x=Noun("goat")), plain.say("b", x=Count(2, Noun("ox")))] == ["the goat", "2 oxen"]


def test_a_noun_without_words_is_shown_by_its_key() -> None:
    assert said("en", "{hero} {hero.the}", hero=Noun("hero.nobody")) == "[hero.nobody] the [hero.nobody]"


@pytest.mark.parametrize(
    ("lang", "text", "wanted"),
    [
        ("en", "{hero|he|she|it}", "she"),
        ("es", "{hero|oculto|oculta}", "oculta"),
        ("fr", "{hero|caché|cachée}", "cachée"),
        ("de", "{hero|er|sie|es}", "sie"),
    ],
)
def test_a_choice_goes_by_the_gender_of_a_noun(lang: str, text: str, wanted: str) -> None:
    assert said(lang, text, hero=GATEWARDEN) == wanted


def test_a_choice_may_have_branches_for_what_is_only_plural() -> None:
    assert said("es", "{hero|oculto|oculta|ocultos|ocultas}", hero=TWINS) == "ocultas"
    assert said("es", "{hero|oculto|oculta}", hero=TWINS) == "{hero|oculto|oculta}"


def test_a_choice_goes_by_number_count_or_total() -> None:
    text = "{x|falta|faltan}"
    values: list[Value] = [1, 2, Count(1, GOLD), Listed((Count(1, BONE), Count(1, STONE))), Listed((ANA,))]
    assert [said("es", text, x=value) for value in values] == ["falta", "faltan", "falta", "faltan", "falta"]


def test_a_person_has_no_gender_to_choose_by() -> None:
    assert said("es", "{who|listo|lista}", who=ANA) == "{who|listo|lista}"


def test_forms_go_to_every_item_of_a_list() -> None:
    heroes = Listed((DRAGONSLAYER, GATEWARDEN, BRIDGE))
    assert said("es", "{x.Al}", x=heroes) == "Al Matadragones, a la Guardiana del Paso y a El Puente que Muerde"
    assert said("de", "{x.dem}", x=Listed((DRAGONSLAYER, GATEWARDEN))) == "dem Drachentöter und der Torwächterin"
    assert said("en", "{x.s}", x=Listed((ANA, INES))) == "Ana's and Inés's"


def test_a_list_may_be_a_choice_of_one() -> None:
    assert said("es", "{x.or}", x=Listed(("siete", "ocho"))) == "siete u ocho"
    assert said("de", "{x.or}", x=Listed((ANA, INES, "niemand"))) == "Ana, Inés oder niemand"


def test_a_special_kind_of_value_is_worded_like_the_kind_it_is() -> None:
    class Pet(Person):
        __slots__ = ()

    class Place(int):
        pass

    assert said("en", "{who.s} {n.nth} bone", who=Pet("Rex"), n=Place(1)) == "Rex's 1st bone"


def test_an_empty_list_says_nothing() -> None:
    assert said("en", "{x}", x=Listed(())) == ""


def test_a_sentence_is_worded_where_it_is_shown() -> None:
    english = catalog("en", outer="Then: {what}", inner="{who} finds {loot}.")
    assert (
        english.say("outer", what=Sentence("inner", {"who": ANA, "loot": Count(1, BONE)})) == "Then: Ana finds 1 bone."
    )


def test_a_message_goes_by_any_number_it_names() -> None:
    message = Plural("One for {who}.", "{cards} for {who}.", by="cards", exact={0: "None for {who}."})
    spoken = catalog("en", cards=message)
    assert [spoken.say("cards", cards=Count(n, BONE), who=ANA) for n in (0, 1, 2)] == [
        "None for Ana.",
        "One for Ana.",
        "2 bones for Ana.",
    ]
    assert spoken.say("cards", cards=True, who=ANA) == "One for Ana."


def test_a_value_that_lacks_what_a_form_asks_for_is_shown_as_it_is() -> None:
    plain = Catalog("es", [{"a": "{x.del}", "goat": "cabra"}])
    assert [plain.say("a", x=value) for value in (Noun("goat"), 3, "Ana", Count(2, Noun("goat")))] == [
        *("cabra", "3", "Ana", "2 cabra"),
    ]


def test_a_language_without_a_grammar_has_bare_places_only() -> None:
    plain = Catalog("xx", [{"a": "{x.the}", "b": "{x}", "c": Plural("one", "many"), "d": "{n.word}"}])
    assert plain.say("a", x=ANA) == "Ana"
    assert plain.say("b", x=Listed((ANA, INES))) == "Ana, Inés"
    assert [plain.say("c", n=n) for n in (0, 1)] == ["many", "one"]
    assert plain.say("d", n=3) == "3"


def test_forms_are_made_anew_when_words_are_offered() -> None:
    spoken = catalog("es")
    assert spoken.say("hero_lost", who=ANA, hero=GATEWARDEN) == "Del susto, Ana pierde a la Guardiana del Paso."
    spoken.offer("es", {"hero.gatewarden.name": NounWords("Guardián", gender="m"), "kind.gold": NounWords("oro")})
    assert spoken.say("hero_lost", who=ANA, hero=GATEWARDEN) == "Del susto, Ana pierde al Guardián."
