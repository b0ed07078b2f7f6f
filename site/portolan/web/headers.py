"""Security headers of every answer."""

from functools import lru_cache, partial

from flask import Flask, Response

from portolan.core.config import Settings
from portolan.web.assets import AssetError, loader_hashes
from portolan.web.cache_control import PRIVATE
from portolan.web.csp import (
    REPORTS_ENDPOINT,
    REPORTS_PATH,
    content_security_policy,
    file_policy,
)
from portolan.web.locale import is_https

TWO_YEARS = 63_072_000

# Devices, sensors and tracking that pages and their frames could otherwise request.
CLOSED_FEATURES = (
    "accelerometer", "browsing-topics", "camera", "display-capture", "gamepad", "geolocation",
    "gyroscope", "hid", "identity-credentials-get", "idle-detection", "local-fonts",
    "local-network-access", "magnetometer", "microphone", "midi", "otp-credentials", "payment",
    "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial",
    "usb", "window-management", "xr-spatial-tracking",
)  # fmt: skip


def fixed_headers(settings: Settings) -> dict[str, str]:
    """The headers that are the same on all answers, by name; without the CSP.

    An answer may set its own value: a picture for other sites to show, for example, has its own
    Cross-Origin-Resource-Policy.
    """
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{name}=()" for name in CLOSED_FEATURES),
    }
    if is_https(settings):
        # Without `preload`: that would bind every host of the domain, and not all are the site's.
        headers["Strict-Transport-Security"] = f"max-age={TWO_YEARS}; includeSubDomains"
        headers["Reporting-Endpoints"] = f'{REPORTS_ENDPOINT}="{REPORTS_PATH}"'
    return headers


def init_headers(app: Flask) -> None:
    """Set the headers on every answer that Flask makes, errors included."""
    settings: Settings = app.config["SETTINGS"]
    fixed = fixed_headers(settings)
    page_policy = lru_cache(maxsize=8)(partial(content_security_policy, settings))

    @app.after_request
    def add(response: Response) -> Response:
        present = {name.lower() for name, _ in response.headers}
        response.headers.extend(one for one in fixed.items() if one[0].lower() not in present)
        if "Set-Cookie" in response.headers:
            # Cookies are hidden from scripts: this tells the service worker what not to store.
            response.headers["Cache-Control"] = PRIVATE
        if "Content-Security-Policy" not in response.headers:
            is_page = response.mimetype == "text/html"
            policy = page_policy(_scripts()) if is_page else _file_policy(response)
            response.headers["Content-Security-Policy"] = policy
        return response


def _scripts() -> tuple[str, ...]:
    try:
        return loader_hashes()
    except AssetError:
        # The error page has no script either.
        return ()


def _file_policy(response: Response) -> str:
    def body() -> bytes:
        # A file sent without reading it, as in the development server.
        response.direct_passthrough = False
        return response.get_data()

    return file_policy(response.mimetype or "", body)
