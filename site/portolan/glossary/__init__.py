"""The glossary: the words of the trade."""

from portolan.glossary.views import blueprint

__all__ = ["blueprint"]
