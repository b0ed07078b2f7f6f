"""The network as the site reads it, and berths of ports."""

import pytest

from portolan.domain.places.build.ports import port_list
from portolan.domain.sea import Approaches, SeaNetwork
from tests.support.sea import BerthOf, real_network


@pytest.fixture(scope="session")
def network() -> SeaNetwork:
    return real_network()


@pytest.fixture(scope="session")
def berth() -> BerthOf:
    """The berth of a port by its UN/LOCODE."""
    positions = {port.code: port.position for port in port_list()}
    approaches = Approaches.read()
    return lambda code: approaches.berth(code, positions[code])
