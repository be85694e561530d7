"""What can be taken back is named where the key for it stands, and can be as long as nobody else has looked."""

from __future__ import annotations

from dragonroads.engine.journal import Undone
from dragonroads.engine.savefile_reading import read
from dragonroads.seats.keyboard import Aloud
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import open_curtain, page_of, play_until, to_last_word
from tests.ui.played.table_for import Laid, Wanted, journey, lay


def undone(laid: Laid) -> int:
    return sum(isinstance(record, Undone) for record in read(laid.path).records)


def test_where_nothing_can_be_taken_back_there_is_no_key_for_it() -> None:
    laid = lay(journey(3, 2, "need"))

    async def look(hands: Hands) -> None:
        await play_until(hands, lambda: isinstance(laid.session.due(), Aloud))
        await play_until(hands, lambda: isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Ask))
        assert laid.session.takes_back is None
        assert "take back" not in hands.text
        await hands.press("u")
        assert "There is nothing to take back." in hands.text
        assert not undone(laid)

    playing(laid.app, look)


def test_on_the_open_table_the_key_names_what_it_takes_back_until_the_next_person_has_answered() -> None:
    laid = lay(journey(3, 2, "need"))
    match = laid.session.match

    def next_is_asked(hands: Hands) -> bool:
        due, taken = laid.session.due(), laid.session.takes_back
        return isinstance(due, Aloud) and taken is not None and due.question.seat != taken.seat

    async def take_back(hands: Hands) -> None:
        await play_until(hands, lambda: next_is_asked(hands))
        last, answered = laid.session.takes_back, match.answered
        assert last is not None
        assert last.heard
        assert f"u take back {last.heard[:12]}" in hands.text
        await hands.press("u")
        due = laid.session.due()
        assert (match.answered, isinstance(due, Aloud) and due.question.seat) == (answered - 1, last.seat)
        assert "! The last answer is taken back." in hands.text
        await play_until(hands, lambda: match.answered > answered)
        assert match.holder != last.seat or laid.session.takes_back != last

    playing(laid.app, take_back)


def test_the_last_answer_of_a_sitting_can_be_taken_back_from_the_next_curtain_until_it_opens() -> None:
    laid = lay(Wanted(seats=3))
    match = laid.session.match

    async def take_back(hands: Hands) -> None:
        seat = await to_last_word(hands)
        before = match.answered
        await hands.press("enter")
        secret = laid.session.takes_back
        assert isinstance(hands.screen, CurtainScreen)
        assert secret is not None
        assert "u take back" in hands.text
        assert secret.words
        assert secret.words not in hands.text
        await hands.press("u")
        assert match.answered == before
        assert await open_curtain(hands) == seat
        stage = page_of(hands).stage
        assert isinstance(stage, Ask | Lay)
        question = stage.question if isinstance(stage, Lay) else stage.asking.question
        assert question.seat == seat
        assert undone(laid)

    playing(laid.app, take_back)


def test_once_the_next_curtain_is_open_nothing_is_left_to_take_back() -> None:
    laid = lay(Wanted(seats=3))

    async def open_next(hands: Hands) -> None:
        await to_last_word(hands)
        await hands.press("enter")
        await open_curtain(hands)
        assert laid.session.takes_back is None
        await hands.press("u")
        assert "changed hands" in hands.text
        assert not undone(laid)

    playing(laid.app, open_next)


def test_in_a_sitting_the_key_names_the_own_last_answer() -> None:
    laid = lay(Wanted(seats=3))

    def goes_on(hands: Hands) -> bool:
        page = hands.screen
        is_own = isinstance(page, TableScreen) and page.eyes is not None and isinstance(page.stage, Ask)
        return is_own and laid.session.takes_back is not None

    async def read_bar(hands: Hands) -> None:
        await play_until(hands, lambda: goes_on(hands))
        last = laid.session.takes_back
        assert last is not None
        assert last.words
        assert f"u take back {last.words[:10]}" in hands.text

    playing(laid.app, read_bar)
