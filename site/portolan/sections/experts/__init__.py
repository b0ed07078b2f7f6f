"""The experts section: the form that asks for a specialist."""

from portolan.sections.experts.views import blueprint

__all__ = ["blueprint"]
