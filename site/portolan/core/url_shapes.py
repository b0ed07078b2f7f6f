"""Checks of the URLs among the settings."""

import re
from urllib.parse import urlsplit

import ada_url

# What is installed; `database_url` in `leads` gives PostgreSQL its driver.
DATABASES = {"sqlite", "sqlite+pysqlite", "postgres", "postgresql", "postgresql+psycopg"}

_SOURCE = re.compile(r"https://[a-z0-9.-]+(?::[0-9]+)?")
_DSN_PATH = re.compile(r"(?:/[\w.-]+)*/[0-9]+", re.ASCII)
_DSN_KEY = re.compile(r"\w+", re.ASCII)


def is_url(url: str, schemes: tuple[str, ...]) -> bool:
    """Whether the URL has one of the schemes, a host, and a valid port or none."""
    try:
        parts = urlsplit(url)
        # Asking for the port is what finds out whether it is a number.
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def is_web_url(url: str) -> bool:
    """Whether the URL is an http(s) URL."""
    return is_url(url, ("http", "https"))


def origin_of(url: str) -> str | None:
    """Scheme, host and port as a browser writes them; None if the URL is not http(s)."""
    try:
        parsed = ada_url.URL(url)
    except ValueError:
        return None
    return parsed.origin if parsed.protocol in ("http:", "https:") else None


def is_origin(url: str) -> bool:
    """Whether the URL is an origin as browsers write it."""
    # Not `https://a.example:443`, nor letters beyond ASCII: no browser's Host is that.
    return origin_of(url) == url.lower()


def is_source(url: str) -> bool:
    """Whether the URL is an https origin that a security policy can name."""
    # Hosts of URLs may hold marks that would be words of the policy.
    return _SOURCE.fullmatch(url) is not None and origin_of(url) == url


def is_database(url: str) -> bool:
    """Whether the URL names a database that submissions can be stored in."""
    if url.startswith("sqlite:////"):
        return True
    # For a file, which is the default, the library is not worth its time.
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).drivername in DATABASES
    except (ArgumentError, ValueError):
        return False


def is_mail_server(url: str) -> bool:
    """Whether the URL names a mail server: smtp, smtps, or smtp with STARTTLS."""
    if not is_url(url, ("smtp", "smtps")):
        return False
    parts = urlsplit(url)
    queries = ("", "starttls=1") if parts.scheme == "smtp" else ("",)
    return parts.query in queries and parts.path in ("", "/") and not parts.fragment


def hides_password(url: str) -> bool:
    """Whether a mail server's URL sends its password encrypted, or holds none."""
    is_open = is_mail_server(url) and not url.startswith("smtps:") and "?" not in url
    return not (is_open and urlsplit(url).password)


def is_dsn(dsn: str) -> bool:
    """Whether the text is the DSN of an error service."""
    if not is_web_url(dsn):
        return False
    parts = urlsplit(dsn)
    is_bare = not (parts.query or parts.fragment)
    has_key = _DSN_KEY.fullmatch(parts.username or "") is not None
    return is_bare and has_key and _DSN_PATH.fullmatch(parts.path) is not None


def is_script(url: str) -> bool:
    """Whether the URL is an https URL as browsers write it, without user and fragment."""
    # Browsers ask the script proxy for exactly this, or there is no script.
    try:
        parsed = ada_url.URL(url)
    except ValueError:
        return False
    is_bare = not (parsed.username or parsed.password or "#" in url)
    return parsed.protocol == "https:" and parsed.href == url and is_bare
