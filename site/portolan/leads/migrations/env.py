"""Environment of the migrations: the application's own database."""

from alembic import context
from sqlalchemy import text

from portolan.leads.database import METADATA, UtcDateTime, db

# As it is: what makes the tables cannot ask for an engine that has them.
ENGINE = db.engines.bare()
# Any number will do, as long as nothing else in the database locks it.
ADVISORY_LOCK = 733_120_467


def render_item(kind: str, item: object, _autogen: object) -> str | bool:
    """Render a migration without our own types, so that it still runs when they have changed."""
    if kind == "type" and isinstance(item, UtcDateTime):
        return "sa.DateTime(timezone=True)"
    return False


def run_offline() -> None:
    """Print the SQL instead of running it: `flask db upgrade --sql`."""
    context.configure(url=ENGINE.url, target_metadata=METADATA, literal_binds=True)
    with context.begin_transaction():
        context.run_migrations()


def run_online() -> None:
    """Run the migrations, one process at a time and without time limit."""
    with ENGINE.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=METADATA,
            render_item=render_item,
            render_as_batch=connection.dialect.name == "sqlite",
        )
        with context.begin_transaction():
            if connection.dialect.name == "postgresql":
                # A release may start on several machines; and visitors' time limits are
                # too short for rewriting a table.
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            context.run_migrations()


if context.is_offline_mode():
    run_offline()
else:
    run_online()
