"""Emissions: the calculator with its working, and the sign-up for its open method."""

from portolan.sections.emissions.views import blueprint

__all__ = ["blueprint"]
