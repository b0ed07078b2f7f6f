"""Fixtures for the reverse proxy: a host, and the site with every proxied path led to it."""

from collections.abc import Iterator

import pytest

from tests.support.upstream import FakeHost, upstream_server

SETTINGS = (
    "PUBLIC_ENDPOINTS_URL",
    "WEB_APP_URL",
    "WEBHOOK_URL",
    "MAPS_URL",
    "ASSET_STORE_URL",
)


def led_to(upstream: FakeHost) -> dict[str, str]:
    """The settings that lead every proxied path to this host."""
    return dict.fromkeys(SETTINGS, upstream.url)


@pytest.fixture
def upstream() -> Iterator[FakeHost]:
    """A host that answers `hello` until it is told something else."""
    with upstream_server() as running:
        yield running


@pytest.fixture
def proxied(environment: dict[str, str], upstream: FakeHost) -> None:
    """Lead every proxied path of the site to `upstream`; for `usefixtures`, so before `app`."""
    environment |= led_to(upstream)
