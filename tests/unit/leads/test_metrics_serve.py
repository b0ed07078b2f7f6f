"""`flask metrics serve` as a process: it answers on its port, and ends when it is told to."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.support.ports import free_port, wait_for_port

SERVE = """
import sys
from flask import Flask
from flask.cli import ScriptInfo
from portolan.core.config import Settings
from portolan.leads import init_leads
app = Flask("leads")
environment = {"SITE_ENV": "test", "INSTANCE_PATH": sys.argv[1], "METRICS_PORT": sys.argv[2]}
app.config.update(SETTINGS=Settings.from_environment(environment), SECRET_KEY="x")
init_leads(app)
info = ScriptInfo(create_app=lambda: app)
app.cli.main(["metrics", "serve"], standalone_mode=False, obj=info)
"""


@contextmanager
def served(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """The running process; it is asked to end with the block, and has to."""
    command = [sys.executable, "-c", SERVE, str(folder), str(port)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
        finally:
            process.kill()


def test_it_answers_until_it_is_told(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, port) as process:
        wait_for_port(port)
        assert process.stdout is not None
        assert process.stdout.readline() == f"metrics on http://127.0.0.1:{port}/metrics\n"
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            assert 'leads_entries{state="waiting"} 0.0' in answer.read().decode()


def test_without_a_port_it_says_so_and_stays(tmp_path: Path) -> None:
    with served(tmp_path, 0) as process:
        assert process.stderr is not None
        assert "METRICS_PORT is not set" in process.stderr.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.3)
