"""The answer of each tool has an id that its form's address ends in, and can take the focus.

So it is in view and is what comes next, with scripts and without.
"""

import re

import pytest

from tests.support.checking_client import CheckingClient

TOOLS = {
    "/route-search": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/search": "/search?q=demurrage",
    "/data/hs-code": "/data/hs-code?q=coffee",
    "/atlas": "/atlas?q=Valencia",
    "/emissions-calculator": (
        "/emissions-calculator?origin=CNSHA&destination=NLRTM&weight_kg=1000"
    ),
    "/paps": "/paps?number=ABCD123456",
}
WITH_SKIP = ("/route-search", "/search", "/data/hs-code", "/atlas", "/emissions-calculator")


def anchors(html: str) -> list[str]:
    """The fragments that the forms of a page lead to, less the search of the header."""
    main = html[html.index("<main") :]
    return re.findall(r'<form[^>]* action="[^"#]*#([^"]+)"', main)


@pytest.mark.parametrize(("page", "answer"), TOOLS.items())
def test_the_form_leads_to_its_answer(client: CheckingClient, page: str, answer: str) -> None:
    anchor = anchors(client.get(page).text)[0]
    result = client.get(answer, follow_redirects=True).text
    assert re.search(rf'<[^>]* id="{anchor}"[^>]* tabindex="-1"', result), anchor


@pytest.mark.parametrize("page", [*TOOLS, "/arrival", "/load-planner", TOOLS["/"]])
def test_w3m_puts_the_query_before_the_fragment(client: CheckingClient, page: str) -> None:
    """It appends the query to an address without a question mark, and loses what is behind `#`."""
    forms = [
        form for form in re.findall("<form[^>]*>", client.get(page).text) if "post" not in form
    ]
    assert forms
    assert not [form for form in forms if re.search(r' action="[^"?]*#', form)]


@pytest.mark.parametrize("page", [*WITH_SKIP, "/paps", "/get-started", "/careers/jobs"])
def test_a_link_leads_past_the_header_to_the_tool(client: CheckingClient, page: str) -> None:
    main = client.get(page).text.partition("<main")[2]
    first = re.search(r'<a class="skip" href="#tool">', main)
    assert first
    assert first.start() < main.index("<h1")
    tool = main.index('id="tool"')
    assert 'tabindex="-1"' in main[tool : tool + 40]


def test_a_city_with_a_port_and_an_airport_asks_which(client: CheckingClient) -> None:
    page = client.get("/route-search?origin=Chicago&destination=Shenzhen")
    assert page.status_code == 422
    assert "Several places have this name. Which one?" in page.text
    for code in ("ORD", "USCHI"):
        assert f'name="origin" value="{code}"' in page.text


@pytest.mark.parametrize("origin", ["ORD", "chicago-ohare-ord", "Chicago O'Hare (ORD)", "Shanghai"])
def test_what_is_plain_is_not_asked(client: CheckingClient, origin: str) -> None:
    query = {"origin": origin, "destination": "Rotterdam"}
    assert client.get("/route-search", query_string=query).status_code == 302


def test_nothing_is_said_of_the_browser_that_it_did_not_say(client: CheckingClient) -> None:
    """A browser without styles shows what is hidden, so no sentence may be there in vain."""
    html = client.get("/company/contact").text
    message = re.sub(r"<[^>]*>", " ", html)
    assert "Global Privacy Control" not in message
    assert "By law we need your consent" not in message
    assert 'data-text="Your browser sends Global Privacy Control' in html


def test_hints_and_traps_are_told_apart_without_styles(client: CheckingClient) -> None:
    html = client.get("/company/contact").text
    assert '<p class="hint" id="contact-work-email-hint">' in html
    assert "Leave this field empty" in html
