"""The site as visitors meet it: production settings, https addresses, all layers around Flask."""

from flask import Flask
from werkzeug.test import Client

from portolan.core.config import REQUIRED_IN_PRODUCTION
from portolan.web.serving import served

SITES = {"en-US": "https://www.portolan.example", "zh-CN": "https://cn.portolan.example"}
"""The base URL of each locale's site."""

PRODUCTION = {
    **dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 32),
    "SITE_ENV": "production",
    "SITE_URL_EN_US": SITES["en-US"],
    "SITE_URL_ZH_CN": SITES["zh-CN"],
    "MAIL_URL": "smtp://mail.portolan.example",
}
"""What the environment has to say in production."""


def visitor(app: Flask) -> Client:
    """A client of the application in all its layers; it follows nothing and keeps no cookies."""
    return Client(served(app), use_cookies=False)
