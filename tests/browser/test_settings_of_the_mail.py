"""Optional settings of the server: the mails that visitors get."""

import uuid

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import ContactPage, NewsletterSection
from tests.support.setting_rows import shows
from tests.support.stack.receivers import Receivers
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


@shows("MAIL_URL", "MAIL_FROM")
def test_the_newsletter_is_confirmed_by_mail(
    plain_browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    page = NewsletterSection(plain_browser, site).open()
    address = f"{uuid.uuid4().hex}@mail.example"
    page.type_address(address)
    page.agree()
    page.send()
    page.wait(lambda: page.location == "/confirmation/newsletter")
    [mail] = page.wait(lambda: receivers.mail.mails_to(address))
    assert mail["From"] == site.settings["MAIL_FROM"]
    assert site.url("/newsletter/confirm") in str(mail.get_body(("plain",)))


@shows("MAIL_URL", "MAIL_FROM")
def test_the_number_of_a_message_comes_by_mail_too(
    plain_browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    page = ContactPage(plain_browser, site).open()
    address = f"{uuid.uuid4().hex}@mail.example"
    page.fill_well()
    page.fill(work_email=address)
    page.send()
    page.wait(lambda: page.location == "/confirmation/contact")
    assert "We also send the number to your email address." in page.one("main").text
    [mail] = page.wait(lambda: receivers.mail.mails_to(address))
    assert mail["From"] == site.settings["MAIL_FROM"]
    assert page.one("#copy").text in mail["Subject"]
