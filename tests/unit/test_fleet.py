"""A fleet of two nodes: one has the next release, one is killed; at length by `tests.fleet`."""

from pathlib import Path

import pytest

from tests.fleet import fleet, nodes
from tests.fleet.readers import Read
from tests.fleet.trial import FleetAccount, run
from tests.kill.account import Account

BLOWS = ("first node released", "content released", "node killed")
GOOD = Account(
    accepted=frozenset({"a"}),
    delivered=(("a", "1"),),
    mails=None,
    answers={303: 1},
    kills={},
    left={},
    unexpected={},
)


@pytest.mark.postgresql
def test_nobody_notices(tmp_path: Path, content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert content
    monkeypatch.setattr(nodes, "WORKERS", 1)
    monkeypatch.setattr(fleet, "NODES", 2)
    for name in ("DELIVERING", "READERS", "POSTERS"):
        monkeypatch.setattr(fleet, name, 1)
    account = run(
        tmp_path, lambda number: number < len(BLOWS), seed=1, report=lambda *_: None, order=BLOWS
    )
    assert account.faults == []
    assert account.struck == dict.fromkeys(BLOWS, 1)
    assert len(account.kills) == 1
    assert len(account.read.pages) == 2, "pages of both releases were read"
    assert account.leads.accepted


@pytest.mark.parametrize(
    ("read", "fault"),
    [
        (Read(), "nothing was read"),
        (Read({"a": 1}, failures=[(3.0, 4.0, 502)]), "1 reads failed: Counter({502: 1})"),
        (Read({"a": 1}, missing=["/static/a.js"]), "missing: {'/static/a.js'}"),
        (Read({"a": 1}, mixed=["a: b.js"]), "of another release: ['a: b.js']"),
    ],
)
def test_what_should_not_be_is_told(read: Read, fault: str) -> None:
    assert FleetAccount(read, [2.0], {}, GOOD).faults == [fault]


def test_what_a_kill_breaks_off_is_no_fault() -> None:
    read = Read({"a": 1}, failures=[(1.0, 3.0, 502)])
    account = FleetAccount(read, [2.0], {"node killed": 1}, GOOD)
    assert account.faults == []
    assert account.figures["reads that failed"] == 1
    assert account.figures["of them with no kill meanwhile"] == 0
