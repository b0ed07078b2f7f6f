"""The hosts that browsers speak to in tests: the site's own, and the vendors' real ones."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hosts:
    """The hosts of one site, by locale."""

    en_us: str
    zh_cn: str

    @property
    def by_locale(self) -> dict[str, str]:
        """The host of each locale."""
        return {"en-US": self.en_us, "zh-CN": self.zh_cn}

    @property
    def domain(self) -> str:
        """The domain that both hosts belong to, which is that of the site's cookies."""
        return self.en_us.partition(".")[2]


CONFIGURED = Hosts("www.portolan.example", "cn.portolan.example")
"""The site with every service configured."""

ASKING = Hosts("www.harbor.example", "cn.harbor.example")
"""The same, but for the consent tool: this site asks its visitors itself."""

CONSENT_TOOL = "consent.vendor.example"
BOT_CHECK = "www.google.com"
SECOND_LOADER = "loader.vendor.example"
TAG_MANAGER = "www.googletagmanager.com"
ANALYTICS = "api2.amplitude.com"
ERRORS = "o1.ingest.sentry.io"
SECOND_ERRORS = "errors.vendor.example"
MONITORING = "browser-intake-datadoghq.com"
CHAT = "widget.intercom.io"
VIDEO = "media.portolan.example"

VENDORS = (
    BOT_CHECK,
    TAG_MANAGER,
    ANALYTICS,
    ERRORS,
    MONITORING,
    CHAT,
    VIDEO,
    "www.gstatic.com",
    "www.google-analytics.com",
    "recaptcha.google.com",
    "region1.google-analytics.com",
    "*.intercom.io",
    "*.intercomcdn.com",
    "intercom-sheets.com",
    "*.vendor.example",
)
"""All of them, and the further hosts that the vendors' own scripts speak to."""
