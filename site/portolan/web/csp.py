"""Content Security Policies of pages and files.

Caches store pages, so all visitors would share a nonce. Scripts are allowed by their hash, and
what they insert by 'strict-dynamic'; data for scripts stands in JSON blocks, which need no
permission. Browsers without 'strict-dynamic' run no scripts, and the site works without them:
hence no fallback to 'unsafe-inline' or a list of hosts.
"""

import base64
import hashlib
import re
from collections.abc import Callable, Iterable

from portolan.core.config import Settings
from portolan.web.locale import is_https, site_urls
from portolan.web.service_origins import service_origins
from portolan.web.services import has_monitoring

REPORTS_PATH = "/_sink/csp"
"""The address for browsers' reports of violations."""

REPORTS_ENDPOINT = "csp"
"""The name of that address in the header Reporting-Endpoints."""

SANDBOX_PATH = "/~partytown/partytown-sandbox-sw.html"
"""The page for scripts off the main thread, with a policy of its own; see `off_thread`."""

CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The policy of data and pictures, which load and run nothing."""

SCRIPT = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"
"""The policy of scripts; it applies to those that run as workers."""

_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


def content_security_policy(settings: Settings, scripts: Iterable[str]) -> str:
    """The policy of a page.

    Args:
        settings: name the services that scripts may connect to, and what the page may frame.
        scripts: the hashes of the inline scripts, as `sha256-…`; without any, no script runs.
    """
    trusted = [f"'{script}'" for script in scripts]
    others = service_origins(settings)
    directives = {
        "default-src": "'none'",
        "script-src": " ".join([*trusted, "'strict-dynamic'"]) if trusted else "'none'",
        "style-src": _sources("'self'", *others.get("style-src", ())),
        "img-src": _sources("'self'", "data:", *others.get("img-src", ())),
        "font-src": _sources("'self'", *others.get("font-src", ())),
        "media-src": _sources(*others.get("media-src", ())),
        "connect-src": _sources("'self'", *others.get("connect-src", ())),
        "frame-src": _sources(*_framed(settings), *others.get("frame-src", ())),
        # Session replay compresses its data in a worker made from a blob.
        "worker-src": "'self' blob:" if has_monitoring(settings) else "'self'",
        "manifest-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "object-src": "'none'",
        "frame-ancestors": "'none'",
        "report-uri": REPORTS_PATH,
    }
    if is_https(settings):
        # Without https browsers ignore endpoints, and send no report if one is named.
        directives |= {"report-to": REPORTS_ENDPOINT, "upgrade-insecure-requests": ""}
    return "; ".join(f"{name} {value}".rstrip() for name, value in directives.items())


def _sources(*sources: str) -> str:
    return " ".join(sources) or "'none'"


def file_policy(kind: str, read: Callable[[], bytes]) -> str:
    """The policy of an answer that is not a page.

    Args:
        kind: its content type, without parameters.
        read: returns its body; called for drawings only.
    """
    if kind == "text/javascript":
        return SCRIPT
    return _drawing_policy(read()) if kind == "image/svg+xml" else CLOSED


def _drawing_policy(svg: bytes) -> str:
    """The policy of a drawing: nothing but its own inline styles."""
    styles = [_sha256(style) for style in _STYLE.findall(svg)]
    allowed = " ".join(styles) or "'none'"
    return f"{CLOSED}; style-src {allowed}; sandbox"


def _sha256(text: bytes) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text).digest()).decode()}'"


def _framed(settings: Settings) -> list[str]:
    """Frame sources besides services: embeds in rich text, the off-thread sandbox."""
    hosts = [f"https://{host}" for host in settings.rich_text_iframe_hosts]
    sandboxes = [f"{url}{SANDBOX_PATH}" for url in site_urls(settings).values()]
    return [*hosts, *(sandboxes if settings.off_thread_scripts else [])]
