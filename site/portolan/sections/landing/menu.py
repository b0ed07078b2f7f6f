"""The section's menu entries."""

from portolan.core.i18n import lazy
from portolan.web.navigation import Link

MENU = (
    Link(lazy("Freight from China"), "/logistics/freight-from-china", ("footer-products",)),
    Link(lazy("Freight to Brazil"), "/logistics/freight-to-brazil", ("footer-products",)),
    Link(lazy("First-time importers"), "/logistics/first-time-importers", ("footer-products",)),
    Link(lazy("Marketplace sellers"), "/logistics/marketplace-sellers", ("footer-products",)),
    Link(lazy("Retail and apparel"), "/logistics/retail-and-apparel", ("footer-products",)),
    Link(lazy("Peak season"), "/logistics/peak-season-planning", ("footer-products",)),
    Link(lazy("Into the European Union"), "/eu", ("footer-products",)),
    Link(lazy("Around the Red Sea"), "/red-sea-rerouting", ("footer-read",)),
    Link(lazy("What COVID-19 taught"), "/COVID-19-trade-insights", ("footer-read",)),
    Link(lazy("Changing forwarders"), "/switch-your-forwarder", ("footer-company",)),
)
