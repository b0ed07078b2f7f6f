"""The security headers that every answer carries."""

from flask import Flask, Response

from portolan.config import Settings
from portolan.web.assets import loader_hash

PERMISSIONS = (
    "accelerometer, browsing-topics, camera, display-capture, geolocation, gyroscope, "
    "magnetometer, microphone, midi, payment, usb, xr-spatial-tracking"
)
TWO_YEARS = 63_072_000


def content_security_policy() -> str:
    """Scripts by hash only: pages are cached, so there can be no nonce.

    What the hashed loader inserts is trusted through 'strict-dynamic'; data for scripts
    stands in JSON blocks, which no policy needs to allow.
    """
    directives = {
        "default-src": "'none'",
        "script-src": f"'{loader_hash()}' 'strict-dynamic'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "object-src": "'none'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in directives.items())


def init_headers(app: Flask) -> None:
    """Set the headers on every answer, errors included."""
    settings: Settings = app.config["SETTINGS"]
    fixed = {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{name}=()" for name in PERMISSIONS.split(", ")),
    }
    if settings.site_url_en_us.startswith("https://"):
        fixed["Strict-Transport-Security"] = f"max-age={TWO_YEARS}; includeSubDomains"

    @app.after_request
    def add(response: Response) -> Response:
        for name, value in fixed.items():
            response.headers.setdefault(name, value)
        if response.mimetype == "text/html":
            response.headers.setdefault("Content-Security-Policy", content_security_policy())
        return response
