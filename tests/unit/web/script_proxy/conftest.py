"""A vendor of scripts, and what fetches from it."""

from collections.abc import Iterator

import pytest
import trustme

from portolan.web.script_proxy.fetch import Fetcher
from tests.support.vendor import ADDRESS, NameLookup, Roads, TlsVendor, trusting, vendor
from tests.unit.web.toy_site import Ticker


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    """The authority that the tests believe."""
    return trustme.CA()


@pytest.fixture
def clock() -> Ticker:
    """A clock that moves when told to."""
    return Ticker()


@pytest.fixture
def seller(authority: trustme.CA) -> Iterator[TlsVendor]:
    """The vendor's server."""
    with vendor(authority) as server:
        yield server


@pytest.fixture
def names() -> NameLookup:
    """The look-up of names."""
    return NameLookup(cdn_vendor_example=[[ADDRESS]])


@pytest.fixture
def roads(seller: TlsVendor) -> Roads:
    """The connections that were opened."""
    return Roads(seller.port)


@pytest.fixture
def fetcher(authority: trustme.CA, names: NameLookup, roads: Roads, clock: Ticker) -> Fetcher:
    """Fetches from the vendor."""
    return Fetcher(look_up=names, sockets=roads, tls=trusting(authority), clock=clock)
