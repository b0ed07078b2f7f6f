"""Emissions: the calculator with its working, and the sign-up for its open method."""

from portolan.emissions.views import blueprint

__all__ = ["blueprint"]
