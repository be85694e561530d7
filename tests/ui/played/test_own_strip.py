"""With the own eyes up, purse, contracts or hand stand above the question, and below an open table nothing does."""

from __future__ import annotations

import pytest

from dragonroads.seats.keyboard import Aloud
from dragonroads.ui.drawings.own_lines import in_short
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.session import PrivateNews
from dragonroads.ui.stages.ask import Ask
from tests.ui.people import words
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import open_curtain, page_of, play_until, to_curtain, to_private_question
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

SIZES = [(60, 20), (80, 24), (100, 30), (140, 45)]
TABLES = [
    pytest.param(Wanted(3, wishes=["for_real=off"], handover="need"), id="race"),
    pytest.param(journey(3, 2, "need"), id="journey"),
    pytest.param(valley(2, 3, handover="need"), id="canyon"),
    pytest.param(Wanted(2, "usual", game="embers", handover="need"), id="embers"),
]
SINCE = words("en").say("ui.since", told="").strip()


def own_side(laid: Laid, seat: int) -> list[str]:
    """How the strip of a seat begins; on a table of cards, how the cards of its hand do."""
    session = laid.session
    view, cards = session.look(seat), session.presenter.cards
    if cards:
        return [one.card.name[:6].rstrip() for one in cards.hand(view, seat)]
    return [in_short(session.presenter.private(view, seat)[0])[:30]]


def shows_own_side(hands: Hands, laid: Laid, seat: int) -> bool:
    """Whether all of it can be read."""
    return all(words in hands.text for words in own_side(laid, seat))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("wanted", TABLES)
def test_at_every_size_the_own_side_stands_above_a_question_for_the_own_eyes(
    wanted: Wanted, size: tuple[int, int]
) -> None:
    laid = lay(wanted)

    async def look(hands: Hands) -> None:
        seat = await to_private_question(hands)
        assert shows_own_side(hands, laid, seat)
        options = page_of(hands).query_one("#list", Drawn)
        assert options.size.height or not options.display, "there is room for the options as well"

    playing(laid.app, look, size)


def test_lifting_the_screen_brings_the_strip_and_lowering_it_takes_it_away() -> None:
    laid = lay(journey(3, 2, "need"))

    async def lift(hands: Hands) -> None:
        def is_asked() -> bool:
            page = hands.screen
            is_open = isinstance(page, TableScreen) and isinstance(page.stage, Ask) and page.eyes is None
            return is_open and isinstance(laid.session.due(), Aloud)

        await play_until(hands, is_asked)
        stage = page_of(hands).stage
        assert isinstance(stage, Ask)
        seat = stage.asking.question.seat
        assert not shows_own_side(hands, laid, seat)
        await hands.press("p", laid.session.letter(seat).lower(), "enter")
        assert shows_own_side(hands, laid, seat)
        await hands.press("p")
        assert not shows_own_side(hands, laid, seat)

    playing(laid.app, lift)


@pytest.mark.parametrize("wanted", TABLES)
def test_no_frame_of_an_open_table_has_a_strip(wanted: Wanted) -> None:
    laid = lay(wanted)
    seen: list[str] = []

    def watch(_glass: Glass) -> None:
        page = laid.app.screen
        if isinstance(page, TableScreen) and page.is_whole and page.eyes is None:
            strip = page.query_one("#own", Drawn)
            seen.extend("".join(span.text for span in line) for line in strip.lines if strip.display)

    async def play(hands: Hands) -> None:
        for _ in range(6):
            await to_private_question(hands)
            await hands.press("down", "enter")

    playing(laid.app, play, on_frame=watch)
    assert not "".join(seen).strip()


def test_private_news_stay_at_their_place_until_the_seat_has_answered() -> None:
    laid = lay(journey(3, 2, "need"))

    async def read(hands: Hands) -> None:
        seat = await to_curtain(hands)
        session, view = laid.session, laid.session.look(seat)
        known = [event for event in session.match.events(seat) if session.presenter.event(view, event)]
        session._private[seat] = PrivateNews([(view, event) for event in known[-2:]])
        await open_curtain(hands)
        place, news = hands.find(SINCE), session.private_news
        assert news
        for key in ("down", "down", "up", "end"):
            await hands.press(key)
            assert hands.find(SINCE) == place, key
        await hands.press("enter")
        await play_until(hands, lambda: laid.session.keyboard.eyes not in (None, seat))
        await play_until(hands, lambda: laid.session.keyboard.eyes == seat)
        assert not set(news) & set(session.private_news), "what has been read is not news again"
        assert (SINCE in hands.text) == bool(session.private_news)

    playing(laid.app, read)
