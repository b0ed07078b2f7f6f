"""The writable database: SQLite for one machine, PostgreSQL for several."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any

from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import Connection, DateTime, Dialect, Engine, MetaData, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.types import TypeDecorator

from portolan.leads.first_use import prepare_for_use

# Names for what the database would name itself, so that a migration can find it again.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

flask_db = SQLAlchemy(metadata=METADATA)

ENGINES = "portolan.leads.engines"
"""Their key among the application's extensions."""

# A visitor waits for these seconds, at the worst, before the spool takes the submission.
BUSY_SECONDS = 5
CONNECT_SECONDS = 2
# What is committed is on disk; what is deleted is overwritten.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
_POSTGRESQL_TIMEOUTS = (
    "-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=15000"
)


def insert_of(dialect: str) -> Callable[..., Any]:
    """The INSERT with ON CONFLICT of a database; those of the dialects have no type in common."""
    # Not both: that of PostgreSQL loads every driver that there is.
    insert: Callable[..., Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
    return insert


class Base(DeclarativeBase):
    """The parent of every table."""

    metadata = METADATA


class UtcDateTime(TypeDecorator[datetime]):
    """A moment in UTC; SQLite would otherwise forget the time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Refuse a moment without a time zone, since it is ambiguous."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time needs its zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Restore the time zone if the database has dropped it."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Engines:
    """The engine of an application; the first use makes it, and makes its tables ready."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        # Migrations ask for the engine again, in the thread that makes the tables ready.
        self._lock = RLock()
        self._bare: Engine | None = None
        self._is_ready = False

    def ready(self) -> Engine:
        """The engine, with its tables brought up to date outside production."""
        with self._lock:
            if not self._is_ready and not self._app.config["SETTINGS"].is_production:
                prepare_for_use(self._app)
            self._is_ready = True
            return self.bare()

    def bare(self) -> Engine:
        """The engine, with its tables in any state."""
        with self._lock:
            self._bare = self._bare or _new_engine(self._app)
            return self._bare


class Database:
    """The writable database of the running application."""

    metadata = METADATA

    @property
    def engines(self) -> Engines:
        """The maker of the engine."""
        app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
        stored: Engines = app.extensions.setdefault(ENGINES, Engines(app))
        return stored

    @property
    def engine(self) -> Engine:
        """The engine, with tables of this release outside production."""
        return self.engines.ready()


db = Database()


def init_database(app: Flask) -> None:
    """Configure the application's engine from its settings; nothing is connected yet."""
    url = database_url(app.config["SETTINGS"].database_url)
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = engine_options(url)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    flask_db.init_app(app)
    with app.app_context():
        if flask_db.engine.dialect.name == "sqlite":
            make_durable(flask_db.engine)


def _new_engine(app: Flask) -> Engine:
    if "sqlalchemy" not in app.extensions:
        init_database(app)
    with app.app_context():
        return flask_db.engine


def database_url(configured: str) -> URL:
    """The URL with our PostgreSQL driver; hosting services write `postgres://`."""
    url = make_url(configured)
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def engine_options(url: URL) -> dict[str, Any]:
    """The engine's options, so that no visitor waits for a database that is gone."""
    # An error that shows its parameters would put personal data into the log.
    options: dict[str, Any] = {"hide_parameters": True}
    if url.get_backend_name() == "sqlite":
        return {**options, "connect_args": {"timeout": BUSY_SECONDS}}
    connect = {
        "connect_timeout": CONNECT_SECONDS,
        "tcp_user_timeout": BUSY_SECONDS * 1000,
        "options": _POSTGRESQL_TIMEOUTS,
    }
    return {**options, "pool_pre_ping": True, "pool_timeout": 3, "connect_args": connect}


def make_durable(engine: Engine) -> None:
    """Make commits of SQLite survive a power cut, and writers queue instead of failing."""
    path = Path(engine.url.database or "")

    @event.listens_for(engine, "checkout")
    def stay_with_the_file(_connection: object, record: ConnectionPoolEntry, _of: object) -> None:
        # What is written to a file that was removed is gone with the last of its connections.
        if record.info.get("file", identity(path)) != identity(path):
            raise DisconnectionError("the file is another one")

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: ConnectionPoolEntry) -> None:
        # The driver would begin transactions by itself, and deferred: see `begin`.
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()
        record.info["file"] = identity(path)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A deferred transaction that turns from reading to writing fails at once with
        # "database is locked"; an immediate one waits for its turn.
        only_reads = connection.get_execution_options().get("only_reads", False)
        connection.exec_driver_sql("BEGIN DEFERRED" if only_reads else "BEGIN IMMEDIATE")


def identity(path: Path) -> tuple[int, int] | None:
    """The identity of the file at the path; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextmanager
def reading() -> Iterator[Session]:
    """A read-only session, which neither waits for writers nor blocks them."""
    with Session(db.engine.execution_options(only_reads=True)) as session:
        yield session


@contextmanager
def transaction() -> Iterator[Session]:
    """A session of its own, committed at the end of the block or rolled back."""
    with Session(db.engine, expire_on_commit=False) as session, session.begin():
        yield session


def is_reachable() -> bool:
    """Whether the database answers, and has its tables."""
    try:
        with db.engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1 FROM outbox_entry LIMIT 1")
    except SQLAlchemyError:
        return False
    return True
