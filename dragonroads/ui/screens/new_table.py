"""Setting a new table: Enter alone starts it as last time, everything else can be changed in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from textual.app import SystemCommand
from textual.binding import Binding

from dragonroads.engine.game import promise_of
from dragonroads.errors import DragonroadsError, UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import Wishes
from dragonroads.seats.codes import is_code
from dragonroads.ui import table_plan as planning
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings import new_table_lines as drawing
from dragonroads.ui.drawings.new_table_lines import ADD, FIELDS, PIECE, PRESET, SEAT, START, WHO, NewTable
from dragonroads.ui.drawings.planned_seats import CODE, NAME
from dragonroads.ui.drawings.planned_seats import PIECE as PIECE_AT
from dragonroads.ui.drawings.planned_seats import WHO as WHO_AT
from dragonroads.ui.drawings.preset_cards import PRESET as PRESET_AT
from dragonroads.ui.drawings.row_places import LESS, MORE, row_of
from dragonroads.ui.drawings.switches import HANDOVER, MEMORY, OPTION
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.marking import Marks
from dragonroads.ui.opening import begin_at, guarded, new_session
from dragonroads.ui.screens.name_entry import EntryScreen
from dragonroads.ui.table_plan import TablePlan, first_plan


class NewTableScreen(EntryScreen):
    """Holds the plan of a table; the table itself begins when people say so."""

    # The key that elsewhere goes from the list to the board goes from field to field here.
    BINDINGS = [
        *bindings("rename", "code", "delete", "rules"),
        Binding(KEYS["switch"].keys, "field", show=False, id="switch"),
    ]

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__()
        self.loaded = loaded
        self.cursor = f"{SEAT}0"
        self.field = WHO
        """What of a seat is changed sideways."""
        self._plan: TablePlan | None = None
        self._words: Catalog | None = None
        self._language = ""
        self._table: NewTable | None = None
        self._deal: tuple[int, str] | None = None

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
    def deal(self) -> tuple[int, str]:
        """Seed and salt; they are drawn before anything is decided, so that their promise can stand here."""
        self._deal = self._deal or self.box.content.drawn_deal()
        return self._deal

    @property
    def table(self) -> NewTable:
        """The plan with everything its drawing needs."""
        plan, words, drawn = self.plan, self.words, self._table
        if drawn is None or drawn.plan is not plan or drawn.words is not words:
            promise = promise_of(*self.deal)
            drawn = NewTable(plan, planning.setting_of(plan, self.loaded, words), self.loaded, words, promise)
            self._table = drawn
        return drawn

    # --- drawing ----------------------------------------------------------------------------------------------------

    def top_lines(self) -> list[Line]:
        """The game, and what Enter does."""
        say = self.words.say
        return [status_line(say("game.name"), say("ui.new.title"), say("ui.new.enter"), self.size.width)]

    def body_lines(self, room: int, height: int) -> list[Line]:
        """Seats, presets, switches, and what is lit."""
        return drawing.new_table_lines(self.table, room, height, self.cursor, self.field)

    def stops(self) -> Sequence[str]:
        """The first seat first: Enter begins wherever one is."""
        return drawing.stops(self.table)

    def stop_of(self, place: str) -> str:
        """A seat is one stop, whichever part of it is pointed at; so are all presets."""
        for part in (NAME, PIECE_AT, WHO_AT, CODE):
            if place.startswith(part):
                return SEAT + place.removeprefix(part)
        return PRESET if place.startswith(PRESET_AT) else place

    def marks(self) -> Marks:
        """What is lit draws its own mark."""
        return Marks()

    def hints(self) -> Sequence[str]:
        """What can be done at the place under the cursor."""
        if self.entry is not None:
            return self.entry_hints()
        if self.cursor.startswith(SEAT):
            code = ["code"] if self._seat_here().is_person else []
            remove = ["delete:remove"] if self.table.can_remove else []
            first = ("choose:start", "move:seat", "right:value", "switch:field", "rename:name")
            return (*first, *remove, *code, "rules", "back", "palette")
        if self.cursor == ADD:
            return ("choose:add", "move", "back", "rules", "palette")
        return ("choose:start", "move", "right:value", "switch:field", "back", "rules", "palette")

    # --- changing ---------------------------------------------------------------------------------------------------

    def change(self, place: str, step: int) -> None:
        """Another value of a place."""
        plan, spec = self.plan, self.loaded.spec
        if place.startswith(SEAT):
            self._change_seat(self._at(place), step)
        elif place.startswith(OPTION):
            self.plan = planning.with_option(plan, spec, place.removeprefix(OPTION), step)
        elif place == PRESET:
            self.plan = planning.with_preset(plan, spec, step)
        elif place == HANDOVER:
            self.plan = planning.with_handover(plan, step)
        elif place == MEMORY:
            self.plan = replace(plan, memory=not plan.memory)

    def _change_seat(self, at: int, step: int) -> None:
        pieces = self.loaded.game.pieces()
        if self.field == PIECE and pieces:
            self.plan = planning.with_next_piece(self.plan, at, pieces, step)
        else:
            self.plan = planning.played_by_next(self.plan, at, step, self.words)

    def action_field(self) -> None:
        """The next field: of this seat, then the presets, then the switches, then the seats again."""
        stops, fields = self.stops(), self.table.fields
        if self.cursor.startswith(SEAT) and self.field in fields[:-1]:
            self.field = fields[fields.index(self.field) + 1]
            self.show()
        elif self.cursor.startswith(SEAT) or self.cursor == ADD:
            self.go(PRESET)
        elif self.cursor == PRESET:
            self.go(stops[stops.index(PRESET) + 1])
        else:
            self.field = fields[0]
            self.go(stops[0])

    def pointed_at(self, pointed: str) -> None:
        """A click lights a field; a second one turns its value, opens a line to type in, or chooses a preset."""
        place = row_of(pointed)
        kind = place.partition(":")[0]
        if place == START:
            self._start()
            return
        was, self.field = (self.cursor, self.field), kind if kind in FIELDS else self.field
        if was == (self.stop_of(place), self.field) and pointed[0] in (LESS, MORE):
            self.change(self.cursor, -1 if pointed[0] == LESS else 1)
        elif was == (self.stop_of(place), self.field):
            self.do(place)
        else:
            self.go(self.stop_of(place))

    def do(self, place: str) -> None:
        """What a place is for: a name or a code is typed, a preset taken, a value turned."""
        if place == ADD:
            self._add()
        elif place.startswith(NAME):
            self._ask_name(self._at(place))
        elif place.startswith(CODE):
            self._ask_code(self._at(place))
        elif place.startswith(PRESET_AT):
            self.plan = replace(self.plan, preset=place.removeprefix(PRESET_AT), options={})
        else:
            self.change(self.stop_of(place), 1)

    def action_choose(self) -> None:
        """Keep what is typed; sit one more down where the free place is lit; begin everywhere else."""
        if self.entry is not None:
            self.keep_entry()
        elif self.cursor == ADD:
            self._add()
        else:
            self._start()

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

        self.ask(f"{NAME}{at}", self.plan.seats[at].name, keep)

    def _ask_code(self, at: int) -> None:
        def keep(digits: str) -> None:
            if digits and not is_code(digits):
                raise UsageError(self.box.say("ui.new.code_wrong"))
            self.plan = self.plan.with_seat(at, replace(self.plan.seats[at], digits=digits))

        if self.plan.seats[at].is_person:
            self.notice(self.box.say("ui.new.code_how"))
            self.ask(f"{CODE}{at}", "", keep, is_secret=True)

    def action_rename(self) -> None:
        """Another name for whoever sits at the lit seat."""
        if self.cursor.startswith(SEAT):
            self._ask_name(self._at(self.cursor))

    def action_code(self) -> None:
        """Guard the lit seat with a code."""
        if self.cursor.startswith(SEAT):
            self._ask_code(self._at(self.cursor))

    def commands(self) -> Iterable[SystemCommand]:
        """Starting, and one more seat."""
        say = self.box.say
        yield SystemCommand(say("ui.new.start"), say("ui.new.enter"), self._start)
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
            self.notice(fault.said(self.box.say))

    def _begin(self) -> None:
        plan, words = self.plan, self.words
        seats, wishes = guarded(planning.seats_of(plan, words), [one.digits for one in plan.seats], self._wishes)
        setting = planning.setting_of(plan, self.loaded, words)
        session = new_session(self.box.content, self.loaded, seats, setting, wishes)
        remembered = {**self.box.settings.tables, self.loaded.game.id: plan.last_table}
        self.box.change(tables=remembered)
        begin_at(self.box, session)

    @property
    def _wishes(self) -> Wishes:
        """What the people agree on, and the deal that was promised."""
        seed, salt = self.deal
        return Wishes(self.plan.agreements, seed=seed, salt=salt)

    def action_rules(self) -> None:
        """The rule book of the game."""
        from dragonroads.ui.screens.rules import RulesScreen  # not needed to start

        self.box.push_screen(RulesScreen(self.loaded, self.words))
