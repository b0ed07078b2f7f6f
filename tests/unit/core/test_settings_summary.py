"""The settings as the log shows them: what is set, and nothing that opens a door."""

from portolan.core.config import Settings
from portolan.core.settings_summary import settings_summary

SECRETS = {
    "SECRET_KEY": "sesame-sesame-sesame",
    "ANALYTICS_API_KEY": "sesame",
    "BOT_CHECK_SECRET": "sesame",
    "DATABASE_URL": "postgresql://ann:sesame@db.example/site?password=sesame",
    "REDIS_URL": "redis://:sesame@limits.example/0",
    "MAIL_URL": "smtp://ann:sesame@mail.example:587?starttls=1",
    "SENTRY_DSN": "https://sesame@errors.example/1",
}


def test_no_password_and_no_key_is_shown() -> None:
    view = settings_summary(Settings.from_environment({**SECRETS, "PORT": "8123"}))
    assert "sesame" not in str(view)
    assert view["DATABASE_URL"] == "postgresql://db.example/site"
    assert view["SECRET_KEY"] == view["BOT_CHECK_SECRET"] == "[set]"
    assert view["PORT"] == "8123"
    assert view["SITE_URL en-US"] == "http://localhost:8123"


def test_what_is_not_set_is_not_shown() -> None:
    assert "SENTRY_DSN" not in settings_summary(Settings.from_environment({}))
