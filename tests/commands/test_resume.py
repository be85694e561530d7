"""`dragonroads resume`: newest, listed, torn, damaged, changed content, changed rules."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.savefile import SaveFile
from tests.commands.running import Home, damaged, line_of, rewritten


def aged(path: Path, seconds: int) -> Path:
    """The same file, last played so many seconds after a certain day."""
    os.utime(path, (1_700_000_000 + seconds, 1_700_000_000 + seconds))
    return path


def test_without_a_name_the_newest_unfinished_table_goes_on(home: Home) -> None:
    aged(home.table(12), 1)
    aged(home.table(None, seats=3), 2)
    ran = home.run("resume")
    assert ran.code == 0
    assert ran.lines[0].startswith("Going on with draghan-ana-ben-")
    assert re.search(r"dragonroads resume draghan-ana-ben-[-\d]+\b", ran.lines[-1])


def test_when_there_are_several_all_unfinished_ones_are_named_newest_first(home: Home) -> None:
    old, new = aged(home.table(5), 1), aged(home.table(5, seats=3), 2)
    ran = home.run("resume")
    assert "'dragonroads resume NAME' opens another" in ran.lines[0]
    assert [line.split()[0] for line in ran.lines[1:3]] == [new.stem, old.stem]
    assert f"Going on with {new.stem}, round 1." in ran.lines


def test_the_list_says_who_plays_what_how_far_and_when(home: Home) -> None:
    over = aged(home.table(None, seats=3), 1)
    running = aged(home.table(5), 2)
    broken = aged(home.table(5, seats=4), 3)
    damaged(broken, 1)
    first, second, third = home.run("resume", "--list").lines
    assert first.split()[:1] == [broken.stem]
    assert "cannot go on" in first
    assert second.startswith(running.stem)
    assert "draghan" in second
    assert "Ana, Ben  " in second
    assert "round 1" in second
    assert re.search(r"2023-11-1\d \d\d:\d\d$", second)
    assert third.startswith(over.stem)
    assert " over " in third
    told = [json.loads(line) for line in home.run("resume", "--list", "--json").lines]
    assert [one["name"] for one in told] == [broken.stem, running.stem, over.stem]
    assert [one["over"] for one in told] == [False, False, True]


def test_a_link_that_leads_nowhere_hides_no_table(home: Home) -> None:
    path = home.table(5)
    (home.saves / "gone.save").symlink_to("nowhere.save")
    (home.saves / "loop.save").symlink_to("loop.save")
    first, second, third = home.run("resume", "--list").lines
    assert first.startswith(path.stem)
    assert [second.split()[0], third.split()[0]] == ["gone", "loop"]
    assert all("cannot go on" in line for line in (second, third))
    told = [json.loads(line) for line in home.run("resume", "--list", "--json").lines]
    assert told[1]["trouble"].endswith("gone.save: there is no such file")
    assert home.run("resume").code == 0


def test_the_name_of_a_file_cannot_move_the_cursor(home: Home) -> None:
    path = home.table(5)
    path.rename(path.with_name("a\x1b[2Jb\x9bc.save"))
    assert home.run("resume", "--list").lines[0].startswith("a?[2Jb?c ")
    line = home.run("resume", "--list", "--json").out
    assert line.rstrip("\n").isprintable()
    assert json.loads(line)["file"].endswith("a\x1b[2Jb\x9bc.save")
    for arguments in (["--copy"], ["--line"]):
        ran = home.run("resume", "a\x1b[2Jb\x9bc", *arguments)
        assert all(letter.isprintable() for letter in (ran.out + ran.err).replace("\n", ""))


@pytest.mark.parametrize("room", [40, 60, 80, 100])
def test_the_list_fits_the_terminal(room: int, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.table(None, seats=6)
    path = home.table(5)
    monkeypatch.setenv("COLUMNS", str(room))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    lines = home.run("resume", "--list").lines
    assert max(map(len, lines)) <= room
    assert path.stem in [line.split()[0] for line in lines]
    assert any(line.startswith(" ") and "Ana, " in line and "over" in line for line in lines)


def test_with_nothing_saved(home: Home) -> None:
    line = "there is no unfinished table; 'dragonroads play GAME' starts one"
    assert home.fails("resume", code=2) == line
    assert home.run("resume", "--list").lines == ["No tables are saved."]


def test_a_table_that_does_not_exist(home: Home) -> None:
    path = home.table(3)
    assert home.fails("resume", path.stem[:-1] + "x", code=4).endswith(f"(did you mean '{path.stem}'?)")
    assert home.fails("resume", "/nowhere/x.save", code=4) == "/nowhere/x.save: there is no such file"


def test_a_game_that_is_over_shows_how_it_ended(home: Home) -> None:
    path = home.table(None)
    ran = home.run("resume", path.stem)
    assert ran.code == 0
    assert ran.lines[0] == f"{path.stem} is over; 'dragonroads replay {path.stem}' tells what happened."
    assert len(ran.lines) >= 3


def test_a_torn_last_line_is_left_out_with_a_notice(home: Home) -> None:
    path = home.table(12)
    path.write_bytes(path.read_bytes()[:-5])
    ran = home.run("resume", path.stem)
    assert ran.code == 0
    assert re.fullmatch(r"dragonroads: .*: the last line \(\d+\) was torn and is left out\n", ran.err)
    assert home.run("verify", path.stem).code == 0


def killed(path: Path) -> bytes:
    """What is whole of a table whose process was killed while it wrote a line."""
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":99,"kind":')
    return whole


def test_a_journey_killed_at_an_encounter_goes_on_there(home: Home) -> None:
    path = home.journey("meet")
    whole = killed(path)
    ran = home.run("resume", path.stem)
    assert ran.code == 0
    assert ran.err.endswith("was torn and is left out\n")
    assert f"Going on with {path.stem}, round 1." in ran.lines
    assert any(line.startswith("Encounter A ") for line in ran.lines)
    assert path.read_bytes() == whole
    assert home.run("verify", path.stem).code == 0


def test_a_journey_killed_between_two_secret_bids_keeps_the_first_one_secret(home: Home) -> None:
    path = home.journey("bid", seats=2)
    first = home.run("resume", path.stem, typed="R\n3\n")
    assert "What do you bid for the lead?" in first.out
    killed(path)
    ran = home.run("resume", path.stem)
    assert "Has chosen: Ben (Ruby)." in ran.out
    assert "What do you bid" not in ran.out
    second = home.run("resume", path.stem, typed="A\n0\n")
    assert re.search(r"Bid: Ana \(0\), Ben \(3\)", second.out)
    assert home.run("verify", path.stem).code == 0


def test_damage_is_one_line_and_the_file_stays_as_it_is(home: Home) -> None:
    path = home.table(12)
    line = line_of(path, '"n":', after=5)
    damaged(path, line)
    before = path.read_bytes()
    said = home.fails("resume", path.stem, code=4)
    assert said.startswith(f"{path}: line {line} is damaged (the file is untouched; ")
    assert f"to look: dragonroads resume {path.stem} --read-only" in said
    assert f"to go on in a copy up to line {line - 1}: --copy" in said
    assert path.read_bytes() == before


def test_a_damaged_table_can_be_looked_at(home: Home) -> None:
    path = home.table(12)
    damaged(path, 8)
    before = path.read_bytes()
    ran = home.run("resume", path.stem, "--read-only")
    assert ran.code == 0
    assert ran.lines[0].startswith("The Draghan Race  ")
    assert ran.err.endswith("line 8 is damaged\n")
    assert path.read_bytes() == before


def test_a_damaged_table_goes_on_in_a_copy_up_to_the_line_before(home: Home) -> None:
    path = home.table(12)
    damaged(path, 8)
    before = path.read_bytes()
    ran = home.run("resume", path.stem, "--copy")
    assert ran.code == 0
    assert ran.lines[0] == f"Going on in a copy: {path.stem}-copy"
    copy = path.with_name(f"{path.stem}-copy.save")
    assert copy.read_bytes().startswith(b"\n".join(before.split(b"\n")[:7]))
    assert path.read_bytes() == before
    assert home.run("resume", path.stem, "--copy").lines[0] == f"Going on in a copy: {path.stem}-copy-2"


def test_a_damaged_table_goes_on_from_the_last_position_after_the_damage(home: Home) -> None:
    path = home.table(30, seats=4)
    assert '"snap"' in path.read_text()
    damaged(path, 4)
    said = home.fails("resume", path.stem, code=4)
    found = re.search(r"or from round (\d+): --copy --snapshot\)$", said)
    assert found
    ran = home.run("resume", path.stem, "--copy", "--snapshot")
    assert ran.code == 0
    assert f"Going on with {path.stem}-copy, round {found[1]}." in ran.lines
    assert "not proved" in home.run("verify", f"{path.stem}-copy").out


def test_a_whole_table_can_be_copied_too(home: Home) -> None:
    path = home.table(12)
    ran = home.run("resume", path.stem, "--copy")
    assert ran.code == 0
    assert path.with_name(f"{path.stem}-copy.save").read_bytes().startswith(path.read_bytes())
    assert home.fails("resume", path.stem, "--copy", "--snapshot", code=2).startswith(f"{path.stem} is whole: ")


def test_arguments_that_do_not_go_together(home: Home) -> None:
    assert home.fails("resume", "--snapshot", code=2) == "--snapshot needs --copy"
    assert home.fails("resume", "--json", code=2) == "--json needs --list"
    assert home.fails("resume", "--copy", "--read-only", code=2) == "--copy and --read-only do not go together"


def test_changed_rules_are_named_with_the_line_that_shows_it(home: Home) -> None:
    path = home.table(30, seats=4)
    line = line_of(path, '"n":', after=5)
    rewritten(path, line, lambda data: data.update(d=data["d"] ^ 1))
    said = home.fails("resume", path.stem, code=4)
    assert re.match(
        rf"{re.escape(str(path))}: line {line}: question \d+ \(\w+\) leads to another position now \(", said
    )
    assert "--copy" in said
    ran = home.run("resume", path.stem, "--copy")
    assert ran.code == 0


def _own_cards(home: Home, old: str, new: str) -> None:
    text = (paths.built_in_content() / "draghan" / "cards.yaml").read_text()
    assert old in text
    target = home.folder / "content" / "draghan" / "cards.yaml"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text.replace(old, new))


def test_edited_content_does_not_change_a_running_table(home: Home) -> None:
    path = home.table(12)
    _own_cards(home, "group: advanced", "group: normal")
    ran = home.run("resume", path.stem)
    assert ran.code == 0
    assert "The content has changed since: this table goes on with the content it began with." in ran.lines
    assert home.run("verify", path.stem).code == 0


def test_without_the_archive_edited_content_shows_at_a_line(home: Home) -> None:
    path = home.table(30, seats=4)
    for kept in (home.saves / "content").iterdir():
        kept.write_text("[]")
    _own_cards(home, "{back: 0J4}, ", "")
    assert "dragonroads resume" in home.fails("resume", path.stem, code=4)


def test_broken_content_does_not_stop_a_table_that_began_before(home: Home) -> None:
    path = home.table(12)
    _own_cards(home, "cards:", "crads:")
    assert home.run("resume", path.stem).code == 0
    assert home.fails("play", "draghan", code=3).startswith(f"{home.folder}/content/draghan/cards.yaml:")


def test_a_table_that_is_open_elsewhere(home: Home) -> None:
    path = home.table(12)
    file, _ = SaveFile.open(path)
    with file:
        assert home.fails("resume", path.stem, code=4) == f"{path}: this game is open elsewhere"


def test_names_from_a_strangers_file_are_washed(home: Home) -> None:
    path = home.table(3)
    rewritten(path, 1, lambda data: data["seats"][0].update(name="\x1b[2JAna"))
    ran = home.run("resume", path.stem)
    assert "\x1b" not in ran.out + ran.err
    assert "\x1b" not in home.run("resume", "--list").out


@pytest.mark.parametrize("content", ["../../../etc/passwd", "0" * 16, ""])
def test_a_strange_content_hash_reads_no_other_file(content: str, home: Home) -> None:
    path = home.table(3)
    rewritten(path, 1, lambda data: data.update(content=content))
    assert home.run("resume", path.stem).code == 0
