"""Fixtures for the servers that some tests need; each is started once, when first asked for."""

from collections.abc import Iterator

import pytest

from tests.support.postgresql import postgresql_server
from tests.support.redis import redis_server


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """The URL of a PostgreSQL server of the suite's own."""
    with postgresql_server() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis server of the suite's own."""
    with redis_server() as url:
        yield url
