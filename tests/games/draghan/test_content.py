"""The shipped deck, dragons and tracks: whatever is in the box, no back gives a card away and no name is used twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads import paths
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.content import Back, RaceCard, RaceContent
from dragonroads.games.draghan.game import DraghanRace
from dragonroads.games.draghan.loading import check_game
from dragonroads.games.draghan.nouns import card_gist, card_short
from dragonroads.games.draghan.track import Leg
from dragonroads.library.fingerprint import content_hash
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf
from dragonroads.translating.fits import needed
from tests.conformance.cases import opened
from tests.games.draghan.situations import loaded, situation


def content() -> RaceContent:
    """The cards and tracks as people play with them."""
    game = opened("draghan").game
    assert isinstance(game, DraghanRace)
    return game.content


def deck(*without: str) -> list[RaceCard]:
    """The cards but for those of some groups."""
    return [card for card in content().cards if card.face.group not in without]


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card.name for card in content().cards}) == len(content().cards)


@pytest.mark.parametrize("without", [(), ("advanced",)])
def test_no_back_gives_a_card_away(without: tuple[str, ...]) -> None:
    for back in {str(card.back) for card in content().cards}:
        is_movement = {card.face.group == "movement" for card in deck(*without) if str(card.back) == back}
        assert is_movement == {True, False}, back


def test_tags_fit_narrow_screens() -> None:
    assert max(len(card.face.tag) for card in content().cards) <= 5


def test_every_card_has_a_picture_and_says_what_it_does_to_its_player() -> None:
    assert all(card.face.art and card.face.kind for card in content().cards)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_short_name_has_eight_cells_with_the_number_of_its_copy(lang: str) -> None:
    game = opened("draghan")
    words = Speaker(Shelf(cache=None).catalog(lang, game), [])
    race = situation("C1 M1").state
    race.content = content()
    for card in range(len(race.content.cards)):
        assert len(words.worded(race, card_short(race, card))) <= 8
        assert needed(words.worded(race, card_gist(race, card)), 10) <= 2


@pytest.mark.parametrize("art", ["['too wide!']", "[a, b, 'nine cells']", "[a, b, 'é']"])
def test_a_picture_is_three_lines_of_eight_ascii_cells(art: str) -> None:
    pack = loaded().pack
    text = (paths.built_in_content() / "draghan" / "cards.yaml").read_text("utf-8")
    before, _, after = text.partition("    art:\n")
    text = f"{before}    art: {art}\n    effect:{after.partition('    effect:')[2]}"
    document = read(text.encode(), "cards.yaml", Problems())
    assert document
    (said,) = (str(one) for one in check_game(replace(pack, files={**pack.files, "cards.yaml": document})))
    assert said.endswith("art: expected 3 lines of at most 8 plain ASCII signs")


def test_words_and_pictures_of_a_card_are_no_part_of_what_the_rules_read() -> None:
    face = content().cards[0].face
    assert content_hash(face) == content_hash(replace(face, short="Trot", gist="one hop", kind="wild", art=()))


def test_dragons_have_letters_that_can_be_told_apart_without_colour() -> None:
    dragons = content().dragons
    assert len({dragon.id for dragon in dragons}) == len({dragon.colour for dragon in dragons}) == len(dragons)


def test_an_endless_text_is_not_quoted_whole() -> None:
    for parse in (Back.parse, Leg.parse):
        with pytest.raises(ValueError, match="expected") as refused:
            parse("x" * 5120)
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("letter", ["", "CC", "c"])
def test_a_dragon_is_called_by_one_letter(letter: str) -> None:
    pack = loaded().pack
    text = (
        (paths.built_in_content() / "draghan" / "dragons.yaml").read_text("utf-8").replace("id: S", f"id: '{letter}'")
    )
    document = read(text.encode(), "dragons.yaml", Problems())
    assert document
    said = [str(one) for one in check_game(replace(pack, files={**pack.files, "dragons.yaml": document}))]
    assert said == [f"dragons.yaml:7:10: id: expected something like C, found '{letter}'"]
