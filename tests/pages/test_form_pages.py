"""Sign-up, talk to an expert, freight quote: as visitors meet them, in both languages."""

import re
from html import unescape
from pathlib import Path

import pytest
from flask import Flask

from portolan.core.brand import BRAND
from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON
from tests.support.form_cases import CASES, EXPERT, QUOTE, SIGN_UP, FormCase
from tests.support.stored_leads import only_submission, rows

KEY = "0123456789abcdef0123456789abcdef"
REQUIRED = {"en-US": "Required", "zh-CN": "必填"}
ERROR = {"en-US": "Error: ", "zh-CN": "错误："}
NOT_PROCESSED = {
    "en-US": "Sorry, but we are unable to process your message",
    "zh-CN": "抱歉，我们暂时无法处理您提交的内容",
}
WAIT = {"en-US": "Too many", "zh-CN": "您所在的网络提交次数过多"}
FIELD_COUNTS = {"application": 8, "sign-up": 9, "expert": 7, "quote": 13, "open-emissions": 4}
AGREED = {"en-US": f"I agree that {BRAND.name}", "zh-CN": f"我同意{BRAND.name}"}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> FormCase:
    """Each form in turn."""
    return CASES[request.param]


def stored_counts(app: Flask) -> tuple[int, int]:
    with app.app_context():
        return rows()


def test_the_page_is_the_same_for_everybody(
    client: CheckingClient, case: FormCase, base_url: str
) -> None:
    page = client.get(case.path, base_url=base_url)
    assert page.status_code == 200
    assert page.headers["Cache-Control"].startswith("public")
    assert "Set-Cookie" not in page.headers
    assert f'data-island="{case.island}"' in page.text
    for way_out in ('href="/privacy"', 'href="tel:', 'href="mailto:'):
        assert way_out in page.text.partition("<main")[2].partition("</main>")[0]


def test_every_field_is_there_without_scripts(client: CheckingClient, case: FormCase) -> None:
    html = client.get(case.path).text
    for name in case.answers:
        assert re.search(rf'<(input|select|textarea)[^>]* name="{name}"', html), name


def test_past_the_limit_everything_typed_stays(
    app: Flask, client: CheckingClient, case: FormCase, *, locale: str, base_url: str
) -> None:
    app.config["LEADS_LIMIT_ATTEMPTS"] = "1 per minute"
    case.post(client, base_url, {case.email: "nobody"})
    page = case.post(client, base_url)
    assert page.status_code == 429
    assert int(page.headers["Retry-After"]) > 0
    assert f"<title>{ERROR[locale]}" in page.text
    assert WAIT[locale] in page.text
    typed = {case.answers["first_name"], case.answers["last_name"], case.answers[case.email]}
    assert [text for text in typed if f'value="{text}"' not in page.text] == []
    assert stored_counts(app) == (0, 0)


def test_a_good_form_is_thanked_for_and_kept(
    app: Flask, client: CheckingClient, case: FormCase, *, locale: str, base_url: str
) -> None:
    answer = case.post(client, base_url)
    assert (answer.status_code, answer.location) == (303, case.thanked_at)
    assert answer.headers["Cache-Control"] == "no-store"
    thanks = client.get(case.thanked_at, base_url=base_url)
    assert thanks.status_code == 200
    assert 'name="robots" content="noindex"' in thanks.text
    with app.app_context():
        result = only_submission()
    assert (result.form_name, result.locale, result.page_path) == (
        case.form.name,
        locale,
        case.path,
    )
    if "phone" in case.answers:
        assert result.fields["phone_e164"] == "+31105550148"
    assert "consent" not in result.fields
    if "consent" in case.answers:
        assert str(result.consent).startswith(AGREED[locale])
        assert str(result.consent) in unescape(client.get(case.path, base_url=base_url).text)
    else:
        assert result.consent is None


def test_an_empty_form_is_told_what_is_missing(
    app: Flask, client: CheckingClient, case: FormCase, *, locale: str, base_url: str
) -> None:
    page = case.post(client, base_url, dict.fromkeys(case.answers, ""))
    assert page.status_code == 422
    assert page.headers["Cache-Control"] == "no-store"
    title = re.search(r"<title>([^<]*)", page.text)
    assert title is not None
    assert title[1].startswith(ERROR[locale])
    summary = page.text.partition('class="summary"')[2].partition("</ul>")[0]
    links = re.findall(r'<a href="#([^"]+)">[^<]+</a>', summary)
    assert len(links) == FIELD_COUNTS[case.form.name]
    assert REQUIRED[locale] in summary
    for target in links:
        assert re.search(rf'<(input|select|textarea)[^>]* id="{target}"', page.text), target
    assert stored_counts(app) == (0, 0)


def test_a_refused_form_keeps_what_was_typed(
    app: Flask, client: CheckingClient, case: FormCase, base_url: str
) -> None:
    page = case.post(client, base_url, {case.email: "femke@", "last_name": '<b>林 "x"'})
    assert page.status_code == 422
    for text in ('value="femke@"', 'value="Femke"', 'value="&lt;b&gt;林 &#34;x&#34;"'):
        assert text in page.text
    if "country" in case.answers:
        assert '<option value="NL" selected' in page.text
    assert stored_counts(app) == (0, 0)


def test_scripts_get_the_same_as_data(
    app: Flask, client: CheckingClient, case: FormCase, *, locale: str, base_url: str
) -> None:
    refused = case.post(client, base_url, {"first_name": "", case.email: ""}, headers=JSON)
    assert refused.status_code == 422
    body = refused.get_json()
    assert set(body["errors"]) == {"first_name", case.email}
    assert body["errors"]["first_name"] == REQUIRED[locale]
    assert {line["id"] for line in body["summary"]["errors"]} == {
        f"{case.form.name}-first-name",
        f"{case.form.name}-{case.email.replace('_', '-')}",
    }
    accepted = case.post(client, base_url, headers=JSON)
    assert (accepted.status_code, accepted.get_json()) == (201, {"location": case.thanked_at})
    assert accepted.headers["Cache-Control"] == "no-store"
    assert stored_counts(app) == (1, 2)


def test_a_double_click_is_one_lead(app: Flask, client: CheckingClient, case: FormCase) -> None:
    for _ in range(2):
        answer = case.post(client, "http://localhost:8000", {"submission_key": KEY})
        assert (answer.status_code, answer.location) == (303, case.thanked_at)
    assert stored_counts(app) == (1, 2)


def test_somebody_elses_page_may_not_post(
    app: Flask, client: CheckingClient, case: FormCase
) -> None:
    page = case.post(client, "http://localhost:8000", headers={"Sec-Fetch-Site": "cross-site"})
    assert page.status_code == 403
    assert 'value="femke@example.com"' in page.text
    assert stored_counts(app) == (0, 0)


def test_the_trap_is_flagged(app: Flask, client: CheckingClient, case: FormCase) -> None:
    assert case.post(client, "http://localhost:8000", {"fold_here": "spam"}).status_code == 303
    with app.app_context():
        assert only_submission().flags == ["honeypot", "no-token"]


class TestNowhereToKeepIt:
    """Neither database nor disk."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        url = "postgresql://nobody@127.0.0.1:1/nothing"
        return {**environment, "DATABASE_URL": url}

    def test_the_visitor_is_told(
        self,
        client: CheckingClient,
        case: FormCase,
        instance: Path,
        *,
        locale: str,
        base_url: str,
    ) -> None:
        (instance / "spool").write_text("a file where the folder should be")
        page = case.post(client, base_url)
        assert page.status_code == 503
        assert NOT_PROCESSED[locale] in page.text
        assert 'value="femke@example.com"' in page.text
        scripted = case.post(client, base_url, headers=JSON)
        assert (scripted.status_code, scripted.get_json()) == (
            503,
            {"message": NOT_PROCESSED[locale]},
        )


def test_what_the_forms_say_of_the_answers(app: Flask, client: CheckingClient) -> None:
    for case in (SIGN_UP, EXPERT, QUOTE):
        case.post(client, "http://localhost:8000")
    assert stored_counts(app) == (3, 6)
