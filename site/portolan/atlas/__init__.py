"""The atlas: ports, airports, vessels, warehouses, routes and services."""

from portolan.atlas.views import blueprint

__all__ = ["blueprint"]
