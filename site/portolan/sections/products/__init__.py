"""Products: what is sold, what it is charged by, and what is not in it."""

from portolan.sections.products.views import blueprint

__all__ = ["blueprint"]
