"""Forms sent to the production server: what is kept of them, and what is refused."""

import json
import uuid
from typing import Any
from urllib.parse import quote

import pytest

from tests.pages.test_form_pages import AGREED, ERROR, WAIT
from tests.support.contact import ANSWERS, PATH
from tests.support.form_cases import CASES, SIGN_UP
from tests.support.stack.receivers import Receivers
from tests.support.stack.server import BareServer

pytestmark = pytest.mark.browser

BAD_PHONE = {"en-US": "Please enter a valid phone number", "zh-CN": "请输入有效的电话号码"}
BAD_CHOICE = {"en-US": "Please enter a valid response", "zh-CN": "请填写有效的内容"}
CAMPAIGN = {"utm_source": "radio", "evil": "x", "gclid": "g" * 500}
ATTEMPTS = 120
"""So many forms may come from one network within a minute."""


def delivered(receivers: Receivers, word: str) -> dict[str, Any]:
    """The submission with this word, once it has arrived."""
    count = 0
    while not (found := [one for one in receivers.leads if word in json.dumps(one)]):
        count += 1
        assert receivers.public_endpoints.host.wait_for(count), "no such submission has arrived"
    return found[0]


def test_what_is_kept_of_a_form(server: BareServer, receivers: Receivers) -> None:
    word, address = uuid.uuid4().hex, "203.0.113.77"
    cookie = {"Cookie": f"fp-utm={quote(json.dumps(CAMPAIGN))}", "X-Forwarded-For": address}
    answer = server.send(SIGN_UP.path, {**SIGN_UP.answers, "job_title": word}, cookie)
    assert (answer.status, answer.location) == (303, SIGN_UP.thanked_at)
    lead = delivered(receivers, word)
    assert (lead["form"], lead["locale"], lead["page"]) == ("sign-up", server.locale, "/sign-up")
    assert lead["attribution"] == {"utm_source": "radio", "gclid": "g" * 120}
    assert lead["consent"].startswith(AGREED[server.locale])
    assert lead["received_at"]
    assert lead["fields"]["country_code"] == "+31"
    assert lead["fields"]["phone_e164"] == "+31105550148"
    assert address not in json.dumps(lead)


def test_a_bad_number_is_told_where_the_country_is_wrong_too(server: BareServer) -> None:
    answer = server.send(SIGN_UP.path, {**SIGN_UP.answers, "country": "QQ", "phone": "12"})
    assert answer.status == 422
    assert answer.text.count(BAD_PHONE[server.locale]) >= 2
    assert BAD_CHOICE[server.locale] in answer.text


def test_past_the_limit_everything_typed_stays(server: BareServer) -> None:
    for _ in range(ATTEMPTS):
        answer = server.send(PATH, {**ANSWERS, "work_email": "nobody"})
        assert answer.status == 422
    for path, answers in {
        PATH: ANSWERS,
        **{one.path: one.answers for one in CASES.values()},
    }.items():
        page = server.send(path, answers)
        assert (page.status, int(page.headers["retry-after"]) > 0) == (429, True), path
        assert f"<title>{ERROR[server.locale]}" in page.text, path
        assert WAIT[server.locale] in page.text, path
        typed = [text for name, text in answers.items() if name.endswith(("name", "email"))]
        assert [text for text in typed if f'value="{text}"' not in page.text] == [], path
