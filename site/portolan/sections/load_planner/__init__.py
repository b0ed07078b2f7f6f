"""Loading planner: pieces into containers, pallets and units of aircraft, drawn step by step."""

from portolan.sections.load_planner.views import blueprint

__all__ = ["blueprint"]
