"""A lead: what a visitor sent, from the moment it is accepted until it is stored."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from typing import Any, Self
from uuid import UUID, uuid4

from portolan.core.request_id import current

# Without a key from the page, the same content within this time is the same submission.
WINDOW_SECONDS = 600


@dataclass(frozen=True, kw_only=True)
class Lead:
    """One accepted form. It holds no IP address, and nothing that the visitor did not send.

    Attributes:
        form_name: `contact`, `newsletter`, …
        locale: its code, as `en-US`.
        page_path: the page that the form stood on.
        fields: the answers, cleaned.
        attribution: the capped record of the `fp-utm` cookie.
        consent: the wording that the visitor agreed to, or None where none was asked for.
        flags: what staff should know of the sender: `unverified`, `no-token`, `honeypot`, ….
        page_key: the random key made by the page's script, or empty.
        request_id: the id of the request, by which its log lines are found.
        has_receipt: whether its sender gets a mail with the reference number.
    """

    form_name: str
    locale: str
    page_path: str
    fields: Mapping[str, str]
    attribution: Mapping[str, str] = field(default_factory=dict)
    consent: str | None = None
    flags: tuple[str, ...] = ()
    page_key: str = ""
    request_id: str = field(default_factory=current.get)
    has_receipt: bool = False
    id: UUID = field(default_factory=uuid4)
    received_at: datetime = field(default_factory=lambda: datetime.now(UTC))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys under which this submission may already be known, its own first.

        The content is part of every key. A visitor who comes back to the page, changes his
        message and sends it again has written a second message, whatever the page's key says.
        So has one who sends it in another language, or agrees to another wording.
        """
        if self.page_key:
            return (f"{self.page_key}:{self._digest}",)
        window = int(self.received_at.timestamp()) // WINDOW_SECONDS
        return (f"{window}:{self._digest}", f"{window - 1}:{self._digest}")

    @property
    def submission_key(self) -> str:
        """The key that the submission is stored under, once."""
        return self.keys[0]

    @property
    def _digest(self) -> str:
        parts = [self.form_name, self.locale, self.consent, dict(self.fields)]
        content = json.dumps(parts, sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:40]

    def to_spool(self) -> dict[str, Any]:
        """The lead as plain data, for the spool."""
        return {
            "form_name": self.form_name,
            "locale": self.locale,
            "page_path": self.page_path,
            "fields": dict(self.fields),
            "attribution": dict(self.attribution),
            "consent": self.consent,
            "flags": list(self.flags),
            "page_key": self.page_key,
            "request_id": self.request_id,
            "has_receipt": self.has_receipt,
            "id": str(self.id),
            "received_at": self.received_at.isoformat(),
        }

    @classmethod
    def from_spool(cls, data: Mapping[str, Any]) -> Self:
        """The lead from the data of `to_spool`, of this release, the one before or the next."""
        names = {one.name for one in fields(cls)}
        return cls(
            **{
                "request_id": "",
                **{name: value for name, value in data.items() if name in names},
                "flags": tuple(data["flags"]),
                "id": UUID(data["id"]),
                "received_at": datetime.fromisoformat(data["received_at"]),
            }
        )
