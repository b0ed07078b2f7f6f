"""The printable statement of a list of shipments: its method, boundary and gaps."""

import re

from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import LANE, main_text, sent, table


def test_the_statement_names_method_boundary_and_gaps(client: CheckingClient) -> None:
    rows = table(
        LANE,
        ("B", "2026-05", "Shanghai", "Dublin", "fcl", "", "2", "", ""),
        ("C", "", "LHR", "Paris", "air", "300", "", "", ""),
        ("D", "", "Nowhere at all", "Paris", "air", "300", "", "", ""),
    )
    answer = sent(client, rows, format="statement")
    text = main_text(answer)
    assert answer.headers["Cache-Control"] == "no-store"
    for message in (
        "ISO 14083:2023",
        "Mar 2026 to May 2026; One row without a date",
        "Well to wheel (WTW)",
        "10 t count as one TEU",
        "By sea the shortest feasible distance",
        "By air, the great-circle distance",
        "One row could not be worked out",
        "One row with TEU and no weight",
        "One row without a factor in GLEC v3.2",
        "gov.uk",
        "Row 5",
        "the company whose shipments these are",
        "Default data 100%, primary data of a carrier 0%, modeled data 0%",
        "By the gross weight, packaging included",
        "neither carbon offsets nor certificates",
        "Ports, terminals and warehouses",
        "not been verified",
    ):
        assert message in text, message
    assert "<textarea" not in text


def test_the_statement_names_its_day_in_plain_words(client: CheckingClient, locale: str) -> None:
    text = main_text(sent(client, table(LANE), locale=locale, format="statement"))
    assert "<time" not in text
    assert re.search(
        r"on \w+ \d+, 20\d\d" if locale == "en-US" else r"于20\d\d年\d+月\d+日计算", text
    )


def test_a_citys_own_airport_is_no_gap(client: CheckingClient, locale: str) -> None:
    """Of Hong Kong and Shenzhen; that of another city is named with its row."""
    own = [("", "", city, "FRA", "air", "500", "", "", "") for city in ("Hong Kong", "Shenzhen")]
    plain = main_text(sent(client, table(*own), locale=locale, format="statement"))
    assert ("None." if locale == "en-US" else "无。") in plain
    assert "close the gaps" not in plain
    assert "补齐" not in plain
    felixstowe = ("", "", "Felixstowe", "FRA", "air", "500", "", "", "")
    text = main_text(sent(client, table(*own, felixstowe), locale=locale, format="statement"))
    assert (
        "Row 4 uses a port or airport of another city" if locale == "en-US" else "第4行的起点或终点"
    ) in text
    assert ("close the gaps" if locale == "en-US" else "补齐") in text


def test_the_statement_says_of_which_mode_each_distance_is(client: CheckingClient) -> None:
    flight = ("", "", "HKG", "FRA", "air", "500", "", "", "")
    text = main_text(sent(client, table(LANE, flight), format="statement"))
    for mode in ("Ocean", "Air"):
        assert re.search(rf"{mode}, (GLEC|UK)[^:]*: ", text)


def test_the_statement_in_chinese(client: CheckingClient) -> None:
    text = main_text(sent(client, table(LANE), format="statement", locale="zh-CN"))
    assert "从油井到车轮（WTW）" in text
    assert "无。" in text
