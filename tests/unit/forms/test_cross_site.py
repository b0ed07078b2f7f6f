"""Who may post: the header table."""

import pytest
from flask import Flask
from werkzeug.datastructures import Headers

from portolan.core.sender import Sender, Verdict
from tests.unit.forms.conftest import SITES, MakeForm

EN, ZH = SITES
EVIL = "https://evil.example"

# Sec-Fetch-Site, Origin → verdict; None: the header is not sent.
TABLE = [
    ("same-origin", EN, Verdict.OWN),
    ("same-origin", "null", Verdict.OWN),
    ("same-origin", None, Verdict.OWN),
    ("none", None, Verdict.OWN),
    ("same-site", ZH, Verdict.OWN),
    ("cross-site", ZH, Verdict.OWN),
    (None, EN, Verdict.OWN),
    (None, ZH, Verdict.OWN),
    (None, None, Verdict.UNVERIFIED),
    ("cross-site", EVIL, Verdict.FOREIGN),
    ("cross-site", None, Verdict.FOREIGN),
    ("cross-site", "null", Verdict.FOREIGN),
    ("same-site", "https://other.portolan.example", Verdict.FOREIGN),
    ("same-site", None, Verdict.FOREIGN),
    ("", None, Verdict.FOREIGN),
    ("same-origin, cross-site", None, Verdict.FOREIGN),
    (None, EVIL, Verdict.FOREIGN),
    (None, "null", Verdict.FOREIGN),
    (None, "", Verdict.FOREIGN),
    (None, "http://www.portolan.example", Verdict.FOREIGN),
    (None, "https://www.portolan.example:8443", Verdict.FOREIGN),
    (None, "https://www.portolan.example.evil.example", Verdict.FOREIGN),
    (None, "https://www.portolan.example/", Verdict.FOREIGN),
]


@pytest.mark.parametrize(("fetch_site", "origin", "verdict"), TABLE)
def test_the_table(
    contact: MakeForm, fetch_site: str | None, origin: str | None, verdict: Verdict
) -> None:
    given = {"Sec-Fetch-Site": fetch_site, "Origin": origin}
    headers = Headers({name: value for name, value in given.items() if value is not None})
    sender = Sender.of(headers, SITES)
    assert sender.verdict is verdict
    form = contact(sender=sender)
    assert form.validate() is (verdict is not Verdict.FOREIGN)
    assert form.is_foreign is (verdict is Verdict.FOREIGN)
    assert form.flags == (["unverified"] if verdict is Verdict.UNVERIFIED else [])


def test_site_urls_are_compared_as_origins() -> None:
    sender = Sender.of(Headers({"Origin": EN}), ["HTTPS://WWW.portolan.example:443/"])
    assert sender.verdict is Verdict.OWN


def test_a_form_that_knows_no_sender_refuses(contact: MakeForm) -> None:
    form = contact(sender=None)
    assert not form.validate()
    assert form.is_foreign


def test_no_configuration_ends_the_check(
    contact: MakeForm, bare_application: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bare_application.config, "WTF_CSRF_ENABLED", False)
    assert not contact(sender=None).validate()
