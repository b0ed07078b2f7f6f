"""The section's menu entries."""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.web.navigation import Link

MENU = (
    Link(lazy("Ocean freight"), "/products/ocean-freight", ("freight",), "FCL"),
    Link(lazy("Less than a container"), "/products/lcl", ("freight",), "LCL"),
    Link(lazy("Air freight"), "/products/air-freight", ("freight",)),
    Link(lazy("Rail freight"), "/products/rail-freight", ("freight",)),
    Link(lazy_pgettext("way of transport", "Trucking"), "/products/trucking", ("freight",)),
    Link(lazy("Dangerous goods"), "/products/dangerous-goods", ("freight",)),
    Link(lazy_pgettext("product", "Customs"), "/products/customs", ("services",)),
    Link(lazy("Duty drawback"), "/products/duty-drawback", ("services",)),
    Link(lazy("Trade advisory"), "/products/trade-advisory", ("services",)),
    Link(lazy("Cargo insurance"), "/products/cargo-insurance", ("services",)),
    Link(lazy_pgettext("product", "Capital"), "/products/capital", ("services",)),
    Link(lazy("Order management"), "/products/order-management", ("supply",)),
    Link(lazy("B2B fulfillment"), "/products/b2b-fulfillment", ("supply",)),
    Link(lazy("E-commerce fulfillment"), "/products/ecommerce-fulfillment", ("supply",)),
    Link(lazy_pgettext("product", "Platform"), "/products/platform", ("supply",)),
    Link(lazy_pgettext("product", "Climate"), "/products/climate", ("supply",)),
    Link(lazy("All products"), "/products", ("supply", "footer-products")),
)
