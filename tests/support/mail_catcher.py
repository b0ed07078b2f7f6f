"""A mail server of the tests' own: it catches over a real connection what the site sends."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope

from tests.support.ports import free_port


@dataclass
class MailCatcher:
    """What it got, and what it answers to each recipient in turn; 250 when that is used up."""

    port: int = 0
    answers: list[str] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    logins: list[tuple[bytes, bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        """What MAIL_URL says."""
        return f"smtp://127.0.0.1:{self.port}"

    @property
    def mails(self) -> list[EmailMessage]:
        """The mails, oldest first."""
        return [_read(one) for one in self.envelopes]

    @property
    def recipients(self) -> list[str]:
        """Whom they were handed in for."""
        return [address for one in self.envelopes for address in one.rcpt_tos]

    def mails_to(self, address: str) -> list[EmailMessage]:
        """The mails to an address, oldest first."""
        return [one for one in self.mails if one["To"] == address]

    async def handle_RCPT(  # noqa: N802 - the server's name for it
        self, _server: Any, _session: Any, envelope: Envelope, address: str, _options: Any
    ) -> str:
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(  # noqa: N802 - as above
        self, _server: Any, _session: Any, envelope: Envelope
    ) -> str:
        self.envelopes.append(envelope)
        return "250 OK"

    def authenticate(self, _server: Any, _session: Any, _e: Any, _m: Any, given: Any) -> AuthResult:
        """Let everybody in, and remember the name and the password."""
        self.logins.append((given.login, given.password))
        return AuthResult(success=True)


@contextmanager
def mail_catcher(*answers: str, tls: ssl.SSLContext | None = None) -> Iterator[MailCatcher]:
    """Yield a running catcher; with `tls` it takes mails only after STARTTLS and a login."""
    result = MailCatcher(port=free_port(), answers=list(answers))
    guarded: dict[str, Any] = {
        "tls_context": tls,
        "require_starttls": True,
        "auth_required": True,
        "authenticator": result.authenticate,
    }
    controller = Controller(
        result, hostname="127.0.0.1", port=result.port, **(guarded if tls else {})
    )
    controller.start()
    try:
        yield result
    finally:
        controller.stop()


def _read(envelope: Envelope) -> EmailMessage:
    content = envelope.content
    assert isinstance(content, bytes)
    result = message_from_bytes(content, policy=policy.default)
    assert isinstance(result, EmailMessage)
    return result
