"""Values of settings: those that cannot be are named, those that are fit are taken."""

import pytest

from portolan.core.config import Settings
from portolan.core.setting import ConfigurationError

UNFIT = {
    "SITE_ENV": ["staging"],
    "PORT": ["eighty", "0", "65536", "9" * 5000],
    "RUM_EVENT_RATE_LIMIT": ["-1"],
    "METRICS_PORT": ["nine", "-1", "65536", "8000"],
    "LEADS_KEEP_DAYS": ["-1", "90d"],
    "LEADS_ALARM_MINUTES": ["-1", "1.5"],
    "SITE_URL_EN_US": [
        "x",
        "www.portolan.example",
        "ftp://a.example",
        "https:a.example",
        "https://",
        "https://a.example/en",
        "https://a.example?en",
        "https://me@a.example",
        "https://a.example:99999",
        "https://a.example:443",
        "https://例子.example",
    ],
    "SITE_URL_ZH_CN": ["javascript:1", "http://localhost:8000", "http://LOCALHOST:8000/"],
    "DATABASE_URL": [
        "x",
        "sqlite",
        "mysql://a/b",
        "postgresql://a:port/b",
        "postgresql+psycopg2://a/b",
    ],
    "REDIS_URL": ["x", "localhost:6379", "http://localhost", "redis://", "redis://a:port"],
    "PUBLIC_ENDPOINTS_URL": ["x", "ftp://a.example", "https://", "https://a.example:port"],
    "MAIL_URL": [
        "x",
        "http://a.example",
        "smtp://",
        "smtp://a.example:port",
        "smtp://a.example/b",
        "smtp://a.example?starttls=yes",
        "smtps://a.example?starttls=1",
        "smtp://me:secret@a.example",
    ],
    "MAIL_FROM": [
        *("x", "Desk <desk>", "a@b.example, c@d.example", "Desk <a@b.example>\r\nBcc: c"),
        *("=?utf-8?q?a=0D=0ABcc=3Ac?= <a@b.example>", "=?utf-8?q?a?=@b.example", "林@b.example"),
    ],
    "WEB_APP_URL": ["x"],
    "WEBHOOK_URL": ["x"],
    "MAPS_URL": ["x"],
    "ASSET_STORE_URL": ["x"],
    "CONSENT_SCRIPT_URL": ["x"],
    "SECOND_LOADER_URL": ["x"],
    "ANALYTICS_URL": ["x", "ftp://a.example"],
    "ROOT_DOMAIN": ["localhost", "portolan.example", "LOCALHOST", ".localhost", "a b.localhost"],
    "MARKETING_ID_COOKIE": ["a b", "a=b", "a;b", "ä"],
    "SECOND_MARKETING_ID_COOKIE": ["a,b"],
    "CUSTOMER_COOKIE": ['"a"'],
    "SENTRY_BROWSER_DSN": [
        "x",
        "https://errors.example/7",
        "https://key@errors.example",
        "https://key@errors.example/project",
        "https://key@errors.example/7?x",
        "ftp://key@errors.example/7",
        "https://k-y@errors.example/7",
    ],
    "SECOND_ERROR_REPORTING_DSN": ["https://key@errors.example/"],
    "EMBED_ERRORS": ["off"],
    "CDN": ["x", "Fastly", "fastly"],
    "CDN_PURGE_URL": ["x", "https://a.example"],
    "CDN_PURGE_TOKEN": ["t"],
    "RUM_APPLICATION_ID": ["a"],
    "RUM_CLIENT_TOKEN": ["t"],
    "RUM_INTAKE_URL": ["x", "https://a.example?x", "https://me@a.example"],
    "OFF_THREAD_SCRIPTS": ["https://a.example/a.js", "x"],
    "OFF_THREAD_FORWARDS": ["dataLayer.push()", "data-layer", "a..b", ".a"],
    "SERVICE_WORKER": ["x", "OFF", "0"],
    "TAG_MANAGER_ORIGINS": [
        "https://a.example x",
        "https://a.example/",
        "https://A.example",
        "https://*.a.example",
        "https://a.example:443",
        "https://a.example;script-src",
        "https://a.example,b",
        "https://'none'",
        "http://a.example",
        "https:",
        "*",
    ],
    "CONSENT_ORIGINS": ["x"],
    "SECOND_LOADER_ORIGINS": ["x"],
    "CUSTOMER_MESSAGING_ORIGINS": ["x"],
    "THIRD_PARTY_SCRIPTS": [
        "https://a.example/a.js x",
        "http://a.example/a.js",
        "https://a.example",
        "https://A.example/a.js",
        "https://a.example:443/a.js",
        "https://a.example/b/../a.js",
        "https://a.example/a.js#b",
        "https://a.example/a.js#",
        "https://me@a.example/a.js",
        "https://:secret@a.example/a.js",
    ],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in UNFIT.items() for value in values]
)
def test_a_value_that_cannot_be_is_named(key: str, value: str) -> None:
    with pytest.raises(ConfigurationError, match=key):
        Settings.from_environment({key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("PORT", "65535"),
        ("METRICS_PORT", "0"),
        ("METRICS_PORT", "9090"),
        ("LEADS_KEEP_DAYS", "90"),
        ("TAG_MANAGER_ORIGINS", "https://a.example https://b.example:8443"),
        ("LEADS_ALARM_MINUTES", "0"),
        ("SITE_URL_EN_US", "http://[::1]:8000/"),
        ("SITE_URL_EN_US", "https://WWW.Portolan.example"),
        ("SITE_URL_ZH_CN", "http://localhost:8001"),
        ("DATABASE_URL", "postgres://me:secret@a.example/b"),
        ("DATABASE_URL", "postgresql+psycopg:///b?host=/run/postgresql"),
        ("DATABASE_URL", "sqlite://"),
        ("REDIS_URL", "rediss://:secret@a.example:6380/1"),
        ("MAIL_URL", "smtp://a.example"),
        ("MAIL_URL", "smtp://me:se%40cret@a.example:2525?starttls=1"),
        ("MAIL_URL", "smtps://me:secret@a.example"),
        ("MAIL_FROM", "desk@a.example"),
        ("MAIL_FROM", "The Desk <desk@a.example>"),
        ("PUBLIC_ENDPOINTS_URL", "http://127.0.0.1:9000/base"),
        ("THIRD_PARTY_SCRIPTS", "https://a.example/ https://b.example:8443/b.js?id=B-1&l=%22"),
        ("SENTRY_BROWSER_DSN", "https://key:secret@errors.example:8443/sub/path/7"),
        ("SECOND_ERROR_REPORTING_DSN", "http://key@127.0.0.1:9000/7"),
        ("EMBED_ERRORS", "silenced"),
        ("CUSTOMER_COOKIE", "who_is.it-1"),
        ("RUM_INTAKE_URL", "http://127.0.0.1:9000/base"),
        ("SECRET_KEY", "short"),
    ],
)
def test_what_is_fit_is_taken(key: str, value: str) -> None:
    assert Settings.from_environment({key: value})
