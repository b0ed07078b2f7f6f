"""Tokens for posts of tests, as a page has them that was opened a while ago."""

from datetime import timedelta

import pytest
from flask import Flask
from itsdangerous import TimestampSigner

from portolan.sections.shared.lead_pages.form_token import issue


def later(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    """Let so much time go by, for those who sign."""
    now = TimestampSigner.get_timestamp
    seconds = int(by.total_seconds())
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now(signer) + seconds)


def ripe_token(app: Flask, monkeypatch: pytest.MonkeyPatch) -> str:
    """A token that was issued a minute ago."""
    with app.app_context():
        token = issue()
    later(monkeypatch, timedelta(minutes=1))
    return token
