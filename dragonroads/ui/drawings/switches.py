"""What else of a new table has a value: every option of the game, and what the people agree on."""

from __future__ import annotations

from dragonroads.engine.game import OptionValue
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import Setting
from dragonroads.saves.wording import value_in_words
from dragonroads.ui.drawings.value_rows import Row
from dragonroads.ui.table_plan import TablePlan

OPTION, HANDOVER, MEMORY = "option:", "handover", "memory"


def rows(plan: TablePlan, setting: Setting, loaded: LoadedGame, words: Catalog) -> list[Row]:
    """Every option with the value it will be played with, one that gave way with a mark; then the agreements."""
    gave_way = {one.option for one in setting.gave_way}
    options = [
        _option(one.id, setting.options[one.id], words, one.id in gave_way, one.id in plan.options)
        for one in loaded.spec.options
    ]
    say = words.say
    memory = say("cli.on" if plan.memory else "cli.off")
    return [
        *options,
        Row(HANDOVER, say("ui.new.handover"), say(f"ui.new.{plan.handover}"), say(f"ui.new.{plan.handover}.text")),
        Row(MEMORY, say("ui.new.memory"), memory, say("ui.new.memory.text"), "good" if plan.memory else "plain"),
    ]


def _option(name: str, value: OptionValue, words: Catalog, gave_way: bool, is_changed: bool) -> Row:
    said = value_in_words(name, value, words)
    text = f"option.{name}.{value}.text"
    note = words.say(text if words.has(text) else f"option.{name}.text")
    tone = "warn" if gave_way else "target" if is_changed else "good" if value is True else "plain"
    return Row(f"{OPTION}{name}", words.say(f"option.{name}.name"), f"{said} !" if gave_way else said, note, tone)


def told(row: Row, words: Catalog) -> str:
    """What a switch decides, and what its present value means if that has words of its own."""
    name = row.place.removeprefix(OPTION)
    if name == row.place:
        return row.note
    text = words.say(f"option.{name}.text")
    return text if text == row.note else f"{text} {row.value}: {row.note}"
