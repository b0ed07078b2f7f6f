"""Products: their services, charges and exclusions."""

from portolan.sections.products.views import blueprint

__all__ = ["blueprint"]
