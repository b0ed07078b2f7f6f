"""Arrival calendar: from a ready date to the door, or from a wanted date back."""

from portolan.sections.arrival.views import blueprint

__all__ = ["blueprint"]
