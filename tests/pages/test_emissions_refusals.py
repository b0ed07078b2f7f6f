"""What the calculator refuses, and what it takes without having been asked."""

import re
from html import unescape
from pathlib import Path

import pytest
from flask import Flask

from portolan.web.route_network import RouteNetworkReader
from tests.support.calculator import DATA, PAGE, TABLE, query_of
from tests.support.checking_client import CheckingClient

REFUSED = {
    "nothing to carry": (query_of(weight_kg=""), "weight_kg"),
    "zero": (query_of(weight_kg="0"), "weight_kg"),
    "negative": (query_of(weight_kg="-5"), "weight_kg"),
    "absurd": (query_of(weight_kg="99999999999"), "weight_kg"),
    "no number": (query_of(weight_kg="a lot"), "weight_kg"),
    "no volume": (query_of(weight_kg="", volume_m3="0"), "volume_m3"),
    "half a container": (query_of(**{"containers-40-standard": "1.5"}), "containers"),
    "no container": (query_of(**{"containers-40-standard": "0"}), "containers"),
    "many containers": (query_of(**{"containers-40-standard": "501"}), "containers"),
    "containers by air": (
        query_of(mode="air", **{"containers-20-standard": "1"}),
        "containers",
    ),
    "nowhere": (query_of(origin="zzzzqqq"), "origin"),
    "no origin": (query_of(origin=""), "origin"),
    "an island without a port by sea": (query_of(destination="FLW"), "destination"),
    "a size of ship by GLEC": (query_of(factor_set="glec-3.2", ship_size="8000"), "factor_set"),
    "unknown size of ship": (query_of(ship_size="giant"), "ship_size"),
    "a port and its airport, by sea": (query_of(destination="PVG"), "destination"),
    "a port and its airport, by air": (query_of(mode="air", destination="PVG"), "destination"),
    "two towns of a name": (query_of(origin="Valencia", mode="air"), "origin"),
    "the same place": (query_of(destination="CNSHA"), "destination"),
    "all but the cargo, as scripts send it": (
        {"mode": "ocean-fcl", "origin": "CNSHA", "destination": "NLRTM", "factor_set": "glec-3.2"},
        "weight_kg",
    ),
    "nothing at all, as scripts send it": (
        {"mode": "ocean-fcl", "factor_set": "desnz-2025"},
        "origin",
    ),
    "ten kilobytes": (query_of(origin="x" * 10_240), "origin"),
    "ten kilobytes of digits": (query_of(weight_kg="9" * 10_240), "weight_kg"),
    "road without kilometers": (query_of(mode="road"), "distance_km"),
    "a distance of nothing": (query_of(distance_km="0"), "distance_km"),
    "twice round the earth": (query_of(distance_km="80000"), "distance_km"),
    "unknown mode": (query_of(mode="sledge"), "mode"),
    "unknown set": (query_of(factor_set="mine"), "factor_set"),
    "cold goods at sea by the UK": (query_of(refrigerated="y"), "factor_set"),
    "a short flight by GLEC": (
        query_of(mode="air", origin="CDG", destination="AMS", factor_set="glec-3.2"),
        "factor_set",
    ),
}


@pytest.mark.parametrize("name", ["unknown mode", "unknown set", "unknown size of ship"])
def test_what_is_not_on_the_list_is_refused_in_the_words_of_the_forms(
    client: CheckingClient, name: str
) -> None:
    question, field = REFUSED[name]
    error = client.get(DATA, query_string=question).get_json()["error"]
    assert error == {"field": field, "message": "Please enter a valid response"}


@pytest.mark.parametrize(("question", "field"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_answered_says_why(
    client: CheckingClient, question: dict[str, str], field: str, base_url: str
) -> None:
    page = client.get(PAGE, query_string=question, base_url=base_url)
    assert page.status_code == 422
    assert page.headers["Cache-Control"] == "no-store"
    summary = page.text.partition('class="summary"')[2].partition("</ul>")[0]
    targets = re.findall(r'<a href="#([^"]+)">[^<]+</a>', summary)
    assert targets[0].startswith(f"emissions-{field}".replace("_", "-"))
    assert f'id="{targets[0]}"' in page.text
    assert len(page.text) < 100_000
    refused = client.get(DATA, query_string=question, base_url=base_url)
    assert refused.status_code == 422
    error = refused.get_json()["error"]
    assert error["field"] == field
    assert error["message"] in unescape(page.text)
    assert client.get(TABLE, query_string=question).status_code == 422


BEGUN = {
    "two ends": ({"origin": "Shanghai (CNSHA)", "destination": "NLRTM"}, None),
    "an own distance": ({"mode": "rail", "distance_km": "800"}, None),
    "a way over land": ({"mode": "road", "origin": "Hamburg"}, None),
    "nowhere": ({"origin": "zzzzqqq"}, "origin"),
    "the same place": ({"origin": "Shanghai", "destination": "CNSHA"}, "destination"),
    "unknown mode": ({"mode": "sledge", "origin": "CNSHA"}, "mode"),
    "a distance of nothing": ({"distance_km": "0"}, "distance-km"),
}


@pytest.mark.parametrize(("question", "field"), BEGUN.values(), ids=BEGUN)
def test_a_link_may_fill_the_form_in(
    client: CheckingClient, question: dict[str, str], field: str | None, base_url: str
) -> None:
    page = client.get(PAGE, query_string=question, base_url=base_url)
    message = re.findall(r'<a href="#emissions-([\w-]+)">', page.text)
    assert message == ([field] if field else [])
    assert page.status_code == (422 if field else 200)
    assert 'name="robots" content="noindex"' in page.text
    assert 'id="emissions-result"' not in page.text
    for text in set(question.values()) - {"sledge"}:
        assert f'value="{text}"' in page.text
    assert client.get(DATA, query_string=question).status_code == 422


def test_what_was_typed_stays_and_is_escaped(client: CheckingClient) -> None:
    html = client.get(PAGE, query_string=query_of(origin='<b>"')).text
    assert 'value="&lt;b&gt;&#34;"' in html


def test_without_a_route_network_the_page_says_so(
    app: Flask, client: CheckingClient, tmp_path: Path
) -> None:
    app.extensions["route_network"] = RouteNetworkReader(tmp_path / "nothing")
    assert client.get(PAGE).status_code == 200
    assert client.get(PAGE, query_string=query_of()).status_code == 503
    assert client.get(DATA, query_string=query_of()).status_code == 503
