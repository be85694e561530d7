"""A reader of the rule book: at which rule, with what search; moving is by rules, sections and screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dragonroads.ui.rules_words import Entry, folded


class Reader:
    """Knows the whole book, what of it is shown, and where the reader is."""

    def __init__(self, rules: Sequence[Entry], rule: str = "") -> None:
        self.rules = rules
        self.ids = frozenset(one.id for one in rules)
        self.sections = [name for _, name in dict.fromkeys((one.section, one.chapter) for one in rules)]
        self.wanted = ""
        self.shown: Sequence[Entry] = rules
        """The rules with everything that is looked for."""
        self.here = rule if rule in self.ids else rules[0].id
        """The id of the rule the reader is at."""

    @property
    def at(self) -> int:
        """Which of the shown rules that is."""
        return next((at for at, one in enumerate(self.shown) if one.id == self.here), 0)

    @property
    def entry(self) -> Entry | None:
        """The rule the reader is at; none when nothing was found."""
        return self.shown[self.at] if self.shown else None

    def look_for(self, wanted: str) -> None:
        """Show only rules with these words; whoever types an id goes to that rule."""
        self.wanted = wanted
        self.shown = [one for one in self.rules if one.contains(wanted)]
        named = [one.id for one in self.shown if "-" in wanted and folded(one.id).startswith(folded(wanted.strip()))]
        if self.shown and (named or self.here not in {one.id for one in self.shown}):
            self.here = (named or [self.shown[0].id])[0]

    def go(self, at: int) -> None:
        """To one of the shown rules, no further than the ends."""
        if self.shown:
            self.here = self.shown[min(max(0, at), len(self.shown) - 1)].id

    def go_to_section(self, section: int) -> None:
        """To the first rule of a section that is shown."""
        found = [at for at, one in enumerate(self.shown) if one.section == section]
        if found:
            self.go(found[0])

    def go_by_sections(self, by: int) -> None:
        """To the beginning of a section before or after this one."""
        if self.entry:
            shown = list(dict.fromkeys(one.section for one in self.shown))
            self.go_to_section(shown[min(max(0, shown.index(self.entry.section) + by), len(shown) - 1)])

    def go_by_lines(self, by: int, line_of: Callable[[str], int]) -> None:
        """To the rule that begins so many lines further; at least one rule on."""
        if not self.shown:
            return
        wanted = line_of(self.here) + by
        near = min(range(len(self.shown)), key=lambda at: abs(line_of(self.shown[at].id) - wanted))
        self.go(near if near != self.at else self.at + (1 if by > 0 else -1))
