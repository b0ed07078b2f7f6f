"""A number that is searched for: of a container, of a bill of lading, or of something else."""

from uuid import UUID

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
    assert "It starts the way Evergreen’s numbers do." in page
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
