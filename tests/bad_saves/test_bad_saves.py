"""Every bad save is refused in exactly one line and left as it is; what stands before the harm can be copied."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import Stuck
from dragonroads.engine.savefile_resuming import copy_until, go_on, load_match
from dragonroads.errors import SaveError
from tests.bad_saves.saves import BAD_SAVES
from tests.engine.saving import put, toy_lines
from tests.engine.toy import Toy
from tests.english import english


@pytest.mark.parametrize("name", BAD_SAVES)
def test_a_bad_save_is_refused_with_its_own_line_and_left_as_it_is(name: str, tmp_path: Path) -> None:
    harm, expected = BAD_SAVES[name]
    data = harm(toy_lines())
    path = put(tmp_path / f"{name}.save", data)
    for attempt in (load_match, go_on):
        with pytest.raises(SaveError) as refused:
            attempt(path, Toy())
        assert english(refused.value) == expected.format(file=path)
    assert path.read_bytes() == data
    if isinstance(refused.value, Stuck):
        copy_until(path, tmp_path / "copy.save", refused.value.line)
        assert load_match(tmp_path / "copy.save", Toy()).lines == refused.value.line - 2
