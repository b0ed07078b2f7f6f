"""The database is away: the spool takes the lead, and gives it back; or the visitor is told."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import text

from portolan.leads import delivery, spool
from portolan.leads.accept import NotStored, Outcome, accept
from portolan.leads.database import db, engine_options, is_reachable, transaction
from portolan.leads.repository import store
from tests.support.ports import free_port, silent_server
from tests.support.stored_leads import only_submission, rows
from tests.unit.leads.conftest import MakeApp, MakeLead


@pytest.fixture
def away(make_app: MakeApp) -> Iterator[Flask]:
    """An application whose PostgreSQL nobody runs."""
    app = make_app(DATABASE_URL=f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with app.app_context():
        yield app


def test_the_spool_takes_it(away: Flask, make_lead: MakeLead) -> None:
    assert accept(make_lead()) is Outcome.SPOOLED
    [path] = spool.waiting()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert not list(path.parent.glob("*.draft"))


def test_a_double_click_is_one_file(away: Flask, make_lead: MakeLead) -> None:
    for _ in range(2):
        accept(make_lead(page_key="0123456789abcdef"))
    assert len(spool.waiting()) == 1


def test_the_worker_brings_it_home(make_lead: MakeLead, leads_app: Flask) -> None:
    lead = make_lead(message="林")
    spool.put(lead)
    delivery.deliver_due()
    assert spool.waiting() == []
    stored = only_submission()
    assert (stored.id, stored.received_at, stored.fields["message"]) == (
        lead.id,
        lead.received_at,
        "林",
    )
    assert rows() == (1, 1)


def test_the_next_post_brings_it_home_too(make_lead: MakeLead, leads_app: Flask) -> None:
    spool.put(make_lead(message="while the database was away"))
    assert accept(make_lead()) is Outcome.STORED
    assert spool.waiting() == []
    assert rows() == (2, 2)


def test_what_was_committed_after_all_is_not_doubled(make_lead: MakeLead, leads_app: Flask) -> None:
    lead = make_lead()
    store(lead)
    spool.put(lead)  # the connection broke between the commit and its answer
    spool.replay(store)
    assert rows() == (1, 1)
    assert spool.waiting() == []


def test_while_it_is_away_the_files_stay(away: Flask, make_lead: MakeLead) -> None:
    spool.put(make_lead(message="one"))
    spool.put(make_lead(message="two"))
    assert spool.replay(store) == 0
    assert len(spool.waiting()) == 2


def test_a_database_without_its_tables_is_away(make_lead: MakeLead, leads_app: Flask) -> None:
    with transaction() as session:
        session.execute(text("DROP TABLE outbox_entry"))
    assert accept(make_lead()) is Outcome.SPOOLED
    assert spool.replay(store) == 0
    assert len(spool.waiting()) == 1
    assert spool.stuck() == []


def test_one_bad_file_does_not_hold_up_the_others(
    make_lead: MakeLead, leads_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    spool.folder().mkdir()
    (spool.folder() / "0.json").write_text("half a le")
    spool.put(make_lead())
    assert spool.replay(store) == 1
    assert [path.name for path in spool.stuck()] == ["0.stuck"]
    assert "CRITICAL" in caplog.text
    assert spool.release_stuck() == 1
    assert len(spool.waiting()) == 1


def test_nowhere_to_keep_it_is_said(
    away: Flask, make_lead: MakeLead, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "spool").write_text("a file where the folder should be")
    with pytest.raises(NotStored):
        accept(make_lead())
    assert "femke" not in caplog.text.casefold()
    assert "pallets" not in caplog.text


def test_a_full_disk_leaves_no_half_a_lead(
    away: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotStored):
        accept(make_lead())
    assert list(spool.folder().iterdir()) == []


def test_the_file_is_on_disk_before_the_answer(
    away: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    accept(make_lead())
    assert len(synced) == 2  # the file, and the folder that names it


def test_a_database_that_hangs_does_not_hold_the_visitor(
    make_app: MakeApp, make_lead: MakeLead
) -> None:
    with silent_server() as silent:
        app = make_app(DATABASE_URL=f"postgresql://nobody@127.0.0.1:{silent.port}/nothing")
        with app.app_context():
            assert not is_reachable()  # and no tables can be made: that is tried once
            before = silent.connections()
            assert accept(make_lead()) is Outcome.SPOOLED
            limits = engine_options(db.engine.url)["connect_args"]
        # Asked once, and given up after so many seconds.
        assert (silent.connections() - before) * limits["connect_timeout"] < 4


def test_a_locked_database_spools_and_never_fails(
    make_app: MakeApp, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portolan.leads.database.BUSY_SECONDS", 0.2)
    app = make_app()
    with app.app_context():
        with transaction() as writer:
            writer.execute(text("SELECT 1"))  # and does not come to an end
            assert accept(make_lead()) is Outcome.SPOOLED
        assert spool.replay(store) == 1
        assert rows() == (1, 1)
