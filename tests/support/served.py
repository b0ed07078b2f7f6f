"""What browser tests need of a site, whoever serves it."""

from typing import Protocol

from werkzeug.test import TestResponse

from tests.support.scripted import ScriptedAnswers


class ServedSite(Protocol):
    """A running site."""

    @property
    def script(self) -> ScriptedAnswers:
        """What is said in the site's place, and what the site was asked."""

    @property
    def domain(self) -> str:
        """The domain of the site's cookies; empty where each host has its own."""

    def get(self, path: str, locale: str = "en-US") -> TestResponse:
        """What the site answers, without a browser."""

    def url(self, path: str, locale: str = "en-US") -> str:
        """The address of a page in a locale."""
