"""Pictures of a tour: a file's name says which template it shows, and how."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import INSTANCE
from portolan.core.locales import LOCALES as SITES
from tests.support.urls import TEMPLATES

TOUR = INSTANCE / "tour"
LOCALES = tuple(site.code for site in SITES)
WIDTHS = (360, 768, 1440)
SCHEMES = ("light", "dark")
QUESTION = "consent-question"
"""The page on which the question for consent is not answered yet."""
_FILE = re.compile(
    r"(?P<template>.+)-(?P<locale>[a-z]{2}-[A-Z]{2})-(?P<width>\d+)-(?P<scheme>light|dark)\.png"
)


@dataclass(frozen=True, order=True)
class Screenshot:
    """A template in a locale, at a width in CSS pixels, in light or dark."""

    template: str
    locale: str
    width: int
    scheme: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.template}-{self.locale}-{self.width}-{self.scheme}.png"


@dataclass(frozen=True)
class PictureChoice:
    """What a tour is to show: templates whose names hold `only`, each in all of these."""

    only: str = ""
    locales: tuple[str, ...] = LOCALES
    widths: tuple[int, ...] = WIDTHS
    schemes: tuple[str, ...] = SCHEMES

    def pages(self) -> list[tuple[str, str]]:
        """The templates, as files call them, with their paths."""
        return [
            (name.replace("/", "-"), path)
            for name, path in {**TEMPLATES, "consent/question": "/"}.items()
            if self.only in name
        ]

    def pictures(self) -> list[Screenshot]:
        """All pictures of the tour."""
        return [
            Screenshot(template, locale, width, scheme)
            for template, _ in self.pages()
            for locale in self.locales
            for width in self.widths
            for scheme in self.schemes
        ]


def in_folder(folder: Path) -> list[Screenshot]:
    """The pictures of a tour that has been made, by template."""
    return sorted(_named(file.name for file in folder.glob("*.png")))


def _named(names: Iterable[str]) -> list[Screenshot]:
    results = [match for name in names if (match := _FILE.fullmatch(name))]
    return [
        Screenshot(one["template"], one["locale"], int(one["width"]), one["scheme"])
        for one in results
    ]
