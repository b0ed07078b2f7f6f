"""The words of a share image, and its address."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote, urlencode

from portolan.core.locale import Locale
from portolan.drawing import maps
from portolan.web.content import documents_at

WIDTH, HEIGHT = 1200, 630
VERSION_ARG = "v"


@dataclass(frozen=True)
class Picture:
    """The words of a picture: a page's own title and the name of its section (may be empty)."""

    title: str
    section: str
    locale: Locale

    @property
    def digest(self) -> str:
        """An id that changes with the words and with the code that draws them."""
        parts = (self.title, self.section, self.locale.code, _drawn_by())
        words = "\0".join(parts)
        return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()


def picture_of(path: str, title: str, locale: Locale) -> Picture:
    """The picture of the page at `path`; one that is not a document has no section name."""
    documents = documents_at([path])
    return Picture(title, str(documents[0].section_label) if documents else "", locale)


def address(path: str, picture: Picture, args: list[tuple[str, str]]) -> str:
    """The path of a page's picture.

    Its query has the page's own arguments and the digest of the picture, so that a changed title
    has a new address.
    """
    name = "/index" if path == "/" else path
    return f"/social{quote(name)}.png?{urlencode([*args, (VERSION_ARG, picture.digest)])}"


def page_of(name: str) -> str:
    """The path of the page whose picture has this name: the inverse of `address`."""
    return "/" if name == "index" else f"/{name}"


@cache
def _drawn_by() -> str:
    """A digest of the code of this folder and of the charts."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, Path(maps.__file__).parent):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()
