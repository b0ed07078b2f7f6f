"""The diagrams of the list of products, of each product, and of each insurance cover."""

from portolan.sections.products.coverage_diagrams import COVERAGES
from portolan.sections.products.freight_diagrams import FREIGHT
from portolan.sections.products.service_diagrams import LIST, SERVICES

DIAGRAMS = {**FREIGHT, **SERVICES, **COVERAGES, "products": LIST}
