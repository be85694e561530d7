"""A real sshd on loopback: an ordinary process on a free port, with keys of its own that are thrown away afterwards."""

from __future__ import annotations

import contextlib
import getpass
import os
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.workshop.bench.pseudo_terminal import Size
from tests.terminal.seated import PATIENCE, SMALLEST, Seated, surroundings

IN_CI = "DRAGONROADS_CI"
"""Set where a missing sshd is a failure."""
PLACES = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"])
PRIVILEGES = Path("/run/sshd")
"""Where an sshd of the superuser wants to lock its helpers in."""
CONFIG = """
ListenAddress 127.0.0.1
Port {port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/guest.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
"""


def missing() -> str:
    """Why there is no sshd here; empty when there is one."""
    lacking = [name for name in ("sshd", "ssh", "ssh-keygen") if program(name) is None]
    return f"OpenSSH is not installed here: no {', '.join(lacking)}" if lacking else ""


def insist() -> None:
    """Say why the test is left out where there is no sshd; where nothing may be left out, fail."""
    if lacking := missing():
        (pytest.fail if os.environ.get(IN_CI) else pytest.skip)(lacking)


def program(name: str) -> str | None:
    """Where a program is."""
    return shutil.which(name, path=PLACES)


class Sshd:
    """One sshd, and the way to log in to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for key in ("host", "guest"):
            argv = [str(program("ssh-keygen")), "-q", "-t", "ed25519", "-N", "", "-f", str(folder / key)]
            subprocess.run(argv, check=True, stdin=subprocess.DEVNULL)
        if os.geteuid() == 0:
            PRIVILEGES.mkdir(mode=0o755, exist_ok=True)
        self.port = _free_port()
        config = folder / "config"
        config.write_text(CONFIG.format(port=self.port, folder=folder))
        self.log = folder / "log"
        with self.log.open("wb") as log:
            argv = [str(program("sshd")), "-D", "-e", "-f", str(config)]
            self.server = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def __enter__(self) -> Sshd:
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.server.poll() is None, f"sshd does not start:\n{self.log.read_text()}"
            assert time.monotonic() < deadline, f"sshd does not answer:\n{self.log.read_text()}"
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait(PATIENCE)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as found:
            return found.recv(4) == b"SSH-"
        return False

    def log_in(self, home: Path, *arguments: str, size: Size = SMALLEST, term: str = "xterm-256color") -> Seated:
        """Play over a line: a real client in a terminal, and the program at its other end."""
        told = {paths.HOME_VARIABLE: str(home), "TEXTUAL_ANIMATIONS": "none", "LANG": "C.UTF-8"}
        there = ["env", *(f"{name}={value}" for name, value in told.items()), sys.executable, "-m", "dragonroads"]
        argv = [*self._client(), shlex.join([*there, *arguments])]
        return Seated(argv, surroundings(home, TERM=term), size)

    def _client(self) -> Sequence[str]:
        options = {"StrictHostKeyChecking": "no", "UserKnownHostsFile": os.devnull, "LogLevel": "ERROR"}
        options |= {"IdentitiesOnly": "yes", "IdentityAgent": "none"}
        named = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
        key, port, user = str(self.folder / "guest"), str(self.port), getpass.getuser()
        return [str(program("ssh")), "-F", os.devnull, "-tt", *named, "-i", key, "-p", port, f"{user}@127.0.0.1"]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
