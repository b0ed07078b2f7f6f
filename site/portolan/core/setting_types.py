"""Types of settings, with the rules for their values and the error messages.

No sentence shows the value: it may be a secret.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from portolan.core import url_shapes
from portolan.core.mail_address import is_mail_sender
from portolan.core.url_shapes import is_url, is_web_url

LAST_PORT = 65535

# It stands in a policy as it is.
_HOST = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_FUNCTION = re.compile(r"[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*", re.ASCII)
_COOKIE = re.compile(r"[\w.-]+", re.ASCII)


@dataclass(frozen=True)
class SettingRule:
    """A condition for a valid value, and the end of the error sentence about an invalid one."""

    holds: Callable[[Any], bool]
    fault: str


@dataclass(frozen=True)
class SettingReading:
    """The conversion of a text of the environment to a value."""

    read: Callable[[str], str]


def matches(pattern: re.Pattern[str]) -> Callable[[str], bool]:
    """The condition that the whole text matches the pattern."""
    return lambda text: pattern.fullmatch(text) is not None


def each(holds: Callable[[str], bool]) -> Callable[[tuple[str, ...]], bool]:
    """The condition that `holds` is true of every text of a list."""
    return lambda texts: all(map(holds, texts))


Port = Annotated[
    int, SettingRule(lambda port: 1 <= port <= LAST_PORT, f"is not one of 1 to {LAST_PORT}")
]
SiteUrl = Annotated[
    str,
    SettingReading(lambda text: text.rstrip("/")),
    SettingRule(url_shapes.is_origin, "is not http(s)://host or http(s)://host:port"),
]
WebUrl = Annotated[str, SettingRule(is_web_url, "is not an http(s) URL")]
BaseUrl = Annotated[
    WebUrl,
    SettingRule(
        lambda url: not any(mark in url for mark in "@?#"),
        "has more in it than a host and a path",
    ),
]
"""Paths of visitors are appended to it."""
DatabaseUrl = Annotated[
    str, SettingRule(url_shapes.is_database, "is not the URL of an SQLite or PostgreSQL database")
]
RedisUrl = Annotated[
    str,
    SettingRule(
        lambda url: is_url(url, ("redis", "rediss")), "is not redis://host or rediss://host"
    ),
]
MailUrl = Annotated[
    str,
    SettingRule(
        url_shapes.is_mail_server,
        "is not smtp(s)://user:password@host:port, with ?starttls=1 or nothing",
    ),
    SettingRule(
        url_shapes.hides_password,
        "would send its password for all to read: add ?starttls=1, or use smtps",
    ),
]
MailSender = Annotated[str, SettingRule(is_mail_sender, "is neither an address nor Name <address>")]
CookieName = Annotated[str, SettingRule(matches(_COOKIE), "is no name of a cookie")]
Dsn = Annotated[str, SettingRule(url_shapes.is_dsn, "is not http(s)://key@host/project")]
ScriptUrls = Annotated[
    tuple[str, ...],
    SettingRule(
        each(url_shapes.is_script), "holds something that is no https URL as browsers write it"
    ),
]
Origins = Annotated[
    tuple[str, ...],
    SettingRule(
        each(url_shapes.is_source), "holds something that is not https://host or https://host:port"
    ),
]
"""They stand in a policy as they are."""
FunctionNames = Annotated[
    tuple[str, ...],
    SettingRule(each(matches(_FUNCTION)), "holds something that is no name like dataLayer.push"),
]
FramedHosts = Annotated[
    tuple[str, ...],
    SettingRule(each(matches(_HOST)), "holds something that is no bare host name"),
]
