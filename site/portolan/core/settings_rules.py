"""What the value of a setting has to look like: each fault names its key and shows no secret."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

import ada_url

from portolan.core.service_rules import cookies, error_services, monitoring
from portolan.core.url_shapes import is_url

SITE_URLS = ("site_url_en_us", "site_url_zh_cn")
OTHER_URLS = (
    "public_endpoints_url",
    "web_app_url",
    "webhook_url",
    "maps_url",
    "asset_store_url",
    "consent_script_url",
    "customer_messaging_script_url",
    "bot_check_script_url",
    "bot_check_verify_url",
    "tag_manager_script_url",
    "second_loader_url",
    "analytics_url",
    "rum_intake_url",
)
BASE_URLS = OTHER_URLS[:5]
"""Those that paths of visitors are appended to."""
SHORTEST_SECRET = 16
LAST_PORT = 65535
# What is installed; `database_url` in `leads` gives PostgreSQL its driver.
DATABASES = {"sqlite", "sqlite+pysqlite", "postgres", "postgresql", "postgresql+psycopg"}

# It stands in a policy as it is.
_HOST = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_FUNCTION = re.compile(r"[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*", re.ASCII)
_SENDER = re.compile(r"[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+")

Values = Mapping[str, Any]


def faults(values: Values) -> list[str]:
    """A sentence for each value that cannot be used; `values` holds the defaults too."""
    rules: tuple[Callable[[Values], Iterator[str]], ...] = (
        _ports,
        _site_urls,
        _secret_key,
        _stores,
        _mail,
        _other_urls,
        _off_thread,
        _service_worker,
        cookies,
        error_services,
        monitoring,
        _framed_hosts,
    )
    return [fault for rule in rules for fault in rule(values)]


def _ports(values: Values) -> Iterator[str]:
    port, metrics_port = values.get("port", 8000), values.get("metrics_port", 0)
    if not 1 <= port <= LAST_PORT:
        yield f"PORT is not one of 1 to {LAST_PORT}"
    if metrics_port > LAST_PORT:
        yield f"METRICS_PORT is not one of 1 to {LAST_PORT}"
    if metrics_port == port:
        yield "METRICS_PORT is that of the site, PORT"


def _site_urls(values: Values) -> Iterator[str]:
    origins = {name: origin_of(values[name]) for name in SITE_URLS}
    for name, origin in origins.items():
        if origin != values[name].lower():
            # Also `https://a.example:443` and letters beyond ASCII: no browser's Host is that.
            yield f"{name.upper()} is not http(s)://host or http(s)://host:port"
    schemes = {urlsplit(origin or "").scheme for origin in origins.values()}
    if values.get("site_env") == "production" and len(schemes) > 1:
        yield "SITE_URL_EN_US and SITE_URL_ZH_CN are not both http or both https"
    english, chinese = (urlsplit(origin or "").netloc for origin in origins.values())
    if english and english == chinese:
        yield "SITE_URL_EN_US and SITE_URL_ZH_CN have the same host, which picks the language"


def origin_of(url: str) -> str | None:
    """Scheme, host and port as a browser writes them; None if it is no http(s) URL."""
    try:
        parsed = ada_url.URL(url)
    except ValueError:
        return None
    return parsed.origin if parsed.protocol in ("http:", "https:") else None


def _secret_key(values: Values) -> Iterator[str]:
    is_short = len(values["secret_key"].strip()) < SHORTEST_SECRET
    if values.get("site_env") == "production" and is_short:
        yield f"SECRET_KEY has less than {SHORTEST_SECRET} characters"


def _stores(values: Values) -> Iterator[str]:
    if not _is_database(values["database_url"]):
        yield "DATABASE_URL is not the URL of an SQLite or PostgreSQL database"
    redis_url = values.get("redis_url")
    if redis_url and not is_url(redis_url, ("redis", "rediss")):
        yield "REDIS_URL is not redis://host or rediss://host"


def _is_database(url: str) -> bool:
    if url.startswith("sqlite:////"):
        return True
    # For a file, which is the default, the library is not worth its time.
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).drivername in DATABASES
    except (ArgumentError, ValueError):
        return False


def _mail(values: Values) -> Iterator[str]:
    url = values.get("mail_url", "")
    if url and not _is_mail_server(url):
        yield "MAIL_URL is not smtp(s)://user:password@host:port, with ?starttls=1 or nothing"
    elif url and urlsplit(url).password and not url.startswith("smtps:") and "?" not in url:
        yield "MAIL_URL would send its password for all to read: add ?starttls=1, or use smtps"
    sender = values.get("mail_from", "")
    if sender and not _SENDER.fullmatch(sender):
        yield "MAIL_FROM is neither an address nor Name <address>"


def _is_mail_server(url: str) -> bool:
    if not is_url(url, ("smtp", "smtps")):
        return False
    parts = urlsplit(url)
    queries = ("", "starttls=1") if parts.scheme == "smtp" else ("",)
    return parts.query in queries and parts.path in ("", "/") and not parts.fragment


def _other_urls(values: Values) -> Iterator[str]:
    for name in OTHER_URLS:
        if values.get(name) and not is_url(values[name], ("http", "https")):
            yield f"{name.upper()} is not an http(s) URL"
    for name in BASE_URLS:
        if any(mark in values.get(name, "") for mark in "@?#"):
            yield f"{name.upper()} has more in it than a host and a path"
    for url in values.get("third_party_scripts", ()):
        if not _is_script(url):
            yield "THIRD_PARTY_SCRIPTS holds something that is no https URL as browsers write it"


def _off_thread(values: Values) -> Iterator[str]:
    if set(values.get("off_thread_scripts", ())) - set(values.get("third_party_scripts", ())):
        yield "OFF_THREAD_SCRIPTS holds something that is not in THIRD_PARTY_SCRIPTS"
    for name in values.get("off_thread_forwards", ()):
        if not _FUNCTION.fullmatch(name):
            yield "OFF_THREAD_FORWARDS holds something that is no name like dataLayer.push"


def _service_worker(values: Values) -> Iterator[str]:
    if values.get("service_worker", "on") not in ("on", "off"):
        yield "SERVICE_WORKER is neither on nor off"


def _framed_hosts(values: Values) -> Iterator[str]:
    for host in values.get("rich_text_iframe_hosts", ()):
        if not _HOST.fullmatch(host):
            yield "RICH_TEXT_IFRAME_HOSTS holds something that is no bare host name"


def _is_script(url: str) -> bool:
    # Browsers ask the script proxy for exactly this, or there is no script.
    try:
        parsed = ada_url.URL(url)
    except ValueError:
        return False
    is_bare = not (parsed.username or parsed.password or "#" in url)
    return parsed.protocol == "https:" and parsed.href == url and is_bare
