"""The menus of the header and the columns of the footer, as data."""

from portolan.core.i18n import lazy

Link = dict[str, object]


def _link(label: object, href: str, code: str | None = None) -> Link:
    return {"label": label, "href": href, "code": code}


MENUS: list[dict[str, object]] = [
    {
        "label": lazy("Products"),
        "summary": lazy("What we do, and what each is charged by."),
        "columns": [
            [
                _link(lazy("Ocean freight"), "/products/ocean-freight", "FCL"),
                _link(lazy("Less than a container"), "/products/lcl", "LCL"),
                _link(lazy("Air freight"), "/products/air-freight"),
                _link(lazy("Trucking"), "/products/trucking"),
                _link(lazy("Dangerous goods"), "/products/dangerous-goods"),
            ],
            [
                _link(lazy("Customs"), "/products/customs"),
                _link(lazy("Cargo insurance"), "/products/cargo-insurance"),
                _link(lazy("Trade finance"), "/products/capital"),
                _link(lazy("Fulfillment"), "/products/b2b-fulfillment"),
                _link(lazy("All products"), "/products"),
            ],
        ],
    },
    {
        "label": lazy("Tools"),
        "summary": lazy("Work a shipment out before you book it. Each tool shows how."),
        "columns": [
            [
                _link(lazy("Route search"), "/route-search"),
                _link(lazy("Emissions calculator"), "/emissions-calculator"),
                _link(lazy("Atlas"), "/atlas"),
            ],
            [
                _link(lazy("HS codes"), "/data/hs-code"),
                _link(lazy("PAPS and PARS labels"), "/paps"),
                _link(lazy("Freight tools as JSON"), "/api", "API"),
            ],
        ],
    },
    {
        "label": lazy("Learn"),
        "summary": lazy("What we learn on the desk, and plain answers to what shippers ask."),
        "columns": [
            [
                _link(lazy("Help Center"), "/help"),
                _link(lazy("Getting started"), "/help/category/getting-started"),
                _link(lazy("Booking and documents"), "/help/category/booking-and-documents"),
                _link(lazy("Charges and invoices"), "/help/category/charges-and-invoices"),
                _link(lazy("Glossary"), "/glossary"),
            ],
            [
                _link(lazy("Blog"), "/blog"),
                _link(lazy("Research"), "/research"),
                _link(lazy("Global Logistics Update"), "/global-logistics-update"),
                _link(lazy("Guides"), "/eguides"),
            ],
            [
                _link(lazy("Webinars"), "/webinars"),
                _link(lazy("Events"), "/events"),
                _link(lazy("Customer stories"), "/company/customers"),
                _link(lazy("Search the site"), "/search"),
            ],
        ],
    },
    {
        "label": lazy("Company"),
        "summary": lazy("Ask a person. The desk that books your box answers."),
        "columns": [
            [
                _link(lazy("About us"), "/company/about-us"),
                _link(lazy("Offices"), "/company/careers/our-global-offices"),
                _link(lazy("Newsroom"), "/company/newsroom"),
            ],
            [
                _link(lazy("Careers"), "/company/careers"),
                _link(lazy("Open roles"), "/careers/jobs"),
                _link(lazy("Contact"), "/company/contact"),
            ],
        ],
    },
]

FOOTER: list[dict[str, object]] = [
    {
        "label": lazy("Products"),
        "links": [
            _link(lazy("All products"), "/products"),
            _link(lazy("Get a quote"), "/get-started"),
            _link(lazy("Freight from China"), "/logistics/freight-from-china"),
            _link(lazy("Freight to Brazil"), "/logistics/freight-to-brazil"),
            _link(lazy("First-time importers"), "/logistics/first-time-importers"),
            _link(lazy("Marketplace sellers"), "/logistics/marketplace-sellers"),
            _link(lazy("Retail and apparel"), "/logistics/retail-and-apparel"),
            _link(lazy("Peak season"), "/logistics/peak-season-planning"),
            _link(lazy("Into the European Union"), "/eu"),
        ],
    },
    {
        "label": lazy("Read"),
        "links": [
            _link(lazy("Blog"), "/blog"),
            _link(lazy("Research"), "/research"),
            _link(lazy("Help Center"), "/help"),
            _link(lazy("Glossary"), "/glossary"),
            _link(lazy("Webinars"), "/webinars"),
            _link(lazy("Around the Red Sea"), "/red-sea-rerouting"),
            _link(lazy("What COVID-19 taught"), "/COVID-19-trade-insights"),
            _link(lazy("Search"), "/search"),
        ],
    },
    {
        "label": lazy("Tools"),
        "links": [
            _link(lazy("Route search"), "/route-search"),
            _link(lazy("Emissions calculator"), "/emissions-calculator"),
            _link(lazy("Atlas"), "/atlas"),
            _link(lazy("HS codes"), "/data/hs-code"),
            _link(lazy("PAPS and PARS labels"), "/paps"),
            _link(lazy("Freight tools as JSON"), "/api"),
        ],
    },
    {
        "label": lazy("Company"),
        "links": [
            _link(lazy("About us"), "/company/about-us"),
            _link(lazy("Customers"), "/company/customers"),
            _link(lazy("Careers"), "/company/careers"),
            _link(lazy("Newsroom"), "/company/newsroom"),
            _link(lazy("Changing forwarders"), "/switch-your-forwarder"),
            _link(lazy("Sign up"), "/sign-up"),
            _link(lazy("Talk to an expert"), "/talk-to-an-expert"),
            _link(lazy("Contact"), "/company/contact"),
            _link(lazy("Privacy"), "/privacy"),
            _link(lazy("Terms"), "/terms-and-conditions"),
        ],
    },
]
