"""Harbors of pages that do without the route network: where the route network has them."""

from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.harbors import harbors
from portolan.domain.places.place import Place
from tests.support import built_places


def test_no_port_has_two_positions() -> None:
    ports = built_places.by_code()
    for code, harbor in harbors().items():
        assert harbor.position_text == in_minutes(ports[code]), code


def in_minutes(port: Place) -> str:
    """The position of a port as its page writes it."""
    return in_degrees_and_minutes(port.position)
