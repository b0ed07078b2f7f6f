"""What an operator reads where a command cannot do its work: one sentence, and no traceback."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from uuid import uuid4

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from portolan.leads import database, spool
from portolan.leads.database import db, transaction
from portolan.leads.erasing import on_forget
from portolan.leads.repository import store
from tests.support.ports import free_port
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeApp, MakeLead

LIST, SHOW = ("list",), ("show", str(uuid4()))
EXPORT = ("export", "--format", "csv")
WRITING = [("replay",), ("purge", "--older-than", "90d"), ("forget", "femke@example.com")]
COMMANDS = [LIST, ("list", "--form", "quote"), SHOW, EXPORT, *WRITING, ("deliver",)]
FORM = ("--form", "contcat")


def complaint(app: Flask, *arguments: str, exit_code: int = 1) -> str:
    """The one sentence, which stands on stderr."""
    result = run(app, *arguments, exit_code=exit_code)
    return sentence(result)


def sentence(result: Result) -> str:
    *usage, last = result.stderr.splitlines()
    assert all(line == "" or line.startswith(("Usage:", "Try ")) for line in usage)
    assert last.startswith("Error: ")
    return last.removeprefix("Error: ")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases that wait for nobody."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    monkeypatch.setattr(database, "_POSTGRESQL_TIMEOUTS", "-c lock_timeout=50")


@contextmanager
def held() -> Iterator[None]:
    """Somebody else is at the database for as long as this lasts."""
    with transaction() as session:
        connection = session.connection()
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("LOCK TABLE submission, outbox_entry, subscriber")
        yield


@pytest.mark.parametrize("arguments", COMMANDS)
def test_the_database_is_away(make_app: MakeApp, arguments: tuple[str, ...]) -> None:
    app = make_app(DATABASE_URL=f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with app.app_context():
        assert complaint(app, *arguments) == "the database is away (OperationalError)"


@pytest.mark.parametrize("arguments", COMMANDS)
def test_the_file_is_no_database(
    make_app: MakeApp, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    file = tmp_path / "portolan.sqlite"
    file.write_bytes(b"no database" * 1000)
    app = make_app(DATABASE_URL=f"sqlite:///{file}")
    with app.app_context():
        assert complaint(app, *arguments) == "the database refused it (SQLITE_NOTADB)"


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("arguments", WRITING)
def test_the_database_is_locked(leads_app: Flask, arguments: tuple[str, ...]) -> None:
    with held():
        text = complaint(leads_app, *arguments)
    assert text.startswith("the database is locked by somebody else, try again (")
    run(leads_app, *arguments)


@pytest.mark.parametrize("arguments", COMMANDS)
def test_the_tables_are_missing(leads_app: Flask, arguments: tuple[str, ...]) -> None:
    db.metadata.drop_all(db.engine)
    assert complaint(leads_app, *arguments).endswith("run `flask db upgrade`")


def test_looking_needs_no_lock(make_app: MakeApp) -> None:
    app = make_app()
    with app.app_context(), held():
        for arguments in (("status",), LIST, EXPORT):
            run(app, *arguments)


def test_what_is_gone_from_the_spool_is_said_before_the_database_fails(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    def away(_session: Session, _address: str) -> NoReturn:
        raise OperationalError("SELECT 1", {}, OSError("femke@example.com"))

    on_forget(leads_app, away)
    spooled, stored = make_lead(), make_lead(message="stored")
    spool.put(spooled)
    store(stored)
    result = run(leads_app, "forget", "femke@example.com", exit_code=1)
    assert result.stdout.splitlines() == ["deleted 1, redacted 0", f"deleted {spooled.id}"]
    assert sentence(result) == "the database is away (OperationalError)"
    assert run(leads_app, "list").stdout.count(str(stored.id)) == 1


def test_a_form_that_there_is_not(leads_app: Flask, make_lead: MakeLead) -> None:
    """A retention export must not be empty by a slip of the finger."""
    store(make_lead(form_name="raffle"))
    for arguments in (LIST, EXPORT):
        text = complaint(leads_app, *arguments, *FORM, exit_code=2)
        assert text.endswith("there is no form 'contcat', but newsletter-unsubscribe, raffle")
        run(leads_app, *arguments, "--form", "raffle")


@pytest.mark.parametrize(
    ("since", "why"),
    [
        ("0001-01-01T00:00+14:00", "is not like 2026-11-21"),
        ("9999-12-31T23:59-14:00", "is not like 2026-11-21"),
        ("9999-12-31", "is still to come"),
        ("2026-11-31", "is not like 2026-11-21"),
    ],
)
def test_a_time_that_there_is_not(leads_app: Flask, since: str, why: str) -> None:
    for arguments in (LIST, EXPORT):
        assert why in complaint(leads_app, *arguments, "--since", since, exit_code=2)


@pytest.mark.parametrize("age", ["6m", "23h", "0d"])
def test_months_are_not_minutes(leads_app: Flask, make_lead: MakeLead, age: str) -> None:
    text = complaint(leads_app, "purge", "--older-than", age, exit_code=2)
    assert text.endswith("is less than 1d; m are minutes")


def test_a_file_that_cannot_be(leads_app: Flask, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for target, why in (
        (tmp_path / "no" / "x.csv", "there is no folder"),
        (tmp_path, "is a directory"),
        (pipe, "is no ordinary file"),
    ):
        assert why in complaint(leads_app, *EXPORT, "--to", str(target), exit_code=2)


def test_a_disk_that_is_full(
    leads_app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_draft: Path, _target: Path) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device", "x.csv")

    monkeypatch.setattr(Path, "replace", full)
    target = tmp_path / "x.csv"
    text = complaint(leads_app, *EXPORT, "--to", str(target))
    assert text == "x.csv: No space left on device"
    assert list(tmp_path.glob("x.csv*")) == []


def test_a_terminal_without_the_letters(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(fields={**FIELDS, "message": "提单"})
    store(lead)
    runner = leads_app.test_cli_runner(charset="latin-1")
    view = runner.invoke(args=["leads", "show", str(lead.id)])
    assert view.exit_code == 1
    assert "set LANG=C.UTF-8" in sentence(view)
    exported = runner.invoke(args=["leads", *EXPORT])
    assert exported.exit_code == 0
    assert "提单".encode() in exported.stdout_bytes
