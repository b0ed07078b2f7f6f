"""Consent: what visitors permit, and where they are, for the rules that ask it of them."""

from portolan.sections.privacy_choices.views import blueprint

__all__ = ["blueprint"]
