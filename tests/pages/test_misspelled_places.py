"""Places that are guessed from a misspelled name: each page and each answer says so."""

import datetime as dt
import json
from html import unescape
from urllib.parse import urlencode

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

READ = {
    "en-US": "We read “Rotterdm” as Rotterdam (NLRTM).",
    "zh-CN": "“Rotterdm”",
}
ENDS = {"origin": "shanghai-cnsha", "destination": "Rotterdm"}
SOON = dt.date.today() + dt.timedelta(days=60)  # noqa: DTZ011 - far from any midnight
ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"


def test_a_route_that_was_searched_says_how_it_was_read(
    client: CheckingClient, locale: str
) -> None:
    found = client.get(f"/route-search?{urlencode(ENDS)}", base_url=BASE[locale])
    assert found.status_code == 302
    assert found.location == f"{ROUTE}?destination=Rotterdm"
    assert READ[locale] in client.get(found.location, base_url=BASE[locale]).text
    # The page of the route itself is as it was, with another place written into its address too.
    for path in (ROUTE, f"{ROUTE}?destination=Hamburg", f"{ROUTE}?destination=NLRTM"):
        assert "Rotterdm" not in client.get(path, base_url=BASE[locale]).text
        assert "We read" not in client.get(path, base_url=BASE[locale]).text


def test_a_name_of_the_place_leads_to_the_plain_address(client: CheckingClient) -> None:
    found = client.get(f"/route-search?{urlencode({**ENDS, 'destination': 'rotterdam'})}")
    assert found.location == ROUTE


def test_the_page_with_a_misspelling_is_not_listed(client: CheckingClient) -> None:
    page = client.get(f"{ROUTE}?destination=Rotterdm")
    assert 'content="noindex' in page.text or "noindex" in page.headers.get("X-Robots-Tag", "")


@pytest.mark.parametrize(
    "query",
    ["destination=Rotterdm&avoid=suez", "via=Singapor&days=2&avoid=suez"],
    ids=["end", "stop"],
)
def test_what_if_says_it_of_ends_and_stops(client: CheckingClient, query: str) -> None:
    page = client.get(f"{ROUTE}/what-if?{query}")
    html = client.get(page.location).text if page.status_code == 302 else page.text
    typed = "Rotterdm" if "Rotterdm" in query else "Singapor"
    assert f"We read “{typed}” as" in html


def test_a_route_leads_to_what_if_with_the_misspelling(client: CheckingClient) -> None:
    asked = client.get(f"{ROUTE}?destination=Rotterdm&origin=Hambrg&avoid=suez")
    # Another place than that of the page is none of its misspellings.
    assert asked.location == f"{ROUTE}/what-if?destination=Rotterdm&avoid=suez"
    assert READ["en-US"] in client.get(asked.location).text


def test_the_arrival_calendar_says_it(client: CheckingClient, locale: str) -> None:
    query = {**ENDS, "mode": "ocean-fcl", "ready": SOON}
    page = client.get(f"/arrival?{urlencode(query)}", base_url=BASE[locale])
    assert READ[locale] in unescape(page.text)


def test_the_emissions_calculator_says_it(client: CheckingClient, locale: str) -> None:
    query = {**ENDS, "mode": "ocean-fcl", "weight_kg": "1000"}
    page = client.get(f"/emissions-calculator?{urlencode(query)}", base_url=BASE[locale])
    assert READ[locale] in unescape(page.text)


def test_the_api_says_it(client: CheckingClient) -> None:
    told = json.loads(client.get(f"/api/routes?{urlencode(ENDS)}").text)
    assert (told["origin_guessed"], told["destination_guessed"]) == (False, True)
    shipment = {**ENDS, "mode": "ocean-fcl", "weight_kg": 1000}
    batch = client.post("/api/batch", json={"shipments": [shipment]}).json
    assert batch
    [row] = batch["rows"]
    assert (row["origin_guessed"], row["destination_guessed"]) == (False, True)
