"""The menus of the header: what one finds in them without a search."""

import re

from portolan.core.config import ROOT
from tests.support.checking_client import CheckingClient

PRODUCTS = ROOT / "site" / "portolan" / "sections" / "products" / "pages"


def test_every_product_and_a_lane_are_in_the_menu(client: CheckingClient) -> None:
    page = client.get("/glossary").get_data(as_text=True)
    menus = page[page.index('<details name="nav">') : page.index('class="seek"')]
    linked = set(re.findall(r'href="([^"]+)"', menus))
    assert {f"/products/{file.stem}" for file in PRODUCTS.glob("*.md")} <= linked
    assert "/route-search/shanghai-cnsha/rotterdam-nlrtm" in linked
