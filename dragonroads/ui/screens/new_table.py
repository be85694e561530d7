"""Setting a new table: Enter alone starts it as last time, everything else can be changed in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from textual.app import SystemCommand
from textual.binding import Binding

from dragonroads.errors import DragonroadsError, UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import Wishes
from dragonroads.saves.wording import gave_way_in_words
from dragonroads.seats.codes import is_code
from dragonroads.ui import table_plan as planning
from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.drawings import new_table_lines as drawing
from dragonroads.ui.drawings.new_table_lines import (
    ADD,
    CODE,
    HANDOVER,
    MEMORY,
    OPTION,
    PIECE,
    PRESET,
    SEAT,
    START,
    WHO,
    NewTable,
)
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.opening import begin_at, guarded, new_session
from dragonroads.ui.screens.name_entry import EntryScreen
from dragonroads.ui.table_plan import TablePlan, first_plan


class NewTableScreen(EntryScreen):
    """Holds the plan of a table; the table itself begins when people say so."""

    # The key that elsewhere goes from the list to the board guards a seat here, and the one for what is mine takes
    # another piece; both say so under names of their own.
    BINDINGS = [
        *bindings("delete", "rules"),
        Binding(KEYS["switch"].keys, "guard", show=False, id="switch"),
        Binding(KEYS["mine"].keys, "piece", show=False, id="mine"),
    ]
    ABOUT = 5

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__()
        self.loaded = loaded
        self.cursor = START
        self._plan: TablePlan | None = None
        self._words: Catalog | None = None
        self._language = ""
        self._table: NewTable | None = None

    @property
    def words(self) -> Catalog:
        """The words of the app and of the game, in the language of the settings if the game is there in it."""
        if self._words is None or self._language != self.box.lang:
            self._language, self._words = self.box.lang, self.box.content.words_for(self.loaded)
        return self._words

    @property
    def spoken(self) -> Catalog:
        """Everything here is about one game."""
        return self.words

    def on_mount(self) -> None:
        """Say so if the game is not there in the language of the box."""
        self.box.tell(self.box.content.not_whole(self.loaded))

    @property
    def plan(self) -> TablePlan:
        """The table as it is planned now; at first, as it was last time."""
        if self._plan is None:
            last = self.box.settings.tables.get(self.loaded.game.id)
            self._plan = first_plan(self.loaded, self.words, last)
        return self._plan

    @plan.setter
    def plan(self, plan: TablePlan) -> None:
        self._plan = plan
        self.show()

    @property
    def table(self) -> NewTable:
        """The plan with everything its drawing needs."""
        plan, words, drawn = self.plan, self.words, self._table
        if drawn is None or drawn.plan is not plan or drawn.words is not words:
            drawn = NewTable(plan, planning.setting_of(plan, self.loaded, words), self.loaded, words)
            self._table = drawn
        return drawn

    # --- drawing ----------------------------------------------------------------------------------------------------

    def top_lines(self) -> list[Line]:
        """The game."""
        return [drawing.title(self.table, self.size.width)]

    def body_lines(self, room: int, height: int) -> list[Line]:
        """Start, seats, agreements, options."""
        return drawing.new_table_lines(self.table, room, height, self.cursor)

    def about_lines(self, room: int) -> list[Line]:
        """What the place under the cursor is for; then what does not go together, if anything does not."""
        table = self.table
        text, tone = drawing.about(table, self.cursor)
        lines: list[Line] = [(Span("─" * room, "frame"),)]
        lines += [(Span(f" {line}", tone),) for line in wrap(text, room - 2)[:2]]
        clashes = gave_way_in_words(table.setting, table.words)
        for clash in sorted(clashes, key=lambda one: not self._is_about(one)):
            lines += [(Span(f" {line}", "warn"),) for line in wrap(f"! {clash}", room - 2, indent=2)]
        return lines[: self.ABOUT]

    def _is_about(self, clash: str) -> bool:
        """Whether a clash is the one of the option under the cursor, which is told first."""
        name = self.cursor.removeprefix(OPTION)
        return name != self.cursor and clash.startswith(self.words.say(f"option.{name}.name"))

    def stops(self) -> Sequence[str]:
        """The start first."""
        return drawing.stops(self.table)

    def stop_of(self, place: str) -> str:
        """A seat is one stop, whichever part of it is pointed at."""
        for part in (PIECE, WHO, CODE):
            if place.startswith(part):
                return SEAT + place.removeprefix(part)
        return place

    def marks(self) -> Marks:
        """The card draws its own frame; everything else is marked."""
        return Marks(cursor="" if self.cursor == START else self.cursor)

    def hints(self) -> Sequence[str]:
        """What can be done at the place under the cursor."""
        if self.entry is not None:
            return self.entry_hints()
        if self.cursor.startswith(SEAT):
            code = ["switch:code"] if self._seat_here().is_person else []
            remove = ["delete:remove"] if self.table.can_remove else []
            piece = ["mine:piece"] if self.loaded.game.pieces() else []
            return ("choose:rename", "right:who", *piece, *code, *remove, "back", "move", "rules", "palette")
        if self.cursor in (START, ADD):
            return ("choose:start" if self.cursor == START else "choose:add", "move:adjust", "back", "rules", "palette")
        return ("move", "right:change", "back", "rules", "palette")

    # --- changing ---------------------------------------------------------------------------------------------------

    def change(self, place: str, step: int) -> None:
        """Another value of a place."""
        plan, spec = self.plan, self.loaded.spec
        if place.startswith(SEAT):
            self.plan = planning.played_by_next(plan, self._at(place), step, self.words)
        elif place.startswith(OPTION):
            self.plan = planning.with_option(plan, spec, place.removeprefix(OPTION), step)
        elif place == PRESET:
            self.plan = planning.with_preset(plan, spec, step)
        elif place == HANDOVER:
            self.plan = planning.with_handover(plan, step)
        elif place == MEMORY:
            self.plan = replace(plan, memory=not plan.memory)

    def do(self, place: str) -> None:
        """Start, type a name or a code, or go to the next value."""
        if place == START:
            self._start()
        elif place == ADD:
            self._add()
        elif place.startswith(SEAT):
            self._ask_name(self._at(place))
        elif place.startswith(CODE):
            self._ask_code(self._at(place))
        elif place.startswith(PIECE):
            self._take_piece(self._at(place))
        elif place.startswith(WHO):
            self.change(self.stop_of(place), 1)
        else:
            self.change(place, 1)

    def _at(self, place: str) -> int:
        return int(place.partition(":")[2])

    def _seat_here(self) -> planning.PlannedSeat:
        return self.plan.seats[self._at(self.cursor)]

    def _add(self) -> None:
        self.plan = self.plan.with_another(self.words)
        self.go(f"{SEAT}{len(self.plan.seats) - 1}")

    def _ask_name(self, at: int) -> None:
        def keep(text: str) -> None:
            self.plan = planning.renamed(self.plan, at, text, self.words)

        self.ask(f"{SEAT}{at}", self.plan.seats[at].name, keep)

    def _ask_code(self, at: int) -> None:
        def keep(digits: str) -> None:
            if digits and not is_code(digits):
                raise UsageError(self.box.say("ui.new.code_wrong"))
            self.plan = self.plan.with_seat(at, replace(self.plan.seats[at], digits=digits))

        if self.plan.seats[at].is_person:
            self.notice(self.box.say("ui.new.code_how"))
            self.ask(f"{SEAT}{at}", "", keep, is_secret=True)

    def _take_piece(self, at: int) -> None:
        if pieces := self.loaded.game.pieces():
            self.plan = planning.with_next_piece(self.plan, at, pieces)

    def action_piece(self) -> None:
        """Another dragon or colour for the seat under the cursor."""
        if self.cursor.startswith(SEAT):
            self._take_piece(self._at(self.cursor))

    def action_mine(self) -> None:
        """What a click on the key does."""
        self.action_piece()

    def action_guard(self) -> None:
        """Guard the seat under the cursor with a code."""
        if self.cursor.startswith(SEAT):
            self._ask_code(self._at(self.cursor))

    def action_switch(self) -> None:
        """What a click on the key does."""
        self.action_guard()

    def commands(self) -> Iterable[SystemCommand]:
        """Starting, and one more seat."""
        say = self.box.say
        yield SystemCommand(say("ui.new.start"), say("ui.new.about_start"), self._start)
        if self.table.can_add:
            yield SystemCommand(say("ui.key.add"), say("ui.new.about_add"), self._add)

    def action_delete(self) -> None:
        """Take the seat under the cursor away."""
        if not self.cursor.startswith(SEAT):
            return
        if not self.table.can_remove:
            self.notice(self.box.say("ui.new.too_few", n=self.loaded.spec.seats.least))
            return
        at = self._at(self.cursor)
        self._plan = self.plan.without_seat(at)
        self.go(f"{SEAT}{min(at, len(self.plan.seats) - 1)}")

    # --- starting ---------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Begin, or say in one line why not; whatever was planned stays."""
        try:
            self._begin()
        except DragonroadsError as fault:
            self.notice(str(fault))

    def _begin(self) -> None:
        plan, words = self.plan, self.words
        seats, wishes = guarded(
            planning.seats_of(plan, words), [one.digits for one in plan.seats], Wishes(plan.agreements)
        )
        setting = planning.setting_of(plan, self.loaded, words)
        session = new_session(self.box.content, self.loaded, seats, setting, wishes)
        remembered = {**self.box.settings.tables, self.loaded.game.id: plan.last_table}
        self.box.change(tables=remembered)
        begin_at(self.box, session)

    def action_rules(self) -> None:
        """The rule book of the game."""
        from dragonroads.ui.screens.rules import RulesScreen  # not needed to start

        self.box.push_screen(RulesScreen(self.loaded, self.words))
