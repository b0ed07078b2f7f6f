"""An example price that ends at a seaport names the way on land beyond it."""

from tests.support.checking_client import CheckingClient


def test_the_rail_beyond_the_gateway_is_not_included(client: CheckingClient, base_url: str) -> None:
    page = client.get("/route-search/shenzhen-cnszx/chicago-uschi", base_url=base_url).text
    words = page.partition('id="part-price"')[2].partition("</section>")[0]
    assert "3,530" in words.partition("</table>")[2]


def test_a_price_to_a_seaport_names_none(client: CheckingClient) -> None:
    page = client.get("/route-search/shanghai-cnsha/rotterdam-nlrtm").text
    assert "Not included: pickup" in page
    assert "By sea it ends at" not in page
