"""A list of shipments: what each row emits, with totals, as page, CSV, XLSX and statement."""

from portolan.sections.shipment_list.views import blueprint

__all__ = ["blueprint"]
