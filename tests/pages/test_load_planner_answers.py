"""What the loading planner answers: the units compared, what fits nowhere, what the quote gets."""

import re
from html import unescape

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.load_plans import PALLETS, address_of, headline

SMALL = {"count": "60", "length": "60", "width": "40", "height": "40", "weight": "18"}
HUGE = {"count": "3", "length": "700", "width": "230", "height": "290", "weight": "30000"}


def test_less_room_is_named_where_it_holds_all(client: CheckingClient, locale: str) -> None:
    """60 cartons: a 20-foot container, and an aircraft pallet of a third of its size."""
    html = unescape(client.get(address_of("all", SMALL), base_url=BASE[locale]).text)
    plan = html.partition('id="answer"')[2].partition('id="compared"')[0]
    pmc = "1 × Aircraft pallet PMC" if locale == "en-US" else "1 × 航空集装板PMC"
    assert pmc in plan.partition("<figure")[0]
    says = "the usual dry containers" if locale == "en-US" else "干货集装箱"
    assert says in plan
    full = unescape(client.get(address_of("pmc", SMALL)).text)
    assert "the usual dry containers" not in full


def test_nothing_dry_stands_in_for_a_refrigerated_container(client: CheckingClient) -> None:
    """22 pallets: 20 in a refrigerated container of 40 feet, all in a dry one."""
    pallets = {"count": "22", "length": "120", "width": "100", "height": "180", "weight": "850"}
    cold, dry = (
        unescape(client.get(address_of(unit, {**pallets, "top": "y"})).text)
        for unit in ("40-reefer", "45-pallet-wide")
    )
    assert headline(cold) == "2 × 40' High Cube, refrigerated"
    assert "Each of these is smaller" not in cold
    assert "Each of these is smaller and still holds everything: 1 × 40' Standard" in dry
    assert "refrigerated" not in dry.partition("Each of these")[2].partition("</p>")[0]


def test_what_fits_nowhere_is_told_with_the_reason_and_a_way_on(
    client: CheckingClient, locale: str
) -> None:
    html = unescape(client.get(address_of("all", HUGE), base_url=BASE[locale]).text)
    none = (
        "These pieces fit no container or other unit"
        if locale == "en-US"
        else "没有一种集装箱或其他"
    )
    assert none in html
    assert 'href="/talk-to-an-expert"' in html.partition('id="answer"')[2].partition("compared")[0]
    assert "By air" not in html
    assert "空运按" not in html
    if locale == "en-US":
        assert "Row 1: a piece is heavier than the largest payload of any unit" in html
        long = unescape(client.get(address_of("all", {**HUGE, "weight": "90"})).text)
        assert "Row 1: in the positions allowed, a piece is too large for every door" in long


@pytest.mark.parametrize(("unit", "known"), [("all", {"mode": "ocean-fcl"}), ("40-standard", {})])
def test_the_planned_containers_are_in_the_quote(
    client: CheckingClient, unit: str, known: dict[str, str]
) -> None:
    html = client.get(address_of(unit, PALLETS, **known)).text
    quote = re.search(r'href="(/get-started\?[^"]*)"', html)
    assert quote
    form = client.get(unescape(quote[1])).text
    assert re.search(r'name="containers-40-standard"[^>]* value="1"', form)
    assert "Your 25 pieces were carried over" in form
    for other in (
        address_of("40-standard", PALLETS, mode="air"),
        # Nobody chose the container: the mode is asked, and the pieces alone come along.
        address_of("all", PALLETS),
    ):
        html = client.get(other).text
        assert "containers-40" not in html
        assert "mode=ocean-fcl" not in html


def test_more_and_smaller_units_are_not_called_smaller(client: CheckingClient) -> None:
    """22 pallets in one container of 40 feet: neither two of 20 feet nor 22 pallets are told."""
    pallets = {"count": "22", "length": "120", "width": "80", "height": "150", "weight": "400"}
    plan = unescape(client.get(address_of("all", {**pallets, "top": "y"})).text)
    head = plan.partition('id="answer"')[2].partition("<figure")[0]
    assert headline(plan) == "1 × 40' Standard"
    assert "Each of these is smaller" not in head


def test_the_headline_warns_of_a_unit_for_europe(client: CheckingClient, locale: str) -> None:
    """A case of 13 meters goes into the pallet-wide container of 45 feet alone."""
    case = {"count": "1", "length": "1300", "width": "200", "height": "200", "weight": "8000"}
    plan = unescape(client.get(address_of("all", case), base_url=BASE[locale]).text)
    head = plan.partition('id="answer"')[2].partition("<figure")[0]
    assert {"en-US": "run almost only within Europe", "zh-CN": "欧洲"}[locale] in head
    assert head.count('<p class="lead">') == 2
    usual = unescape(client.get(address_of("all", SMALL), base_url=BASE[locale]).text)
    assert {"en-US": "almost only within", "zh-CN": "几乎只"}[locale] not in usual


def test_equal_loads_are_said_to_be_equal(client: CheckingClient, locale: str) -> None:
    """57 t in three containers of 20 pieces each."""
    heavy = {"count": "60", "length": "110", "width": "110", "height": "80", "weight": "950"}
    plan = client.get(address_of("20-standard", heavy), base_url=BASE[locale]).text
    alike = {"en-US": "3 units are loaded like this.", "zh-CN": "3个单元都这样装。"}[locale]
    assert alike in plan
    alone = client.get(address_of("all", SMALL), base_url=BASE[locale]).text
    assert alike[1:] not in alone
