"""Fixtures: the sites on their production server, started once for each process of the suite."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis

from tests.support.stack.receivers import Receivers
from tests.support.stack.running import Stack, stack
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors


@pytest.fixture(scope="session")
def whole_stack(
    tmp_path_factory: pytest.TempPathFactory,
    content: Path,
    postgresql_url: str,
    redis_url: str,
) -> Iterator[Stack]:
    """All servers and recorders."""
    with stack(tmp_path_factory.mktemp("stack"), content, postgresql_url, redis_url) as running:
        yield running


@pytest.fixture
def fresh_stack(whole_stack: Stack) -> Iterator[Stack]:
    """The same, with nothing asked, arrived, counted or scripted."""
    _forget(whole_stack)
    yield whole_stack
    _forget(whole_stack)


@pytest.fixture
def configured(fresh_stack: Stack) -> RunningSite:
    """The site with every service configured."""
    return fresh_stack.configured


@pytest.fixture
def asking(fresh_stack: Stack) -> RunningSite:
    """The same, but without a consent tool of others: the site asks its visitors itself."""
    return fresh_stack.asking


@pytest.fixture
def vendors(fresh_stack: Stack) -> Vendors:
    """The services that browsers speak to."""
    return fresh_stack.vendors


@pytest.fixture
def receivers(fresh_stack: Stack) -> Receivers:
    """The services that the server speaks to."""
    return fresh_stack.receivers


def _forget(running: Stack) -> None:
    for site in (running.configured, running.asking):
        site.front.forget()
    running.vendors.forget()
    running.receivers.forget()
    with Redis.from_url(running.stores.redis) as counted:
        counted.flushdb()
