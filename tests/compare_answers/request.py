"""One request that both sides answer, and the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.production import SITES

ASSET = "asset:"
"""In place of a path: the file of this logical name, under whichever name a build has given it."""


@dataclass(frozen=True)
class Request:
    """What is asked for.

    Attributes:
        path: with its query.
        locale: on whose host.
        data: names and values of a form; where there are any, they are posted.
        accept: the type of answer that a script asks for; a browser asks for none in particular.
    """

    path: str
    locale: str = "en-US"
    data: Sequence[tuple[str, str]] = ()
    accept: str = "*/*"

    def message(self, path: str) -> dict[str, Any]:
        """The request as the process of a side reads it."""
        return {
            "path": path,
            "base_url": SITES[self.locale],
            "method": "POST" if self.data else "GET",
            "data": self.data,
            "headers": {"Accept": self.accept, "Sec-Fetch-Site": "same-origin"},
        }

    def __str__(self) -> str:
        """Its name in a report."""
        fields = " ".join(f"{name}={value:.40}" for name, value in self.data)
        return f"{self.locale} {self.path} {fields}".strip()


@dataclass(frozen=True)
class Answer:
    """Status, headers and body; of the body, each character is a byte."""

    status: int
    headers: list[list[str]]
    body: str
