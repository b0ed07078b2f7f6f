"""The menus of the header and the columns of the footer, as data."""

from portolan.i18n import lazy

Link = dict[str, object]


def _link(label: object, href: str, code: str | None = None) -> Link:
    return {"label": label, "href": href, "code": code}


MENUS: list[dict[str, object]] = [
    {
        "label": lazy("Help"),
        "summary": lazy("Plain answers, in the order in which a shipment asks for them."),
        "columns": [
            [
                _link(lazy("Getting started"), "/help/category/getting-started"),
                _link(lazy("Booking and documents"), "/help/category/booking-and-documents"),
                _link(lazy("Charges and invoices"), "/help/category/charges-and-invoices"),
            ],
            [
                _link(lazy("Customs"), "/help/category/customs"),
                _link(lazy("Tracking and delivery"), "/help/category/tracking-and-delivery"),
                _link(lazy("All answers"), "/help"),
            ],
        ],
    },
    {
        "label": lazy("Blog"),
        "summary": lazy("What we learn on the desk, with the arithmetic."),
        "columns": [
            [
                _link(lazy("Ocean freight"), "/resources/ocean-freight"),
                _link(lazy("Air freight"), "/resources/air-freight"),
                _link(lazy("Customs and compliance"), "/resources/customs-and-compliance"),
            ],
            [
                _link(lazy("Emissions"), "/resources/emissions"),
                _link(lazy("All posts"), "/blog"),
            ],
        ],
    },
    {
        "label": lazy("Glossary"),
        "summary": lazy("The words of the trade, one sentence each, then the practice."),
        "columns": [
            [
                _link(lazy("Bill of lading"), "/glossary/bill-of-lading", "BL"),
                _link(lazy("Chargeable weight"), "/glossary/chargeable-weight"),
                _link(lazy("Demurrage"), "/glossary/demurrage"),
            ],
            [
                _link(lazy("Incoterms"), "/glossary/incoterms"),
                _link(lazy("Verified gross mass"), "/glossary/verified-gross-mass", "VGM"),
                _link(lazy("All terms, A to Z"), "/glossary"),
            ],
        ],
    },
    {
        "label": lazy("Company"),
        "summary": lazy("Ask a person. The desk that books your box answers."),
        "columns": [
            [_link(lazy("Contact"), "/company/contact")],
            [_link(lazy("Search the site"), "/search")],
        ],
    },
]

FOOTER: list[dict[str, object]] = [
    {
        "label": lazy("Help"),
        "links": [
            _link(lazy("Getting started"), "/help/category/getting-started"),
            _link(lazy("Booking and documents"), "/help/category/booking-and-documents"),
            _link(lazy("Charges and invoices"), "/help/category/charges-and-invoices"),
            _link(lazy("Customs"), "/help/category/customs"),
            _link(lazy("Tracking and delivery"), "/help/category/tracking-and-delivery"),
        ],
    },
    {
        "label": lazy("Read"),
        "links": [
            _link(lazy("Blog"), "/blog"),
            _link(lazy("Help Center"), "/help"),
            _link(lazy("Glossary"), "/glossary"),
            _link(lazy("Search"), "/search"),
        ],
    },
    {
        "label": lazy("Company"),
        "links": [_link(lazy("Contact"), "/company/contact")],
    },
]
