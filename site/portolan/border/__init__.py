"""Border: the numbers of trucks into the United States (PAPS) and into Canada (PARS)."""

from portolan.border.views import blueprint

__all__ = ["blueprint"]
