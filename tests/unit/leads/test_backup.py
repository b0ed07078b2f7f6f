"""Backup and restoration: all comes back, into a database of either kind, or nothing does."""

import json
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import select

from portolan.leads.backup import TABLES
from portolan.leads.database import db, reading
from portolan.leads.repository import store
from tests.support.postgresql import fresh_database
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeApp, MakeLead

Change = Callable[[list[str]], list[str]]


@pytest.fixture
def file(leads_app: Flask, make_lead: MakeLead, tmp_path: Path) -> Path:
    """A backup of some leads, one of them of the newsletter."""
    for number in range(3):
        store(make_lead(message=f"提单 {number}\n\x1f<b>", request_id="abcdefgh"))
    address = {"email": "ann@example.com"}
    store(make_lead(form_name="newsletter", fields=address, consent="I agree."))
    written = run(leads_app, "backup", str(tmp_path / "backup.jsonl"))
    assert "4 of submission, 4 of outbox_entry, 1 of subscriber" in written.output
    return tmp_path / "backup.jsonl"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def other(
    request: pytest.FixtureRequest, make_app: MakeApp, tables: Path, tmp_path: Path
) -> Iterator[Flask]:
    """A bare application on an empty database of its own, of each kind in turn."""
    with _url(request, tables, tmp_path) as url:
        app = make_app(DATABASE_URL=url)
        yield app
        with app.app_context():
            db.engine.dispose()


@contextmanager
def _url(request: pytest.FixtureRequest, tables: Path, folder: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{copyfile(tables, folder / 'other.sqlite')}"
        return
    with fresh_database(request.getfixturevalue("postgresql_url")) as url:
        yield url


def contents(app: Flask) -> dict[str, list[Any]]:
    """Every row of every table."""
    with app.app_context(), reading() as session:
        return {
            name: [dict(row) for row in session.execute(select(table)).mappings()]
            for name, table in TABLES.items()
        }


def restored(app: Flask, file: Path, exit_code: int = 0) -> Result:
    """What the command said."""
    # A command takes the application whose context there is.
    with app.app_context():
        return run(app, "restore", str(file), exit_code=exit_code)


def by_key(rows: list[Any]) -> list[Any]:
    """The rows in one order, whichever the database gives them in."""
    return sorted(rows, key=lambda row: str(row["id"]))


def test_everything_comes_back(
    leads_app: Flask, other: Flask, file: Path, make_lead: MakeLead
) -> None:
    restored(other, file)
    before, after = contents(leads_app), contents(other)
    assert {name: by_key(rows) for name, rows in before.items()} == {
        name: by_key(rows) for name, rows in after.items()
    }
    # And it goes on: ids that were given are not given again.
    with other.app_context():
        assert store(make_lead(message="after"))


def test_only_its_owner_reads_it(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


UNUSABLE: dict[str, Change] = {
    "without its end": lambda lines: lines[:-1],
    "without a row": lambda lines: [*lines[:2], *lines[3:]],
    "with more behind its end": lambda lines: [*lines, lines[-2]],
    "cut within a line": lambda lines: [*lines[:-1], lines[-1][:9]],
    "with a row of no table": lambda lines: [lines[0], '{"table": "users", "row": {}}', *lines[1:]],
    "with a row that lacks a column": lambda lines: [
        lines[0],
        '{"table": "subscriber", "row": {}}',
        *lines[1:],
    ],
    "of other tables": lambda lines: ['{"revision": "0"}', *lines[1:]],
    "empty": lambda _lines: [],
}


@pytest.mark.parametrize("how", UNUSABLE)
def test_a_file_that_is_not_whole_changes_nothing(other: Flask, file: Path, how: str) -> None:
    changed = UNUSABLE[how](file.read_text(encoding="utf-8").splitlines())
    file.write_text("\n".join(changed), encoding="utf-8")
    text = restored(other, file, exit_code=1)
    assert text.output.startswith("Error: ")
    assert "not empty" not in text.output
    assert not any(contents(other).values())


def test_a_database_with_rows_is_left_alone(leads_app: Flask, file: Path) -> None:
    before = contents(leads_app)
    assert "not empty" in restored(leads_app, file, exit_code=1).output
    assert contents(leads_app) == before


def test_each_row_is_a_line(file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 1 + 9 + 1
    messages = {line["row"]["fields"].get("message") for line in lines if "fields" in str(line)}
    assert {f"提单 {number}\n\x1f<b>" for number in range(3)} <= messages
