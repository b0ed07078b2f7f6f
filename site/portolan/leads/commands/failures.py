"""The log messages about a database that fails."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# PostgreSQL: lock not available, statement cancelled, deadlock.
_BUSY = {"55P03", "57014", "40P01"}
# PostgreSQL: no such table, no such column.
_OTHER_TABLES = {"42P01", "42703"}


def failure_text(error: SQLAlchemyError) -> str:
    """The sentence about an error."""
    code = _code(error)
    if code in _BUSY or code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"the database is locked by somebody else, try again ({code})"
    if code in _OTHER_TABLES or _lacks_a_table(error):
        return "the database has not got the tables of this release: run `flask db upgrade`"
    detail = code or type(error).__name__
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout):
        return f"the database is away ({detail})"
    return f"the database refused it ({detail})"


def _code(error: SQLAlchemyError) -> str:
    """The database's own code of an error; empty if it has none or cannot be reached."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None) or ""


def _lacks_a_table(error: SQLAlchemyError) -> bool:
    # SQLite has no code for it.
    return isinstance(error, OperationalError) and str(error.orig).startswith("no such ")
