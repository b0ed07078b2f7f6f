"""Rules for settings that depend on each other; rules for a single one are in its type."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any
from urllib.parse import urlsplit

from portolan.core.locales import KNOWN
from portolan.core.url_shapes import origin_of

SHORTEST_SECRET = 16

_DOMAIN = re.compile(r"[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+")

Values = Mapping[str, Any]


def joint_faults(values: Values) -> list[str]:
    """A sentence for each setting that conflicts with others."""
    rules: tuple[Callable[[Values], Iterator[str]], ...] = (
        *(_ports, _site_urls, _secret_key, _off_thread, _root_domain, _monitoring, _cdn),
    )
    return [fault for rule in rules for fault in rule(values)]


def _ports(values: Values) -> Iterator[str]:
    if values["metrics_port"] == values["port"]:
        yield "METRICS_PORT is that of the site, PORT"


def _site_urls(values: Values) -> Iterator[str]:
    for first, second in combinations(values["sites"], 2):
        names = " and ".join(KNOWN[code].setting for code, _ in (first, second))
        one, other = (urlsplit(origin_of(url) or "") for _, url in (first, second))
        if values["site_env"] == "production" and one.scheme != other.scheme:
            yield f"{names} are not both http or both https"
        if one.netloc and one.netloc == other.netloc:
            yield f"{names} have the same host, which picks the language"


def _secret_key(values: Values) -> Iterator[str]:
    is_short = len(values["secret_key"].strip()) < SHORTEST_SECRET
    if values["site_env"] == "production" and is_short:
        yield f"SECRET_KEY has less than {SHORTEST_SECRET} characters"


def _off_thread(values: Values) -> Iterator[str]:
    if set(values["off_thread_scripts"]) - set(values["third_party_scripts"]):
        yield "OFF_THREAD_SCRIPTS holds something that is not in THIRD_PARTY_SCRIPTS"


def _root_domain(values: Values) -> Iterator[str]:
    domain = values["root_domain"]
    is_above = all(f".{_host(url)}".endswith(f".{domain}") for _, url in values["sites"])
    if domain and not (_DOMAIN.fullmatch(domain) and is_above):
        yield "ROOT_DOMAIN is no domain that all hosts of the site belong to"


def _monitoring(values: Values) -> Iterator[str]:
    if bool(values["rum_application_id"]) != bool(values["rum_client_token"]):
        yield "RUM_APPLICATION_ID and RUM_CLIENT_TOKEN only work together"


def _cdn(values: Values) -> Iterator[str]:
    has_cdn = values["cdn"] != "none"
    if any(bool(values[name]) != has_cdn for name in ("cdn_purge_url", "cdn_purge_token")):
        yield "CDN, CDN_PURGE_URL and CDN_PURGE_TOKEN only work together"


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
