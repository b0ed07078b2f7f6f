"""The menus of the header: what one finds in them without a search."""

import re

from portolan.core.config import ROOT
from tests.support.checking_client import CheckingClient

PRODUCTS = ROOT / "site" / "portolan" / "sections" / "products" / "pages"


TOOLS = {
    "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if",
    "/emissions-calculator/list",
    "/load-planner",
    "/arrival",
}


def test_every_product_a_lane_and_each_tool_are_in_the_menu(client: CheckingClient) -> None:
    page = client.get("/glossary").get_data(as_text=True)
    menus = page[page.index('<details name="nav">') : page.index('class="seek"')]
    linked = set(re.findall(r'href="([^"]+)"', menus))
    assert {f"/products/{file.stem}" for file in PRODUCTS.glob("*.md")} <= linked
    assert "/route-search/shanghai-cnsha/rotterdam-nlrtm" in linked
    assert linked >= TOOLS


def test_each_tool_is_on_the_home_page(client: CheckingClient) -> None:
    main = client.get("/").text.partition("<main")[2].partition("</main>")[0]
    assert set(re.findall(r'href="([^"]+)"', main)) >= TOOLS
