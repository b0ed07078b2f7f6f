"""The breadcrumbs of a page, as the page itself shows them."""

from collections.abc import Sequence

from portolan.web.structured_data.thing import Thing, absolute, thing


def breadcrumb_list(crumbs: Sequence[tuple[str, str | None]], path: str) -> Thing:
    """The breadcrumbs to the page at `path`; the one without an address is the page itself."""
    steps = [
        thing("ListItem", position=position, name=str(label), item=absolute(href or path))
        for position, (label, href) in enumerate(crumbs, 1)
    ]
    return thing("BreadcrumbList", itemListElement=steps)
