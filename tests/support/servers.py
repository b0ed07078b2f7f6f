"""Fixtures for the servers that some tests need; each is started once, when first asked for."""

from collections.abc import Iterator

import pytest

from tests.support.postgresql import emptied, fresh_database, postgresql_server
from tests.support.redis import redis_server


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """The URL of a PostgreSQL server of the suite's own."""
    with postgresql_server() as url:
        yield url


@pytest.fixture(scope="session")
def _shared_database(postgresql_url: str) -> Iterator[str]:
    with fresh_database(postgresql_url) as url:
        yield url


@pytest.fixture
def emptied_database(_shared_database: str) -> Iterator[str]:
    """The URL of a PostgreSQL database with nothing in it, but perhaps the tables of the site."""
    with emptied(_shared_database) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis server of the suite's own."""
    with redis_server() as url:
        yield url
