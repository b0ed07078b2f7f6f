"""The glossary: the words of the trade."""

from portolan.sections.glossary.views import blueprint

__all__ = ["blueprint"]
