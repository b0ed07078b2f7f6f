"""Origins that the default vendors' scripts need besides their own, as each documents them."""

from collections.abc import Mapping

Sources = Mapping[str, tuple[str, ...]]

GOOGLE_ANALYTICS = ("https://*.google-analytics.com", "https://*.analytics.google.com")

# https://developers.google.com/tag-platform/security/guides/csp
GOOGLE_TAG_MANAGER: Sources = {
    "connect-src": ("https://www.google.com", *GOOGLE_ANALYTICS),
    "img-src": ("https://www.googletagmanager.com", *GOOGLE_ANALYTICS),
}

# https://developers.google.com/recaptcha/docs/faq
RECAPTCHA: Sources = {
    "frame-src": ("https://www.google.com", "https://recaptcha.google.com"),
}

# https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
INTERCOM: Sources = {
    "connect-src": (
        "https://via.intercom.io",
        *(f"https://api{area}.intercom.io" for area in ("", ".au", ".eu")),
        *(f"https://api-iam{area}.intercom.io" for area in ("", ".au", ".eu")),
        "https://api-ping.intercom.io",
        *(
            f"{scheme}://{host}"
            for scheme in ("https", "wss")
            for host in (
                "*.intercom-messenger.com",
                "nexus-websocket-a.intercom.io",
                "nexus-websocket-b.intercom.io",
                "nexus-europe-websocket.intercom.io",
                "nexus-australia-websocket.intercom.io",
            )
        ),
        *(f"https://uploads.{host}" for host in ("intercomcdn.com", "intercomcdn.eu")),
        *(f"https://uploads.{area}.intercomcdn.com" for area in ("au", "eu")),
        "https://uploads.intercomusercontent.com",
    ),
    "font-src": ("https://js.intercomcdn.com", "https://fonts.intercomcdn.com"),
    "frame-src": ("https://intercom-sheets.com", "https://www.intercom-reporting.com"),
    "img-src": (
        "blob:",
        "https://js.intercomcdn.com",
        "https://static.intercomassets.com",
        "https://downloads.intercomcdn.com",
        "https://downloads.intercomcdn.eu",
        "https://downloads.au.intercomcdn.com",
        "https://uploads.intercomusercontent.com",
        "https://gifs.intercomcdn.com",
        "https://video-messages.intercomcdn.com",
        "https://messenger-apps.intercom.io",
    ),
    "media-src": ("https://js.intercomcdn.com",),
    # It writes its styles into the page; a hash would be another one with each of its releases.
    "style-src": ("'unsafe-inline'",),
}

VENDORS: Mapping[str, Sources] = {
    "https://www.googletagmanager.com": GOOGLE_TAG_MANAGER,
    "https://www.google.com": RECAPTCHA,
    "https://widget.intercom.io": INTERCOM,
}
"""The needs of each by the origin of its script: another script's needs are settings."""
