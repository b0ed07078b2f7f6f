"""The links in the newsletter's mails: signed, with a subscriber's id in place of an address."""

from datetime import timedelta
from enum import StrEnum
from urllib.parse import urlencode
from uuid import UUID

from flask import current_app
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from portolan.core.config import Settings

LINK_LIFE = timedelta(days=14)
"""How long the link of a mail can be used."""


class LinkPurpose(StrEnum):
    """The purpose of a link. Each has its own path, and a token is valid for one purpose only."""

    CONFIRM = "confirm"
    UNSUBSCRIBE = "unsubscribe"

    @property
    def path(self) -> str:
        """The path of the link on the site."""
        return f"/newsletter/{self.value}"


class LinkExpired(Exception):  # noqa: N818 - it is what happened
    """A genuine link that has expired."""


class LinkBroken(Exception):  # noqa: N818 - as above
    """A link that is not genuine or was altered."""


def link(purpose: LinkPurpose, subscriber_id: UUID, locale: str) -> str:
    """The link for a mail, on the site of the subscriber's language."""
    settings: Settings = current_app.config["SETTINGS"]
    site = settings.site_urls.get(locale, settings.default_site_url)
    return f"{site}{purpose.path}?{urlencode({'token': token(purpose, subscriber_id)})}"


def token(purpose: LinkPurpose, subscriber_id: UUID) -> str:
    """The signed token in the link."""
    signed: str = _serializer(purpose).dumps(subscriber_id.hex)
    return signed


def subscriber_of(purpose: LinkPurpose, signed: str) -> UUID:
    """The subscriber of a token; raises LinkExpired or LinkBroken.

    The link that leaves the list never expires: whoever wants to leave may do so.
    """
    longest = int(LINK_LIFE.total_seconds()) if purpose is LinkPurpose.CONFIRM else None
    try:
        return UUID(hex=_serializer(purpose).loads(signed, max_age=longest))
    except SignatureExpired as error:
        raise LinkExpired from error
    except (BadSignature, ValueError, TypeError, AttributeError) as error:
        raise LinkBroken from error


def _serializer(purpose: LinkPurpose) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(
        current_app.config["SECRET_KEY"], salt=f"portolan.sections.newsletter.{purpose}"
    )
