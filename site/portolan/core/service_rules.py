"""What the settings of the services that browsers speak to have to look like."""

import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from portolan.core.url_shapes import is_url

COOKIES = ("marketing_id_cookie", "second_marketing_id_cookie", "customer_cookie")
BROWSER_DSNS = ("sentry_browser_dsn", "second_error_reporting_dsn")

_DOMAIN = re.compile(r"[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+")
_COOKIE = re.compile(r"[\w.-]+", re.ASCII)
_DSN_PATH = re.compile(r"(?:/[\w.-]+)*/[0-9]+", re.ASCII)
_DSN_KEY = re.compile(r"\w+", re.ASCII)

Values = Mapping[str, Any]


def cookies(values: Values) -> Iterator[str]:
    """Faults of the cookies' domain and names."""
    domain = values.get("root_domain", "")
    urls = (values["site_url_en_us"], values["site_url_zh_cn"])
    is_above = all(f".{_host(url)}".endswith(f".{domain}") for url in urls)
    if domain and not (_DOMAIN.fullmatch(domain) and is_above):
        yield "ROOT_DOMAIN is no domain that both hosts of the site belong to"
    for name in COOKIES:
        if not _COOKIE.fullmatch(values.get(name) or "none"):
            yield f"{name.upper()} is no name of a cookie"


def error_services(values: Values) -> Iterator[str]:
    """Faults of what reports the errors of browsers."""
    for name in BROWSER_DSNS:
        if values.get(name) and not _is_dsn(values[name]):
            yield f"{name.upper()} is not http(s)://key@host/project"
    if values.get("embed_errors", "reported") not in ("reported", "silenced"):
        yield "EMBED_ERRORS is neither reported nor silenced"


def _is_dsn(dsn: str) -> bool:
    if not is_url(dsn, ("http", "https")):
        return False
    parts = urlsplit(dsn)
    is_bare = not (parts.query or parts.fragment)
    has_key = _DSN_KEY.fullmatch(parts.username or "") is not None
    return is_bare and has_key and _DSN_PATH.fullmatch(parts.path) is not None


def monitoring(values: Values) -> Iterator[str]:
    """Faults of real-user monitoring."""
    if bool(values.get("rum_application_id")) != bool(values.get("rum_client_token")):
        yield "RUM_APPLICATION_ID and RUM_CLIENT_TOKEN only work together"
    if any(mark in values.get("rum_intake_url", "") for mark in "@?#"):
        yield "RUM_INTAKE_URL has more in it than a host and a path"


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
