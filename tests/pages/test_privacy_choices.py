"""The page of privacy choices without scripts: what it takes, keeps, shows and refuses."""

import re

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app import create_app
from portolan.sections.privacy_choices.cookie import COOKIE
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PATH = "/privacy/choices"
OWN = {"Sec-Fetch-Site": "same-origin"}
JSON = {**OWN, "Accept": "application/json"}
TICKED = re.compile(r'value="(\w+)" checked')

# What is posted, and the value of the cookie that keeps it.
POSTS = [
    ({"answer": "all"}, "1.advertising.analytics.personalization"),
    ({"answer": "none"}, "1"),
    ({}, "1"),
    ({"purpose": ["analytics"]}, "1.analytics"),
    ({"purpose": ["personalization", "advertising"]}, "1.advertising.personalization"),
    ({"answer": "none", "purpose": ["analytics"]}, "1"),
    ({"purpose": ["essential", "nonsense", "a;b", "analytics", "analytics"]}, "1.analytics"),
    ({"answer": "nonsense"}, "1"),
]


def choice_cookie(answer: TestResponse) -> str:
    """The one cookie that an answer sets, but for the day on which it ends."""
    (line,) = answer.headers.getlist("Set-Cookie")
    return re.sub(" Expires=[^;]*;", "", line)


def ticked(client: CheckingClient, **headers: str) -> set[str]:
    """The optional purposes that the page shows as permitted."""
    return set(TICKED.findall(client.get(PATH, headers=headers).text))


@pytest.mark.parametrize(("posted", "value"), POSTS)
def test_a_choice_is_kept_in_one_cookie_and_shown(
    client: CheckingClient, posted: dict[str, object], value: str, base_url: str
) -> None:
    answer = client.post(PATH, data=posted, headers=OWN, base_url=base_url)
    assert answer.status_code == 303
    assert answer.location == f"{PATH}?kept=1"
    assert answer.headers["Cache-Control"] == "no-store"
    assert choice_cookie(answer) == f"{COOKIE}={value}; Max-Age=15724800; Path=/; SameSite=Lax"
    view = client.get(answer.location, base_url=base_url).text
    assert set(TICKED.findall(view)) == set(value.split(".")[1:])
    assert 'role="status" id="choices-kept"' in view


def test_the_confirmation_comes_after_a_choice_only(client: CheckingClient) -> None:
    message = "Your choice is saved and applies from now on.</p>"
    assert message not in " ".join(client.get(PATH).text.split())
    assert message in " ".join(client.get(f"{PATH}?kept=1").text.split())


def test_scripts_get_the_same_as_data(client: CheckingClient) -> None:
    answer = client.post(PATH, data={"purpose": ["analytics"]}, headers=JSON)
    assert answer.status_code == 200
    assert answer.get_json() == {"purposes": ["analytics"]}
    assert answer.headers["Cache-Control"] == "no-store"
    assert choice_cookie(answer).startswith(f"{COOKIE}=1.analytics;")


@pytest.mark.parametrize("value", ["", "2.analytics", "analytics", "01.analytics", "1,analytics"])
def test_a_cookie_that_is_none_of_ours_permits_nothing(client: CheckingClient, value: str) -> None:
    client.set_cookie(COOKIE, value)
    assert ticked(client) == set()


def test_a_page_shows_a_visitor_s_choice_and_is_kept_by_nobody(client: CheckingClient) -> None:
    client.set_cookie(COOKIE, "1.analytics.nonsense")
    answer = client.get(PATH)
    assert set(TICKED.findall(answer.text)) == {"analytics"}
    assert answer.headers["Cache-Control"] == "no-store"
    assert "X-Page-Cache" not in answer.headers
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_a_post_from_elsewhere_is_refused(
    client: CheckingClient, headers: dict[str, str], accept: str
) -> None:
    answer = client.post(PATH, data={"answer": "all"}, headers={**headers, "Accept": accept})
    assert answer.status_code == 403
    assert "Set-Cookie" not in answer.headers
    assert "somewhere other than our own page" in answer.text


def test_a_post_from_the_other_language_counts(client: CheckingClient) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Origin": "http://zh-cn.localhost:8000"}
    assert client.post(PATH, data={"answer": "none"}, headers=headers).status_code == 303


def test_the_browser_s_signal_is_told_and_switches_nothing_on(client: CheckingClient) -> None:
    note = "Global Privacy Control"
    page = client.get(PATH, headers={"Sec-GPC": "1"})
    assert note in page.text.split("<main")[1].split("</main>")[0]
    assert TICKED.findall(page.text) == []
    assert note not in client.get(PATH).text.split("<main")[1].split("</main>")[0]
    # What the visitor said outweighs it.
    client.set_cookie(COOKIE, "1.advertising")
    assert ticked(client, **{"Sec-GPC": "1"}) == {"advertising"}


def test_on_https_the_cookie_is_secure_and_for_both_languages(environment: dict[str, str]) -> None:
    environment |= {
        "SITE_URL_EN_US": "https://www.portolan.example",
        "SITE_URL_ZH_CN": "https://cn.portolan.example",
    }
    answer = (
        create_app(environment)
        .test_client()
        .post(PATH, data={"answer": "none"}, headers=OWN, base_url="https://www.portolan.example")
    )
    assert choice_cookie(answer) == (
        f"{COOKIE}=1; Domain=portolan.example; Max-Age=15724800; Secure; Path=/; SameSite=Lax"
    )


@pytest.mark.parametrize("path", ["/", "/blog", "/route-search", "/404.html", "/500.html", PATH])
def test_every_page_asks_hidden_and_leads_to_the_choices(
    client: CheckingClient, path: str, base_url: str
) -> None:
    page = client.get(path, base_url=base_url).text
    question = re.search(r'<section class="consent"[^>]*>', page)
    assert question
    assert question[0].endswith(" hidden>")
    assert f'href="{PATH}"' in page.split("<footer")[1]


def test_a_tool_of_others_asks_itself(environment: dict[str, str]) -> None:
    environment["CONSENT_SCRIPT_URL"] = "https://consent.example/boot.js"
    page = create_app(environment).test_client().get("/", base_url=BASE["en-US"]).text
    assert 'id="consent"' not in page
    assert f'href="{PATH}"' in page


def test_with_a_tool_of_others_nothing_is_said_to_be_kept_here(
    app: Flask, environment: dict[str, str]
) -> None:
    assert "data-consent-outside" not in app.test_client().get(PATH, base_url=BASE["en-US"]).text
    environment["CONSENT_SCRIPT_URL"] = "https://vendor.example/consent.js"
    client = create_app(environment).test_client()
    page = client.get(PATH, base_url=BASE["en-US"]).text
    assert 'data-consent="choices-kept" hidden' in page
    assert COOKIE not in page
    assert "The tool that asks for your consent keeps your choices" in page
    after = client.get(f"{PATH}?kept=1", base_url=BASE["en-US"]).text
    assert "Your choice is saved and applies from now on.</p>" not in after
    answer = client.post(PATH, data={"answer": "none"}, headers=OWN, base_url=BASE["en-US"])
    assert answer.status_code == 403
    assert "Set-Cookie" not in answer.headers
    assert "The tool that asks for your consent keeps your choices" in answer.text


def test_chatting_is_offered_where_it_is_configured(
    app: Flask, environment: dict[str, str]
) -> None:
    assert "data-chat" not in app.test_client().get("/", base_url=BASE["en-US"]).text
    environment["CUSTOMER_MESSAGING_APP_ID"] = "a b"
    page = create_app(environment).test_client().get("/", base_url=BASE["en-US"]).text
    assert re.search(r"<button[^>]* data-chat hidden>", page)
    assert '"customer-messaging":"https://widget.intercom.io/widget/a%20b"' in page
