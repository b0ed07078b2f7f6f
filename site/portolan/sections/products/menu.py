"""The section's menu entries."""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.web.navigation import Link

MENU = (
    Link(lazy("Ocean freight"), "/products/ocean-freight", ("freight",), "FCL"),
    Link(lazy("Less than a container"), "/products/lcl", ("freight",), "LCL"),
    Link(lazy("Air freight"), "/products/air-freight", ("freight",)),
    Link(lazy("Rail freight"), "/products/rail-freight", ("freight",)),
    Link(lazy("Trucking"), "/products/trucking", ("freight",)),
    Link(lazy("Dangerous goods"), "/products/dangerous-goods", ("freight",)),
    Link(lazy_pgettext("product", "Customs"), "/products/customs", ("services",)),
    Link(lazy("Cargo insurance"), "/products/cargo-insurance", ("services",)),
    Link(lazy("Trade finance"), "/products/capital", ("services",)),
    Link(lazy("Fulfillment"), "/products/b2b-fulfillment", ("services",)),
    Link(lazy("All products"), "/products", ("services", "footer-products")),
)
