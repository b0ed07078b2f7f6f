"""kill -9 in the middle of it, a few times; `python -m tests.kill` does it hundreds of times."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.kill import trial
from tests.kill.account import Account
from tests.kill.trial import KillTrial
from tests.support.matrix import first_of, so_many
from tests.support.postgresql import PostgreSQL, postgresql

KILLS = so_many(4, 3)
"""Each of the two web processes and the worker once, or one of them twice."""
MAILS = (("a@example.com", "<1>"), ("b@example.com", "<2>"), ("b@example.com", "<2>"))
GOOD = Account(
    accepted=frozenset({"a", "b"}),
    delivered=(("a", "1"), ("b", "2"), ("b", "2")),
    mails=MAILS,
    answers={303: 2, 503: 1, 0: 3},
    kills={"web": 1, "worker": 1},
    left={"waiting": 0, "dead": 0, "spooled": 0, "stuck": 0},
    unexpected={},
)


@pytest.fixture(
    params=first_of([pytest.param("postgresql", marks=pytest.mark.postgresql), "sqlite"])
)
def server(request: pytest.FixtureRequest) -> Iterator[PostgreSQL | None]:
    """The database of production, and with `--matrix` SQLite too, of which none is to be killed."""
    if request.param == "sqlite":
        yield None
    else:
        with postgresql() as running:
            yield running


def test_killed(instance: Path, server: PostgreSQL | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "VISITORS", so_many(4, 2))
    account = KillTrial(instance, kills=KILLS, seed=KILLS, server=server).run()
    assert account.faults == []
    assert account.kills["web"] + account.kills["worker"] == KILLS
    assert account.kills["worker"] > 0
    assert account.kills["web"] > 0
    assert account.kills.get("database", 0) == (KILLS if server else 0)
    assert len(account.accepted) > KILLS


def test_the_account_of_a_good_trial() -> None:
    assert GOOD.faults == []
    assert (GOOD.lost, GOOD.duplicates) == (0, 0)
    assert GOOD.figures["posts"] == 6
    assert GOOD.figures["delivered requests"] == 3
    assert GOOD.figures["distinct keys"] == 2


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"delivered": (("a", "1"),)}, "1 accepted messages are lost"),
        ({"delivered": (("a", "1"), ("b", "2"), ("b", "3"))}, "1 messages arrived under another"),
        ({"mails": MAILS[:1]}, "1 accepted messages have no mail"),
        ({"mails": (*MAILS, ("b@example.com", "<3>"))}, "1 mails went under another id"),
        ({"left": {"waiting": 0, "dead": 1}}, "left behind: {'dead': 1}"),
        ({"unexpected": {429: 1}}, "unexpected answers: {429: 1}"),
        ({"accepted": frozenset()}, "nothing was accepted"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], fault: str) -> None:
    [result] = replace(GOOD, **change).faults
    assert result.startswith(fault)
