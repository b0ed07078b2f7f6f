"""The quote section: the form that asks for a freight quote."""

from portolan.sections.quote.views import blueprint

__all__ = ["blueprint"]
