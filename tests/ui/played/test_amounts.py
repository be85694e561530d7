"""How many: digits are the number itself, and numbers in a row are a window that the arrows move over."""

from __future__ import annotations

from dragonroads.ui.kit.number_chooser import NUMBER
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.stages.ask import Ask
from tests.ui.people import words
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, to_private_question
from tests.ui.played.table_for import Wanted, journey, lay

EMBERS = Wanted(2, "usual", 1, game="embers", handover="need")
FINAL = words("en").say("ui.final_mark", why="@").split("@")[0].strip()


def asked(hands: Hands) -> Ask:
    stage = page_of(hands).stage
    assert isinstance(stage, Ask)
    return stage


def lit(hands: Hands) -> object:
    """The option under the cursor."""
    row = asked(hands).asking.row
    return row.item.option if row else None


def test_a_digit_is_the_amount_and_two_of_them_are_one_number() -> None:
    async def bid(hands: Hands) -> None:
        await to_private_question(hands)
        await hands.press("9")
        assert lit(hands) == 9
        assert "9 embers" in hands.text
        hands.wait(2.0)
        await hands.burst("1", "2")
        assert lit(hands) == 12
        hands.wait(2.0)
        await hands.press("0")
        assert lit(hands) == 0

    playing(lay(EMBERS).app, bid)


def test_arrows_and_plus_and_minus_move_by_one_and_stop_at_the_ends() -> None:
    async def move(hands: Hands) -> None:
        await to_private_question(hands)
        await hands.press("left")
        assert lit(hands) == 0
        await hands.press("left")
        assert lit(hands) == 0, "the ends are ends"
        await hands.press("right", "down", "+", "-", "up")
        assert lit(hands) == 1
        await hands.press("end", "right")
        assert lit(hands) == 15

    playing(lay(EMBERS).app, move)


def test_a_number_is_clicked_and_clicked_again_to_take_it() -> None:
    laid = lay(EMBERS)

    async def click(hands: Hands) -> None:
        seat = await to_private_question(hands)
        page = page_of(hands)
        part = page.query_one("#list", Drawn)
        assert not any(span.place.startswith(NUMBER) for span in part.lines[0])
        x = part.region.x + hands.glass.rows[part.region.y].index(" 7 ") + 1
        await hands.click(x, part.region.y)
        assert lit(hands) == 7
        await hands.click(x, part.region.y)
        assert seat in laid.session.match.sealed

    playing(laid.app, click)


def test_why_all_of_them_are_final_is_said_once() -> None:
    async def read(hands: Hands) -> None:
        await to_private_question(hands)
        assert hands.text.count(FINAL) == 1

    playing(lay(EMBERS).app, read)
    playing(lay(journey(3, 2, "need")).app, read)
