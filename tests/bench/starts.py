"""What starting costs: CPU seconds of processes, as multiples of `import flask` in the same run."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import Request, urlopen

from portolan.core.config import ROOT
from tests.bench.machine import family
from tests.support.ports import free_port

LIMITS: Mapping[str, float] = {
    "import wsgi": 7,
    "flask command with nothing to do": 7,
    "make run to first answer": 15,
}
"""How often `import flask` fits in, by name. It takes a fifth of a second where three seconds
are three."""

ROUNDS = 5
PATIENCE_SECONDS = 120
_HOST = "localhost:8000"
"""The site's name, whatever the port: pages that link to it need not be rendered anew."""
_FLASK = (sys.executable, "-m", "flask", "--app", "app")


def start_ratios() -> dict[str, float]:
    """The median over some rounds of what each start costs, beside `import flask` next to it."""
    port = free_port()  # the same in each round: another one has the content looked at anew
    starts: dict[str, Callable[[], float]] = {
        "import wsgi": lambda: _cpu((sys.executable, "-c", "import wsgi")),
        "flask command with nothing to do": lambda: _cpu((*_FLASK, "route-network", "build")),
        "make run to first answer": lambda: _first_answer(port),
    }
    for start in starts.values():
        start()  # what is compiled and built stays
    return {name: median(_beside(start) for _ in range(ROUNDS)) for name, start in starts.items()}


def _beside(start: Callable[[], float]) -> float:
    alone = _cpu((sys.executable, "-c", "import flask"))
    return start() / alone


def _environment(**more: str) -> dict[str, str]:
    """What a developer has: no setting, and compiled modules that are kept."""
    return {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **more}


def _cpu(command: Sequence[str]) -> float:
    process = subprocess.Popen(
        command, cwd=ROOT, env=_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} failed")
    return used.ru_utime + used.ru_stime


def _first_answer(port: int) -> float:
    """What `make run` and all its children have cost when the home page is there."""
    process = subprocess.Popen(
        ["make", "run", f"PORT={port}"],
        cwd=ROOT,
        env=_environment(SITE_URL_EN_US=f"http://{_HOST}", SITE_URL_ZH_CN=f"http://zh-cn.{_HOST}"),
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(Request(f"http://localhost:{port}/", headers={"Host": _HOST}))
        return sum(map(_spent, family(process.pid)))
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def _spent(pid: int) -> float:
    """By a process, and by those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _wait_for(request: Request) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        try:
            with urlopen(request, timeout=PATIENCE_SECONDS) as answer:  # noqa: S310 - our own server
                answer.read()
        except (URLError, ConnectionError):
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(request.full_url)
