"""The help center: articles in categories."""

from portolan.sections.help.views import blueprint

__all__ = ["blueprint"]
