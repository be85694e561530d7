"""A text file as lines: texts are replaced and added, comments, order and everything else stay as they are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from dragonroads.errors import ContentError
from dragonroads.library.node import Document, Value

_PLAIN_KEY = re.compile(r"[\w][\w./+' -]*(?<! )")


@dataclass(slots=True)
class Block:
    """Some lines of a file: one text, or what stands between two."""

    key: str
    lines: list[str]


@dataclass(slots=True)
class Page:
    """A text file in blocks."""

    blocks: list[Block] = field(default_factory=list)

    @classmethod
    def of(cls, document: Document, content: str) -> Page:
        """Cut a file that has been read into blocks; ContentError when two texts share a line."""
        lines = content.split("\n")
        starts: list[tuple[int, str]] = []
        keys = document.root.keys()
        for key in keys:
            if key.column != 1:
                message = "a text file that is changed by 'texts' begins each key on a line of its own"
                raise ContentError(f"{key.file}:{key.line}:{key.column}: {message}")
            starts.append((key.line - 1, str(key.value)))
        first = starts[0][0] if starts else len(lines)
        blocks = [Block("", lines[:first])]
        for (start, key_name), (end, _) in zip(starts, [*starts[1:], (len(lines), "")]):
            last = _last_line(lines, start, end)
            blocks += [Block(key_name, lines[start:last]), Block("", lines[last:end])]
        return cls([block for block in blocks if block.lines])

    def put(self, texts: Mapping[str, Value], order: Iterable[str]) -> None:
        """Write texts: one that is there in its place, another behind the one it follows in the English order."""
        at = ""
        for key in order:
            if key in texts:
                self._put(key, text_lines(key, texts[key]), at)
            if key in texts or self._index(key) is not None:
                at = key

    def _put(self, key: str, lines: list[str], after: str) -> None:
        index = self._index(key)
        if index is not None:
            self.blocks[index].lines = lines
            return
        before = self._index(after) if after else None
        self.blocks.insert(self._end() if before is None else before + 1, Block(key, lines))

    def _index(self, key: str) -> int | None:
        return next((at for at, block in enumerate(self.blocks) if block.key == key), None)

    def _end(self) -> int:
        """Behind everything but the empty lines at the end of a file."""
        return len(self.blocks) - (bool(self.blocks) and not "".join(self.blocks[-1].lines).strip())

    def __str__(self) -> str:
        return "\n".join(line for block in self.blocks for line in block.lines).rstrip("\n") + "\n"


def _last_line(lines: Sequence[str], start: int, end: int) -> int:
    """Where a text ends: comments and empty lines before the next one belong to that."""
    while end > start + 1 and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return end


def text_lines(key: str, value: Value) -> list[str]:
    """One text as YAML, on one line or with one line for each form."""
    if isinstance(value, dict):
        return [f"{key_text(key)}:", *(f"  {key_text(case)}: {scalar(form)}" for case, form in value.items())]
    return [f"{key_text(key)}: {scalar(value)}"]


def key_text(key: str) -> str:
    """A key as it is, or in quotes where YAML would read something else."""
    return key if _PLAIN_KEY.fullmatch(key) else scalar(key)


def scalar(value: Value) -> str:
    """A value in double quotes, as JSON and YAML both read it; a number or a truth as it is."""
    return json.dumps(value, ensure_ascii=False)
