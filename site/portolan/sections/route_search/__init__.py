"""Route search: routes between two places, by sea and by air, with distance, days, emissions."""

from portolan.sections.route_search.views import blueprint

__all__ = ["blueprint"]
