"""The contact form as visitors meet it, in both languages."""

import re
from html import escape
from urllib.parse import quote, urlsplit

import pytest
from flask import Flask

from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, PATH, THANKS, Send, sender
from tests.support.stored_leads import only_submission, rows

KEY = "0123456789abcdef0123456789abcdef"
THANK_YOU = {
    "en-US": "Thank you for your message. We will get back to you as soon as we can.",
    "zh-CN": "感谢您的留言，我们会尽快与您联系。",
}
RULES = [
    ("first_name", "", "Required", "必填"),
    ("last_name", " ", "Required", "必填"),
    ("topic", "", "Required", "必填"),
    ("message", "\0", "Required", "必填"),
    ("work_email", "", "Please enter an email address", "请输入电子邮箱地址"),
    ("work_email", "femke", "Please enter a valid email address", "请输入有效的电子邮箱地址"),
    ("phone", "12", "Please enter a valid phone number", "请输入有效的电话号码"),
    ("topic", "bribes", "Please enter a valid response", "请填写有效的内容"),
    ("message", "x" * 5001, "Please enter a valid response", "请填写有效的内容"),
]


@pytest.fixture
def send(client: CheckingClient, base_url: str) -> Send:
    """Posts the form on the site of each locale in turn."""
    return sender(client, base_url)


@pytest.fixture
def send_english(client: CheckingClient) -> Send:
    """Posts the form on the English site, where the language does not matter."""
    return sender(client, ENGLISH)


def stored_counts(app: Flask) -> tuple[int, int]:
    """Submissions and outbox entries; each of ours has one for the receiver and one for a mail."""
    with app.app_context():
        return rows()


def test_the_page_is_the_same_for_everybody(client: CheckingClient, base_url: str) -> None:
    first = client.get(PATH, base_url=base_url)
    host = urlsplit(base_url).hostname or ""
    client.set_cookie("fp-utm", quote('{"utm_source":"radio"}'), domain=host)
    second = client.get(PATH, base_url=base_url)
    assert first.status_code == 200
    assert first.data == second.data
    assert "Set-Cookie" not in first.headers
    assert "Cookie" not in first.headers.get("Vary", "")
    assert first.headers["Cache-Control"].startswith("public")


def test_a_message_is_thanked_for_and_kept(
    app: Flask, client: CheckingClient, send: Send, locale: str, base_url: str
) -> None:
    answer = send()
    assert (answer.status_code, answer.location) == (303, THANKS)
    assert answer.headers["Cache-Control"] == "no-store"
    thanks = client.get(THANKS, base_url=base_url)
    assert escape(THANK_YOU[locale]) in thanks.text
    with app.app_context():
        result = only_submission()
    assert (result.form_name, result.locale, result.page_path) == ("contact", locale, PATH)
    assert result.fields["phone_e164"] == "+31105550148"
    assert (result.consent, result.flags) == (None, ["no-token"])


@pytest.mark.parametrize(("name", "value", "english", "chinese"), RULES)
def test_a_broken_rule(
    send: Send, locale: str, *, name: str, value: str, english: str, chinese: str
) -> None:
    message = {"en-US": english, "zh-CN": chinese}[locale]
    page = send(**{name: value})
    assert page.status_code == 422
    field_id = f"contact-{name}".replace("_", "-")
    error = re.search(rf'id="{field_id}-error"[^>]*>([^<]*)<', page.text)
    assert error is not None
    assert error[1].strip() == message
    assert re.search(rf'<a href="#{field_id}">[^<]*{re.escape(message)}</a>', page.text)
    assert send(headers=JSON, **{name: value}).get_json()["errors"] == {name: message}


def test_a_refused_form_says_so_first_and_keeps_what_was_typed(send: Send, locale: str) -> None:
    page = send(work_email="femke@", message="提单 <script>alert(1)</script>\n\nمرحبا", phone="")
    title = re.search(r"<title>([^<]*)", page.text)
    assert title is not None
    assert title[1].startswith({"en-US": "Error: ", "zh-CN": "错误："}[locale])
    assert 'value="femke@"' in page.text
    assert "提单 &lt;script&gt;alert(1)&lt;/script&gt;\n\nمرحبا" in page.text
    assert "<script>alert(1)" not in page.text
    assert re.search(r'<option value="customs" selected', page.text)
    assert page.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "text",
    [
        "Femke\r\nBcc: all@example.com",
        "<script>alert(1)</script>",
        "小林",
        "محمد عبد الله",
        "' OR 1=1 --",
        "{{ 7 * 7 }}{% raw %}",
    ],
)
def test_odd_names_are_kept_as_text(app: Flask, send_english: Send, text: str) -> None:
    assert send_english(first_name=text).status_code == 303
    with app.app_context():
        assert only_submission().fields["first_name"] == text.replace("\r\n", " ")


def test_control_characters_are_gone(app: Flask, send_english: Send) -> None:
    send_english(message="\x00a\x1b[31mb\r\nc\x7f")
    with app.app_context():
        assert only_submission().fields["message"] == "a[31mb\nc"


def test_scripted_posts_get_the_same_as_json(app: Flask, send: Send, locale: str) -> None:
    accepted = send(headers=JSON)
    assert (accepted.status_code, accepted.get_json()) == (201, {"location": THANKS})
    assert accepted.headers["Cache-Control"] == "no-store"
    refused = send(headers=JSON, work_email="femke", topic="")
    assert refused.status_code == 422
    assert set(refused.get_json()["errors"]) == {"work_email", "topic"}
    links = [error["id"] for error in refused.get_json()["summary"]["errors"]]
    assert links == ["contact-work-email", "contact-topic"]
    assert refused.get_json()["summary"]["title"]
    assert stored_counts(app) == (1, 2)


def test_a_double_click_is_one_message(app: Flask, send: Send) -> None:
    answers = [send(submission_key=KEY) for _ in range(2)]
    assert [(one.status_code, one.location) for one in answers] == [(303, THANKS)] * 2
    with app.app_context():
        assert only_submission().submission_key.startswith(KEY)


def test_without_a_script_the_content_tells(app: Flask, send: Send) -> None:
    assert [send().status_code for _ in range(2)] == [303, 303]
    assert stored_counts(app) == (1, 2)
    send(message="Three pallets of tiles.")
    assert stored_counts(app) == (2, 4)


def test_where_the_visitor_came_from_is_kept(
    app: Flask, client: CheckingClient, send_english: Send
) -> None:
    client.set_cookie("fp-utm", quote('{"utm_source":"radio","evil":"x"}'), domain="localhost")
    send_english()
    with app.app_context():
        assert only_submission().attribution == {"utm_source": "radio"}


@pytest.mark.parametrize("name", ["nothing", "contact/more"])
def test_other_confirmations_do_not_exist(client: CheckingClient, name: str) -> None:
    assert client.get(f"/confirmation/{name}", base_url=ENGLISH).status_code == 404
