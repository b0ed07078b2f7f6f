"""Content Security Policies: what a browser may load, run and send on behalf of an answer.

Pages are kept by caches, so a nonce would be everybody's. Scripts are known by their hash, and
what these insert is trusted through 'strict-dynamic'; data for scripts stands in JSON blocks,
which no policy needs to allow. Browsers too old for 'strict-dynamic' run no scripts, and the
site works without them: hence no 'unsafe-inline' and no list of hosts to fall back on.
"""

import base64
import hashlib
import re
from collections.abc import Callable, Iterable

from portolan.core.config import Settings
from portolan.core.url_shapes import origin_of
from portolan.web.locale import is_https, site_urls
from portolan.web.page_scripts import BOT_CHECK, script_addresses
from portolan.web.services import has_analytics_service, services

REPORTS_PATH = "/_sink/csp"
"""Where browsers send word of what a policy has stopped."""

REPORTS_ENDPOINT = "csp"
"""The name of that address in the header Reporting-Endpoints."""

SANDBOX_PATH = "/~partytown/partytown-sandbox-sw.html"
"""The page in which scripts run off the main thread, with a policy of its own: `off_thread`."""

CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""For data and pictures: shown by themselves, they load and run nothing."""

SCRIPT = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"
"""For scripts: it binds those that run as workers, which fetch for the page."""

_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


def content_security_policy(settings: Settings, scripts: Iterable[str]) -> str:
    """The policy of a page.

    Args:
        settings: name the services that the page's scripts may speak to, and whom it may frame.
        scripts: the hashes of the scripts that stand in the page, as `sha256-…`; with none, no
            script runs.
    """
    trusted = [f"'{script}'" for script in scripts]
    directives = {
        "default-src": "'none'",
        "script-src": " ".join([*trusted, "'strict-dynamic'"]) if trusted else "'none'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": " ".join(["'self'", *_services(settings)]),
        "frame-src": " ".join(_framed(settings)) or "'none'",
        # Session replay packs what it sends in a worker that it makes of a text.
        "worker-src": "'self' blob:" if _has_monitoring(settings) else "'self'",
        "manifest-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "object-src": "'none'",
        "frame-ancestors": "'none'",
        "report-uri": REPORTS_PATH,
    }
    if is_https(settings):
        # Without https browsers have no endpoints, and report to nobody where one is named.
        directives |= {"report-to": REPORTS_ENDPOINT, "upgrade-insecure-requests": ""}
    return "; ".join(f"{name} {value}".rstrip() for name, value in directives.items())


def file_policy(kind: str, read: Callable[[], bytes]) -> str:
    """The policy of an answer that is no page.

    Args:
        kind: its content type, without parameters.
        read: gives its body; asked for drawings only.
    """
    if kind == "text/javascript":
        return SCRIPT
    return _drawing_policy(read()) if kind == "image/svg+xml" else CLOSED


def _drawing_policy(svg: bytes) -> str:
    """No script and no address, but the styles that stand in the drawing."""
    styles = [_sha256(style) for style in _STYLE.findall(svg)]
    allowed = " ".join(styles) or "'none'"
    return f"{CLOSED}; style-src {allowed}; sandbox"


def _sha256(text: bytes) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text).digest()).decode()}'"


def _services(settings: Settings) -> list[str]:
    """The origins of the configured services; plain http only where the site is served so too."""
    scripts = script_addresses(settings).values()
    others = (
        settings.sentry_browser_dsn,
        settings.second_error_reporting_dsn,
        settings.analytics_url if has_analytics_service(settings) else "",
        settings.rum_intake_url if _has_monitoring(settings) else "",
    )
    origins = {origin for url in (*scripts, *others) if url and (origin := origin_of(url))}
    if is_https(settings):
        origins = {origin for origin in origins if origin.startswith("https://")}
    return sorted(origins)


def _has_monitoring(settings: Settings) -> bool:
    return "monitoring" in services(settings)


def _framed(settings: Settings) -> list[str]:
    """What pages may frame: in rich text, for the bot check, to run scripts off their thread."""
    bot_check = origin_of(script_addresses(settings).get(BOT_CHECK, ""))
    hosts = [f"https://{host}" for host in settings.rich_text_iframe_hosts]
    sandboxes = [f"{url}{SANDBOX_PATH}" for url in site_urls(settings).values()]
    others = [bot_check] if bot_check else []
    return [*hosts, *others, *(sandboxes if settings.off_thread_scripts else [])]
