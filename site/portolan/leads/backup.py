"""Backup of all that visitors sent, and its restoration into an empty database of either kind.

A file has a line of JSON for each row, between a first one with the revision of the tables and a
last one with the number of rows of each, without which the file is not whole.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import IO, Any
from uuid import UUID

from sqlalchemy import Connection, Table, Uuid, func, insert, select, text

from portolan.leads.database import METADATA, UtcDateTime, db, transaction
from portolan.leads.models import OutboxEntry, Submission, Subscriber

_NAMES = (Submission.__tablename__, OutboxEntry.__tablename__, Subscriber.__tablename__)
TABLES: Mapping[str, Table] = {name: METADATA.tables[name] for name in _NAMES}
"""The tables, each after those that its rows point to."""

AT_ONCE = 500
_READERS: Mapping[type, Callable[[str], Any]] = {Uuid: UUID, UtcDateTime: datetime.fromisoformat}
# PostgreSQL counts ids by itself, and knows nothing of those that were given.
_COUNT_ON = text(
    "SELECT setval(pg_get_serial_sequence('outbox_entry', 'id'),"
    " (SELECT coalesce(max(id), 0) + 1 FROM outbox_entry), false)"
)

Counts = dict[str, int]


class UnusableBackup(Exception):  # noqa: N818 - it is the file that is unusable
    """A file that cannot be restored, or a database that it cannot be restored into."""


def back_up(out: IO[str]) -> Counts:
    """Write all rows as they are at one moment; returns how many of each table."""
    counts = dict.fromkeys(TABLES, 0)
    with _one_moment() as connection:
        _write(out, {"revision": _revision(connection)})
        for name, table in TABLES.items():
            for row in _rows(connection, table):
                _write(out, {"table": name, "row": row})
                counts[name] += 1
    _write(out, {"rows": counts})
    return counts


def restore(lines: Iterable[str]) -> Counts:
    """Write all rows of a backup, or none; returns how many of each table.

    Raises:
        UnusableBackup: the file is not whole or of other tables, or there are rows already.
    """
    numbered = enumerate(lines, 1)
    with transaction() as session:
        connection = session.connection()
        _refuse_unfit(connection, _parsed(*next(numbered, (1, ""))))
        counts: Counter[str] = Counter(dict.fromkeys(TABLES, 0))
        batch: list[dict[str, Any]] = []
        of_batch, end = "", {}
        for number, line in numbered:
            data = _parsed(number, line)
            name = data.get("table", "")
            if name != of_batch or len(batch) >= AT_ONCE:
                _insert(connection, of_batch, batch)
                of_batch, batch = name, []
            if not name:
                end = data.get("rows", {})
                break
            batch.append(_row_of(number, data))
            counts[name] += 1
        if end != counts or next(numbered, None):
            raise UnusableBackup("the file is not whole: nothing was restored")
        if connection.dialect.name == "postgresql":
            connection.execute(_COUNT_ON)
    return dict(counts)


@contextmanager
def _one_moment() -> Iterator[Connection]:
    """A connection with a snapshot of the database, which blocks no writer."""
    engine = db.engine.execution_options(only_reads=True)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        yield connection


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    [key] = table.primary_key
    ordered = select(table).order_by(key).limit(AT_ONCE)
    page = connection.execute(ordered).mappings().all()
    while page:
        yield from map(dict, page)
        page = connection.execute(ordered.where(key > page[-1][key.name])).mappings().all()


def _write(out: IO[str], data: Mapping[str, Any]) -> None:
    out.write(json.dumps(data, ensure_ascii=False, default=_plain) + "\n")


def _plain(value: Any) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _refuse_unfit(connection: Connection, first: Mapping[str, Any]) -> None:
    revision = _revision(connection)
    if first.get("revision") != revision:
        raise UnusableBackup(f"the backup is not of the tables of this database, {revision}")
    for table in TABLES.values():
        if connection.scalar(select(func.count()).select_from(table)):
            raise UnusableBackup("the database is not empty: restore into a new one")


def _revision(connection: Connection) -> str | None:
    # Imported here: no other command of the group asks which tables there are.
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def _insert(connection: Connection, name: str, batch: list[dict[str, Any]]) -> None:
    if batch:
        connection.execute(insert(TABLES[name]), batch)


def _parsed(number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise UnusableBackup(f"line {number} is none of a backup: nothing was restored")
    return data


def _row_of(number: int, data: Mapping[str, Any]) -> dict[str, Any]:
    try:
        columns, row = TABLES[data["table"]].columns, data["row"]
        return {one.name: _value(type(one.type), row[one.name]) for one in columns}
    except (KeyError, TypeError, ValueError) as error:
        # Its text might quote the row.
        raise UnusableBackup(f"line {number} is no row of these tables") from error


def _value(kind: type, stored: Any) -> Any:
    reader = _READERS.get(kind)
    return reader(stored) if reader and stored is not None else stored
