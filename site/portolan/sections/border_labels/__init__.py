"""Border labels: numbers of trucks into the United States (PAPS) and Canada (PARS)."""

from portolan.sections.border_labels.views import blueprint

__all__ = ["blueprint"]
