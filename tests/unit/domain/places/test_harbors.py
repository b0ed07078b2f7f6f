"""Harbors of pages that do without the gazetteer: where the gazetteer has them."""

from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.harbors import harbors
from portolan.domain.places.place import Place
from tests.support import gazetteer


def test_no_port_has_two_positions() -> None:
    ports = gazetteer.by_code()
    for code, harbor in harbors().items():
        assert harbor.position_text == in_minutes(ports[code]), code


def in_minutes(port: Place) -> str:
    """The position of a port as its page writes it."""
    return in_degrees_and_minutes(port.position)
