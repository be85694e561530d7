"""Room, terms, signs and pages of text files, each by itself."""

from __future__ import annotations

import pytest

from dragonroads.errors import ContentError
from dragonroads.library.node import Document, Value
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.translating.entries import Entry, forms_of, places_in
from dragonroads.translating.fits import Fits, needed
from dragonroads.translating.glossary import Term
from dragonroads.translating.pages import Page
from dragonroads.translating.seen import is_stale, sign_of

FILE = """\
# The race.

a.one: Uno  # a remark
# About two.
a.two: {one: dos, other: "{n} doses"}

# The end.
z.last:
  one: "último"
  other: "últimos"
"""


def entry(english: Value, theirs: Value | None = None, key: str = "card.x.text") -> Entry:
    """A text and its translation."""
    return Entry(key, "draghan", english, theirs, None, None, None)


def document(text: str) -> Document:
    """A file, read."""
    found = read(text.encode(), "content/draghan/text.es.yaml", Problems())
    assert found is not None
    return found


# --- room -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [("", 5, 1), ("abc", 3, 1), ("ab cd", 5, 1), ("ab cd", 4, 2), ("a b c d", 3, 2), ("ab\u00a0cd", 5, 1)],
)
def test_a_text_takes_as_many_lines_as_its_words_need(text: str, columns: int, lines: int) -> None:
    assert needed(text, columns) == lines


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("GUIND", True),
        ("GUINDI", False),
        ("{who}", True),
        ("a {who} b", True),
        ("{n|ave|aves}", True),
        ("{n|ave|avecilla}", False),
    ],
)
def test_places_count_as_empty_and_choices_by_the_longest(text: str, fits: bool) -> None:
    assert Fits(5).hold(text) == fits


def test_a_word_that_is_wider_than_its_field_fits_into_no_number_of_lines() -> None:
    assert not Fits(5, 9).hold("a Torbellino")


# --- terms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("english", "spanish", "is_lost"),
    [
        ("The finish line is near.", "La meta está cerca.", False),
        ("The Finish Line is near.", "El final está cerca.", True),
        ("The finish is near.", "El final está cerca.", False),
        ("A finish-line joke.", "Un chiste.", False),
        ("Two finish lines.", "Dos metas.", False),
        ("{finish line}", "Nada", False),
        ({"one": "A finish line", "other": "{n} finish lines"}, {"one": "Una", "other": "{n} metas"}, False),
        ("The finish line.", None, False),
    ],
)
def test_a_term_is_lost_if_the_english_has_it_and_the_translation_has_no_form_of_it(
    english: Value, spanish: Value | None, is_lost: bool
) -> None:
    term = Term(en=("finish line", "finish lines"), es=("meta*",))
    assert term.is_lost(entry(english, spanish), "es") == is_lost
    assert not term.is_lost(entry(english, spanish), "de")


def test_an_exception_holds_for_the_keys_it_names() -> None:
    term = Term(en=("finish",), es=("meta",), but={"card.*.text": "a joke"})
    assert not term.is_lost(entry("finish", "final"), "es")
    assert term.is_lost(entry("finish", "final", "rule.1"), "es")


# --- signs ------------------------------------------------------------------------------------------------------------


def test_a_sign_changes_with_every_form() -> None:
    forms: list[Value] = ["a", "b", {"one": "a", "other": "b"}, {"one": "a", "other": "c"}, {"one": "d", "other": "b"}]
    assert len({sign_of(form) for form in forms}) == len(forms)
    assert all(len(sign_of(form)) == 10 for form in forms)


def test_a_text_is_stale_when_its_english_is_another_or_was_never_noted() -> None:
    assert not is_stale(entry("now", "ahora"), {"card.x.text": sign_of("now")})
    assert is_stale(entry("now", "ahora"), {"card.x.text": sign_of("then")})
    assert is_stale(entry("now", "ahora"), {})
    assert not is_stale(entry("now"), {})
    assert not is_stale(entry("", ""), {})


def test_forms_and_places_of_a_message() -> None:
    message: Value = {"by": "trades", "one": "{who.s} {n|a|b}", "other": "{trades} {who}", "0": "none"}
    assert list(forms_of(message)) == ["{who.s} {n|a|b}", "{trades} {who}", "none"]
    assert places_in(message) == ["who", "n", "trades"]


# --- pages ------------------------------------------------------------------------------------------------------------


def test_a_page_that_is_not_changed_stays_as_it_is() -> None:
    assert str(Page.of(document(FILE), FILE)) == FILE


def test_texts_are_replaced_in_place_and_added_where_the_english_has_them() -> None:
    page = Page.of(document(FILE), FILE)
    new: dict[str, Value] = {
        "a.zero": "Cero",
        "a.two": {"one": "dos", "other": "más"},
        "a.three": "¿Tres?",
        "z.end": "fin",
    }
    page.put(new, ["a.one", "a.zero", "a.two", "a.three", "a.four", "z.last", "z.end"])
    assert str(page) == (
        '# The race.\n\na.one: Uno  # a remark\na.zero: "Cero"\n# About two.\na.two:\n  one: "dos"\n  other: "más"\n'
        'a.three: "¿Tres?"\n\n# The end.\nz.last:\n  one: "último"\n  other: "últimos"\nz.end: "fin"\n'
    )
    values = document(str(page)).value
    assert isinstance(values, dict)
    assert values["a.three"] == "¿Tres?"


def test_quotes_and_backslashes_come_through() -> None:
    page = Page()
    hard = 'He said: "#{who}\\n" - it\'s # fine'
    odd = "section.What: a #mess"
    page.put({"a": hard, odd: "x", "section.Who's who": "y"}, ["a", odd, "section.Who's who"])
    assert document(str(page)).value == {"a": hard, odd: "x", "section.Who's who": "y"}


def test_a_file_in_which_two_texts_share_a_line_is_refused() -> None:
    flow = '{a: "x", b: "y"}\n'
    with pytest.raises(ContentError, match=r"text\.es\.yaml:1:2: "):
        Page.of(document(flow), flow)
