"""Consent: what visitors permit, and where they are, for the rules that ask it of them."""

from portolan.consent.views import blueprint

__all__ = ["blueprint"]
