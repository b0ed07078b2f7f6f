"""The tools' JSON: places, routes, emissions and HS codes, by the pages' own code."""

from portolan.sections.api.views import blueprint

__all__ = ["blueprint"]
