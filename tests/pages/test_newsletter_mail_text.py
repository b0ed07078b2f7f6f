"""The text of the mail, for programs that show no HTML."""

import re
from dataclasses import replace

import pytest
from flask import Flask

from portolan.leads import delivery
from tests.support.checking_client import CheckingClient
from tests.support.mail_catcher import mail_catcher
from tests.support.newsletter import subscribe

# What stands before each of the two links, with the colon of the language.
BEFORE = {
    "en-US": ["Confirm the subscription:", "Unsubscribe:"],
    "zh-CN": ["确认订阅：", "退订："],
}


@pytest.fixture
def mail_text(app: Flask, client: CheckingClient, base_url: str) -> str:
    """The plain part of the mail for one who has asked for the newsletter."""
    with mail_catcher() as catcher:
        app.config["SETTINGS"] = replace(app.config["SETTINGS"], mail_url=catcher.url)
        subscribe(client, base_url)
        with app.app_context():
            assert delivery.deliver_due() == 1
    part = catcher.mails[0].get_body(("plain",))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def test_it_has_links_and_speaks_of_no_button(mail_text: str, locale: str) -> None:
    assert re.findall(r"^(.+)\n(?=https?://)", mail_text, re.MULTILINE) == BEFORE[locale]
    assert "button" not in mail_text
    assert "按钮" not in mail_text
