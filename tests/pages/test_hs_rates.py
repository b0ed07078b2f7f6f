"""The page of a code leads to the tariffs that have its duty rates."""

import re

import pytest

from tests.support.checking_client import CheckingClient

TARIFFS = (
    "https://hts.usitc.gov/search?query={}",
    (
        "https://ec.europa.eu/taxation_customs/dds2/taric/taric_consultation.jsp"
        "?Lang=en&amp;Expand=true&amp;Taric={}"
    ),
    "https://www.trade-tariff.service.gov.uk/headings/{}",
)


@pytest.mark.parametrize(
    ("path", "numbers"),
    [
        ("/data/hs-code/610910", ("6109.10", "610910", "6109")),
        ("/data/hs-code/6109", ("6109", "6109", "6109")),
        ("/data/hs-code/61", ()),
        ("/data/hs-code/XVIII", ()),
    ],
)
def test_they_are_asked_for_the_number(
    client: CheckingClient, base_url: str, path: str, numbers: tuple[str, ...]
) -> None:
    html = client.get(path, base_url=base_url, follow_redirects=True).text
    links = re.findall(r'href="(https://(?:hts|ec|www\.trade)[^"]+)"', html)
    assert links == [link.format(one) for link, one in zip(TARIFFS, numbers, strict=False)]
