"""The atlas: ports, airports, vessels, warehouses, routes and services."""

from portolan.sections.atlas.views import blueprint

__all__ = ["blueprint"]
