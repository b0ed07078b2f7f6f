"""The freight quote: what an address brings, and what comes back of cargo and dates."""

import re

import pytest
from flask import Flask

from forms.quote import QuoteForm
from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON
from tests.support.form_cases import QUOTE
from tests.support.stored_leads import only_submission, rows

ENGLISH = "http://localhost:8000"
FCL = {
    "mode": "ocean-fcl",
    "volume_cbm": "",
    "containers-20-standard": "2",
    "containers-40-high-cube": "1",
}


def value(html: str, name: str) -> str | None:
    """What an input of the page holds."""
    match = re.search(rf'<input[^>]*value="([^"]*)"[^>]* name="{name}"', html)
    return match[1] if match else None


@pytest.mark.parametrize(
    ("mode", "written"),
    [
        # A city's name is no word for its seaport where the goods fly.
        ("air", {"en-US": ("上海", "Rotterdam"), "zh-CN": ("上海", "Rotterdam")}),
        (
            "ocean-fcl",
            {
                "en-US": ("Shanghai (CNSHA)", "Rotterdam (NLRTM)"),
                "zh-CN": ("上海（CNSHA）", "鹿特丹（NLRTM）"),
            },
        ),
    ],
)
def test_an_address_fills_the_route_in(
    client: CheckingClient,
    locale: str,
    base_url: str,
    mode: str,
    written: dict[str, tuple[str, str]],
) -> None:
    query = {"origin": "上海", "destination": "Rotterdam", "mode": mode}
    html = client.get(QUOTE.path, query_string=query, base_url=base_url).text
    assert (value(html, "origin"), value(html, "destination")) == written[locale]
    assert re.search(r'name="mode" value="' + mode + r'"[^>]* checked', html)
    assert 'class="summary"' not in html


@pytest.mark.parametrize("mode", ["rail", "", "air\0", "<b>"])
def test_a_mode_that_does_not_exist_is_left_out(client: CheckingClient, mode: str) -> None:
    page = client.get(QUOTE.path, query_string={"mode": mode})
    assert page.status_code == 200
    checked = re.findall(r'name="mode"[^>]* checked', page.text)
    assert len(checked) == (mode == "air\0")  # what is not seen is taken off


def test_an_address_cannot_write_into_the_page(client: CheckingClient, base_url: str) -> None:
    hostile = '"><script>alert(1)</script>'
    html = client.get(QUOTE.path, query_string={"origin": hostile}, base_url=base_url).text
    assert "<script>alert(1)" not in html
    assert value(html, "origin") == "&#34;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"


def test_an_address_does_not_overflow(client: CheckingClient) -> None:
    html = client.get(QUOTE.path, query_string={"origin": "x" * 201}).text
    assert value(html, "origin") == ""


def test_an_address_does_not_answer_for_the_visitor(client: CheckingClient) -> None:
    html = client.get(f"{QUOTE.path}?consent=y&work_email=a@b.example&submission_key={KEY}").text
    assert "a@b.example" not in html.partition("<main")[2]
    assert KEY not in html.partition("<main")[2]
    assert not re.search(r'name="consent"[^>]* checked', html)


KEY = "0123456789abcdef"


def test_only_the_plain_page_is_kept(client: CheckingClient) -> None:
    plain = client.get(QUOTE.path)
    assert plain.headers["X-Page-Cache"] == "store"
    assert plain.headers["X-Page-Cache-Args"] == ",".join(
        (*QuoteForm.prefillable, *QuoteForm.judged)
    )
    filled = client.get(f"{QUOTE.path}?origin=Shanghai")
    assert "X-Page-Cache" not in filled.headers
    assert 'content="noindex"' in filled.text


def test_containers_are_kept_as_counts(app: Flask, client: CheckingClient) -> None:
    answer = QUOTE.post(client, ENGLISH, FCL)
    assert answer.status_code == 303
    with app.app_context():
        fields = only_submission().fields
    assert fields["containers"] == "2 x 20-standard, 1 x 40-high-cube"
    assert "volume_cbm" not in fields
    assert fields["weight_kg"] == "3100"


def test_a_full_load_without_a_container(client: CheckingClient, base_url: str) -> None:
    answers = {**FCL, "containers-20-standard": "0", "containers-40-high-cube": ""}
    page = QUOTE.post(client, base_url, answers)
    assert page.status_code == 422
    assert 'href="#quote-containers"' in page.text
    assert re.search(r'id="quote-containers"[^>]* value="0"', page.text)
    scripted = QUOTE.post(client, base_url, answers, headers=JSON)
    assert set(scripted.get_json()["errors"]) == {"containers"}


def test_what_was_chosen_comes_back(client: CheckingClient, base_url: str) -> None:
    page = QUOTE.post(client, base_url, {"weight_kg": "1,5", "work_email": ""})
    assert page.status_code == 422
    assert value(page.text, "weight_kg") == "1,5"
    assert value(page.text, "ready_date") == QUOTE.answers["ready_date"]
    for name, chosen in (
        ("mode", "ocean-lcl"),
        ("delivery", "port-to-door"),
        ("dangerous_goods", "magnets"),
        ("consent", "y"),
    ):
        assert re.search(rf'name="{name}" value="{chosen}"[^>]* checked', page.text), name


def test_a_button_posts_for_one_more_row_and_nothing_is_stored(
    app: Flask, client: CheckingClient
) -> None:
    more = {"pieces-more": "120x80", "pieces-1-count": "8", "work_email": "femke@example.com"}
    page = QUOTE.post(client, ENGLISH, more)
    assert page.status_code == 200
    assert 'class="summary"' not in page.text
    first = dict(re.findall(r'name="pieces-1-([a-z]+)" value="([^"]*)"', page.text))
    assert first == {"count": "8", "length": "120", "width": "80", "height": "", "weight": ""}
    assert value(page.text, "work_email") == "femke@example.com"
    with app.app_context():
        assert rows() == (0, 0)


def test_pieces_fill_in_weight_and_volume(app: Flask, client: CheckingClient) -> None:
    row = {"count": "8", "length": "120", "width": "80", "height": "100", "weight": "600"}
    pieces = {f"pieces-1-{cell}": text for cell, text in row.items()}
    answer = QUOTE.post(client, ENGLISH, {"weight_kg": "", "volume_cbm": "", **pieces})
    assert answer.status_code == 303
    with app.app_context():
        stored = only_submission().fields
    assert (stored["weight_kg"], stored["volume_cbm"]) == ("4800", "7.68")
    assert stored["pieces"] == "8 x 120 x 80 x 100 cm, 600 kg"
    thanks = client.get(answer.location).text
    assert "3.20 loading meters of a truck" in thanks
    assert "8 pieces of 120 × 80 × 100 cm, 600 kg each" in thanks


def test_lcl_says_its_days_at_each_end(client: CheckingClient) -> None:
    route = "/get-started?origin=CNNGB&destination=DEHAM&delivery=port-to-port&mode="
    assert "LCL takes longer at each end" in client.get(f"{route}ocean-lcl").text
    assert "LCL takes longer at each end" not in client.get(f"{route}ocean-fcl").text
