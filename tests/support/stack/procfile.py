"""The site's processes, started as the Procfile says."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from portolan.core.config import ROOT

LINES = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
COMMANDS = dict(line.split(": ", 1) for line in LINES)
"""What each process runs, by its name."""

EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"  # noqa: S104 - replaced, so that nothing listens there


def command(name: str) -> str:
    """What a process of the Procfile runs, on loopback."""
    return COMMANDS[name].replace(EVERYWHERE, HERE)


def programs() -> str:
    """A PATH on which the virtual environment comes first."""
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


@contextmanager
def process(
    name: str, environment: Mapping[str, str], log: Path, application: str = "wsgi:application"
) -> Iterator[subprocess.Popen[bytes]]:
    """A running process of the Procfile; what it says goes into `log`.

    Args:
        application: what the web server runs, in place of `wsgi:application`.
    """
    to_run = command(name).replace("wsgi:application", application)
    with (
        log.open("ab") as out,
        subprocess.Popen(
            ["bash", "-c", f"exec {to_run}"],
            cwd=ROOT,
            env={"FLASK_APP": "app", **environment, "PATH": programs()},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        ) as running,
    ):
        try:
            yield running
        finally:
            running.terminate()
