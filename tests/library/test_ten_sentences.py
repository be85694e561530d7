"""Ten sentences that need a grammar come out right in four languages, with every value that can come."""

from __future__ import annotations

import pytest

from dragonroads.library.messages import as_noun
from dragonroads.library.values import Count, Listed, Noun, Person, Value

from .lints import lints
from .worded import (
    ARM,
    BONE,
    BRIDGE,
    DRAGONSLAYER,
    FOREST,
    GATEWARDEN,
    GOLD,
    HERO,
    ILLUSIONIST,
    LANGUAGES,
    PATCHWORK,
    STONE,
    TWINS,
    WISP,
    WOOD,
    catalog,
    renderings,
    words,
)

ANA, BEN, INES, HUGO, OSCAR, MAX, ZOE = map(Person, ("Ana", "Ben", "Inés", "Hugo", "Oscar", "Max", "Zoë"))
NBSP = "\u00a0"


def said(lang: str, key: str, **values: Value) -> str:
    return catalog(lang).say(key, **values)


@pytest.mark.parametrize(
    ("n", "en", "es", "fr", "de"),
    [
        (
            0,
            "0 answers are taken back.",
            "Se deshacen 0 respuestas.",
            "Aucune réponse n'est annulée.",
            "0 Antworten werden zurückgenommen.",
        ),
        (
            1,
            "One answer is taken back.",
            "Se deshace una respuesta.",
            "Une réponse est annulée.",
            "Eine Antwort wird zurückgenommen.",
        ),
        (
            21,
            "21 answers are taken back.",
            "Se deshacen 21 respuestas.",
            "21 réponses sont annulées.",
            "21 Antworten werden zurückgenommen.",
        ),
    ],
)
def test_1_taken_back(n: int, en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "taken_back", n=n) for lang in LANGUAGES] == [en, es, fr, de]


@pytest.mark.parametrize(
    ("people", "en", "es", "fr", "de"),
    [
        ((ANA,), "Ana", "Ana", "Ana", "Ana"),
        ((ANA, BEN), "Ana and Ben", "Ana y Ben", "Ana et Ben", "Ana und Ben"),
        ((ANA, BEN, INES), "Ana, Ben and Inés", "Ana, Ben e Inés", "Ana, Ben et Inés", "Ana, Ben und Inés"),
        (
            (INES, HUGO, OSCAR),
            "Inés, Hugo and Oscar",
            "Inés, Hugo y Oscar",
            "Inés, Hugo et Oscar",
            "Inés, Hugo und Oscar",
        ),
    ],
)
def test_2_cards_laid(people: tuple[Person, ...], en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "cards_laid", people=Listed(people)) for lang in LANGUAGES] == [
        f"{en} have laid their cards.",
        f"{es} ya han puesto sus cartas.",
        f"{fr} ont posé leurs cartes.",
        f"{de} haben ihre Karten gelegt.",
    ]


@pytest.mark.parametrize(
    ("who", "n", "en", "es", "fr", "de"),
    [
        (ANA, 1, "Ana's, 1 space", "de Ana, 1 casilla", "d'Ana, 1 case", "Anas, 1 Feld"),
        (BEN, 0, "Ben's, 0 spaces", "de Ben, 0 casillas", "de Ben, 0 case", "Bens, 0 Felder"),
        (INES, 2, "Inés's, 2 spaces", "de Inés, 2 casillas", "d'Inés, 2 cases", "Inés', 2 Felder"),
        (HUGO, 3, "Hugo's, 3 spaces", "de Hugo, 3 casillas", "de Hugo, 3 cases", "Hugos, 3 Felder"),
        (OSCAR, 11, "Oscar's, 11 spaces", "de Oscar, 11 casillas", "d'Oscar, 11 cases", "Oscars, 11 Felder"),
        (MAX, 21, "Max's, 21 spaces", "de Max, 21 casillas", "de Max, 21 cases", "Max', 21 Felder"),
        (ZOE, 100, "Zoë's, 100 spaces", "de Zoë, 100 casillas", "de Zoë, 100 cases", "Zoës, 100 Felder"),
    ],
)
def test_3_what_cards_cost(who: Person, n: int, en: str, es: str, fr: str, de: str) -> None:
    def wanted(pattern: str, parts: str) -> str:
        whose, many = parts.split(", ")
        return pattern.format(whose, many)

    assert [said(lang, "what_cards_cost", who=who, n=n) for lang in LANGUAGES] == [
        wanted("{} cards cost the others {}.", en),
        wanted("Las cartas {} cuestan a los demás {}.", es),
        wanted("Les cartes {} coûtent {} aux autres.", fr),
        wanted("{} Karten kosten die anderen {}.", de),
    ]


@pytest.mark.parametrize(
    ("hero", "en", "es", "fr", "de"),
    [
        (GATEWARDEN, "the Gatewarden", "a la Guardiana del Paso", "la Gardienne du passage", "die Torwächterin"),
        (DRAGONSLAYER, "the Dragonslayer", "al Matadragones", "le Tueur de dragons", "den Drachentöter"),
        (ILLUSIONIST, "the Illusionist", "a la Ilusionista", "l'Illusionniste", "die Illusionistin"),
        (WISP, "the Wisp", "al Fuego Fatuo", "le Feu follet", "das Irrlicht"),
        (TWINS, "the Twins", "a las Gemelas", "les Jumelles", "die Zwillinge"),
        (BRIDGE, "The Bridge that Bites", "a El Puente que Muerde", "Le Pont qui mord", "Beißebrück"),
    ],
)
def test_4_hero_lost(hero: Noun, en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "hero_lost", who=ANA, hero=hero) for lang in LANGUAGES] == [
        f"Ana loses {en} to fright.",
        f"Del susto, Ana pierde {es}.",
        f"De frayeur, Ana perd {fr}.",
        f"Vor Schreck verliert Ana {de}.",
    ]


def test_5_dragon_sent() -> None:
    assert [said(lang, "dragon_sent", who=ZOE, dragon=FOREST, tile="B4") for lang in LANGUAGES] == [
        "Zoë sends the Forest Dragon to B4.",
        "Zoë envía al Dragón del Bosque a B4.",
        "Zoë envoie le Dragon des forêts en B4.",
        "Zoë schickt den Walddrachen nach B4.",
    ]


@pytest.mark.parametrize(
    ("who", "hero", "en", "es", "fr", "de"),
    [
        (
            *(MAX, GATEWARDEN, "Max's Gatewarden", "La Guardiana del Paso de Max"),
            *("La Gardienne du passage de Max", "Max' Torwächterin"),
        ),
        (
            *(OSCAR, ILLUSIONIST, "Oscar's Illusionist", "La Ilusionista de Oscar"),
            *("L'Illusionniste d'Oscar", "Oscars Illusionistin"),
        ),
        (
            *(HUGO, DRAGONSLAYER, "Hugo's Dragonslayer", "El Matadragones de Hugo"),
            *("Le Tueur de dragons de Hugo", "Hugos Drachentöter"),
        ),
    ],
)
def test_6_seal_shown(who: Person, hero: Noun, en: str, es: str, fr: str, de: str) -> None:
    values: dict[str, Value] = {"who": who, "hero": hero, "tile": "C2", "dragon": FOREST}
    assert [said(lang, "seal_shown", **values) for lang in LANGUAGES] == [
        f"{en} on C2 shows the seal, and the Forest Dragon flies home.",
        f"{es} en C2 muestra el sello, y el Dragón del Bosque se vuelve a casa.",
        f"{fr} en C2 montre le sceau, et le Dragon des forêts rentre au nid.",
        f"{de} auf C2 zeigt das Siegel, und der Walddrache fliegt heim.",
    ]


@pytest.mark.parametrize(
    ("loot", "hero", "en", "es", "fr", "de"),
    [
        (
            *(Count(1, STONE), DRAGONSLAYER, "1 stone, the Dragonslayer", "1 de piedra, del Matadragones"),
            *("1 pierre, du Tueur de dragons", "1 Stein, des Drachentöters"),
        ),
        (
            *(Count(2, STONE), GATEWARDEN, "2 stones, the Gatewarden", "2 de piedra, de la Guardiana del Paso"),
            *("2 pierres, de la Gardienne du passage", "2 Steine, der Torwächterin"),
        ),
        (
            *(Count(3, BONE), ILLUSIONIST, "3 bones, the Illusionist", "3 huesos, de la Ilusionista"),
            *("3 os, de l'Illusionniste", "3 Knochen, der Illusionistin"),
        ),
        (
            *(Count(0, STONE), WISP, "0 stones, the Wisp", "0 de piedra, del Fuego Fatuo"),
            *("0 pierre, du Feu follet", "0 Steine, des Irrlichts"),
        ),
        (
            *(Count(12, WOOD), TWINS, "12 wood, the Twins", "12 de madera, de las Gemelas"),
            *("12 bois, des Jumelles", "12 Holz, der Zwillinge"),
        ),
        (
            *(Count(1, BONE), BRIDGE, "1 bone, The Bridge that Bites", "1 hueso, de El Puente que Muerde"),
            *("1 os, de Le Pont qui mord", "1 Knochen, Beißebrück"),
        ),
    ],
)
def test_7_loot_found(loot: Count, hero: Noun, en: str, es: str, fr: str, de: str) -> None:
    def wanted(pattern: str, parts: str) -> str:
        return pattern.format(*parts.split(", "))

    assert [said(lang, "loot_found", who=BEN, loot=loot, hero=hero) for lang in LANGUAGES] == [
        wanted("Ben finds {} in the loot bag of {}.", en),
        wanted("Ben encuentra {} en la bolsa de botín {}.", es),
        wanted("Ben trouve {} dans le sac de butin {}.", fr),
        wanted("Ben findet {} im Beutesack {}.", de),
    ]


@pytest.mark.parametrize(
    ("tokens", "trades", "en", "es", "fr", "de"),
    [
        (
            (Count(1, STONE),),
            1,
            "You lack 1 stone: one trade would do.",
            "Te falta 1 de piedra: basta un cambio.",
            f"Il te manque 1 pierre{NBSP}: un échange suffirait.",
            "Dir fehlt 1 Stein: einmal tauschen genügt.",
        ),
        (
            (Count(2, WOOD), Count(1, BONE)),
            3,
            "You lack 2 wood and 1 bone: three trades would do.",
            "Te faltan 2 de madera y 1 hueso: bastan tres cambios.",
            f"Il te manque 2 bois et 1 os{NBSP}: trois échanges suffiraient.",
            "Dir fehlen 2 Holz und 1 Knochen: dreimal tauschen genügt.",
        ),
        (
            (Count(1, WOOD), Count(1, STONE), Count(1, BONE)),
            12,
            "You lack 1 wood, 1 stone and 1 bone: twelve trades would do.",
            "Te faltan 1 de madera, 1 de piedra y 1 hueso: bastan doce cambios.",
            f"Il te manque 1 bois, 1 pierre et 1 os{NBSP}: douze échanges suffiraient.",
            "Dir fehlen 1 Holz, 1 Stein und 1 Knochen: zwölfmal tauschen genügt.",
        ),
        (
            (Count(1, STONE),),
            21,
            "You lack 1 stone: 21 trades would do.",
            "Te falta 1 de piedra: bastan 21 cambios.",
            f"Il te manque 1 pierre{NBSP}: 21 échanges suffiraient.",
            "Dir fehlt 1 Stein: 21mal tauschen genügt.",
        ),
    ],
)
def test_8_trades_needed(tokens: tuple[Count, ...], trades: int, en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "trades_needed", tokens=Listed(tokens), trades=trades) for lang in LANGUAGES] == [en, es, fr, de]


@pytest.mark.parametrize(
    ("n", "en", "es", "fr", "de"),
    [
        (1, "1st", "1.ª", "1re", "1."),
        (2, "2nd", "2.ª", "2e", "2."),
        (3, "3rd", "3.ª", "3e", "3."),
        (11, "11th", "11.ª", "11e", "11."),
        (12, "12th", "12.ª", "12e", "12."),
        (21, "21st", "21.ª", "21e", "21."),
        (100, "100th", "100.ª", "100e", "100."),
    ],
)
def test_9_card_missed(n: int, en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "card_missed", who=INES, n=n) for lang in LANGUAGES] == [
        f"Inés's {en} card is missed.",
        f"Se pierde la {es} carta de Inés.",
        f"La {fr} carte d'Inés est perdue.",
        f"Inés' {de} Karte fällt aus.",
    ]


@pytest.mark.parametrize(
    ("start", "en", "es", "fr", "de"),
    [
        (PATCHWORK, "the Patchwork Wagon", "la Carreta de Retales", "le Chariot rapiécé", "dem Flickenkarren"),
        (ARM, "the Ancient Arm", "el Arma Antigua", "l'Arme ancienne", "der Waffe"),
        (HERO, "the hero", "el héroe", "le héros", "dem Helden"),
    ],
)
def test_10_sets_out(start: Noun, en: str, es: str, fr: str, de: str) -> None:
    assert [said(lang, "sets_out", who=ANA, start=start, gold=Count(10, GOLD)) for lang in LANGUAGES] == [
        f"Ana sets out with {en} and 10 gold.",
        f"Ana sale con {es} y 10 de oro.",
        f"Ana part avec {fr} et 10 d'or.",
        f"Ana bricht mit {de} und 10 Gold auf.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rendering_has_a_slip_of_grammar(lang: str) -> None:
    nouns = [as_noun(message).one for key, message in words(lang).items() if "." in key]
    slips = {text: found for text in renderings(lang) if (found := lints(text, lang, nouns))}
    assert not slips
