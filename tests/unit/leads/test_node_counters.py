"""Counts that all processes of a node share, without Redis."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from portolan.leads.node_counters import NodeCounters

ONCE = """
import sys
from portolan.leads.node_counters import NodeCounters
counters = NodeCounters(path=sys.argv[1])
for _ in range(200):
    counters.incr("a", 600)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "limits.sqlite"


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    clock = [1000.0]
    monkeypatch.setattr("portolan.leads.node_counters.time.time", lambda: clock[0])
    return clock


def test_two_processes_count_together(path: Path) -> None:
    command = [sys.executable, "-c", ONCE, str(path)]
    running = [subprocess.Popen(command) for _ in range(2)]
    assert [each.wait() for each in running] == [0, 0]
    assert NodeCounters(path=str(path)).get("a") == 400


def test_a_count_ends_with_its_time(path: Path, now: list[float]) -> None:
    counters = NodeCounters(path=str(path))
    assert [counters.incr("a", 60), counters.incr("a", 60, 2), counters.incr("b", 60)] == [1, 3, 1]
    assert (counters.get("a"), counters.get_expiry("a")) == (3, 1060)
    now[0] += 60
    assert counters.get("a") == 0
    assert counters.incr("c", 60) == 1
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT key FROM counted").fetchall() == [("c",)]


def test_what_was_counted_can_be_taken_back(path: Path) -> None:
    counters = NodeCounters(path=str(path))
    assert [counters.incr("a", 60), counters.incr("a", 60, -1)] == [1, 0]
    counters.incr("b", 60)
    counters.clear("a")
    assert counters.reset() == 1


def test_a_file_that_is_removed_is_made_anew(path: Path) -> None:
    counters = NodeCounters(path=str(path))
    counters.incr("a", 60)
    path.unlink()
    assert counters.incr("a", 60) == 1
    assert counters.check()


def test_an_unusable_file_is_told_as_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        NodeCounters(path=str(tmp_path)).incr("a", 600)
