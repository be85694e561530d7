"""What is said about the options of a table, wherever a table is set."""

from __future__ import annotations

from dragonroads.engine.game import OptionValue
from dragonroads.engine.line import Texts, text
from dragonroads.library.labels import label
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import GaveWay, Setting


class Says(Texts):
    """What is said about options."""

    family = "cli"
    on, off = text(), text()
    gave_way = text(option=str, was=str, now=str, why=str)


def value_in_words(option: str, value: OptionValue, words: Catalog) -> str:
    """The value of an option as people say it."""
    if isinstance(value, bool):
        return words.say(Says.on() if value else Says.off())
    key = f"option.{option}.{value}.name"
    return words.say(key) if words.has(key) else str(value)


def gave_way_in_words(setting: Setting, words: Catalog) -> list[str]:
    """Which options did not go together with the others, and why."""
    return [_gave_way(one, words) for one in setting.gave_way]


def _gave_way(one: GaveWay, words: Catalog) -> str:
    reason = f"option.{one.option}.gives_way"
    why = words.say(reason if words.has(reason) else f"option.{one.option}.text")
    was, now = (value_in_words(one.option, value, words) for value in (one.was, one.now))
    return words.say(Says.gave_way(option=words.say(label("option", one.option, "name")), was=was, now=now, why=why))
