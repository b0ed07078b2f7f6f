"""What was typed in one tool stands in the next one, and the one after that."""

import datetime as dt
import re
from html import unescape
from urllib.parse import parse_qs, urlencode

import pytest

from tests.support.checking_client import CheckingClient
from tests.support.load_plans import PALLETS, address_of

READY = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=30)).isoformat()
ENDS = {"origin": "Shanghai (CNSHA)", "destination": "Rotterdam (NLRTM)"}
ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
ARRIVAL = f"/arrival?{urlencode({**ENDS, 'mode': 'ocean-fcl', 'ready': READY})}"
PLAN = address_of("40-standard", PALLETS)
CALCULATED = f"/emissions-calculator?{urlencode({**ENDS, 'weight_kg': '9000'})}"
QUOTED = {**ENDS, "mode": "ocean-lcl", "ready_date": READY}
ROWS = {f"pieces-1-{name}": text for name, text in PALLETS.items()}
WEIGHT = {"weight_kg": "10000"}
OF_TOTAL = {"weight_kg": "9000"}


def link_to(html: str, path: str) -> str:
    """The address of the page's own link to a path, with a query."""
    inside = html.partition("<main")[2].partition("</main>")[0]
    results = re.findall(rf'href="({re.escape(path)}\?[^"]+)"', inside)
    assert results, path
    return unescape(results[-1])


def typed(href: str) -> dict[str, str]:
    return {name: texts[-1] for name, texts in parse_qs(href.partition("?")[2]).items()}


def test_the_calendar_leads_to_what_if_of_its_route(client: CheckingClient) -> None:
    """By sea alone: no canal closes in the air."""
    link = f'href="{ROUTE}/what-if"'
    assert link in client.get(ARRIVAL).text
    assert "/what-if" not in client.get(ARRIVAL.replace("ocean-fcl", "air")).text.split("<main")[1]


@pytest.mark.parametrize(
    ("start", "path", "carried"),
    [
        (PLAN, "/get-started", ROWS),
        (PLAN, "/arrival", {**ROWS, **WEIGHT}),
        (PLAN, "/emissions-calculator",
         {**WEIGHT, "containers-40-standard": "1", "mode": "ocean-fcl"}),
        (PLAN, "/emissions-calculator/list", WEIGHT),
        (ARRIVAL, "/get-started", {**ENDS, "ready_date": READY}),
        (ARRIVAL, "/load-planner", {**ENDS, "mode": "ocean-fcl", "ready": READY}),
        (ARRIVAL, "/emissions-calculator", ENDS),
        (ARRIVAL, "/emissions-calculator/list", {**ENDS, "mode": "ocean-fcl"}),
        (f"{ROUTE}?weight_kg=9000", "/get-started", {**ENDS, **OF_TOTAL}),
        (f"{ROUTE}?weight_kg=9000", "/arrival", {**ENDS, **OF_TOTAL}),
        (f"{ROUTE}?weight_kg=9000", "/load-planner", {**ENDS, **OF_TOTAL}),
        (f"{ROUTE}?weight_kg=9000", "/emissions-calculator", {**ENDS, **OF_TOTAL}),
        (f"{ROUTE}?weight_kg=9000", "/emissions-calculator/list", {**ENDS, **OF_TOTAL}),
        (f"{ROUTE}/what-if?avoid=suez", "/get-started", ENDS),
        (f"{ROUTE}/what-if?avoid=suez", "/arrival", ENDS),
        (f"{ROUTE}/what-if?avoid=suez", "/load-planner", ENDS),
        (f"{ROUTE}/what-if?avoid=suez", "/emissions-calculator/list", ENDS),
        (CALCULATED, "/get-started", OF_TOTAL),
        (CALCULATED, "/arrival", {**ENDS, **OF_TOTAL}),
        (CALCULATED, "/load-planner", {**ENDS, **OF_TOTAL}),
        (CALCULATED, "/emissions-calculator/list", {**ENDS, **OF_TOTAL}),
        (f"/get-started?{urlencode({**QUOTED, **ROWS})}", "/load-planner",
         {**ENDS, **ROWS, "mode": "ocean-lcl", "ready": READY, "unit": "all"}),
        (f"/get-started?{urlencode(QUOTED)}", "/arrival", {"ready": READY, "mode": "ocean-lcl"}),
    ],
)  # fmt: skip
def test_a_link_carries_what_was_typed(
    client: CheckingClient, start: str, path: str, carried: dict[str, str]
) -> None:
    href = link_to(client.get(start).text, path)
    assert typed(href).items() >= carried.items()
    assert client.get(href).status_code == 200


def test_pieces_and_places_meet_in_the_quote(client: CheckingClient, base_url: str) -> None:
    """From a load to its dates, and from there to a quote: nothing is typed twice."""
    dates = link_to(client.get(PLAN, base_url=base_url).text, "/arrival")
    page = client.get(dates, base_url=base_url).text
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page))
    assert hidden.items() >= {**ROWS, **WEIGHT}.items()
    answered = f"/arrival?{urlencode({**hidden, **ENDS, 'mode': 'ocean-lcl', 'ready': READY})}"
    quote = typed(link_to(client.get(answered, base_url=base_url).text, "/get-started"))
    assert quote.items() >= {**ROWS, "mode": "ocean-lcl", "ready_date": READY}.items()
    assert "weight_kg" not in quote


def test_rows_without_a_figure_stay_behind(client: CheckingClient) -> None:
    planned = client.get(f"{PLAN}&pieces-2-way=upright&pieces-2-count=").text
    assert "pieces-2-way" not in link_to(planned, "/arrival")


def test_places_stay_with_a_load_that_is_changed(client: CheckingClient) -> None:
    planner = client.get(link_to(client.get(ARRIVAL).text, "/load-planner")).text
    assert f'name="origin" value="{ENDS["origin"]}"' in planner
    planned = client.get(f"{PLAN}&{urlencode(ENDS)}").text
    assert typed(link_to(planned, "/route-search")) == ENDS
    assert typed(link_to(planned, "/load-planner")).items() >= ENDS.items()


def test_a_weight_alone_is_no_mistake_in_the_calculator(client: CheckingClient) -> None:
    page = client.get("/emissions-calculator?weight_kg=10000").text
    assert "Error:" not in page
    assert 'value="10000"' in page


def test_the_quote_names_the_day_of_arrival(client: CheckingClient) -> None:
    page = client.get(f"/get-started?{urlencode(QUOTED)}").text
    assert re.search(r"Likely cleared by customs on [A-Z][a-z]+\s\d+,\s\d{4}\.", page)
    later = client.get(f"/get-started?{urlencode({**QUOTED, 'delivery': 'port-to-door'})}").text
    assert "Likely at the door on " in later
    assert typed(link_to(later, "/arrival"))["to_door"] == "y"


@pytest.mark.parametrize("ready", ["", "soon", "2020-01-01"])
def test_without_a_day_to_come_the_quote_names_none(client: CheckingClient, ready: str) -> None:
    page = client.get(f"/get-started?{urlencode({**QUOTED, 'ready_date': ready})}").text
    assert "Likely cleared" not in page


@pytest.mark.parametrize("address", [f"{ROUTE}/what-if?avoid=suez", ARRIVAL, PLAN])
def test_an_answer_on_paper_says_who_worked_it_out_and_when(
    client: CheckingClient, address: str
) -> None:
    main = unescape(client.get(address).text.partition("<main")[2])
    assert re.search(r"Worked out by Portolan on \w+ \d+, 20\d\d\.", main)
