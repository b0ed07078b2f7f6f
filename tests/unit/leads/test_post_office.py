"""Where mails are handed in: at a server, guarded by TLS, or in a folder."""

import ssl
from email import message_from_bytes, policy
from pathlib import Path

import pytest
import trustme
from flask import Flask

from portolan.leads import delivery
from portolan.leads.models import State
from portolan.leads.post_office import MailServer
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.mails import ask, configure
from tests.unit.leads.outbox_rows import entry, make_due

pytestmark = pytest.mark.usefixtures("speaking")


def test_without_a_server_mails_are_files(
    make_lead: MakeLead, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ask(make_lead)
    assert delivery.deliver_due() == 1
    [path] = (tmp_path / "mail").glob("*.eml")
    assert str(path) in caplog.text
    assert path.stat().st_mode & 0o777 == 0o600
    mail = message_from_bytes(path.read_bytes(), policy=policy.default)
    assert mail["To"] == "femke@example.com"
    ask(make_lead, "jan@example.com")
    assert delivery.deliver_due() == 1
    assert len(list((tmp_path / "mail").glob("*.eml"))) == 2


def test_in_production_they_wait_for_one(
    speaking: Flask, make_lead: MakeLead, tmp_path: Path
) -> None:
    ask(make_lead)
    configure(speaking, site_env="production")
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().attempts) == (State.WAITING, 0)
    assert not (tmp_path / "mail").exists()


def test_a_password_only_goes_through_tls(
    speaking: Flask, make_lead: MakeLead, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    ask(make_lead)
    with mail_catcher(tls=context) as guarded:
        url = f"smtp://us%40er:p%3Ass@localhost:{guarded.port}?starttls=1"
        configure(speaking, mail_url=url)
        assert delivery.deliver_due() == 0, "a server that nobody vouches for"
        assert guarded.logins == []
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
        make_due()
        assert delivery.deliver_due() == 1
        assert guarded.logins == [(b"us@er", b"p:ss")]


def test_a_server_without_tls_gets_no_password(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    configure(speaking, mail_url=f"smtp://user:pass@127.0.0.1:{catcher.port}?starttls=1")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert entry().last_problem == "SMTPNotSupportedError"
    assert (catcher.logins, catcher.envelopes) == ([], [])


@pytest.mark.parametrize(
    ("url", "port", "ways"),
    [
        ("smtp://a.example", 25, (False, False)),
        ("smtp://a.example?starttls=1", 587, (False, True)),
        ("smtps://a.example", 465, (True, False)),
        ("smtps://a.example:2465", 2465, (True, False)),
    ],
)
def test_what_a_url_says(url: str, port: int, ways: tuple[bool, bool]) -> None:
    server = MailServer.from_url(url)
    assert (server.host, server.port) == ("a.example", port)
    assert (server.is_encrypted, server.starts_encrypting) == ways
