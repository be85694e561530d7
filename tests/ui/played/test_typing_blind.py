"""With open hands a secret choice is typed in front of all: digits are dots, and nothing tells what is chosen."""

from __future__ import annotations

from dragonroads.ui.stages.aside import Aside
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of
from tests.ui.played.table_for import Laid, Wanted, lay


def hearth() -> Laid:
    """Two people who bid at one hearth, with open hands."""
    return lay(Wanted(2, "usual", 1, game="embers", handover="open"))


def aside_of(hands: Hands) -> Aside:
    """The secret choice on the open table."""
    stage = page_of(hands).stage
    assert isinstance(stage, Aside)
    return stage


async def typed(hands: Hands, *keys: str) -> str:
    """What everybody sees after these keys."""
    await hands.rest()
    await hands.press(*keys)
    return hands.text


def test_the_others_look_away_and_digits_are_dots() -> None:
    laid = hearth()

    async def bid(hands: Hands) -> None:
        shown = await typed(hands)
        assert "Everybody but Ana: look away." in shown
        assert "A number from 0 to 15" in shown
        assert "leaves you" not in shown
        dots = hands.text.count("•")
        assert (await typed(hands, "1", "2")).count("•") == dots + 2
        assert (await typed(hands, "backspace")).count("•") == dots + 1
        assert (await typed(hands, "escape")).count("•") == dots

    playing(laid.app, bid)


def test_two_bids_of_as_many_digits_give_the_same_frames() -> None:
    def frames(digit: str) -> list[str]:
        async def bid(hands: Hands) -> list[str]:
            return [await typed(hands, key) for key in (digit, "enter", "0")]

        return playing(hearth().app, bid)

    assert frames("3") == frames("9")


def test_the_number_is_the_amount_and_both_bids_open_together() -> None:
    laid = hearth()

    async def bid(hands: Hands) -> str:
        await typed(hands, "7", "enter")
        assert "Everybody but Bo: look away." in hands.text
        return await typed(hands, "1", "2", "enter")

    playing(laid.app, bid)
    assert laid.session.match.state.embers == [15, 3]


def test_enter_alone_and_what_cannot_be_chosen_answer_nothing_and_name_nothing() -> None:
    laid = hearth()

    async def bid(hands: Hands) -> None:
        assert "Type the number first" in await typed(hands, "enter")
        shown = await typed(hands, "1", "6", "enter")
        assert "That number cannot be chosen" in shown
        assert "16" not in shown
        assert aside_of(hands).asking.question.seat == 0

    playing(laid.app, bid)
    assert not laid.session.decided()


def test_whoever_has_nothing_left_is_asked_as_well_and_told_what_to_type() -> None:
    laid = hearth()

    async def bid(hands: Hands) -> str:
        await typed(hands, "1", "5", "enter", "0", "enter")
        while not isinstance(page_of(hands).stage, Aside):
            await hands.press("enter")
        return await typed(hands, "0", "enter")  # who holds the keyboard is asked first

    assert "type 0, then Enter" in playing(laid.app, bid)


def test_arrows_light_nothing() -> None:
    laid = hearth()

    async def look(hands: Hands) -> None:
        before = await typed(hands)
        assert await typed(hands, "down", "right", "home", "up") == before

    playing(laid.app, look)


def test_a_person_alone_chooses_from_the_list() -> None:
    laid = lay(Wanted(2, "usual", 1, game="embers", handover="open", computers=[1]))

    async def look(hands: Hands) -> None:
        assert "look away" not in await typed(hands)
        assert not isinstance(page_of(hands).stage, Aside)

    playing(laid.app, look)
