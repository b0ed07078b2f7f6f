"""A number that is searched for: of a container, of a bill of lading, or of something else."""

from uuid import UUID

import pytest

from portolan.leads.reference import reference_of
from tests.support.checking_client import CheckingClient


def test_a_container_number_is_told_what_is_wrong_with_it(client: CheckingClient) -> None:
    page = client.get("/search?q=mscu-123456-0").text
    assert "MSCU 123456 0" in page
    assert "the check digit, should be 6." in page
    assert "A container number by ISO 6346." not in page
    assert "page found" not in page
    assert '<p class="no" role="status">Search: mscu-123456-0</p>' in page
    assert "The container belongs to MSC (MSCU)." in page
    assert "msc.com" not in page
    named = client.get("/search?q=track+container+MSCU1234566").text
    assert "There is a mistake" not in named
    assert 'href="https://www.msc.com/en/track-a-shipment"' in named


def test_a_container_is_looked_up_by_its_number_where_the_carrier_allows(
    client: CheckingClient,
) -> None:
    assert (
        'href="https://www.maersk.com/tracking/MSKU1234565"'
        in client.get("/search?q=MSKU1234565").text
    )
    assert (
        "Triton owns the container and leases it to carriers."
        in client.get("/search?q=TCLU1234568").text
    )


def test_a_bill_of_lading_names_its_carrier(client: CheckingClient) -> None:
    page = client.get("/search?q=EGLV123456789012").text
    assert "It starts like Evergreen’s numbers." in page
    assert 'href="https://www.shipmentlink.com/servlet/TDB1_CargoTracking.do"' in page


def test_a_reference_of_a_form_leads_to_the_desk(client: CheckingClient) -> None:
    reference = reference_of(UUID("2a9e4c71-0000-4000-8000-000000000000"))
    for typed in (reference, reference.lower().replace("-", ""), f"my number {reference}"):
        page = client.get("/search", query_string={"q": typed}).text
        assert f"Reference {reference}" in page
        assert 'href="/company/contact"' in page.split("<main")[1]
    wrong = reference[:-1] + ("0" if reference[-1] != "0" else "1")
    assert "you sent us by a form" not in client.get("/search", query_string={"q": wrong}).text


def test_a_number_that_no_carrier_begins_with_leads_to_the_desk(client: CheckingClient) -> None:
    page = client.get("/search?q=PTL2611004512").text
    assert "Ask the desk where it is" in page
    assert "Track it there" not in page


@pytest.mark.parametrize(
    "typed", ["NGBHAM12345", "HLCUSHA2411ABCD1", "12345678", "booking 6182345670", "6123456780"]
)
def test_numbers_as_carriers_give_them_lead_to_the_desk(client: CheckingClient, typed: str) -> None:
    page = client.get("/search", query_string={"q": typed}).text
    assert "A booking or bill of lading?" in page
    assert 'href="/company/contact?topic=shipment-under-way"' in page


def test_an_air_waybill_is_told_by_its_last_digit(client: CheckingClient) -> None:
    """1234567 by 7 leaves 5."""
    assert "An air waybill?" in client.get("/search?q=176-12345675").text
    assert "An air waybill?" not in client.get("/search?q=176-12345676").text


def test_the_number_of_a_ship_with_a_mistake_is_no_booking(client: CheckingClient) -> None:
    page = client.get("/search?q=IMO+9811001").text
    assert "the last digit does not fit the others" in page
    assert "A booking" not in page
    page = client.get("/search?q=9811001").text
    assert "A booking or bill of lading?" in page
    assert "A ship’s IMO number? The last digit does not fit the others." in page
    right = client.get("/search", query_string={"q": "IMO号9811000"}).text.split("<main")[1]
    assert 'href="/atlas/vessel' in right
    assert "mistake" not in right


def test_a_check_digit_that_was_left_out_is_said_to_be_added(client: CheckingClient) -> None:
    assert "with its check digit 5 added" in client.get("/search?q=MSKU123456").text
