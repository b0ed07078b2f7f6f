"""The contact form as visitors meet it, with scripts and without."""

import json
from threading import Event

import pytest
from flask import Flask
from selenium.webdriver import Chrome
from sqlalchemy import text

from portolan.leads.database import reading
from tests.support.pages import ContactPage
from tests.support.scripted import ScriptedAnswers, real
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

MESSAGES = {
    "en-US": ("Required", "Please enter an email address", "Error: "),
    "zh-CN": ("必填", "请输入电子邮箱地址", "错误"),
}

TOO_LONG = "货物延误了。" * 1000


def stored(app: Flask) -> list[dict[str, str]]:
    """The fields of every submission, oldest first."""
    with app.app_context(), reading() as session:
        rows = session.execute(text("SELECT fields FROM submission ORDER BY id")).scalars()
        return [json.loads(row) if isinstance(row, str) else row for row in rows]


def ready(page: ContactPage) -> ContactPage:
    """The page, hydrated where it can be."""
    page.ready()
    return page


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_an_empty_form_is_told_what_is_missing(
    anyone: Chrome, site: RunningSite, locale: str
) -> None:
    page = ready(ContactPage(anyone, site, locale).open())
    page.send()
    required, email, prefix = MESSAGES[locale]
    assert len(page.summary) == 5
    assert required in page.error("first_name")
    assert email in page.error("work_email")
    assert page.title.startswith(prefix)


def test_what_was_typed_stays(anyone: Chrome, site: RunningSite) -> None:
    page = ready(ContactPage(anyone, site).open())
    page.fill(first_name="Ana <b>", work_email="no-address", message="مرحبا 你好")
    page.send()
    assert page.error("work_email").endswith("Please enter a valid email address")
    assert page.value("first_name") == "Ana <b>"
    assert page.value("work_email") == "no-address"
    assert page.value("message") == "مرحبا 你好"


@pytest.mark.parametrize(
    ("locale", "error"),
    [("en-US", "Please enter a valid response"), ("zh-CN", "请填写有效的内容")],
)
def test_a_message_that_is_too_long_is_told_and_never_cut(
    anyone: Chrome, site: RunningSite, locale: str, error: str
) -> None:
    page = ready(ContactPage(anyone, site, locale).open())
    page.fill_well()
    page.click("main [name=message]")
    anyone.execute_cdp_cmd("Input.insertText", {"text": TOO_LONG})
    page.send()
    assert page.error("message").endswith(error)
    assert TOO_LONG in page.value("message")
    page.fill(message="货物延误了。")
    page.send()
    page.wait(lambda: page.location == "/confirmation/contact")


def test_a_good_message_is_kept_and_thanked_for(anyone: Chrome, site: RunningSite) -> None:
    page = ready(ContactPage(anyone, site).open())
    before = len(stored(site.app))
    page.fill_well()
    page.fill(message=f"Message number {before}")
    page.send()
    page.wait(lambda: page.location == "/confirmation/contact")
    text = page.one("main").text
    assert "Thank you for your message. We will get back to you as soon as we can." in text
    page.wait(lambda: anyone.switch_to.active_element.tag_name == "h1")
    assert len(stored(site.app)) == before + 1


def test_typing_during_a_slow_load_is_not_lost(
    browser: Chrome, site: RunningSite, script: ScriptedAnswers
) -> None:
    gate = Event()
    chunk = "/static/post-form.*.js"
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    script.on(chunk, real(after=gate))
    page = ContactPage(browser, site).open()
    page.fill(first_name="Femke", phone_country="NL", message="Early")
    script.wait_for(chunk)
    page.one("main [name=message]").send_keys(", and more")
    gate.set()
    page.wait(lambda: page.is_hydrated)
    assert (page.value("first_name"), page.value("phone_country")) == ("Femke", "NL")
    assert page.value("message") == "Early, and more"


def test_a_double_click_sends_once(browser: Chrome, site: RunningSite) -> None:
    page = ready(ContactPage(browser, site).open())
    before = len(stored(site.app))
    page.fill_well()
    page.fill(message="Twice")
    button = page.one("main form button[type=submit]")
    browser.execute_script("arguments[0].click(); arguments[0].click()", button)
    page.wait(lambda: page.location == "/confirmation/contact")
    assert len(stored(site.app)) == before + 1


def test_the_summary_takes_focus_and_leads_to_the_field(browser: Chrome, site: RunningSite) -> None:
    page = ready(ContactPage(browser, site).open())
    page.send()
    assert page.summary
    focused = browser.switch_to.active_element
    assert "summary" in str(focused.get_dom_attribute("class"))
    page.click("main .summary a")
    assert browser.switch_to.active_element.get_dom_attribute("name") == "first_name"


def test_a_dead_network_keeps_everything(browser: Chrome, site: RunningSite) -> None:
    page = ready(ContactPage(browser, site).open())
    page.fill_well()
    browser.execute_script("window.fetch = () => Promise.reject(new TypeError('offline'))")
    page.send()
    assert "Something went wrong. Try again." in page.one("main .summary").text
    assert page.value("work_email") == "femke@dewit.example"


SPEAKS = """
window.spoken = 0;
const heard = new MutationObserver((changes) => { window.spoken += changes.length; });
for (const one of document.querySelectorAll('[role=alert], [role=status], [aria-live]'))
  heard.observe(one, {subtree: true, childList: true, characterData: true});
"""


def test_an_error_leaves_its_field_as_soon_as_the_answer_is_right(
    browser: Chrome, site: RunningSite
) -> None:
    page = ready(ContactPage(browser, site).open())
    page.send()
    summary = page.summary
    browser.execute_script(SPEAKS)
    email = page.one("main [name=work_email]")
    email.send_keys("femke@")
    assert page.error("work_email")
    email.send_keys("dewit.example")
    page.wait(lambda: not page.all("#contact-work-email-error"))
    assert email.get_dom_attribute("aria-invalid") is None
    assert browser.switch_to.active_element == email
    page.fill(topic="press")
    page.wait(lambda: not page.all("#contact-topic-error"))
    assert page.error("first_name")
    assert page.summary == summary
    assert browser.execute_script("return spoken") == 0


def test_what_the_server_alone_can_judge_stays_until_it_is_sent(
    browser: Chrome, site: RunningSite
) -> None:
    page = ready(ContactPage(browser, site).open())
    page.fill(phone_country="US", phone="12345")
    page.send()
    page.one("main [name=phone]").send_keys("6")
    page.fill(first_name="Femke")
    page.wait(lambda: not page.all("#contact-first-name-error"))
    assert page.error("phone")
