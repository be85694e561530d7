"""Scenes on the open table: beat by beat at the table's pace, and a result that stays until somebody goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.timer import Timer

from dragonroads.gamekit.facts.table import CardTable, Staged
from dragonroads.games.presenter import TableOfCards
from dragonroads.ui import deaf
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.keys import keys_for
from dragonroads.ui.scenes import picture
from dragonroads.ui.scenes.pace import WITHOUT_PEOPLE, Pace, faster
from dragonroads.ui.scenes.picture import Says
from dragonroads.ui.scenes.reel import Reel
from dragonroads.ui.scenes.worded import SceneWords, scene_words
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.stages.stage import Stage
from dragonroads.ui.tables.stage_lines import staged_lines

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

ELSEWHERE = ("leave", "rules", "boards", "chronicle", "map", "palette", "curtain", "quit")
"""What can be done without going on."""
FASTER_OR_SLOWER = ("more", "less")
LOOK_AGAIN = 0.5
"""Seconds until it is looked again whether somebody still reads something else."""


class Show(Stage):
    """Shows scenes one after another, then goes on. Drawn from what everybody sees, whoever decided it."""

    def __init__(self, page: TableScreen, then: Callable[[], None], hides: bool = False) -> None:
        super().__init__(page)
        self.then = then
        self.hides = hides
        """Whether what follows hides the table: then the last result waits, whatever it is."""
        telling = self.session.telling
        self.resumes = telling.resumes
        self.reel = Reel(telling.scenes() if telling.fresh() else (), telling.told)
        self.is_held = False
        """Whether somebody looks closer: nothing goes on by itself."""
        self.is_over = False
        """Whether everything has been shown, or something else goes on."""
        self._timer: Timer | None = None
        self._words: dict[int, SceneWords] = {}
        if self.resumes and len(self.reel):
            self.reel.to_end()
        self.has_something = bool(len(self.reel)) and self._finds_frame()
        """Whether there is something to watch at this pace."""

    @property
    def pace(self) -> Pace:
        """How fast it goes."""
        return self.page.box.content.pace

    @property
    def _is_without_people(self) -> bool:
        return not self.session.keyboard.people

    def _finds_frame(self) -> bool:
        """On to the first beat from here that is shown at this pace; whether there is one."""
        while not self._is_shown():
            if not self.reel.on():
                return False
        return True

    def _is_shown(self) -> bool:
        """Where nothing moves, only what waits for a key is shown."""
        return self.pace.shows_beats or self._waits()

    def _waits(self) -> bool:
        """Whether the beat stays until a key: a result, or what is read aloud."""
        reel = self.reel
        is_final = reel.is_last and (self.hides or self.resumes)
        return reel.beat.is_story or (reel.is_result and (reel.scene.stays or is_final))

    # --- what is shown ----------------------------------------------------------------------------------------------

    @property
    def words(self) -> SceneWords:
        """The scene in words."""
        scene = self.reel.scene
        if scene.first not in self._words:
            self._words[scene.first] = scene_words(scene, self.session.presenter, self.session.catalog)
        return self._words[scene.first]

    def head(self, desk: Desk) -> list[Line]:
        """What sort of scene it is, and who begins it."""
        return picture.head(self.words, self.session.badge(self.reel.scene.seat), self._note(desk))

    def _note(self, desk: Desk) -> str:
        """At the scene with which a table goes on that people had left."""
        return desk.catalog.say(Says.resumed()) if self.resumes and self.reel.is_last else ""

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """Everything of the scene so far."""
        lines = picture.body(self.words, self.reel.number, desk.room)
        return lines, len(lines) - 1

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """Where one is."""
        held = desk.catalog.say(Says.held()) if self.is_held and not self._waits() else ""
        return [*[()] * (height - 1), *picture.foot(self.words, self.reel.number, desk.catalog, held)]

    def staged(self, cards: TableOfCards) -> Staged | None:
        """The scene as far as it has come."""
        scene = self.reel.scene
        beats = [beat.moments for beat in scene.beats[: self.reel.number + 1]]
        earlier = self.session.match.events(self.session.viewer(None))[: scene.first]
        return cards.staged(beats, earlier)

    def on_stage(self, table: CardTable, staged: Staged | None, desk: Desk, height: int) -> list[Line]:
        """A card with what comes of it, a banner, or bars; on a broad stage who is in front at its right."""
        assert staged is not None
        note = self._note(desk)
        above: list[Line] = [(Span(f" {note}", "note"),)] if note else []
        return [*above, *staged_lines(staged, table, desk.room, height - len(above))]

    def lines_wanted(self, room: int) -> int:
        """Lines of its list when everything has happened: the same from the first beat to the result."""
        return picture.height(self.words, room)

    def hints(self) -> Sequence[str]:
        """On, back and forth, and what can be read meanwhile."""
        on = ("choose:go_on",) if self.reel.is_result else ("choose:next", "back:to_result", "tick:hold")
        undo = self.undo_hint if self._can_undo else ()
        back = () if not self.reel.at else ("left:beat_back",) if self.reel.number else ("left:scene_before",)
        return (*on, *undo, *back, "about", "rules", "chronicle", "pace", "boards", "leave", "palette")

    # --- going on ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the first beat."""
        self._show()

    def reword(self) -> None:
        """The scenes in other words."""
        self._words.clear()

    def leave(self) -> None:
        """Nothing comes by itself any more."""
        self.is_over = True
        self._stop()

    def _stop(self) -> None:
        if self._timer:
            self._timer.stop()
        self._timer = None

    def _show(self) -> None:
        """Show a beat, and wait for the next one or for a key."""
        self.view, self.seen = self.reel.beat.view, self.reel.beat.last + 1
        if self.reel.is_result:
            self.page.box.ears.rest(deaf.RESULT)
        self._wait()
        self.page.show()

    def _wait(self) -> None:
        self._stop()
        seconds = None if self.is_held else self._seconds()
        if seconds is not None:
            self._timer = self.page.set_timer(seconds, self._on_alone)

    def _seconds(self) -> float | None:
        """How long the beat is shown while nobody presses a key; for good where it waits."""
        reel, words = self.reel, self.words.beats[self.reel.number].count
        if self._is_without_people and (reel.is_result or reel.beat.is_story or self.pace.beat is None):
            return max(WITHOUT_PEOPLE, words * self.pace.word)
        if self._waits():
            return None
        return self.pace.result(reel.scene, words) if reel.is_result else self.pace.seconds(reel.beat, words)

    def _on_alone(self) -> None:
        """Nobody pressed a key: whoever is about to must not answer a question that was not there yet."""
        if self.is_over:
            return
        if self.page.box.screen is not self.page:  # somebody reads something else: nothing happens unseen
            self._timer = self.page.set_timer(LOOK_AGAIN, self._on_alone)
            return
        self._on()
        if self.is_over:
            self.page.box.ears.rest(deaf.QUESTION)

    def _on(self) -> None:
        """The next beat that is shown; after the last one what is due."""
        if self.reel.on() and self._finds_frame():
            self._show()
        else:
            self.finish()

    def finish(self) -> None:
        """Everything is told; what is due comes next."""
        if self.is_over:
            return
        self.leave()
        self.session.telling.all_told()
        self.view = self.seen = None
        self.then()

    # --- what people do ---------------------------------------------------------------------------------------------

    def take_key(self, event: events.Key) -> bool:
        """The keys of a show; what leads elsewhere holds it, and any other key does nothing."""
        chosen, is_held_down = self.page.box.settings.keys, self.page.box.ears.is_held(event.key)
        if event.key == "enter":
            self._go_on(is_held_down)
        elif act := next((act for key, act in self._acts().items() if event.key in keys_for((key,), chosen)), None):
            act()
        elif event.key in keys_for(FASTER_OR_SLOWER, chosen):
            return False
        elif event.key == "ctrl+c" or event.key in keys_for(ELSEWHERE, chosen):
            self._hold()
            return False
        return True

    def _acts(self) -> dict[str, Callable[[], None]]:
        acts = {"tick": self.tick, "back": self.back, "undo": self.undo, "about": self.explain}
        return acts | {
            **dict.fromkeys(("left", "up"), self._step_back),
            **dict.fromkeys(("right", "down"), self._step_forward),
        }

    def click(self) -> None:
        """A click goes on as well."""
        self._go_on(is_held_down=False)

    choose = click

    def _go_on(self, is_held_down: bool) -> None:
        """The next beat; a result has to be there for a moment, and a key that is held down never leaves it."""
        if self.reel.is_result and (is_held_down or self.page.box.ears.is_deaf):
            return
        self.is_held = False
        self._on()

    def move(self, dx: int, dy: int) -> None:
        """One beat back, or on again."""
        if dx + dy < 0:
            self._step_back()
        else:
            self._step_forward()

    def _step_back(self) -> None:
        """One beat back, at a beginning into the scene before."""
        if self.reel.back():
            self._look_closer()

    def _step_forward(self) -> None:
        """One beat on, never out of the scene; at a table without people, whose results do not wait, past them too."""
        if self.reel.forward():
            self._look_closer()
        elif self._is_without_people and self.reel.is_result:
            self._hold()
            self._on()

    def _look_closer(self) -> None:
        self._hold()
        self._show()

    def _hold(self) -> None:
        self.is_held = True
        self._stop()

    def tick(self) -> None:
        """Hold the show, or let it go on."""
        self.is_held = not self.is_held
        self._wait()
        self.page.show()

    def back(self) -> None:
        """To the next result, which then waits; a result is never left by it."""
        while not (self.reel.is_last or (self.reel.is_result and self.reel.scene.stays)):
            self.reel.on()
        self._look_closer()

    @property
    def _can_undo(self) -> bool:
        return self.reel.is_result and self.session.match.can_undo().steps > 0

    def undo(self) -> None:
        """On a result, take back what led to it."""
        if self._can_undo:
            super().undo()

    def explain(self) -> None:
        """What the card says that has been turned up, or whatever else explains the beat."""
        beat = self.words.beats[self.reel.number]
        self._hold()
        if beat.note:
            self.page.box.push_screen(AboutScreen(self.words.title, [*beat.lines, beat.note]))
        else:
            self.page.notice(self.page.box.say("ui.about.nothing"))

    def amount(self, by: int) -> None:
        """Show things faster or slower from now on."""
        box, say = self.page.box, self.page.box.say
        pace = faster(self.pace, by)
        fault = box.content.change(pace=pace.name)
        self._wait()
        self.page.show()
        self.page.notice(fault or say(Says.pace(pace=say(f"ui.settings.pace.{pace.name}"))))
