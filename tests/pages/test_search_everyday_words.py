"""Questions in everyday words, and lanes within them: the search finds what they mean."""

import pytest

from tests.pages.test_search_errands import FIRST, results_for
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("shenzhen to texas", "/route-search?origin=shenzhen&amp;destination=texas"),
        ("ship 3 pallets to texas", "/route-search?destination=texas"),
        ("to hamburg from shanghai", "/route-search/shanghai-cnsha/hamburg-deham"),
        (
            "香港飞鹿特丹的货多少钱一公斤",
            "/route-search/hong-kong-hkhkg/rotterdam-nlrtm#part-price",
        ),
    ],
)
def test_a_lane_is_found_within_a_question(client: CheckingClient, text: str, path: str) -> None:
    assert results_for(client, text, "en-US")[0] == path


@pytest.mark.parametrize(
    ("text", "locale", "path"),
    [
        ("提单能改吗", "zh-CN", "/help/amend-a-booking"),
        ("someone stole my cargo", "en-US", "/help/report-loss-or-damage"),
        ("how do i know where my shipment is right now", "en-US", "/company/for-customers"),
        ("我想查一下货到哪里了", "zh-CN", "/company/for-customers"),
    ],
)
def test_a_question_in_everyday_words_is_understood(
    client: CheckingClient, text: str, locale: str, path: str
) -> None:
    assert path in results_for(client, text, locale)[:FIRST]


def test_a_slip_that_makes_a_name_when_mended_is_one(client: CheckingClient) -> None:
    [first, *_] = results_for(client, "bill of laiding", "en-US")
    assert first == "/glossary/bill-of-lading"
