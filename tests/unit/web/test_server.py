"""What becomes of the server when its workers end."""

import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from portolan.drawing.maps.world import STEPS
from portolan.web.server import EVERY_WORKERS, LONGEST_PAUSE_SECONDS, STARTED_SECONDS, Server
from tests.support.ports import free_port

BROKEN = 1
KILLED = -9


@pytest.fixture
def server() -> Server:
    result = Server("app", port=free_port(), log_enabled=False)
    result.wrks = cast("Any", [SimpleNamespace(is_alive=lambda: True)])
    return result


def ended(exitcode: int, *, age: float = 0.0) -> Any:
    """A worker that has ended."""
    inner = SimpleNamespace(exitcode=exitcode)
    return SimpleNamespace(idx=0, birth=time.monotonic() - age, inner=inner)


def test_one_that_cannot_start_is_waited_for_longer_each_time(server: Server) -> None:
    pauses = [server._pause_after(ended(BROKEN)) for _ in range(8)]
    assert pauses == [1, 2, 4, 8, 16, *[LONGEST_PAUSE_SECONDS] * 3]
    assert server._pause_after(ended(BROKEN, age=STARTED_SECONDS + 1)) == 1
    assert server.respawn_failed_workers


def test_one_that_is_killed_is_replaced_at_once(server: Server) -> None:
    assert [server._pause_after(ended(KILLED, age=4)) for _ in range(8)] == [0] * 8
    assert server._pause_after(ended(KILLED)) <= 1


def test_where_none_is_left_the_server_ends(server: Server) -> None:
    server.wrks = []
    assert server._pause_after(ended(BROKEN)) == 0
    assert not server.respawn_failed_workers


def test_an_application_that_cannot_start_ends_the_server(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise RuntimeError")
    command = [sys.executable, "-m", "portolan.web.server", "--interface", "wsgi", "--workers", "2"]
    run = subprocess.run(
        [*command, "--port", str(free_port()), "broken:application"],
        cwd=tmp_path,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 1


def test_workers_have_the_code_from_the_start(tmp_path: Path) -> None:
    probe = "import pathlib, sys\npathlib.Path('there').write_text(' '.join(sys.modules))\n1 / 0"
    (tmp_path / "probe.py").write_text(probe)
    command = [sys.executable, "-m", "portolan.web.server", "--interface", "wsgi", "--no-log"]
    command += ["--port", str(free_port()), "probe:application"]
    subprocess.run(command, cwd=tmp_path, timeout=60, check=False, capture_output=True)
    assert set(EVERY_WORKERS) <= set((tmp_path / "there").read_text().split())


def test_workers_have_dictionaries_and_coasts_from_the_start(tmp_path: Path) -> None:
    probe = (
        "import importlib, pathlib, sys\n"
        "words = importlib.import_module('portolan.core.locales.zh_cn')._dictionary\n"
        "land = importlib.import_module('portolan.drawing.maps.world')._simplified_land\n"
        "read = [one.cache_info().currsize for one in (words, land)]\n"
        "pathlib.Path('there').write_text(f'{read} {\"pypinyin\" in sys.modules}')\n1 / 0"
    )
    (tmp_path / "probe.py").write_text(probe)
    command = [sys.executable, "-m", "portolan.web.server", "--interface", "wsgi", "--no-log"]
    command += ["--port", str(free_port()), "probe:application"]
    subprocess.run(command, cwd=tmp_path, timeout=60, check=False, capture_output=True)
    assert (tmp_path / "there").read_text() == f"[1, {STEPS}] True"


def test_a_worker_that_is_still_loading_does_not_hold_up_the_end(tmp_path: Path) -> None:
    loading = tmp_path / "loading"
    os.mkfifo(loading)
    (tmp_path / "endless.py").write_text(f"open({str(loading)!r}).read()")
    command = [sys.executable, "-m", "portolan.web.server", "--interface", "wsgi", "--no-log"]
    command += ["--port", str(free_port()), "endless:application"]
    with (
        subprocess.Popen(command, cwd=tmp_path) as server,
        # Opens once the worker reads, which goes on for as long as it is open here.
        loading.open("w"),
    ):
        server.terminate()
        try:
            assert server.wait(timeout=30) == 0
        finally:
            server.kill()
