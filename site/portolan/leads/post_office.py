"""Sending of mails: to a mail server by SMTP, or into a folder in development."""

import logging
import os
import re
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from smtplib import (
    SMTP,
    SMTP_SSL,
    SMTPException,
    SMTPRecipientsRefused,
    SMTPResponseException,
    SMTPServerDisconnected,
)
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

from portolan.leads.carriers import TIMEOUT_SECONDS, Dropped, NothingToDeliver, Unreachable

log = logging.getLogger(__name__)

Post = Callable[[EmailMessage], str | None]
"""Hands one mail in; returns what was wrong, None if it was taken."""

PORTS = {"smtp": 25, "smtps": 465}
STARTTLS_PORT = 587
# RFC 3463: no such mailbox, no such host, not an address, a host that takes no mail.
_NO_SUCH_MAILBOX = re.compile(rb"5\.1\.(?:1|2|3|10)\b")


@dataclass(frozen=True)
class MailServer:
    """The parts of MAIL_URL: `smtp://user:password@host:587?starttls=1`, or `smtps://…`."""

    host: str
    port: int
    user: str
    password: str
    is_encrypted: bool
    starts_encrypting: bool

    @classmethod
    def from_url(cls, url: str) -> Self:
        """Parse a URL that the configuration has checked."""
        parts = urlsplit(url)
        starttls = parse_qs(parts.query).get("starttls") == ["1"]
        usual = STARTTLS_PORT if starttls else PORTS[parts.scheme]
        return cls(
            host=parts.hostname or "",
            port=parts.port or usual,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            is_encrypted=parts.scheme == "smtps",
            starts_encrypting=starttls,
        )

    def connect(self, own_name: str) -> SMTP:
        """A connection ready for mails; `own_name` is the host name that we announce."""
        # Reading the list of authorities takes 20 ms: only for a server that speaks TLS.
        secure = ssl.create_default_context
        if self.is_encrypted:
            server: SMTP = SMTP_SSL(
                self.host, self.port, own_name, timeout=TIMEOUT_SECONDS, context=secure()
            )
        else:
            server = SMTP(self.host, self.port, own_name, timeout=TIMEOUT_SECONDS)
        try:
            if self.starts_encrypting:
                server.starttls(context=secure())
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


@contextmanager
def at_server(url: str, own_name: str) -> Iterator[Post]:
    """Yield a function that sends mails by one connection, made for the first of them."""
    counter = _Counter(MailServer.from_url(url), own_name)
    try:
        yield counter.hand_in
    finally:
        counter.close()


class _Counter:
    def __init__(self, server: MailServer, own_name: str) -> None:
        self._server = server
        self._own_name = own_name
        self._open: SMTP | None = None

    def hand_in(self, message: EmailMessage) -> str | None:
        if self._open is None:
            self._open = self._connect()
        try:
            self._open.send_message(message)
        except (SMTPServerDisconnected, ConnectionError) as error:
            self._open = None
            raise Dropped(type(error).__name__) from error
        except SMTPException as error:
            return _problem(error)
        except OSError as error:
            raise Unreachable(type(error).__name__) from error
        return None

    def close(self) -> None:
        if self._open is not None:
            with suppress(SMTPException, OSError):
                self._open.quit()

    def _connect(self) -> SMTP:
        try:
            return self._server.connect(self._own_name)
        except SMTPResponseException as error:
            raise Unreachable(f"SMTP {error.smtp_code}") from error
        except OSError as error:  # every other error of SMTP is one of these
            raise Unreachable(type(error).__name__) from error


def _problem(error: SMTPException) -> str:
    """A server's refusal without its text, which could repeat the address."""
    if isinstance(error, SMTPRecipientsRefused):
        code, words = next(iter(error.recipients.values()))
        if _NO_SUCH_MAILBOX.search(words):
            # Asking again would not make one. A visitor has mistyped.
            raise NothingToDeliver(f"SMTP {code}, no such mailbox")
        return f"SMTP {code}"
    if isinstance(error, SMTPResponseException):
        return f"SMTP {error.smtp_code}"
    return type(error).__name__


def in_folder(folder: Path) -> Post:
    """Yield a function that writes each mail into a file that any mail program opens."""

    def write(message: EmailMessage) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = re.sub(r"[^0-9a-z.-]+", "", str(message["Message-ID"]).partition("@")[0])
        path = folder / f"{name}.eml"
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(message.as_bytes())
        log.warning("no mail server is configured: the mail is in %s", path)

    return write
